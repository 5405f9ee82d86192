import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GalleySystem
import GalleyTree

/// The runs of a suite in all its configurations, one after another, each with its own verdict.
struct MatrixRun {
  /// The suite as it is run in every configuration.
  let suite: SuiteRun
  /// The note of a start without what differs.
  let launch: RunLaunch
  /// The configurations, at least one.
  let configurations: [StatedConfiguration]
  /// The options by which each run is judged.
  let options: GateOptions
  let context: CommandContext

  private var printer: Printer { suite.printer }
  private var isMatrix: Bool { configurations.count > 1 }

  /// Runs the suite in each configuration.
  ///
  /// - Returns: The exit code of the worst run; that of the signal if one interrupted a run, which ends all.
  func run() throws -> ExitCode {
    var done: [MatrixDocument.Part] = []
    for (index, configuration) in configurations.enumerated() {
      if isMatrix {
        printer.say("Configuration \(index + 1) of \(configurations.count): \(configuration.text)\n")
      }
      let suite = suite(in: configuration, index: index, after: done.last)
      switch try suite.run(launch(in: configuration)) {
      case .interrupted(let signal):
        let code = ExitCode(interruptedBy: signal)
        printer.failure(code, "\(SignalName.of(signal)) interrupted the run \(suite.name)")
        return code
      case .empty: printer.say("Shard \(suite.shard?.text ?? "") has no tests.\n")
      case .ended: break
      }
      let layouts = try Run.layoutsPath(of: suite.name, in: suite.project)
      if let errors = LayoutErrors(at: layouts), !errors.isEmpty {
        printer.report(errors.text(in: context.folder))
        printer.failure(.notComparable, "no test ran, as the layouts have errors")
        return .notComparable
      }
      let run = try Run(suite.name, in: suite.project)
      let judged = try GateCommand.report(
        run, options(for: configuration, index), in: context, printer, afterTests: true)
      done.append(
        MatrixDocument.Part(
          configuration: configuration, code: judged.code, isBuilt: run.list != nil, verdict: judged.document)
      )
    }
    guard isMatrix else {
      if let only = done.first { try printer.data(only.verdict) }
      return done.first?.code ?? .clean
    }
    let document = MatrixDocument(runs: done)
    printer.say(document.words)
    try printer.data(document)
    return document.code
  }

  /// The suite as it is run in one configuration.
  private func suite(
    in configuration: StatedConfiguration, index: Int, after last: MatrixDocument.Part?
  ) -> SuiteRun {
    var words = suite.arguments.words
    // What has run is built.
    if last?.isBuilt == true, !words.contains("--skip-build") { words.insert("--skip-build", at: 0) }
    var environment = suite.environment
    environment[StatedConfiguration.variable] = configuration.isEmpty ? nil : configuration.json
    // What of an app asks Foundation rather than its environment is told the same.
    if let timeZone = configuration.timeZone { environment["TZ"] = timeZone }
    if let browser = configuration.browser { environment[BrowserNames.variable] = browser }
    environment.merge(configuration.parameters) { $1 }
    return SuiteRun(
      package: suite.package, project: suite.project, name: index == 0 ? suite.name : RunName.fresh(),
      arguments: SwiftTestArguments(words), shard: suite.shard, retries: suite.retries,
      environment: environment, planning: suite.planning, printer: printer, isVerbose: suite.isVerbose,
      workers: suite.workers,
      previews: index == 0 ? suite.previews : nil)
  }

  private func launch(in configuration: StatedConfiguration) -> RunLaunch {
    var launch = launch
    launch.started = Date()
    launch.configuration = configuration.isEmpty ? nil : configuration
    let batch = (launch.batch ?? BatchInfo()).completed(by: BatchInfo(properties: configuration.parameters))
    launch.batch = batch.isEmpty ? nil : batch
    return launch
  }

  /// The options with other files for each configuration, if there are several.
  private func options(for configuration: StatedConfiguration, _ index: Int) -> GateOptions {
    guard isMatrix else { return options }
    let slugs = configurations.map(\.slug)
    let isUnique = slugs.count { $0 == slugs[index] } == 1
    let slug = isUnique && !slugs[index].isEmpty ? slugs[index] : "\(index + 1)-\(slugs[index])"
    func file(_ path: String) -> String {
      let kind = (path as NSString).pathExtension
      return (path as NSString).deletingPathExtension + "-\(slug)" + (kind.isEmpty ? "" : ".\(kind)")
    }
    func folder(_ path: String) -> String {
      (path.hasSuffix("/") ? String(path.dropLast()) : path) + "/\(slug)"
    }
    var options = options
    options.files.junit = options.files.junit.replacing(by: file)
    options.files.markdown = options.files.markdown.replacing(by: file)
    options.html = options.html.replacing(by: folder)
    options.files.reportURL = options.files.reportURL.replacing(by: folder)
    return options
  }
}

/// The result of a suite in several configurations, as JSON and as text.
struct MatrixDocument: Encodable {
  /// The version of the format.
  var format = 1
  /// The exit code of the command.
  var exitCode: Int32
  /// The runs, in the order in which they were made.
  var runs: [Part]

  /// The run in one configuration.
  struct Part: Encodable {
    /// The stated parts of the configuration.
    var configuration: StatedConfiguration
    /// The exit code that its run alone would have.
    var code: ExitCode
    /// Whether the tests were built.
    var isBuilt: Bool
    /// The verdict.
    var verdict: VerdictDocument

    private enum CodingKeys: String, CodingKey {
      case configuration, verdict
    }
  }

  /// Puts the results together.
  init(runs: [Part]) {
    self.runs = runs
    exitCode = ExitCode.first(of: runs.map(\.code)).rawValue
  }

  private enum CodingKeys: String, CodingKey {
    case format, exitCode, runs
  }

  /// The weightiest exit code.
  var code: ExitCode { ExitCode.first(of: runs.map(\.code)) }

  /// The same in prose: lines, each ended by a line break.
  var words: String {
    let good = runs.count { $0.code == .clean }
    let lines = runs.enumerated().map { index, part in
      "  \(index + 1) of \(runs.count), \(part.configuration.text): \(part.verdict.headline) (run \(part.verdict.run), exit code \(part.code.rawValue))"
    }
    return (["\(good) of \(runs.count) configurations are clean:"] + lines).map { $0 + "\n" }.joined()
  }
}
