import SourceReading

/// Something in an XCUITest suite that Linux does not have, or has in another way.
struct SuiteRule: Hashable, Sendable {
  /// The severity of what a rule finds.
  enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The suite does not compile.
    case error
    /// The suite compiles, and does something else.
    case note
  }

  /// A pattern that a rule looks for.
  enum Pattern: Hashable, Sendable {
    /// An attribute, such as `@objc`.
    case attribute(Set<String>)
    /// A macro of the compiler, such as `#selector`.
    case macro(Set<String>)
    /// A name that the suite does not declare itself.
    case name(Set<String>)
    /// A name that begins like this and goes on with a capital letter, and that the suite does not declare itself.
    case prefix(String)
    /// A call of a method with a label among its arguments.
    case call(Set<String>, label: String)
    /// A call that begins with this, such as `observe(\.`.
    case opening([String])
    /// One of several such beginnings.
    case openings([[String]])
    /// A modifier of a declaration.
    case modifier(String)
    /// A property or method that overrides one which is not there.
    case override(Set<String>)
    /// A string literal that holds one of these.
    case literal([String])
    /// An import, a file, or the shape of a declaration; code looks for it.
    case shape
  }

  /// A stable identifier.
  var id: String
  var severity: Severity
  var finds: Pattern
  /// The fault, in half a sentence; `{}` is replaced by the found text.
  var sentence: String
  /// The replacement, in half a sentence; `{}` is replaced by the found text, `{cure}` by its entry in ``cures``.
  var cure: String
  /// The replacements of single texts; a text without an entry has that of the empty name.
  var cures: [String: String] = [:]

  /// All rules, in the order of what they are about.
  static let all = language + runtime + frameworks + imports + isolation + files
}

/// A place where a suite breaks a rule.
struct SuiteProblem: Hashable, Sendable {
  var rule: SuiteRule
  /// The file's path, as messages name it.
  var file: String
  /// The place in the file; `nil` if the whole file is meant.
  var position: SourcePosition?
  /// The found text.
  var found: String
  /// The class or the method that is concerned, where one is.
  var subject = ""

  /// The fault, in half a sentence.
  var sentence: String { filled(rule.sentence) }

  /// The replacement, in half a sentence.
  var cure: String {
    let own = rule.cures[found] ?? rule.cures[""] ?? ""
    return filled(rule.cure.replacing("{cure}", with: own))
  }

  private func filled(_ text: String) -> String {
    text.replacing("{}", with: found).replacing("{subject}", with: subject)
  }
}
