import GalleyTree

extension Appearance {
  /// Whether both show the same text, however it is broken into lines; not known without lines.
  func saysTheSame(as other: Appearance) -> Bool {
    guard let lines, let others = other.lines else { return false }
    if lines == others { return true }
    func text(_ lines: [String]) -> String { lines.joined().filter { !$0.isWhitespace } }
    return text(lines) == text(others)
  }
}
