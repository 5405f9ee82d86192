import Foundation

/// Compares the looks of the runs of texts, which are given as `“words” face size #colour`, with a bar between runs.
///
/// Other words, which are told as such, are no other look; and what has nothing but other colours has no other font.
enum RunStyles {
  /// What is otherwise of two texts whose runs have the same fonts.
  enum Change {
    case words
    case colors(before: String, after: String)
  }

  /// What is otherwise, where that is not the fonts.
  ///
  /// - Returns: The colours on both sides, if they differ, or else the words; `nil` where fonts or the number of runs differ.
  static func change(_ before: String?, _ after: String?) -> Change? {
    guard let before, let after else { return nil }
    let (old, new) = (looks(before), looks(after))
    guard old.fonts == new.fonts else { return nil }
    if old.colors == new.colors { return .words }
    return .colors(before: list(old.colors), after: list(new.colors))
  }

  /// The fonts of runs and their colours, without their words.
  private static func looks(_ runs: String) -> (fonts: String, colors: [String]) {
    var fonts = ""
    var colors: [String] = []
    var depth = 0
    for word in runs.split(separator: " ", omittingEmptySubsequences: false) {
      let isQuoted = depth > 0 || word.contains("“")
      depth += word.count { $0 == "“" } - word.count { $0 == "”" }
      if isQuoted { continue }
      if word.hasPrefix("#") { colors.append(String(word)) } else { fonts += word + " " }
    }
    return (fonts, colors)
  }

  private static func list(_ colors: [String]) -> String {
    var seen: Set<String> = []
    return colors.filter { seen.insert($0).inserted }.joined(separator: ", ")
  }
}
