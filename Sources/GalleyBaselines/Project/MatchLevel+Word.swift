import GalleyTree

extension MatchLevel {
  /// The words for levels, the older name of one included.
  package static let words = allCases.flatMap {
    $0 == .ignoreColors ? [$0.rawValue, "content"] : [$0.rawValue]
  }

  /// Reads a level as `Galley.json` names it, in small letters or as Applitools writes it.
  ///
  /// `word`: such as `strict`, `IgnoreColors` or `content`.
  init(word: String) throws(SettingsFault) {
    let small = word.lowercased()
    if small == "content" {
      self = .content
    } else if let level = Self.allCases.first(where: { $0.rawValue.lowercased() == small }) {
      self = level
    } else {
      throw .unknownLevel(word, meant: Spelling.nearest(to: word, in: Self.words))
    }
  }
}
