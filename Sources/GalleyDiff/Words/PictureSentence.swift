/// Sentences about pictures without trees, in pixels.
enum PictureSentence {
  /// What happened to a band.
  static func text(_ event: BandEvents.Event, _ axis: LineHashing.Lines) -> String {
    let name = axis == .rows ? "y" : "x"
    switch event {
    case .inserted(let lines):
      return "a band of \(lines.count) px was inserted at \(name) = \(lines.lowerBound)"
    case .removed(let lines):
      return "a band of \(lines.count) px was removed at \(name) = \(lines.lowerBound)"
    case .moved(let lines, let by):
      return "the band of \(lines.count) px at \(name) = \(lines.lowerBound) moved \(way(by, axis))"
    case .shifted(let from, let to, let by):
      let place =
        to.map { "from \(name) = \(from) to \(name) = \($0)" }
        ?? (axis == .rows ? "below y = \(from)" : "right of x = \(from)")
      return "everything \(place) moved \(way(by, axis))"
    }
  }

  /// A way such as `down 4 px`.
  static func way(_ by: Int, _ axis: LineHashing.Lines) -> String {
    let word =
      switch (axis, by > 0) {
      case (.rows, true): "down"
      case (.rows, false): "up"
      case (.columns, true): "right"
      case (.columns, false): "left"
      }
    return "\(word) \(abs(by)) px"
  }

  /// How a picture's size changed, such as `the picture is 12 px wider`.
  static func size(_ before: PixelSize, _ after: PixelSize) -> String {
    func part(_ by: Int, _ more: String, _ less: String) -> String? {
      by == 0 ? nil : "\(abs(by)) px \(by > 0 ? more : less)"
    }
    let parts = [
      part(after.width - before.width, "wider", "narrower"),
      part(after.height - before.height, "higher", "lower"),
    ].compactMap { $0 }
    return "the picture is \(parts.isEmpty ? "as large as before" : parts.joined(separator: " and "))"
  }

  /// How many places differ, such as `3 areas differ`.
  static func areas(_ count: Int) -> String { count == 1 ? "1 area differs" : "\(count) areas differ" }

  /// A comparison in one sentence, without what differs.
  ///
  /// - Parameters:
  ///   - comparison: The comparison.
  ///   - areas: How many clusters differ.
  /// - Returns: The sentence, without an end mark.
  static func text(_ comparison: PixelComparison, areas: Int) -> String {
    let verdict = comparison.verdict
    let forgiven = verdict.forgiven.map { "\($0.pixels) px \(words($0.reason))" }.joined(separator: ", ")
    var parts: [String] = []
    if let sizes = comparison.sizes {
      parts.append(size(sizes.baseline, sizes.candidate))
      if comparison.map.isEmpty { parts.append("what both have is equal") }
    } else if comparison.map.isEmpty {
      parts.append("the pictures are equal")
    }
    if verdict.counted > verdict.allowed {
      parts.append("\(Self.areas(areas)) (\(verdict.counted) px, and \(verdict.allowed) may)")
    } else if !forgiven.isEmpty {
      parts.append("what changed is forgiven")
    }
    return forgiven.isEmpty ? parts.joined(separator: "; ") : "\(parts.joined(separator: "; ")): \(forgiven)"
  }

  private static func words(_ reason: ToleratedDifference.Reason) -> String {
    switch reason {
    case .tolerated: "tolerated"
    case .smoothed: "smoothed otherwise"
    case .perceptualPrecision: "within the perceptual precision"
    case .minimumClusterSize: "in clusters that are too small"
    case .allowance: "allowed"
    }
  }
}
