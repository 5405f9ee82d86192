/// Calls back when views come, change and go.
package struct Lifecycle {
  /// What a node asks for in an update.
  package struct Event {
    let node: Node
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    package init(_ node: Node, appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
      self.node = node
      self.appear = appear
      self.disappear = disappear
    }
  }

  private var present: [UInt64: Event] = [:]
  private var now: [Event] = []
  private var late: [Event] = []

  mutating func begin() {
    now = []
  }

  /// Notes a node; late ones are rows that a list makes while it is laid out.
  mutating func add(_ event: Event, isLate: Bool) {
    if isLate { late.append(event) } else { now.append(event) }
  }

  mutating func endLate() {
    let came = late.filter { present[$0.node.handle] == nil }
    for event in late { present[event.node.handle] = event }
    late = []
    for event in came { event.appear?() }
  }

  /// Calls those that came, in order, and those that went, oldest first.
  mutating func end() {
    let before = present
    present = [:]
    for event in now { present[event.node.handle] = event }
    let gone = before.keys.filter { present[$0] == nil }.sorted()
    let came = now.filter { before[$0.node.handle] == nil }
    for handle in gone { before[handle]?.disappear?() }
    for event in came { event.appear?() }
  }
}
