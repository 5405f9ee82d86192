import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyFileDiff
import GalleyRecording
import GalleySystem
import GalleyText
import GalleyTree

/// `galley import`: takes over the approved pictures of another tool.
enum ImportCommand: Command {
  static let name = "import"

  static let spec = CommandSpec(
    name: name, summary: "take over the approved pictures of another tool",
    operands: .any("tool and folders"),
    operandCompletion: .folders,
    options: Options.self,
    discussion: """
      The tool is \(EnglishList.or(PictureSource.allCases.map(\.rawValue))).
      Each picture in the folders becomes the baseline that "galley record" of the same folders looks for, byte for byte,
      and its file moves there, so that git follows its history; --keep leaves it. Pictures of failed runs, such as
      -actual and -diff, are left out. The patterns that cut the names go to "pictures" in Galley.json, unless patterns
      are there. A picture that has another baseline already stays where it is.
      """)

  struct Options: DecidingOptions {
    let pattern: ListOption<String>
    let suite: ListOption<String>
    let keep: Flag
    let dryRun: Flag
    let reason: ValueOption<String>
    let onCI: ValueOption<String>
    let signing: SigningOptions

    init(_ line: inout OptionReader) {
      pattern = line.list("--pattern", "pattern", summary: "cut names by this pattern instead of the tool's")
      suite = line.list(
        "--suite", "name", summary: "put the checks into a suite; repeat it for suites in suites")
      keep = line.flag("--keep", summary: "leave the pictures where they are, too")
      dryRun = line.flag(
        "--dry-run", summary: "print the checks that the pictures would be, and change nothing")
      reason = line.value("--reason", "text", summary: "record this reason in the journal")
      onCI = line.onCI()
      signing = SigningOptions(&line)
    }
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    guard let word = arguments.operands.first else { throw UsageError.missingOperand("tool", command: name) }
    guard let source = PictureSource(rawValue: word) else {
      throw UsageError.badValue(
        "galley \(name)", word, needs: "a tool: \(EnglishList.or(PictureSource.allCases.map(\.rawValue)))")
    }
    let folders = arguments.operands.dropFirst().map(context.absolute)
    guard !folders.isEmpty else { throw UsageError.missingOperand("folder", command: name) }
    let project = try context.project()
    var naming = PictureNaming()
    naming.suite = options.suite.words
    naming.patterns = try patterns(source, folders, options, project)
    if options.dryRun.isGiven { return try list(folders, naming, printer) }
    let signature = try context.signature(options, in: project)
    let run = PictureRun(
      project: project, name: RunName.fresh(), naming: naming, folders: folders,
      leavesOut: PictureSource.isResult)
    guard let (summary, made) = try run.make(in: context) else {
      printer.failure(.interrupted, "the import was interrupted; nothing was approved or moved")
      return .interrupted
    }
    for refused in summary.refused { printer.remark(refused.reason) }
    guard summary.refused.isEmpty, !summary.checks.isEmpty else {
      printer.failure(
        .notComparable, "\(summary.checks.isEmpty ? RecordError.noPictures : RecordError.nothingImported)")
      return .notComparable
    }
    let store = BaselineStore(project)
    let plan = ApprovalPlan(Selection(new: true), in: Gate().verdict(on: made, against: store), unsigned: [])
    let result = DecisionService(run: made, store: store).approve(plan, signature)
    for refusal in result.refused { printer.remark("\(refusal.key.text) was not imported: \(refusal.fault)") }
    let differing = summary.checks.filter { $0.outcome.status != .new && !$0.outcome.passes }
    for check in differing { printer.remark("\(check.key.text) has another baseline already, which stays") }
    let moved = options.keep.isGiven ? 0 : remove(made, store)
    try writePatterns(naming, options, project)
    let document = ImportDocument(
      imported: result.approved.count, moved: moved, patterns: naming.patterns.map(\.text))
    printer.say(document.words(arguments.operands.dropFirst().map { $0 }, options.suite.words))
    try printer.data(document)
    return result.refused.isEmpty && differing.isEmpty ? .clean : .notComparable
  }

  /// The patterns of the command line, of the project, or of the tool.
  private static func patterns(
    _ source: PictureSource, _ folders: [String], _ options: Options, _ project: Project
  ) throws -> [PicturePattern] {
    let stated = options.pattern.isGiven ? options.pattern.words : project.settings.pictures.patterns
    if !stated.isEmpty { return try stated.map { try PicturePattern($0) } }
    var paths: [String] = []
    for folder in folders {
      paths += try FolderListing(folder).pictures.filter { !PictureSource.isResult($0) }
    }
    guard let patterns = source.patterns(for: paths) else { throw RecordError.unknownNames(source) }
    return patterns
  }

  private static func list(_ folders: [String], _ naming: PictureNaming, _ printer: Printer) throws
    -> ExitCode
  {
    let listing = try PictureFolderListing(folders, named: naming, leavingOut: PictureSource.isResult)
    var isClean = !listing.pictures.isEmpty
    for picture in listing.pictures {
      switch picture.name {
      case .success(let name): printer.say("\(CleanText.path(picture.path)): \(name.key.text)\n")
      case .failure(let fault):
        isClean = false
        printer.remark("\(fault)")
      }
    }
    return isClean ? .clean : .notComparable
  }

  /// Removes the files whose pictures are their baselines; of pictures with the same pixels one file is approved for all.
  private static func remove(_ run: Run, _ store: BaselineStore) -> Int {
    run.records.count { record in
      let place = record.place.filePath
      let path = place.hasPrefix("/") ? place : "\(store.project.root)/\(place)"
      guard case .found(let baseline)? = try? store.read(record.key), path != baseline.path,
        baseline.digest == record.candidate
      else { return false }
      return (try? FileManager.default.removeItem(atPath: path)) != nil
    }
  }

  /// Writes the patterns to `Galley.json`, unless it has some.
  private static func writePatterns(_ naming: PictureNaming, _ options: Options, _ project: Project) throws {
    guard project.settings.pictures == PictureSettings(), !naming.patterns.isEmpty else { return }
    let words = naming.patterns.map { "\"\($0.text)\"" }.joined(separator: ", ")
    let line = "\n  pictures: { patterns: [\(words)] },"
    let text =
      try project.folder.readIfPresent(Settings.fileName).map { String(decoding: $0, as: UTF8.self) }
      ?? "{\n}\n"
    // The object begins behind the comments.
    var start: String.Index?
    var place = text.startIndex
    for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !row.trimmingCharacters(in: .whitespaces).hasPrefix("//"), let brace = row.firstIndex(of: "{") {
        start = brace
        break
      }
      place = row.endIndex
    }
    guard let start, place <= start else { throw RecordError.patternsNotWritten(words) }
    let next = text.index(after: start)
    let changed = text[..<next] + line + text[next...]
    guard (try? Settings(json5: Array(changed.utf8)))?.pictures.patterns == naming.patterns.map(\.text) else {
      throw RecordError.patternsNotWritten(words)
    }
    try project.folder.write(Array(changed.utf8), to: Settings.fileName)
  }
}

/// The result of `galley import`, as JSON and as text.
struct ImportDocument: Encodable {
  /// The version of the format.
  var format = 1
  /// The number of new baselines.
  var imported: Int
  /// The number of files that moved.
  var moved: Int
  /// The patterns that cut the names.
  var patterns: [String]

  /// Lines, each ended by a line break.
  func words(_ folders: [String], _ suite: [String]) -> String {
    let options = suite.map { " --suite \($0)" }.joined()
    return """
      Imported \(EnglishNoun.count(imported, "baseline")) and moved \(EnglishNoun.count(moved, "file")).
      Commit them. In CI, take the pictures as before, and judge them with:
        galley record \(folders.map { CleanText.path($0) }.joined(separator: " "))\(options) --gate

      """
  }
}
