import SourceReading

/// Finds what the main actor does to the classes of a suite.
///
/// The classes of all files are looked at together, as a base class is often in a file of its own.
struct IsolationRules {
  /// A source with its declarations.
  struct File {
    var source: TokenizedSource
    var declarations: DeclarationReader
  }

  /// A problem and the file that it is in, by the file's index.
  struct Finding {
    var file: Int
    var rule: SuiteRule
    var token: SourceToken
    var found: String
    var subject = ""
  }

  /// All declarations of one class: itself, and its extensions.
  private struct Class {
    var file: Int
    var token: SourceToken
    var isMainActor: Bool
    var parents: [String]
    var members: [(file: Int, member: SourceMember)]
  }

  private(set) var findings: [Finding] = []
  private var classes: [String: Class] = [:]
  private let files: [File]

  init(_ files: [File]) {
    self.files = files
    collect()
    for (name, type) in classes.sorted(by: {
      ($0.value.file, $0.value.token.offset) < ($1.value.file, $1.value.token.offset)
    }) {
      guard isTestCase(name) else { continue }
      checkSetUp(name, type)
      checkTests(name, type)
    }
    for index in files.indices { checkDefaults(index) }
  }

  private mutating func collect() {
    for (index, file) in files.enumerated() {
      for type in file.declarations.types where type.keyword == "class" {
        classes[type.name] = Class(
          file: index, token: type.token, isMainActor: type.attributes.contains("@MainActor"),
          parents: type.inherited, members: type.members.map { (index, $0) })
      }
    }
    for (index, file) in files.enumerated() {
      for type in file.declarations.types where type.keyword == "extension" {
        let isMain = type.attributes.contains("@MainActor")
        classes[type.name]?.members += type.members.map { member in
          var member = member
          if isMain { member.attributes.append("@MainActor") }
          return (index, member)
        }
      }
    }
  }

  /// The class and those above it that the suite declares, the class first.
  private func lineage(_ name: String) -> [(name: String, type: Class)] {
    var (line, next) = ([(name: String, type: Class)](), Optional(name))
    var seen: Set<String> = []
    while let name = next, let type = classes[name], seen.insert(name).inserted {
      line.append((name, type))
      // The superclass comes first, wherever there is one.
      next = type.parents.first
    }
    return line
  }

  private func isTestCase(_ name: String) -> Bool {
    guard let root = lineage(name).last?.type.parents.first else { return false }
    return root.hasSuffix("TestCase")
  }

  private func isMainActor(_ name: String) -> Bool { lineage(name).contains { $0.type.isMainActor } }

  // MARK: - Set-up

  private static let setUps: Set = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]

  private mutating func checkSetUp(_ name: String, _ type: Class) {
    let isMain = isMainActor(name)
    for (file, member) in type.members
    where member.keyword == "func" && Self.setUps.contains(member.name) && !member.isAsync
      && member.modifiers.contains("override") && !member.hasParameters
    {
      if member.attributes.contains("@MainActor") {
        add(member.isStatic ? "main-actor-class-set-up" : "main-actor-set-up", file, member)
      } else if isMain {
        guard let used = touched(by: member, in: file, of: name) else { continue }
        add(
          member.isStatic ? "class-set-up-touches-main-actor" : "set-up-touches-main-actor", file, member,
          used)
      }
    }
  }

  /// Names of functions whose closures may run on the main actor.
  private static let isolating: Set = ["assumeIsolated", "Task", "async", "run", "detached"]

  /// The first isolated member of its own class that a method uses, outside of closures that may be isolated.
  private func touched(by method: SourceMember, in file: Int, of name: String) -> String? {
    let line = lineage(name)
    var isolated: Set<String> = []
    for (_, type) in line where line.contains(where: { $0.type.isMainActor }) {
      for (_, member) in type.members
      where member.isStatic == method.isStatic && !member.isNonisolated && !Self.setUps.contains(member.name)
        && !member.modifiers.contains("override")
        // A constant can be read from anywhere within its module.
        && member.keyword != "let"
      {
        isolated.insert(member.name)
      }
    }
    let source = files[file].source
    var index = method.body.lowerBound
    while index < method.body.upperBound, let token = source[index] {
      if token.is("{"), isIsolated(index, in: source) {
        index = source.end(of: index)
        continue
      }
      let before = source[index - 1]
      if token.kind == .word, isolated.contains(token.text) {
        if let before, before.is("let") || before.is("var") {
          // From here on the name is that of a local value.
          isolated.remove(token.text)
        } else if !source.has(":", at: index + 1) || source.has("?", at: index - 1),
          !source.has(".", at: index - 1) || source.has("self", at: index - 2)
        {
          return token.text
        }
      }
      index += 1
    }
    return nil
  }

  /// The most tokens of a call that are looked back at.
  private static let longestCall = 32

  /// Whether a brace opens a closure that may run on the main actor.
  private func isIsolated(_ brace: Int, in source: TokenizedSource) -> Bool {
    if source.has("@MainActor", at: brace + 1) { return true }
    // A capture list, or the arguments of the call, may stand between.
    if source.has("[", at: brace + 1), source.has("@MainActor", at: source.end(of: brace + 1)) { return true }
    var before = brace - 1
    if source.has(")", at: before) {
      while before > brace - Self.longestCall, !source.has("(", at: before) { before -= 1 }
      before -= 1
    }
    return source[before].map { $0.kind == .word && Self.isolating.contains($0.text) } ?? false
  }

  // MARK: - Tests

  private mutating func checkTests(_ name: String, _ type: Class) {
    let isMain = isMainActor(name)
    // SwiftPM lists inherited tests with the class's own.
    let tests = lineage(name).flatMap { $0.type.members.map(\.member) }.filter {
      $0.keyword == "func" && $0.name.hasPrefix("test") && !$0.hasParameters && !$0.isStatic
        && !$0.modifiers.contains("private") && !$0.modifiers.contains("override")
    }
    let plain = tests.filter { !$0.isAsync }
    let isolated = plain.filter { $0.attributes.contains("@MainActor") || isMain && !$0.isNonisolated }
    let free = plain.filter { $0.isNonisolated || !isMain && !$0.attributes.contains("@MainActor") }
    // A list of functions of which one half throws is one of functions that throw; one of two actors is none.
    if let one = isolated.first(where: { one in free.contains { $0.throwsErrors == one.throwsErrors } }) {
      findings.append(
        Finding(
          file: type.file, rule: .named("mixed-test-isolation"), token: type.token, found: name,
          subject: one.name))
    } else if let one = isolated.first(where: \.throwsErrors), tests.count > plain.count {
      findings.append(
        Finding(
          file: type.file, rule: .named("mixed-async-tests"), token: type.token, found: name,
          subject: one.name))
    }
  }

  // MARK: - First values

  /// The types of Apple's whose members belong to the main actor.
  private static let isolatedTypes: Set = ["XCUIApplication", "XCUIDevice", "XCUIScreen", "UIDevice"]

  /// Looks for values that are made when nobody is on the main actor; the first one of a type is told.
  private mutating func checkDefaults(_ file: Int) {
    let declarations = files[file].declarations
    let types = declarations.types.filter {
      ["class", "struct", "enum"].contains($0.keyword) && !$0.attributes.contains("@MainActor")
        && !isMainActor($0.name)
    }
    let source = files[file].source
    for members in [declarations.globals] + types.map(\.members) {
      let first = members.first { member in
        member.keyword != "func" && !member.attributes.contains("@MainActor") && !member.body.isEmpty
          && source[member.body.lowerBound].map { Self.isolatedTypes.contains($0.text) } == true
      }
      if let first { add("main-actor-default", file, first) }
    }
  }

  private mutating func add(_ id: String, _ file: Int, _ member: SourceMember, _ subject: String = "") {
    findings.append(
      Finding(file: file, rule: .named(id), token: member.token, found: member.name, subject: subject))
  }
}
