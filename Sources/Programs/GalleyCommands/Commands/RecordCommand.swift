import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyRecording
import GalleyText
import GalleyTree

/// `galley record`: makes a run of the pictures in folders.
enum RecordCommand: Command {
  static let name = "record"

  static let spec = CommandSpec(
    name: name, summary: "make a run of the pictures in folders", operands: .any("folder"),
    operandCompletion: .folders,
    options: Options.self,
    discussion: """
      Each picture, in PNG, JPEG or WebP, is a check: the folders in its path are suites, and its file's name is the
      check's. A pattern cuts the name into name and configuration: {name}-{browser}-{os} makes parameters. These fields
      have a meaning: {suite}, {test}, {argument}, {name}, {device}, {appearance}, {locale}, {textSize}, {orientation}
      and {scale}. A pattern with a slash is compared with the whole path. "pictures" in Galley.json holds patterns and
      rules of comparison.

      The tree of home.png is home.tree.json beside it or, with --trees, home.json in that folder; .xml, .txt and .yml
      hold other forms. Exits with 0 if every picture is recorded, whatever the comparison says, and with 2 if one is
      damaged, has no name or shares it with another, or if there is none. With --gate, exits with the verdict. A
      baseline whose picture vanished never passes; "galley prune" removes it. The folders of one command are one run;
      with --shard, they are one part of it, and "galley merge" combines the parts.
      """)

  struct Options: CommandOptions {
    let picture: PictureOptions
    let pattern: ListOption<String>
    let trees: ValueOption<String>
    let run: ValueOption<String>
    let shard: ValueOption<String>
    let judges: Flag
    let gate: GateOptions

    init(_ line: inout OptionReader) {
      picture = PictureOptions(&line)
      pattern = line.list(
        "--pattern", "pattern",
        summary: "cut names by this pattern, instead of those in Galley.json; repeat it for more patterns")
      trees = line.value(
        "--trees", "folder", completion: .folders,
        summary: "take the trees of pictures from this folder, under the same relative paths")
      run = line.value("--run", "name", summary: "name the run; the default name is the time")
      shard = line.value(
        "--shard", "n/m",
        summary: "record the pictures as the n-th of m parts; \"galley merge\" combines them")
      judges = line.flag(
        "--gate", summary: "also judge the run, as \"galley gate\" does with the options below")
      gate = GateOptions(&line)
    }
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    guard !arguments.operands.isEmpty else { throw UsageError.missingOperand("folder", command: name) }
    let options = arguments.options
    try options.gate.check()
    let project = try context.project().counting(approvalsFrom: options.gate.approvalsFrom.words)
      .fetching(options.picture.fetches.isGiven)
    let patterns = options.pattern.isGiven ? options.pattern.words : project.settings.pictures.patterns
    let naming = try options.picture.naming(patterns)
    let mode = try options.picture.mode(in: context.environment)
    let shard = try options.shard.shard(context.environment)
    let name = options.run.word ?? RunName.fresh()
    let run = PictureRun(
      project: project, name: name, naming: naming, folders: arguments.operands.map(context.absolute),
      trees: options.trees.word.map(context.absolute), mode: mode, shard: shard,
      device: options.picture.device.word)
    guard let (summary, made) = try run.make(in: context) else {
      printer.failure(
        .interrupted, "the recording was interrupted; the run \(name) is incomplete and never passes")
      return .interrupted
    }
    return try finish(summary, made, options, hasPatterns: !patterns.isEmpty, in: context, printer)
  }

  private static func finish(
    _ summary: FolderRecording.Summary, _ run: Run, _ options: Options, hasPatterns: Bool,
    in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let isEmpty = summary.checks.isEmpty && summary.refused.isEmpty
    for refused in summary.refused { printer.remark("\(refused.reason)") }
    if isEmpty { printer.remark("\(RecordError.noPictures)") }
    if hasPatterns, summary.uncut > 0 {
      printer.say(
        "\(EnglishNoun.count(summary.uncut, "name", "matches", "match")) no pattern and \(summary.uncut == 1 ? "stands" : "stand") whole.\n"
      )
    }
    for note in Set(summary.checks.flatMap(\.notes)).sorted() {
      printer.say("Note: \(CleanText.line(note)).\n")
    }
    let document = RecordDocument(summary, run: run.name)
    printer.say(document.words)
    let wrote = summary.checks.contains { $0.outcome.status == .recorded }
    if wrote {
      printer.remark(
        "baselines were written, which is never a pass; record again without \(options.picture.updateSnapshots.name)"
      )
    }
    if options.judges.isGiven {
      let (code, verdict) = try GateCommand.report(run, options.gate, in: context, printer, afterTests: false)
      try printer.data(verdict)
      return code == .clean && wrote ? .new : code
    }
    printer.say("Judge it with: galley gate\n")
    try printer.data(document)
    return isEmpty || !summary.refused.isEmpty ? .notComparable : .clean
  }
}

/// The result of `galley record`, as JSON and as text.
struct RecordDocument: Encodable {
  /// The version of the format.
  var format = 1
  /// The name of the run.
  var run: String
  /// The checks, by key.
  var checks: [Check]
  /// The pictures that are no checks.
  var refused: [Refused]

  struct Check: Encodable {
    var key: String
    var status: CheckStatus
  }

  struct Refused: Encodable {
    var path: String
    var reason: String
  }

  init(_ summary: FolderRecording.Summary, run: String) {
    self.run = run
    checks = summary.checks.map { Check(key: $0.key.text, status: $0.outcome.status) }
    refused = summary.refused.map { Refused(path: $0.path, reason: $0.reason) }
  }

  /// One line, ended by a line break.
  var words: String {
    let counts = CheckStatus.allCases.compactMap { status -> String? in
      let count = checks.count { $0.status == status }
      return count > 0 ? "\(count) \(status.rawValue)" : nil
    }
    let facts = counts + (refused.isEmpty ? [] : ["\(refused.count) refused"])
    let pictures = EnglishNoun.count(checks.count + refused.count, "picture")
    return "Recorded \(pictures) as run \(run)\(facts.isEmpty ? "" : ": " + facts.joined(separator: ", ")).\n"
  }
}

/// The reason why nothing is recorded.
enum RecordError: Error, Hashable, CustomStringConvertible {
  /// The folders hold no pictures.
  case noPictures
  /// There is a run of this name.
  case runExists(String)
  /// Some pictures are no checks, so none is imported.
  case nothingImported
  /// The names are not those that a tool gives.
  case unknownNames(PictureSource)
  /// `Galley.json` cannot be changed.
  case patternsNotWritten(String)

  var description: String {
    switch self {
    case .noPictures: "there are no pictures in the folders; look at the path and at the step that makes them"
    case .runExists(let name):
      "there is a run \(CleanText.line(name)) already; name all folders in one \"galley record\", or choose another name"
    case .nothingImported: "nothing was imported, as some pictures cannot be checks"
    case .unknownNames(let source):
      "the names of the pictures are not those of \(source.rawValue); look at the folders, or cut names by \"--pattern\""
    case .patternsNotWritten(let patterns):
      "the baselines are imported, and \(Settings.fileName) cannot be changed; add to it: pictures: { patterns: [\(patterns)] }"
    }
  }
}
