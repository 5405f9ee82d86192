import Foundation
import Testing

/// The sample against the list of Apple's signatures in the folder `AppleSignatures`, which is no part of these tests.
@Suite struct AppleSignaturesTests {
  @Test func `the list accepts the sample, in both language modes`() throws {
    let sample = try Package.sources(below: "Sources/Samples/Recipes")
    try #require(sample.count > 10, "the sample was not found")
    try SignatureList.use { list in
      for version in ["5", "6"] {
        let run = try list.check(sample, ["-swift-version", version])
        #expect(run.status == 0, "\(run.output)")
      }
    }
  }

  private static let refusals = [
    ("import SwiftUI\nlet view = Text(\"a\").italic()", "value of type 'Text' has no member 'italic'"),
    (
      "import SwiftUI\nlet color = Color(red: 1, green: 1)",
      "missing argument for parameter 'blue' in call"
    ),
    ("import SwiftUI\nvar timer: AnyCancellable?", "cannot find type 'AnyCancellable' in scope"),
    ("import GalleyViews", "no such module 'GalleyViews'"),
  ]

  @Test func `what is not in the list is refused`() throws {
    try SignatureList.use { list in
      let file = list.folder.appending(path: "Refused.swift")
      for (source, message) in Self.refusals {
        try Data(source.utf8).write(to: file)
        let run = try list.check([file], ["-swift-version", "6"])
        #expect(run.status != 0)
        #expect(run.output.contains("error: \(message)"), "\(run.output)")
      }
    }
  }
}

/// The modules of the list, compiled, and the compiler that knows no others of this package.
private struct SignatureList {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The folder of the compiled modules, which is removed after use.
  let folder: URL

  /// Compiles the list for as long as it is used.
  static func use(_ body: (SignatureList) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "signatures-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = SignatureList(folder: folder)
    for module in ["Combine", "SwiftUI"] {
      let sources = try Package.sources(below: "Tests/SwiftUITests/AppleSignatures/\(module)")
      let run = try list.compile(
        ["-emit-module", "-o", folder.appending(path: "\(module).swiftmodule").path],
        ["-swift-version", "6", "-module-name", module] + sources.map(\.path))
      guard run.status == 0 else { throw Failure(description: "\(module): \(run.output)") }
    }
    try body(list)
  }

  /// Type-checks files that may import what is in the list.
  func check(_ sources: [URL], _ options: [String]) throws -> (status: Int32, output: String) {
    // Access of the level `package` needs a package's name; any will do.
    let names = ["-module-name", "Checked", "-package-name", "checked"]
    return try compile(["-typecheck"], names + options + sources.map(\.path))
  }

  private func compile(
    _ task: [String], _ options: [String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // The compiler's driver leaves folders of its own where temporary files go.
    process.arguments =
      ["TMPDIR=\(folder.path)", "swiftc", "-wmo"] + task + [
        "-I", folder.path, "-load-plugin-executable", "\(Package.macros.path)#GalleyMacros",
        "-diagnostic-style", "llvm", "-no-color-diagnostics", "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "MemberImportVisibility",
      ] + options
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}

/// What these tests need of the package.
private enum Package {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The program that expands SwiftUI's macros: `@Entry` needs one, and the list has only its declaration.
  static let macros: URL = {
    let folders = [
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent(),
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
      root.appending(path: ".build/debug"),
    ]
    let programs = folders.map { $0.appending(path: "GalleyMacros-tool") }
    return programs.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? programs[0]
  }()

  /// All Swift files below a folder, in order of their paths.
  static func sources(below folder: String) throws -> [URL] {
    let start = root.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: start.path)
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { start.appending(path: $0) }
  }
}
