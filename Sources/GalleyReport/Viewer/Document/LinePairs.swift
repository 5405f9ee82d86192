import GalleyExplanation

/// Finds what differs within lines that stand for each other.
enum LinePairs {
  /// For each line of a hunk the characters that are other ones than in its counterpart.
  ///
  /// As many removed lines as added ones after them are taken in pairs. Lines that have little in common are not marked: all
  /// of them is another one.
  ///
  /// - Parameter lines: The lines.
  /// - Returns: Ranges of characters; `nil` where a line has no counterpart, or little in common with it.
  static func parts(of lines: [TextDifference.Line]) -> [Range<Int>?] {
    var parts = [Range<Int>?](repeating: nil, count: lines.count)
    var start = 0
    while start < lines.count {
      let removed = lines[start...].prefix { $0.kind == .removed }.count
      let added = lines[(start + removed)...].prefix { $0.kind == .added }.count
      if removed == added {
        for offset in 0..<removed {
          let (a, b) = (start + offset, start + removed + offset)
          (parts[a], parts[b]) = pair(Array(lines[a].text), Array(lines[b].text))
        }
      }
      start += max(1, removed + added)
    }
    return parts
  }

  private static func pair(_ a: [Character], _ b: [Character]) -> (Range<Int>?, Range<Int>?) {
    let head = zip(a, b).prefix { $0 == $1 }.count
    let tail = zip(a.dropFirst(head).reversed(), b.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    guard (head + tail) * 3 >= min(a.count, b.count) else { return (nil, nil) }
    func part(_ line: [Character]) -> Range<Int>? {
      let range = head..<(line.count - tail)
      return range.isEmpty ? nil : range
    }
    return (part(a), part(b))
  }
}
