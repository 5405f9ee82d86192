import GalleyTree

/// A tree with marks, as lines.
enum TreeText {
  /// Writes a tree.
  ///
  /// In a shortened tree, marked elements stay, with their ancestors and neighbours. A line with dots gives
  /// the number of omitted elements.
  static func lines(_ lines: [TreeLine], limit: Int?) -> [String] {
    guard let limit, lines.count > limit else { return lines.map(text) }
    let kept = kept(lines, limit: limit)
    var result: [String] = []
    var index = 0
    while index < lines.count {
      if kept.contains(index) {
        result.append(text(lines[index]))
        index += 1
        continue
      }
      let first = index
      while index < lines.count, !kept.contains(index) { index += 1 }
      let depth = lines[first..<index].map(\.depth).min() ?? 0
      result.append(String(repeating: "  ", count: depth) + "… \(index - first) more")
    }
    return result
  }

  private static func kept(_ lines: [TreeLine], limit: Int) -> Set<Int> {
    var kept: Set<Int> = []
    for index in lines.indices where lines[index].mark != nil {
      kept.insert(index)
      var depth = lines[index].depth
      for above in stride(from: index - 1, through: 0, by: -1) where lines[above].depth < depth {
        kept.insert(above)
        depth = lines[above].depth
      }
    }
    let distances = distances(to: kept, count: lines.count)
    let others = lines.indices.filter { !kept.contains($0) }
      .sorted { (distances[$0], $0) < (distances[$1], $1) }
    kept.formUnion(others.prefix(max(0, limit - kept.count)))
    return kept
  }

  /// The distance of each line from the next one that is kept.
  private static func distances(to kept: Set<Int>, count: Int) -> [Int] {
    var distances = Array(repeating: count, count: count)
    for index in distances.indices {
      distances[index] = kept.contains(index) ? 0 : index > 0 ? min(count, distances[index - 1] + 1) : count
    }
    for index in distances.indices.dropLast().reversed() {
      distances[index] = min(distances[index], distances[index + 1] + 1)
    }
    return distances
  }

  private static func text(_ line: TreeLine) -> String {
    let indent = String(repeating: "  ", count: line.depth)
    let mark =
      switch line.mark {
      case .found(let name): "  ✓ \(name)"
      case .near(let name): "  ← near \(name)"
      case .unwanted(let name): "  ✗ \(name)"
      case nil: ""
      }
    return indent + line.text + mark
  }
}
