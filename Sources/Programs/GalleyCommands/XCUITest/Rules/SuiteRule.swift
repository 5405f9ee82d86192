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

  /// What a rule looks for.
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
  /// What is wrong, in half a sentence; `{}` stands for what was found.
  var sentence: String
  /// What to write instead, in half a sentence; `{}` stands for what was found, `{cure}` for what is said of it alone.
  var cure: String
  /// What to write instead of one found thing; what is not among them has the entry of the empty name.
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
  /// What was found.
  var found: String
  /// The class or the method that is concerned, where one is.
  var subject = ""

  /// What is wrong, in half a sentence.
  var sentence: String { filled(rule.sentence) }

  /// What to write instead, in half a sentence.
  var cure: String {
    let own = rule.cures[found] ?? rule.cures[""] ?? ""
    return filled(rule.cure.replacing("{cure}", with: own))
  }

  private func filled(_ text: String) -> String {
    text.replacing("{}", with: found).replacing("{subject}", with: subject)
  }
}
