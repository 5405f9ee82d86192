/// When each requirement of a page was met, over all looks.
struct Sightings {
  /// When a requirement was met for the first and for the last time, counted from the device's start.
  struct Span {
    let first: Duration
    var last: Duration
  }

  private var spans: [String: Span] = [:]

  /// Takes note of one look.
  ///
  /// - Parameters:
  ///   - verdict: How the page stood.
  ///   - instant: When that was.
  mutating func add(_ verdict: Verdict, at instant: Duration) {
    for judgement in verdict.judgements where judgement.outcome == .met {
      spans[Self.key(judgement), default: Span(first: instant, last: instant)].last = instant
    }
  }

  /// When a requirement was met, if it ever was.
  ///
  /// - Parameter judgement: The requirement, as it stands now.
  /// - Returns: The first and the last time.
  func span(of judgement: Judgement) -> Span? {
    spans[Self.key(judgement)]
  }

  private static func key(_ judgement: Judgement) -> String {
    "\(judgement.isAbsence) \(judgement.name) \(judgement.requirement.place)"
  }
}
