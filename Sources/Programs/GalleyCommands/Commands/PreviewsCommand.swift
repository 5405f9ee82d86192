import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GalleySystem
import GalleyText
import GalleyTree

/// `galley previews`: writes all previews of a package as a page.
enum PreviewsCommand: Command {
  static let name = "previews"

  static let spec = CommandSpec(
    name: name, summary: "write a page of all previews of a package",
    operands: .rest("swift test argument"),
    options: Options.self,
    discussion: """
      Shows each #Preview and each view of a PreviewProvider in light, in dark and with the largest text, for all modules
      that the package's test targets depend on. "swift test" renders them, so a test target needs one line, which also
      makes each preview a check of "galley test":

      @Test(arguments: PreviewCheck.all) func previews(_ preview: PreviewCheck) throws { try preview.check() }

      Names a preview that ends the process or takes longer than 30 seconds, and still shows the others. Exits with 1 if a
      preview could not be shown.
      """)

  struct Options: CommandOptions {
    let output: ValueOption<String>
    let filters: ListOption<String>
    let device: ValueOption<String>
    let open: Flag

    init(_ line: inout OptionReader) {
      output = line.value(
        "--output", aliases: ["-o"], "folder", completion: .folders,
        summary: "write to this folder; the default is .build/galley-previews")
      filters = line.list(
        "--filter", "text", summary: "show only previews with this text in their file or name")
      device = line.value(
        "--device", "name", completion: .words(DeviceNames.words),
        summary: "show previews on this device; the default is iPhone X")
      open = line.flag("--open", summary: "open the page in a browser")
    }
  }

  private struct Data: Encodable {
    struct Preview: Encodable {
      var id: String
      var place: String?
      var failure: String?
      var pictures: [String]
    }

    var page: String
    var previews: [Preview]
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let folder = try context.packageFolder(for: name)
    let sources = PreviewSources(folder: folder)
    let tests = Set(sources.tests).sorted()
    guard !tests.isEmpty else { throw PreviewsError.noTest(folder) }
    let options = arguments.options
    let output = options.output.word.map(context.absolute) ?? folder + "/.build/galley-previews"
    let filters = options.filters.words
    return try TemporaryFolder.with { pictures in
      let run = PreviewRun(printer: printer, program: "\"swift test\"") { request, isAgain in
        try start(request, tests, isAgain: isAgain, in: folder, arguments.rest, context.environment)
      }
      let outcome = try run.run(
        PreviewRequest(
          folder: pictures, filters: filters, device: options.device.word,
          thumbnail: GalleryReport.thumbnail))
      if let signal = outcome.interruption { return ExitCode(interruptedBy: signal) }
      guard outcome.found > 0 else { throw PreviewsError.noPreviews }
      guard !outcome.entries.isEmpty else { throw PreviewsError.noMatch(filters, of: outcome.found) }
      let entries = outcome.entries.sorted {
        ($0.module, $0.owner, $0.line ?? 0) < ($1.module, $1.owner, $1.line ?? 0)
      }
      let places = Self.places(of: entries, in: sources)
      let page = try GalleryReport(entries, from: pictures, places: places).write(
        to: output, package: (folder as NSString).lastPathComponent)
      for entry in entries {
        guard let failure = entry.failure else { continue }
        printer.remark("\(places[entry.id].map { "\($0): " } ?? "")\(entry.id): \(failure)")
      }
      let shown = entries.count { $0.failure == nil }
      printer.say(
        "\(shown) of \(EnglishNoun.count(entries.count, "preview")) shown.\nGallery: \(CleanText.line(page))\n"
      )
      try printer.data(
        Data(
          page: page,
          previews: entries.map { entry in
            Data.Preview(
              id: entry.id, place: places[entry.id], failure: entry.failure,
              pictures: entry.pictures.map(\.variant))
          }))
      if options.open.isGiven {
        _ = try ChildProcess.run(
          ["xdg-open", page], environment: context.environment, output: .standardError)
      }
      return shown == entries.count ? .clean : .differences
    }
  }

  /// Starts the tests that show what a request asks for.
  private static func start(
    _ request: String, _ tests: [String], isAgain: Bool, in folder: String, _ words: [String],
    _ environment: [String: String]
  ) throws -> ChildProcess.End {
    let planning = SwiftPackage.planning(in: environment)
    var environment = environment
    environment[PreviewRequest.variable] = request
    let selecting = tests.flatMap { ["--filter", "[./]\($0)\\("] }
    // A package that was built before needs "swift build" once, and "swift test" not at all.
    if let build = BuildArguments(words), build.configuration == "debug",
      let plan = build.plan(of: folder, planning), FileManager.default.fileExists(atPath: plan)
    {
      if !isAgain, !build.isBuilt {
        let end = try ChildProcess.run(
          ["swift", "build", "--package-path", folder, "--build-tests"] + build.building,
          environment: planning,
          isMarked: false, output: .standardError)
        guard end.status == 0, end.interruption == nil else { return end }
      }
      if let bundle = TestBundle(build, of: folder, planning) {
        return try ChildProcess.run(
          [bundle.program] + selecting + words + ["--testing-library", "swift-testing"],
          environment: environment,
          in: folder, output: .standardError)
      }
    }
    var command = ["swift", "test", "--package-path", folder] + selecting
    if isAgain, !words.contains("--skip-build") { command.append("--skip-build") }
    return try ChildProcess.run(command + words, environment: environment, output: .standardError)
  }

  /// File and line of previews: a declaration tells its file's name, of a provider only the type's is known.
  private static func places(of entries: [PreviewEntry], in sources: PreviewSources) -> [String: String] {
    let (providers, paths) = (sources.providers, sources.paths)
    var places: [String: String] = [:]
    for entry in entries {
      guard let line = entry.line else {
        places[entry.id] = providers[entry.owner]
        continue
      }
      let found = paths[entry.owner, default: []]
      let path =
        found.first { $0.split(separator: "/").dropLast().contains { $0 == entry.module } } ?? found.first
      places[entry.id] = "\(path ?? entry.owner):\(line)"
    }
    return places
  }
}
