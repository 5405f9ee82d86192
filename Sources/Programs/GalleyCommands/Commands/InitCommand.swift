import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyText
import GalleyTree

/// `galley init`: sets up a package for Galley.
enum InitCommand: Command {
  static let name = "init"

  static let spec = CommandSpec(
    name: name, summary: "set up a package: settings, git, and a first suite",
    options: [
      OptionSpec(
        name: "--sample", summary: "add the sample app, page and suite even to a package of your own"),
      OptionSpec(name: "--no-sample", summary: "add no sample, even to a new package"),
      OptionSpec(name: "--lfs", summary: "store the approved pictures with Git LFS"),
      OptionSpec(
        name: "--xcuitest", value: .needed("target"),
        summary: "set up an XCUITest target instead: write its prelude, and lint it"),
      OptionSpec(
        name: "--app", value: .needed("type"), summary: "the app that the target's tests launch"),
      OptionSpec(name: "--module", value: .needed("module"), summary: "the module that has the app"),
      OptionSpec(name: "--dry-run", summary: "print what would be done, and change nothing"),
    ],
    discussion: """
      Adds what is missing and changes nothing else; it can be run again. In an empty folder, or in a package as
      "swift package init" makes it, it adds a sample that runs. A Package.swift of your own is not changed: the lines
      to add are printed.

      With --xcuitest a test target with XCUITest classes, given by its name or its folder, becomes one that runs on the
      simulated device: Prelude.swift is added to it unless it has one, the lines for Package.swift are printed, and what
      "galley lint-xcuitest" has to say. The app is found if the package has one.
      """)

  private struct Data: Encodable {
    var format = 1
    var dryRun: Bool
    var steps: [ProjectSetup.Step]
    var linesToPaste: [String]
  }

  static func run(
    _ arguments: ParsedArguments, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    if arguments.isGiven("--sample"), arguments.isGiven("--no-sample") {
      throw UsageError.contradiction("--sample", "--no-sample")
    }
    if let target = arguments.value("--xcuitest") {
      return try setUp(target, arguments, in: context, printer)
    }
    for option in ["--app", "--module"] where arguments.isGiven(option) {
      throw UsageError.onlyWith(option, "--xcuitest")
    }
    let options = ProjectSetup.Options(
      sample: arguments.isGiven("--sample"), noSample: arguments.isGiven("--no-sample"),
      usesLFS: arguments.isGiven("--lfs"), isDryRun: arguments.isGiven("--dry-run"))
    let setup = try ProjectSetup(options, in: context)
    printer.say(text(setup, isDryRun: options.isDryRun))
    try printer.data(
      Data(dryRun: options.isDryRun, steps: setup.steps, linesToPaste: setup.linesToPaste))
    return .clean
  }

  // MARK: - XCUITest

  private struct SuiteData: Encodable, Sendable {
    var format = 1
    var dryRun: Bool
    var steps: [ProjectSetup.Step]
    var linesToPaste: [String]
    var lint: SuiteProblemList.Document
  }

  private static func setUp(
    _ target: String, _ arguments: ParsedArguments, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    for option in ["--sample", "--no-sample", "--lfs"] where arguments.isGiven(option) {
      throw UsageError.needlessFor("--xcuitest", option)
    }
    let (app, module) = (arguments.value("--app"), arguments.value("--module"))
    if let app, !Prelude.isName(app, ofType: true) {
      throw UsageError.badValue("--app", app, needs: "the name of a type")
    }
    if let module, !Prelude.isName(module, ofType: false) {
      throw UsageError.badValue("--module", module, needs: "the name of a module")
    }
    let isDryRun = arguments.isGiven("--dry-run")
    let setup = try XCUITestSetup(target: target, app: app, module: module, isDryRun: isDryRun, in: context)
    let list = SuiteProblemList([setup.lint], hidesNotes: false)
    let lines = done([setup.step], setup.linesToPaste, isDryRun) + [""]
    printer.say(lines.map { $0 + "\n" }.joined() + list.text)
    for error in setup.lint.unreadable { printer.remark("\(error)") }
    try printer.data(
      SuiteData(
        dryRun: isDryRun, steps: [setup.step], linesToPaste: setup.linesToPaste, lint: list.document))
    return setup.lint.unreadable.isEmpty ? .clean : .notComparable
  }

  // MARK: - Text

  /// The steps, and the lines to add, as lines of text.
  private static func done(_ steps: [ProjectSetup.Step], _ linesToPaste: [String], _ isDryRun: Bool)
    -> [String]
  {
    let width = steps.map(\.what.count).max() ?? 0
    let lines = steps.map { step in
      let head = word(step.outcome, isDryRun).padding(toLength: 11, withPad: " ", startingAt: 0)
      let what = step.what.padding(toLength: width, withPad: " ", startingAt: 0)
      return "\(head)  \(CleanText.line(what))  \(CleanText.line(step.words))"
    }
    if linesToPaste.isEmpty { return lines }
    return lines + ["", "Add to Package.swift:"] + linesToPaste.map { "  \(CleanText.line($0))" }
  }

  static func text(_ setup: ProjectSetup, isDryRun: Bool) -> String {
    var lines = done(setup.steps, setup.linesToPaste, isDryRun)
    lines += ["", "Next:"]
    if !setup.isReady {
      lines.append(
        "  write a test that calls page.check(\"…\"); \"galley init --sample\" adds an example")
    }
    lines += [
      "  galley test                    run the suite; the first time it exits with 3, as nothing is approved",
      "  galley report                  look at what it recorded",
      "  galley approve --new           approve it",
      "  git add . && git commit        baselines belong to the sources",
    ]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func word(_ outcome: ProjectSetup.Step.Outcome, _ isDryRun: Bool) -> String {
    switch outcome {
    case .wrote: isDryRun ? "would write" : "wrote"
    case .added: isDryRun ? "would add" : "added"
    case .kept: "kept"
    case .open: "to do"
    }
  }
}
