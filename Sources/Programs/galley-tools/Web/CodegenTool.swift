import Foundation
import GalleyAuthoring
import GalleyBaselines
import GalleyBrowser
import GalleyCommands
import GalleyDecisions
import GalleySystem
import GalleyText

/// The work of `galley codegen`: records what a person does in a browser.
enum CodegenTool {
  private struct Data: Encodable, Sendable {
    var files: [String]
    var swift: String
    var steps: Int
    var pages: [String]
    var variables: [String]
    var notes: [String]
  }

  static func run(
    _ arguments: ParsedArguments<CodegenCommand.Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    guard let request = try options.web.request() else { throw CodegenError.noAddress }
    if options.force.isGiven, !options.output.isGiven {
      throw UsageError.onlyWith(options.force.name, options.output.name)
    }
    let seconds = try options.seconds.value()
    let path = options.output.word.map(context.absolute)
    if let path, !options.force.isGiven {
      let there = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      if !there.isEmpty { throw CodegenError.notEmpty(path) }
    }
    let isVisible = !options.headless.isGiven
    if isVisible, ["DISPLAY", "WAYLAND_DISPLAY"].allSatisfy({ (context.environment[$0] ?? "").isEmpty }) {
      throw CodegenError.noScreen
    }
    if request.browser == BrowserEngine.webkit.rawValue {
      throw VisitError.noRecording(browser: BrowserEngine.webkit.title)
    }
    let interruption = Interruption()
    defer { interruption.end() }
    let recording = try record(request, isVisible: isVisible, context.environment) { recorder in
      printer.sayOnErrors("Recording; close the window or press Control-C to end.\n")
      let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
      while !Interruption.hasCome, deadline.map({ ContinuousClock.now < $0 }) ?? true, recorder.isOpen {
        Thread.sleep(forTimeInterval: 0.2)
      }
    }
    let suite = RecordedSuite(recording, name: options.name.word, request.application)
    var written: [String] = []
    if let path {
      let folder = try Folder.make(path)
      for file in suite.files {
        try folder.write(Array(file.text.utf8), to: file.name)
        written.append(folder.displayPath(file.name))
      }
      printer.say(
        "\(EnglishNoun.count(suite.stepCount, "step")) on \(EnglishNoun.count(suite.pages.count, "page")): "
          + "\(CleanText.line(path))\n")
    } else {
      printer.say(suite.text)
    }
    for note in suite.notes { printer.remark(note) }
    for variable in suite.variables {
      printer.remark("a secret is not recorded: set \(variable) in the environment of the test")
    }
    try printer.data(
      Data(
        files: written, swift: suite.text, steps: suite.stepCount, pages: suite.pages,
        variables: suite.variables, notes: suite.notes))
    return .clean
  }

  /// Records in a browser until a function returns, and ends the browser.
  static func record(
    _ request: WebPageRequest, isVisible: Bool, _ environment: [String: String],
    meanwhile: (BrowserRecorder) throws -> Void
  ) throws -> Recording {
    let visit = try BrowserVisit(request, isVisible: isVisible, environment)
    defer { visit.end() }
    let recorder = try BrowserRecorder(visit)
    _ = try visit.openPage(request.url)
    try meanwhile(recorder)
    return Recording(recorder.end(), from: request.url)
  }
}

extension WebPageRequest {
  /// The application of a test of the page.
  var application: RecordedSuite.Application {
    RecordedSuite.Application(expression, after: statement.map { [$0] } ?? [])
  }
}

/// The reason for which nothing is recorded.
enum CodegenError: Error, Hashable, CustomStringConvertible {
  /// No address is given.
  case noAddress
  /// The folder has files.
  case notEmpty(String)
  /// There is no screen for a window.
  case noScreen

  var description: String {
    switch self {
    case .noAddress: "\"galley codegen\" needs the address to begin at; give it with --url"
    case .notEmpty(let path): "\(CleanText.line(path)) is not empty; name another folder, or use --force"
    case .noScreen:
      "there is no screen for a window, since neither DISPLAY nor WAYLAND_DISPLAY is set; run it on a desktop or "
        + "with xvfb-run, or use --headless where a program acts in place of a person"
    }
  }
}
