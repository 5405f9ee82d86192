import CICU
import Synchronization

/// The plural category of a number in a language, such as `one`, `few` and `other`.
///
/// - Reference: Unicode CLDR, [Language plural rules](https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html),
///   as ICU has them.
enum PluralCategory {
  /// The rules of one language.
  ///
  /// ICU reads and parses them when they are opened, so they are cached.
  private final class Rules {
    private let rules: OpaquePointer

    init(language: String) {
      guard let rules = galley_plural_rules_open(language) else {
        fatalError(
          "ICU cannot load its plural rules. Install it anew: apt-get install --reinstall libicu-dev")
      }
      self.rules = rules
    }

    deinit {
      galley_plural_rules_close(rules)
    }

    func category(of number: Double) -> String {
      // The longest category is `other`.
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 8) { text in
        guard let start = text.baseAddress, galley_plural_rules_select(rules, number, start, 8) else {
          return "other"
        }
        return String(cString: start)
      }
    }
  }

  private static let opened = Mutex<[String: Rules]>([:])

  /// The category of a number.
  ///
  /// - Parameters:
  ///   - number: The number; its sign does not count.
  ///   - language: The language in the form of tables, such as `pt-PT`. A language that CLDR does not have
  ///     has only `other`.
  static func of(_ number: Double, language: String) -> String {
    opened.withLock { opened in
      let rules = opened[language] ?? Rules(language: language)
      opened[language] = rules
      return rules.category(of: number)
    }
  }

  /// The text for a number.
  ///
  /// A text for `zero` is used for 0 in every language, as on Apple's devices.
  static func form(of forms: [String: String], for number: Double, language: String) -> String? {
    if number == 0, let zero = forms["zero"] { return zero }
    return forms[of(number, language: language)] ?? forms["other"]
  }
}
