import GalleyDecisions
import GalleySystem
import GalleyTree

/// `galley lint-xcuitest`: tells what of an XCUITest suite cannot be had on Linux, without building it.
enum LintXCUITestCommand: Command {
  static let name = "lint-xcuitest"

  static let spec = CommandSpec(
    name: name,
    summary: "list the parts of an XCUITest suite that Linux lacks, with a replacement for each",
    operands: .any("folder"), operandCompletion: .folders,
    options: Options.self,
    discussion: """
      Reads the Swift files of the folders without building them. Declarations of the prelude of "galley init --xcuitest" are
      no errors. Skips code that conditional compilation leaves out on Linux, and files that Package.swift excludes.
      An error does not compile; a note compiles, but does something else. Exits with 0 if there are no errors,
      with 1 if there are some, and with 2 if a file cannot be read.
      """)

  struct Options: CommandOptions {
    let rules: Flag
    let noNotes: Flag

    init(_ line: inout OptionReader) {
      rules = line.flag("--rules", summary: "list the rules, and stop")
      noNotes = line.flag("--no-notes", summary: "list only errors")
    }
  }

  private struct Rule: Encodable, Sendable {
    var rule: String
    var severity: String
    var text: String
    var cure: String
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    if arguments.options.rules.isGiven {
      let rules = SuiteRule.all.map { rule in
        let example = SuiteProblem(rule: rule, file: "", found: "…", subject: "…")
        return Rule(
          rule: rule.id, severity: rule.severity.rawValue, text: example.sentence, cure: example.cure)
      }
      printer.say(rules.map { "\($0.rule.padded(31)) \($0.severity.padded(5))  \($0.text)\n" }.joined())
      try printer.data(rules)
      return .clean
    }
    guard !arguments.operands.isEmpty else { throw UsageError.missingOperand("folder", command: name) }
    var lints: [SuiteLint] = []
    var seen: Set<String> = []
    for name in arguments.operands where seen.insert(context.absolute(name)).inserted {
      lints.append(try lint(name, in: context))
    }
    let list = SuiteProblemList(lints, hidesNotes: arguments.options.noNotes.isGiven)
    printer.say(list.text)
    let unreadable = lints.flatMap(\.unreadable)
    for error in unreadable { printer.remark("\(error)") }
    try printer.data(list.document)
    return unreadable.isEmpty ? (list.count(.error) == 0 ? .clean : .differences) : .notComparable
  }

  /// Looks at a folder that a user named.
  static func lint(_ name: String, in context: CommandContext) throws -> SuiteLint {
    let path = context.absolute(name)
    do throws(FileError) {
      let shown =
        path == context.folder ? "" : name.hasSuffix("/") && name != "/" ? String(name.dropLast()) : name
      return try SuiteLint(folder: path, as: shown)
    } catch {
      if error.reason == .notFolder { throw XCUITestError.notFolder(name) }
      throw error.reason == .missing ? XCUITestError.noFolder(name) : error
    }
  }
}
