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
    #expect(Set(pages + ["README.md"]) == Set(Guide.all))
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

  /// What stands in this repository is run by the repository's own tests; it only must stand there.
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
    let package = try Self.emptyPackage()
    for step in guides.flatMap(\.steps) {
      switch step {
      case .file(let path, let text):
        guard !Self.isOurs(path) || path == "Package.swift" else { continue }
        let file = URL(fileURLWithPath: "\(package)/\(path)")
        // What "galley init" has written is what the reader is shown.
        if let written = try? String(contentsOf: file, encoding: .utf8) {
          #expect(written == text, "\(path) is not what the guide shows")
        }
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      case .command(let command, let exitCode):
        guard !command.hasPrefix("make ") else { continue }
        let result = try Self.run(command, in: package)
        #expect(result.exitCode == exitCode, "\(command)\n\(result.output)")
      }
    }
    let approved = "\(package)/Baselines/GreetingTests/greets/greeted.iphone-x-light"
    #expect(FileManager.default.fileExists(atPath: approved + ".png"))
    #expect(FileManager.default.fileExists(atPath: approved + ".json"))
  }

  private static func isOurs(_ path: String) -> Bool {
    path != "Package.swift" && FileManager.default.fileExists(atPath: "\(root)/\(path)")
  }

  /// A folder beside a link called `galley`, with nothing in it but what an earlier run has built.
  ///
  /// It is always the same one: compiled modules hold absolute paths, and so a second run need not build all of Galley
  /// again.
  private static func emptyPackage() throws -> String {
    let files = FileManager.default
    let folder = root + "/.build/readme"
    let package = folder + "/hello"
    try files.createDirectory(atPath: package, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: package) where name != ".build" {
      try files.removeItem(atPath: "\(package)/\(name)")
    }
    try? files.removeItem(atPath: folder + "/galley")
    try files.createSymbolicLink(atPath: folder + "/galley", withDestinationPath: root)
    return package
  }

  private static func run(_ command: String, in folder: String) throws -> (exitCode: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(binaries):\(environment["PATH"] ?? "")"
    for name in ["CI", "GALLEY_RUN", "GALLEY_ROOT", "GALLEY_RECORD", "GALLEY_LAUNCH_ENVIRONMENT"] {
      environment[name] = nil
    }
    process.environment = environment
    let log = FileManager.default.temporaryDirectory.path + "/galley-readme-\(UUID().uuidString).log"
    #expect(FileManager.default.createFile(atPath: log, contents: nil))
    defer { try? FileManager.default.removeItem(atPath: log) }
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOfFile: log, encoding: .utf8))
  }

  /// Where this build's `galley` is: beside the test bundle.
  private static var binaries: String {
    let arguments = CommandLine.arguments
    let bundle = arguments.first { $0.hasSuffix(".xctest") } ?? arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().path
  }
}
