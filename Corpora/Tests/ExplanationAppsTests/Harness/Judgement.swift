@testable import GalleyExplanation

/// How well one case was explained.
struct Judgement {
  let planted: PlantedCase
  let causes: [Cause]
  let unexplainedPixels: Int
  /// How long explaining took.
  let time: Duration

  /// Explains a case.
  init(_ planted: PlantedCase) {
    self.planted = planted
    let clock = ContinuousClock()
    let began = clock.now
    let comparison = Comparator.compare(baseline: planted.before, candidate: planted.after)
    time = clock.now - began
    causes = comparison.causes
    unexplainedPixels = comparison.unexplainedPixels
  }

  /// Whether every change has exactly one cause, which is true, and nothing else is said.
  var isExact: Bool {
    unexplainedPixels == 0 && causes.count == planted.changes.count && matched == planted.changes.count
  }

  /// The causes that say nothing that was planted.
  var falseCauses: [Cause] {
    causes.filter { cause in !planted.expectations.contains { $0.isMet(by: cause) } }
  }

  /// The causes that say nothing but that something looks different.
  var pixelCauses: [Cause] { causes.filter { $0.kindName == "pixels" } }

  /// The causes that nothing could make true, whatever was planted: they contradict themselves, or say nothing.
  var contradictions: [Cause] {
    causes.filter { cause in
      let isUnseen = cause.sentence.contains("without a visible difference")
      let isEmpty = cause.kindName == "pixels" && cause.pixels == 0
      let isSame = ["restyled", "resized", "text"].contains(cause.kindName) && cause.before == cause.after
      let words = cause.sentence.split(separator: " ", omittingEmptySubsequences: false)
      return isUnseen && cause.pixels > 0 || isEmpty || isSame || words.contains("")
    }
  }

  /// Whether some cause says a change.
  func isTold(_ change: Int) -> Bool { causes.contains { planted.expectations[change].isMet(by: $0) } }

  /// How many changes can have a cause each of their own: the largest matching.
  private var matched: Int {
    var owner: [Int: Int] = [:]
    func place(_ change: Int, _ tried: inout Set<Int>) -> Bool {
      for (number, cause) in causes.enumerated() where planted.expectations[change].isMet(by: cause) {
        guard tried.insert(number).inserted else { continue }
        if let other = owner[number], !place(other, &tried) { continue }
        owner[number] = change
        return true
      }
      return false
    }
    return planted.changes.indices.count { change in
      var tried: Set<Int> = []
      return place(change, &tried)
    }
  }
}
