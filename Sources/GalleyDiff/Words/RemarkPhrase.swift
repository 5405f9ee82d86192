import GalleyTree

/// What is said of a finding in a region that counts all the same.
enum RemarkPhrase {
  /// What follows right on what changed, where it is about that.
  static func clause(_ finding: Finding) -> String {
    let they = finding.others.isEmpty ? "it" : "they"
    switch finding.remark {
    case .floatsTooFar(let limits):
      let sides = [("up", limits.up), ("down", limits.down), ("left", limits.left), ("right", limits.right)]
      if Set(sides.map(\.1)).count == 1 {
        return ", further than the \(Phrase.points(limits.up)) \(they) may float"
      }
      let ways = sides.map { "\($0) \(Phrase.points($1))" }.joined(separator: ", ")
      return ", further than \(they) may float (\(ways))"
    case .breaksPattern(let pattern): return ", which is not \(pattern.name)"
    case .frameOfIgnored, .reachesOutside, nil: return ""
    }
  }

  /// What ends the sentence: why something counts although it is in a region.
  static func end(_ finding: Finding) -> String {
    switch finding.remark {
    case .frameOfIgnored: "; an ignored element's frame counts unless it floats"
    case .reachesOutside: "; a change in a region counts where it moves what is outside"
    case .floatsTooFar, .breaksPattern, nil: ""
    }
  }
}
