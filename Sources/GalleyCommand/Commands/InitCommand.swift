import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyTree

/// `galley init`: sets up a package for Galley.
enum InitCommand: Command {
  static let spec = CommandSpec(
    name: "init", summary: "set up a package: settings, git, and a first suite",
    options: [
      OptionSpec(
        name: "--sample", summary: "add the sample app, page and suite even to a package of your own"),
      OptionSpec(name: "--no-sample", summary: "add no sample, even to a new package"),
      OptionSpec(name: "--lfs", summary: "store the approved pictures with Git LFS"),
      OptionSpec(name: "--dry-run", summary: "print what would be done, and change nothing"),
    ],
    discussion: """
      Adds what is missing and changes nothing else; it can be run again. In an empty folder, or in a package as
      "swift package init" makes it, it adds a sample that runs. A Package.swift of your own is not changed: the lines
      to add are printed.
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
    let options = ProjectSetup.Options(
      sample: arguments.isGiven("--sample"), noSample: arguments.isGiven("--no-sample"),
      usesLFS: arguments.isGiven("--lfs"), isDryRun: arguments.isGiven("--dry-run"))
    let setup = try ProjectSetup(options, in: context)
    printer.say(text(setup, isDryRun: options.isDryRun))
    try printer.data(
      Data(dryRun: options.isDryRun, steps: setup.steps, linesToPaste: setup.linesToPaste))
    return .clean
  }

  static func text(_ setup: ProjectSetup, isDryRun: Bool) -> String {
    let width = setup.steps.map(\.what.count).max() ?? 0
    var lines = setup.steps.map { step in
      let head = word(step.outcome, isDryRun).padding(toLength: 11, withPad: " ", startingAt: 0)
      let what = step.what.padding(toLength: width, withPad: " ", startingAt: 0)
      return "\(head)  \(ElementText.clean(what))  \(ElementText.clean(step.words))"
    }
    if !setup.linesToPaste.isEmpty {
      lines += ["", "Add to Package.swift:"] + setup.linesToPaste.map { "  \(ElementText.clean($0))" }
    }
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
