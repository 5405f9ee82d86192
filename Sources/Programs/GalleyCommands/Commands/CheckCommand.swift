import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyRecording
import GalleySystem
import GalleyText
import GalleyTree

/// `galley check`: compares one picture with its baseline.
enum CheckCommand: Command {
  static let name = "check"

  static let spec = CommandSpec(
    name: name, summary: "compare one picture with its baseline, for a test in any language",
    operands: .each(["name"]),
    options: Options.self,
    discussion: """
      Exits with 0 if the picture is as approved, 1 if it differs, 3 if nobody has approved one yet or it was recorded,
      and 2 if it cannot be compared. All checks of one process that starts them are one run, unless GALLEY_RUN or
      --run names it; "galley gate" and "galley review" go on from there.
      """)

  struct Options: CommandOptions {
    let picture: ValueOption<String>
    let tree: ValueOption<String>
    let test: ValueOption<String>
    let argument: ValueOption<String>
    let naming: PictureOptions
    let level: ValueOption<MatchLevel>
    let ignore: ListOption<String>
    let maxDiffPixels: ValueOption<Int>
    let at: ValueOption<CallSite>
    let run: ValueOption<String>

    init(_ line: inout OptionReader) {
      picture = line.value(
        "--picture", "file", completion: .files,
        summary: "read the picture from this file; - is standard input")
      tree = line.value(
        "--tree", "file", completion: .files, summary: "explain differences by the elements of this tree")
      test = line.value("--test", "name", summary: "name the test that makes the check")
      argument = line.value("--argument", "text", summary: "name the argument of a parameterised test")
      naming = PictureOptions(&line)
      level = line.value(
        "--level", "name", completion: .words(MatchLevel.words), as: Self.level,
        summary: "compare at this level, such as strict")
      ignore = line.list(
        "--ignore", "x,y,w,h", summary: "ignore this rectangle in points, or elements by identifier or label")
      maxDiffPixels = line.value(
        "--max-diff-pixels", "n", as: .wholeNumber, summary: "tolerate so many differing pixels")
      at = line.value(
        "--at", "file:line", as: Self.place, summary: "name the line of the test")
      run = line.value("--run", "name", summary: "add the check to this run")
    }

    private static var level: OptionForm<MatchLevel> {
      OptionForm(needs: "one of \(EnglishList.and(MatchLevel.words))") { try? MatchLevel(word: $0) }
    }

    private static var place: OptionForm<CallSite> {
      OptionForm(needs: "a file and a line such as tests/test_cart.py:12") { word in
        guard let colon = word.lastIndex(of: ":"), let line = Int(word[word.index(after: colon)...]),
          line > 0,
          colon != word.startIndex
        else { return nil }
        return CallSite(filePath: String(word[..<colon]), line: line)
      }
    }
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    guard let file = options.picture.word else {
      throw UsageError.onlyWith("galley \(name)", options.picture.name)
    }
    let naming = try options.naming.naming([])
    var mode = RecordMode.none
    // A refused mode fails the check in its run: the gate would not miss a check that left nothing there.
    var refusal: RecordModeError?
    do { mode = try options.naming.mode(in: context.environment) } catch let error as RecordModeError {
      refusal = error
    }
    let project = try context.project().fetching(options.naming.fetches.isGiven)
    var environment = context.environment
    if let run = options.run.word { environment[RunName.variable] = run }
    let key = CheckKey(
      suite: naming.suite, test: options.test.word, argument: options.argument.word,
      name: arguments.operands[0],
      configuration: Configuration(
        device: naming.device, size: .zero, scale: 1, parameters: naming.parameters))
    let site = try options.at.value().map { site in
      CallSite(filePath: context.absolute(site.filePath), line: site.line)
    }
    let path = file == "-" ? "standard input" : file
    var rules = PictureRules(project.settings)
    rules.check.level = try options.level.value()
    rules.check.maxDiffPixels = try options.maxDiffPixels.value()
    rules.check.ignore = options.ignore.words

    let recorder = try RunRecorder.open(project, environment: environment)
    let runner = CheckRunner(
      store: BaselineStore(project), recorder: recorder, mode: mode,
      reason: environment[RecordMode.reasonVariable],
      batch: BatchInfo(in: environment).completed(by: project.settings.batch))
    let pictures = PictureRecorder(runner, rules: rules)
    let place =
      site ?? CallSite(filePath: file == "-" ? arguments.operands[0] : context.absolute(file), line: 1)
    let outcome: PictureRecorder.Outcome
    do throws(PictureFault) {
      if let refusal { throw .mode(refusal) }
      let limit = ImageLimits.standard.fileBytes
      let bytes = try read(file, limit, context)
      var tree: (bytes: [UInt8], path: String)?
      if let word = options.tree.word { tree = (try read(word, limit, context), word) }
      outcome = try pictures.check(
        PictureRecorder.Subject(bytes, path: path, key: key, scale: naming.scale, tree: tree, at: place))
    } catch {
      try pictures.refuse(error, of: key, at: place)
      try recorder.close()
      printer.failure(.notComparable, "\(key.text) could not be compared: \(error)")
      return .notComparable
    }
    try recorder.close()
    return try report(outcome, run: recorder.run, printer)
  }

  private static func read(_ file: String, _ limit: Int, _ context: CommandContext) throws(PictureFault)
    -> [UInt8]
  {
    do {
      if file == "-" { return try context.input(limit) }
      return [UInt8](try BoundedFile.read(context.absolute(file), limit: limit))
    } catch {
      throw .unreadable(file, (error as? FileError)?.words ?? ErrorWords.of(error))
    }
  }

  private static func report(
    _ outcome: PictureRecorder.Outcome, run: String, _ printer: Printer
  ) throws -> ExitCode {
    let text = CheckText.failure(outcome.outcome, of: outcome.key)
    if let text { printer.say(text + "\n") }
    for note in outcome.notes { printer.say("Note: \(CleanText.line(note)).\n") }
    try printer.data(CheckDocument(outcome, run: run, text: text))
    return switch outcome.outcome.status {
    case .match, .tolerated, .approved: .clean
    case .mismatch: .differences
    case .new, .recorded: .new
    case .environmentChanged, .unusable: .notComparable
    }
  }
}

/// The result of `galley check` as JSON.
struct CheckDocument: Encodable {
  /// The version of the format.
  var format = 1
  /// The check.
  var key: String
  /// The end of the check.
  var status: CheckStatus
  /// The name of the run.
  var run: String
  /// The sentences of the causes.
  var causes: [String]
  /// The message of a failure.
  var message: String?
  /// Remarks about picture and tree.
  var notes: [String]

  init(_ outcome: PictureRecorder.Outcome, run: String, text: String?) {
    key = outcome.key.text
    status = outcome.outcome.status
    self.run = run
    causes = outcome.outcome.comparison?.causes.map(\.sentence) ?? []
    message = text
    notes = outcome.notes
  }
}
