/// Lines that are gone in one place and the same in another.
struct MovedLines {
  /// Which edit has them as gone.
  var from: Int
  /// Which edit has them as new.
  var to: Int

  /// Finds blocks of lines that only moved.
  ///
  /// A block without a letter or digit, such as an empty line or a brace, may stand anywhere, and is not told so.
  static func find(_ edits: TextEdits) -> [MovedLines] {
    var gone: [[ArraySlice<UInt8>]: Int] = [:]
    var moves: [MovedLines] = []
    for (index, edit) in edits.edits.enumerated() where edit.candidate.isEmpty {
      let lines = Array(edits.baseline.contents[edit.baseline])
      if isTelling(lines), gone[lines] == nil { gone[lines] = index }
    }
    if gone.isEmpty { return [] }
    for (index, edit) in edits.edits.enumerated() where edit.baseline.isEmpty {
      let lines = Array(edits.candidate.contents[edit.candidate])
      if let from = gone.removeValue(forKey: lines) { moves.append(MovedLines(from: from, to: index)) }
    }
    return moves
  }

  private static func isTelling(_ lines: [ArraySlice<UInt8>]) -> Bool {
    lines.contains { line in
      line.contains { byte in
        byte >= 0x80
          || [
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"),
          ].contains { $0.contains(byte) }
      }
    }
  }
}
