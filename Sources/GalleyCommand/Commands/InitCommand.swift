import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyTree

/// `galley init`: makes a folder one that Galley works in.
enum InitCommand: Command {
  static let spec = CommandSpec(
    name: "init", summary: "set a package up: settings, git, and a first suite",
    options: [
      OptionSpec(
        name: "--sample", summary: "add the app, page and suite of a sample to a package of your own, too"),
      OptionSpec(name: "--no-sample", summary: "add no sample, not even to a new package"),
      OptionSpec(name: "--lfs", summary: "have Git LFS keep the approved pictures"),
      OptionSpec(name: "--dry-run", summary: "say what would be done, and change nothing"),
    ],
    discussion: """
      Writes what is missing and leaves what is there; doing it again does no harm. In an empty folder, or in a
      package as "swift package init" makes it, a sample that runs is added. A Package.swift that somebody wrote
      stays as it is, and the lines for it are printed.
      """)

  private struct Data: Encodable {
    var format = 1
    var dryRun: Bool
    var steps: [Setup.Step]
    var linesToPaste: [String]
  }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, _ printer: Printer
  ) throws -> ExitCode {
    if arguments.isGiven("--sample"), arguments.isGiven("--no-sample") {
      throw UsageError.contradiction("--sample", "--no-sample")
    }
    let wishes = Setup.Wishes(
      sample: arguments.isGiven("--sample"), noSample: arguments.isGiven("--no-sample"),
      usesLFS: arguments.isGiven("--lfs"), isDryRun: arguments.isGiven("--dry-run"))
    let setup = try Setup(wishes, in: surroundings)
    printer.say(text(setup, isDryRun: wishes.isDryRun))
    try printer.data(
      Data(dryRun: wishes.isDryRun, steps: setup.steps, linesToPaste: setup.linesToPaste))
    return .clean
  }

  static func text(_ setup: Setup, isDryRun: Bool) -> String {
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
        "  write a test that says try page.check(\"…\"); \"galley init --sample\" adds one to read")
    }
    lines += [
      "  galley test                    run the suite; the first time it ends with 3, as nothing is approved",
      "  galley report                  look at what it saw",
      "  galley approve --new           approve it",
      "  git add . && git commit        baselines belong to the sources",
    ]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func word(_ outcome: Setup.Step.Outcome, _ isDryRun: Bool) -> String {
    switch outcome {
    case .wrote: isDryRun ? "would write" : "wrote"
    case .added: isDryRun ? "would add" : "added"
    case .kept: "kept"
    case .open: "to do"
    }
  }
}
