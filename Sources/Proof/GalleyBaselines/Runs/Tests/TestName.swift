/// A test as `swift test list` names it.
///
/// The forms are `Module.Class/testName` of XCTest, and of Swift Testing `Module.Suite/test()` with suites in suites,
/// labels of parameters, functions without a suite, and raw identifiers, which may hold spaces, slashes and brackets
/// between their backticks.
///
/// - Reference: SE-0451, raw identifiers.
package struct TestName: Hashable, Sendable {
  /// The whole name, as `swift test list` prints it.
  package let specifier: String
  /// The module.
  package let module: String
  /// The suites as a check's key has them, outermost first; empty for a function outside of any suite, whose key names
  /// its file.
  package let suite: [String]
  /// The test as a check's key has it, without parameters.
  package let test: String
  /// Whether it is one of XCTest's.
  package let isXCTest: Bool

  /// Reads a name.
  ///
  /// - Parameter specifier: A line of `swift test list`; the initializer fails if it is none.
  package init?(_ specifier: String) {
    guard let steps = Self.steps(specifier), let first = steps.first, let last = steps.last,
      let point = first.firstIndex(of: "."), point != first.startIndex
    else { return nil }
    let module = String(first[..<point])
    guard module.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue }),
      !specifier.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 })
    else { return nil }
    let names = [String(first[first.index(after: point)...])] + steps.dropFirst()
    guard names.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.specifier = specifier
    self.module = module
    isXCTest = !Self.isFunction(last)
    if isXCTest {
      guard names.count == 2, !names[1].contains(" "), !names[0].contains(" ") else { return nil }
      // A class in a class is known by its own name only.
      suite = [names[0].split(separator: ".").last.map(String.init) ?? names[0]]
      test = names[1]
    } else {
      suite = Array(names.dropLast())
      test = Self.plain(names[names.count - 1])
    }
  }

  /// Reads the name of a test out of Swift Testing's event stream, where the place of its function follows the name.
  ///
  /// - Parameter id: Such as `Module.Suite/test()/File.swift:10:2`; the initializer fails for a suite.
  package init?(event id: String) {
    guard let steps = Self.steps(id), let last = steps.last else { return nil }
    let parts = last.split(separator: ":", omittingEmptySubsequences: false)
    let isPlace = parts.count >= 3 && parts.suffix(2).allSatisfy { Int($0) != nil } && !Self.isFunction(last)
    self.init(isPlace ? String(id.dropLast(last.count + 1)) : id)
    if isXCTest { return nil }
  }

  /// A function's name without its parameters, such as `renders` for `renders(_:)`.
  ///
  /// `function`: the name; brackets between backticks are a part of it.
  package static func plain(_ function: String) -> String {
    var isRaw = false
    return String(
      function.prefix { character in
        if character == "`" { isRaw.toggle() }
        return isRaw || character != "("
      })
  }

  /// Whether a check belongs to the test.
  ///
  /// - Returns: Whether it does; of a function outside of any suite it is not known which file it is in.
  package func owns(suite: [String], test: String?) -> Bool {
    test == self.test && (self.suite.isEmpty ? suite.count == 1 : suite == self.suite)
  }

  /// The outermost suite, or the function outside of any; shards never divide it.
  package var group: String {
    let steps = Self.steps(specifier) ?? []
    return steps.count > 1 ? steps[0] : specifier
  }

  /// Whether a step names a function: it has brackets outside of backticks.
  private static func isFunction(_ step: String) -> Bool {
    step.hasSuffix(")") && plain(step).count < step.count
  }

  /// The parts between slashes; `nil` if a backtick has no partner.
  private static func steps(_ text: String) -> [String]? {
    var steps = [""]
    var isRaw = false
    for character in text {
      if character == "`" { isRaw.toggle() }
      if character == "/", !isRaw { steps.append("") } else { steps[steps.count - 1].append(character) }
    }
    return isRaw ? nil : steps
  }
}

extension TestName {
  /// A regular expression for `swift test --filter` or `--skip` that means this test and no other.
  ///
  /// Swift Testing looks for it in the name with the function's place, XCTest in the name.
  package var pattern: String { "^\(Self.escaped(specifier))\(isXCTest ? "$" : "(/|$)")" }

  /// A regular expression that means all tests of a group.
  ///
  /// `group`: a ``group``.
  package static func pattern(ofGroup group: String) -> String { "^\(escaped(group))(/|$)" }

  /// A regular expression that means the tests that a path of names means: those of a target, of a suite with the suites
  /// in it, or one test.
  ///
  /// - Parameter path: Such as `RecipesTests/testDetails`, with or without the target before and brackets behind.
  /// - Returns: The expression; `nil` if a name is missing.
  package static func pattern(ofPath path: String) -> String? {
    guard let steps = steps(path), !steps.contains(where: \.isEmpty) else { return nil }
    let names = steps.enumerated().map { index, step in
      index == steps.count - 1 && isFunction(step) ? plain(step) : step
    }
    return "(^|[./])\(names.map(escaped).joined(separator: "[./]"))(\\(|[./]|$)"
  }

  /// A text that a regular expression finds as it stands.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\^$.|?*+()[]{}".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}

extension TestName: Comparable {
  /// Whether the first comes earlier in a list.
  package static func < (a: TestName, b: TestName) -> Bool { a.specifier < b.specifier }
}

extension TestName: Codable {
  /// Reads a name.
  ///
  /// - Throws: `DecodingError` if it is none.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let name = TestName(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "it is no test such as Module.Suite/test()")
    }
    self = name
  }

  /// Writes the name.
  ///
  /// - Throws: What the encoder throws.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(specifier)
  }
}

/// `tests.json`: the tests that exist, as `swift test list` names them.
package struct TestList: Hashable, Sendable, Codable {
  /// The version of the format.
  package var format = 1
  /// The tests, in order, each once.
  package var tests: [TestName]

  /// Makes a list.
  package init(_ tests: some Sequence<TestName>) {
    self.tests = Set(tests).sorted()
  }

  /// Reads what `swift test list` printed.
  ///
  /// - Parameter output: The lines; empty ones do not count. The initializer fails if any other names no test, for then it
  ///   is not known what was meant.
  package init?(output: String) {
    var tests: [TestName] = []
    for line in output.split(whereSeparator: \.isNewline) {
      // The place of a function is there, too, where another module has a suite and a test of the same names.
      guard let test = TestName(event: String(line)) ?? TestName(String(line)) else { return nil }
      tests.append(test)
    }
    self.init(tests)
  }
}
