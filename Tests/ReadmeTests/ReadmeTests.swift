import Foundation
import Testing

/// Does what the README and the guides say, word for word, in a package made elsewhere.
@Suite(.serialized) struct ReadmeTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  let guides: [Guide]

  init() throws {
    guides = try Guide.all.map { try Guide($0, in: Self.root) }
  }

  @Test func everyGuideIsRun() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.root + "/Documentation")
    let pages = files.filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }
    #expect(Set(pages + ["README.md"]).subtracting(Guide.references) == Set(Guide.all))
  }

  @Test func theReadmeIsReadInAMinute() throws {
    let words = try #require(guides.first).text.split(whereSeparator: \.isWhitespace)
    #expect(words.count <= 900)
  }

  @Test(arguments: Guide.all) func picturesAndLinksExist(_ path: String) throws {
    let guide = try Guide(path, in: Self.root)
    for match in guide.text.matches(of: /\]\(([^)#]+)(?:#([^)]+))?\)/) {
      let target = URL(fileURLWithPath: "\(Self.root)/\(path)").deletingLastPathComponent()
        .appendingPathComponent(String(match.1))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(path) links to \(match.1)")
      guard let anchor = match.2 else { continue }
      let headings = try String(contentsOf: target, encoding: .utf8).split(separator: "\n").filter {
        $0.hasPrefix("#")
      }
      let anchors = headings.map { heading in
        heading.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-")
      }
      #expect(anchors.contains(String(anchor)), "\(path) links to \(match.1)#\(anchor)")
    }
  }

  /// Files of this repository are tested by its own tests; only the quotation is checked.
  @Test func quotedFilesSayWhatTheGuidesSay() throws {
    var quoted = 0
    for case .file(let path, let text) in guides.flatMap(\.steps) where Self.isOurs(path) {
      quoted += 1
      let file = try String(contentsOfFile: "\(Self.root)/\(path)", encoding: .utf8)
      #expect(file.contains(text), "\(path) does not contain what is quoted of it")
    }
    #expect(quoted == 1)
  }

  @Test func aPackageMadeFromTheGuidesWorks() throws {
    let package = try Self.emptyPackage(named: "readme")
    let galley = try InstalledGalley(
      at: Self.root + "/.build/readme/prefix", of: Self.root, in: Self.binaries)
    for step in guides.flatMap(\.steps) {
      switch step {
      case .file(let path, let text):
        guard !Self.isOurs(path) || path == "Package.swift" else { continue }
        let file = URL(fileURLWithPath: "\(package)/\(path)")
        // What "galley init" has written is what the reader is shown.
        if let written = try? String(contentsOf: file, encoding: .utf8) {
          let shown = text.replacing("/usr/local/share/galley", with: galley.package)
          #expect(written == shown, "\(path) is not what the guide shows")
          continue
        }
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      case .command(let command, let exitCode):
        guard !command.hasPrefix("make ") else { continue }
        let result = try Self.run(command, in: package, programs: galley.prefix + "/bin")
        #expect(result.exitCode == exitCode, "\(command)\n\(result.output)")
      }
    }
    let approved = "\(package)/Baselines/GreetingTests/greets/greeted.iphone-x-light"
    #expect(FileManager.default.fileExists(atPath: approved + ".png"))
    #expect(FileManager.default.fileExists(atPath: approved + ".json"))
    let rendered = "\(package)/.build/galley-render/Hello.Badge.iphone-x-dark"
    for file in [rendered + ".png", rendered + ".txt", "\(package)/badge.png", "\(package)/badge.txt"] {
      #expect(FileManager.default.fileExists(atPath: file), "\(file)")
    }

    // What the guides say of sources for an iPhone, in the same build.
    try PhoneTarget.add(to: package)
    let result = try Self.run(PhoneTarget.command, in: package, programs: galley.prefix + "/bin")
    #expect(
      result.exitCode == 0 && result.output.contains(/anAppForAnIPhoneIsLaunched\(\)"? passed/),
      "\(result.output)")
  }

  /// Against Galley's sources, the package is planned: products, targets and their settings fit.
  @Test func aPackageMadeFromTheGuidesIsPlannedAgainstTheSources() throws {
    let package = try Self.emptyPackage(named: "readme-sources")
    let link = URL(fileURLWithPath: package).deletingLastPathComponent().path + "/galley"
    try? FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: Self.root)
    for command in ["galley init", "swift build --build-tests --print-manifest-job-graph"] {
      let result = try Self.run(command, in: package, programs: Self.binaries)
      #expect(result.exitCode == 0, "\(command)\n\(result.output)")
    }
  }

  private static func isOurs(_ path: String) -> Bool {
    path != "Package.swift" && FileManager.default.fileExists(atPath: "\(root)/\(path)")
  }

  /// An empty folder beside a package called `galley`.
  ///
  /// What an earlier run has built goes too: its objects would be linked with modules that have changed since.
  private static func emptyPackage(named name: String) throws -> String {
    let package = "\(root)/.build/\(name)/hello"
    try? FileManager.default.removeItem(atPath: package)
    try FileManager.default.createDirectory(atPath: package, withIntermediateDirectories: true)
    return package
  }

  private static func run(
    _ command: String, in folder: String, programs: String
  ) throws -> (exitCode: Int32, output: String) {
    var changes: [String: String?] = [
      "PATH": "\(programs):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    ]
    for name in [
      "CI", "GALLEY_RUN", "GALLEY_ROOT", "GALLEY_RECORD", "GALLEY_LAUNCH_ENVIRONMENT", "GALLEY_TARGETS",
    ] {
      changes[name] = .some(nil)
    }
    return try Shell.run(command, in: folder, environment: changes)
  }

  /// The folder of this build's `galley`: that of the test bundle.
  static var binaries: String {
    let arguments = CommandLine.arguments
    let bundle = arguments.first { $0.hasSuffix(".xctest") } ?? arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().path
  }
}
