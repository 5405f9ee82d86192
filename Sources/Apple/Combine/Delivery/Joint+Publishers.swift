/// Tuples of the values of two to four publishers. A function for each number: packs of types cannot share a failure yet.
extension Joint {
  /// Joins two publishers for a subscriber of pairs.
  static func join<A: Publisher, B: Publisher>(_ a: A, _ b: B, for subscriber: Downstream, by rule: Rule)
  where Downstream.Input == (A.Output, B.Output), A.Failure == Failure, B.Failure == Failure {
    let joint = Joint(subscriber, count: 2, rule: rule) { ($0[0] as! A.Output, $0[1] as! B.Output) }
    subscriber.receive(subscription: joint)
    joint.attach(a, at: 0)
    joint.attach(b, at: 1)
  }

  /// Joins three publishers for a subscriber of triples.
  static func join<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C, for subscriber: Downstream, by rule: Rule
  )
  where
    Downstream.Input == (A.Output, B.Output, C.Output), A.Failure == Failure, B.Failure == Failure,
    C.Failure == Failure
  {
    let joint = Joint(subscriber, count: 3, rule: rule) {
      ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output)
    }
    subscriber.receive(subscription: joint)
    joint.attach(a, at: 0)
    joint.attach(b, at: 1)
    joint.attach(c, at: 2)
  }

  /// Joins four publishers for a subscriber of quadruples.
  static func join<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D, for subscriber: Downstream, by rule: Rule
  )
  where
    Downstream.Input == (A.Output, B.Output, C.Output, D.Output), A.Failure == Failure, B.Failure == Failure,
    C.Failure == Failure, D.Failure == Failure
  {
    let joint = Joint(subscriber, count: 4, rule: rule) {
      ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output)
    }
    subscriber.receive(subscription: joint)
    joint.attach(a, at: 0)
    joint.attach(b, at: 1)
    joint.attach(c, at: 2)
    joint.attach(d, at: 3)
  }
}
