import CHarfBuzz

/// The scripts that the characters of a text are shaped as.
///
/// A character that many scripts share takes the script before it, or at the beginning of a text the one after it; a closing
/// bracket takes that of its opening one.
///
/// - Reference: Unicode Standard Annex 24, *Unicode Script Property*, section 5.2.
enum ScriptItems {
  /// The script of a character alone.
  static func script(of scalar: UInt32) -> UInt32 {
    hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
  }

  /// The resolved script of every character.
  static func resolved(_ codepoints: [UInt32]) -> [UInt32] {
    var scripts = codepoints.map { script(of: $0) }
    var current: UInt32?
    var open: [(closing: UInt32, script: UInt32?)] = []
    for index in scripts.indices {
      let scalar = codepoints[index]
      if !isShared(scripts[index]) {
        current = scripts[index]
        continue
      }
      switch bracket(scalar) {
      case .opening(let closing):
        if open.count == deepest { open.removeFirst() }
        open.append((closing, current))
      case .closing:
        if let place = open.lastIndex(where: { $0.closing == scalar }) {
          current = open[place].script ?? current
          open.removeSubrange(place...)
        }
      case .none: break
      }
      scripts[index] = current ?? common
    }
    if let first = scripts.first(where: { $0 != common }) {
      for index in scripts.indices {
        if scripts[index] != common { break }
        scripts[index] = first
      }
    }
    return scripts
  }

  /// Scripts of East Asia that share Chinese characters and signs.
  static let eastAsian: Set<UInt32> = Set(["Hani", "Hira", "Kana", "Hang", "Bopo"].map(openTypeTag))

  /// Whether a character is a sign of East Asian writing that many fonts have in a particular form.
  static func isEastAsianSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E80...0x303F, 0x3200...0x33FF, 0xFE30...0xFE4F, 0xFF00...0xFFEF: true
    default: false
    }
  }

  /// The script of characters that many scripts share.
  static let common = openTypeTag("Zyyy")

  private static let inherited = openTypeTag("Zinh")
  private static let unknown = openTypeTag("Zzzz")
  /// So many open brackets are remembered, as in UAX 9.
  private static let deepest = 63

  private static func isShared(_ script: UInt32) -> Bool {
    script == common || script == inherited || script == unknown
  }

  private enum Bracket {
    case opening(closing: UInt32)
    case closing
    case none
  }

  private static func bracket(_ scalar: UInt32) -> Bracket {
    let functions = hb_unicode_funcs_get_default()
    switch hb_unicode_general_category(functions, scalar) {
    case HB_UNICODE_GENERAL_CATEGORY_OPEN_PUNCTUATION:
      return .opening(closing: hb_unicode_mirroring(functions, scalar))
    case HB_UNICODE_GENERAL_CATEGORY_CLOSE_PUNCTUATION: return .closing
    default: return .none
    }
  }
}
