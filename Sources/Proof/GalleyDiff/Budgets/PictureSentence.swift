import GalleyText

/// Sentences about pictures without trees, in pixels.
package enum PictureSentence {
  /// The change of a picture's size, such as `the picture is 12 px wider`.
  package static func size(_ before: PixelSize, _ after: PixelSize) -> String {
    func part(_ by: Int, _ more: String, _ less: String) -> String? {
      by == 0 ? nil : "\(abs(by)) px \(by > 0 ? more : less)"
    }
    let parts = [
      part(after.width - before.width, "wider", "narrower"),
      part(after.height - before.height, "higher", "lower"),
    ].compactMap { $0 }
    return "the picture is \(parts.isEmpty ? "as large as before" : parts.joined(separator: " and "))"
  }

  /// A count of areas, such as `3 areas differ`.
  package static func areas(_ count: Int) -> String {
    EnglishNoun.count(count, "area", "differs", "differ")
  }

  /// A comparison in one sentence, without what differs.
  package static func text(_ comparison: PixelComparison, areas: Int) -> String {
    let verdict = comparison.verdict
    let forgiven = verdict.forgiven.map { "\(Numeral.pixels($0.pixels)) \(words($0.reason))" }.joined(
      separator: ", ")
    var parts: [String] = []
    if let sizes = comparison.sizes {
      parts.append(size(sizes.baseline, sizes.candidate))
      if comparison.map.isEmpty { parts.append("what both have is equal") }
    } else if comparison.map.isEmpty {
      parts.append("the pictures are equal")
    }
    if verdict.counted > verdict.allowed {
      parts.append(
        "\(Self.areas(areas)) (\(Numeral.pixels(verdict.counted)), \(Numeral.grouped(verdict.allowed)) allowed)"
      )
    } else if !forgiven.isEmpty {
      parts.append("all changes are tolerated")
    }
    return forgiven.isEmpty ? parts.joined(separator: "; ") : "\(parts.joined(separator: "; ")): \(forgiven)"
  }

  private static func words(_ reason: ToleratedDifference.Reason) -> String {
    switch reason {
    case .tolerated: "tolerated"
    case .smoothed: "with different anti-aliasing"
    case .perceptualPrecision: "within the perceptual precision"
    case .minimumClusterSize: "in clusters that are too small"
    case .allowance: "allowed"
    }
  }
}
