import Foundation

/// Compares the looks of the runs of texts, which are given as `“words” face size #colour`, with a bar between runs.
///
/// Other words, which are told as such, are no other look; and what has nothing but other colours has no other font.
enum RunStyles {
  /// What is otherwise of two texts whose runs have the same fonts.
  enum Change {
    case words
    case colors(before: String, after: String)
    /// The sizes of the fonts of all runs whose size is another one, in points.
    case size(before: String, after: String)
    /// The lines under or through words, such as `underline`; `nil` where there are none.
    case lines(before: String?, after: String?)
  }

  /// What is otherwise, where that is not the fonts.
  ///
  /// - Returns: The colours on both sides, if they differ, or else the words; `nil` where fonts or the number of runs differ.
  static func change(_ before: String?, _ after: String?) -> Change? {
    guard let before, let after else { return nil }
    let (old, new) = (looks(before), looks(after))
    if old.fonts == new.fonts {
      if old.colors == new.colors { return .words }
      return .colors(before: list(old.colors), after: list(new.colors))
    }
    if old.colors == new.colors, let size = size(old.fonts, new.fonts) {
      return .size(before: size.before, after: size.after)
    }
    // The same words, letter by letter, with other lines.
    guard old.letters == new.letters, old.lines != new.lines else { return nil }
    return .lines(before: old.lines, after: new.lines)
  }

  /// What is said of all runs of a text.
  private struct Looks {
    /// The fonts and lines of runs, without their words.
    var fonts = ""
    var colors: [String] = []
    /// The font and colour of each letter.
    var letters: [String] = []
    /// The lines that the first run with any has.
    var lines: String?
  }

  private static func looks(_ runs: String) -> Looks {
    var looks = Looks()
    var depth = 0
    var (words, own): (String, [String]) = ("", [])
    func end() {
      looks.lines = looks.lines ?? own.first(where: lines.contains)
      let rest = own.filter { !lines.contains($0) }.joined(separator: " ")
      looks.letters += words.map { "\($0) \(rest)" }
      (words, own) = ("", [])
    }
    for word in runs.split(separator: " ", omittingEmptySubsequences: false) {
      let isQuoted = depth > 0 || word.contains("“")
      depth += word.count { $0 == "“" } - word.count { $0 == "”" }
      if isQuoted {
        words += words.isEmpty ? String(word.dropFirst()) : " " + word
        if depth == 0, words.last == "”" { words.removeLast() }
        continue
      }
      if word == "|" { end() } else { own.append(String(word)) }
      if word.hasPrefix("#") { looks.colors.append(String(word)) } else { looks.fonts += word + " " }
    }
    end()
    return looks
  }

  /// The size that fonts had and have, where nothing else is otherwise.
  private static func size(_ before: String, _ after: String) -> (before: String, after: String)? {
    let (old, new) = (before.split(separator: " "), after.split(separator: " "))
    let pairs = zip(old, new).filter { $0 != $1 }
    guard old.count == new.count, let first = pairs.first, pairs.allSatisfy({ $0 == first }),
      Double(first.0) != nil, Double(first.1) != nil
    else { return nil }
    return (String(first.0), String(first.1))
  }

  private static let lines: Set<String> = ["underline", "strikethrough"]

  private static func list(_ colors: [String]) -> String {
    var seen: Set<String> = []
    return colors.filter { seen.insert($0).inserted }.joined(separator: ", ")
  }
}
