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
    options: Options.self,
    discussion: """
      Adds the missing parts and changes nothing else; you can run it again. In an empty folder, or in a package as
      "swift package init" makes it, it adds a sample that runs. A Package.swift of your own is not changed: the lines
      to add are printed.

      With --web, opens the address of a running web app in a browser, and adds its layout, a test that checks the page,
      and a README in place of the sample: the package builds neither SwiftUI nor the simulated device.

      With --xcuitest, sets up a test target with XCUITest classes, given by its name or its folder, to run on the simulated
      device: adds Prelude.swift unless it has one, and prints the lines for Package.swift and the results of
      "galley lint-xcuitest". It finds the app if the package has one.
      """)

  struct Options: CommandOptions {
    let sample: Flag
    let noSample: Flag
    let lfs: Flag
    let xcuitest: ValueOption<String>
    let app: ValueOption<String>
    let module: ValueOption<String>
    let web: WebPageOptions
    let dryRun: Flag

    init(_ line: inout OptionReader) {
      sample = line.flag(
        "--sample", summary: "add the sample app, page and suite to an existing package, too")
      noSample = line.flag("--no-sample", summary: "add no sample, even to a new package")
      lfs = line.flag("--lfs", summary: "store the approved pictures with Git LFS")
      xcuitest = line.value(
        "--xcuitest", "target", summary: "set up an XCUITest target instead: write its prelude, and lint it")
      app = line.value(
        "--app", "type", as: Self.name(ofType: true, needs: "the name of a type"),
        summary: "launch this app in the target's tests")
      module = line.value(
        "--module", "module", as: Self.name(ofType: false, needs: "the name of a module"),
        summary: "import the app from this module")
      web = WebPageOptions(
        "--web", summary: "set up tests of the web app that runs at this address", takesCookies: false, &line)
      dryRun = line.flag("--dry-run", summary: "print the steps, and change nothing")
    }

    private static func name(ofType isOfType: Bool, needs: String) -> OptionForm<String> {
      OptionForm(needs: needs) { Prelude.isName($0, ofType: isOfType) ? $0 : nil }
    }
  }

  private struct Data: Encodable {
    var format = 1
    var dryRun: Bool
    var steps: [ProjectSetup.Step]
    var linesToPaste: [String]
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    if options.sample.isGiven, options.noSample.isGiven {
      throw UsageError.contradiction(options.sample.name, options.noSample.name)
    }
    let request = try options.web.request()
    for option: any CommandOption in [options.sample, options.noSample, options.xcuitest]
    where option.isGiven && request != nil {
      throw UsageError.contradiction(options.web.url.name, option.name)
    }
    if let target = options.xcuitest.word { return try setUp(target, options, in: context, printer) }
    for option in [options.app, options.module] where option.isGiven {
      throw UsageError.onlyWith(option.name, options.xcuitest.name)
    }
    let isDryRun = options.dryRun.isGiven
    var choices = ProjectSetup.Options(
      sample: options.sample.isGiven, noSample: options.noSample.isGiven, usesLFS: options.lfs.isGiven,
      isDryRun: isDryRun)
    if let request {
      guard let work = context.webSketchWork else {
        throw SiblingProgram.tools.start(context.words, context.environment)
      }
      choices.web = (request, { try work(request, context.environment) })
    }
    let setup = try ProjectSetup(choices, in: context)
    printer.say(text(setup, isDryRun: isDryRun))
    try printer.data(
      Data(dryRun: isDryRun, steps: setup.steps, linesToPaste: setup.linesToPaste))
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
    _ target: String, _ options: Options, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    for option in [options.sample, options.noSample, options.lfs] where option.isGiven {
      throw UsageError.needlessFor(options.xcuitest.name, option.name)
    }
    let (app, module) = (try options.app.value(), try options.module.value())
    let isDryRun = options.dryRun.isGiven
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
      "  galley report                  look at its pictures",
      "  galley approve --new           approve them",
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
