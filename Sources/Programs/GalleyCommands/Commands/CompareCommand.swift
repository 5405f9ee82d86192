import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyFileDiff
import GalleyImage
import GalleyReport
import GalleyText
import GalleyTree

/// `galley compare`: compares all pictures of two folders.
enum CompareCommand: Command {
  static let name = "compare"

  static let spec = CommandSpec(
    name: name, summary: "compare all pictures of two folders",
    operands: .each(["folder", "other folder"]), operandCompletion: .folders,
    options: Options.self,
    discussion: """
      Compares files in PNG, JPEG and WebP with the same relative path, in subfolders, too. Names that begin with a
      dot are skipped. Exits with 0 if all are equal, 1 if some differ or are in one folder only, and 2 if one cannot
      be read or there is nothing to compare.
      """)

  struct Options: CommandOptions {
    let judging: JudgingOptions
    let output: ValueOption<String>
    let report: ValueOption<String>
    let drawing: DrawingOptions
    let jobs: ValueOption<Int>
    let verbose: Flag

    init(_ line: inout OptionReader) {
      judging = JudgingOptions(&line)
      output = line.value(
        "--output", aliases: ["-o"], "folder", completion: .folders,
        summary: "write difference pictures, under the same relative paths")
      report = line.value(
        "--report", "folder", completion: .folders,
        summary: "write a page that shows all pictures and their differences")
      drawing = DrawingOptions(&line)
      jobs = line.value(
        "--jobs", aliases: ["-j"], "n", as: .wholeNumber,
        summary: "compare this many pictures at once; the default is the number of cores")
      verbose = line.flag("--verbose", summary: "also list the pictures that are equal")
    }
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    let judging = try options.judging.read()
    let style = try options.drawing.style()
    let picture = options.output.word.map(context.absolute)
    for asked in [options.output, options.report] where asked.isGiven && options.judging.verdict.isGiven {
      throw UsageError.contradiction(asked.name, options.judging.verdict.name)
    }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let jobs = try options.jobs.value() ?? cores
    guard jobs > 0 else {
      throw UsageError.badValue(options.jobs.name, "0", needs: "a whole number from 1 up")
    }
    let folders = arguments.operands.map(context.absolute)
    let comparison = FolderComparison(judging.comparison, jobs: jobs, style: style, output: picture)
    let bar = ProgressBar(in: context)
    let found: FolderDifference
    do throws(FolderError) {
      defer { bar.end() }
      let interruption = Interruption()
      defer { interruption.end() }
      found = try comparison.compare(
        folders[0], folders[1], progress: { bar.show($0, of: $1) }, isStopped: { Interruption.hasCome })
    } catch {
      guard case .stopped = error else { throw error }
      printer.failure(.interrupted, "\(error)")
      return .interrupted
    }
    var page: String?
    if let target = options.report.word.map(context.absolute) {
      page = try write(found, folders, judging, to: target, in: context)
      if page == nil {
        printer.failure(.interrupted, "the report was interrupted before it was complete; write it again")
        return .interrupted
      }
    }
    say(found, arguments, printer)
    if let page { printer.say("Report: \(CleanText.line(page))\n") }
    let code = exitCode(found)
    var document = FolderDocument(found, engine: judging.engine, output: picture)
    document.report = page
    try printer.data(document)
    return code
  }

  /// Writes the page; `nil` if somebody interrupts it.
  private static func write(
    _ found: FolderDifference, _ folders: [String], _ judging: Judging, to target: String,
    in context: CommandContext
  ) throws -> String? {
    let bar = ProgressBar(in: context)
    let interruption = Interruption()
    defer {
      bar.end()
      interruption.end()
    }
    return try FolderReport(found, first: folders[0], second: folders[1], files: judging.comparison).write(
      to: target, progress: { bar.show($0, of: $1) }, isStopped: { Interruption.hasCome })
  }

  private static func exitCode(_ found: FolderDifference) -> ExitCode {
    if found.entries.isEmpty || !found.failed.isEmpty { return .notComparable }
    return found.isEqual ? .clean : .differences
  }

  private static func say(
    _ found: FolderDifference, _ arguments: ParsedArguments<Options>, _ printer: Printer
  ) {
    for entry in found.entries {
      let path = CleanText.line(entry.path)
      switch entry.outcome {
      case .compared(let difference):
        if entry.differs {
          printer.say("\(path): \(DiffCommand.text(difference))")
        } else if arguments.options.verbose.isGiven {
          printer.say("\(path): \(DiffCommand.text(difference))")
        }
      case .onlyInFirst: printer.say("\(path): only in \(name(arguments, 0))\n")
      case .onlyInSecond: printer.say("\(path): only in \(name(arguments, 1))\n")
      case .failed(let reason): printer.remark("\(path): \(reason)")
      }
    }
    if found.entries.isEmpty {
      printer.remark("there are no pictures in either folder")
      return
    }
    let facts = [
      (found.equalCount, "equal"), (found.different.count, "different"), (found.missing.count, "missing"),
      (found.extra.count, "extra"), (found.failed.count, "not comparable"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    printer.say("\(EnglishNoun.count(found.entries.count, "picture")): \(facts.joined(separator: ", "))\n")
  }

  private static func name(_ arguments: ParsedArguments<Options>, _ folder: Int) -> String {
    CleanText.line(arguments.operands[folder])
  }
}

/// The JSON output of `galley compare`.
struct FolderDocument: Encodable {
  struct Entry: Encodable {
    var path: String
    var status: String
    var differingPixels: Int?
    var smoothedPixels: Int?
    var unmatchedPixels: Int?
    var ignoredPixels: Int?
    var sizes: Comparison.Sizes?
    var whole: Bool?
    var shown: ShownOtherwise?
    var picture: String?
    var reason: String?
  }

  var engine: String
  var equal: Int
  var different: Int
  var missing: Int
  var extra: Int
  var failed: Int
  var output: String?
  var report: String?
  var pictures: [Entry]

  init(_ found: FolderDifference, engine: String, output: String?) {
    self.engine = engine
    equal = found.equalCount
    different = found.different.count
    missing = found.missing.count
    extra = found.extra.count
    failed = found.failed.count
    self.output = output
    pictures = found.entries.map { entry in
      switch entry.outcome {
      case .compared(let difference):
        Entry(
          path: entry.path, status: difference.isEqual ? "equal" : "different",
          differingPixels: difference.differingPixels, smoothedPixels: difference.smoothedPixels,
          unmatchedPixels: difference.unmatchedPixels, ignoredPixels: difference.ignoredPixels,
          sizes: difference.sizes, whole: difference.isWhole, shown: difference.shown,
          picture: entry.picture)
      case .onlyInFirst: Entry(path: entry.path, status: "missing")
      case .onlyInSecond: Entry(path: entry.path, status: "extra")
      case .failed(let reason): Entry(path: entry.path, status: "failed", reason: reason)
      }
    }
  }
}
