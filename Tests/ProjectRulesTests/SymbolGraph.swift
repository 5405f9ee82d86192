import Foundation
import Synchronization

/// A module's public declarations, as the compiler writes them down.
struct SymbolGraph: Decodable, Sendable {
  /// A declaration.
  struct Symbol: Decodable, Sendable {
    struct Fragment: Decodable, Sendable {
      let kind: String
      let spelling: String
    }
    struct Kind: Decodable, Sendable { let identifier: String }
    struct Identifier: Decodable, Sendable { let precise: String }
    struct Extension: Decodable, Sendable { let extendedModule: String }
    struct Documentation: Decodable, Sendable {}
    struct Location: Decodable, Sendable {
      struct Position: Decodable, Sendable { let line: Int }
      let uri: String
      let position: Position
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let swiftExtension: Extension?
    /// Its documentation comment, its own or that of the requirement that it fulfils.
    let docComment: Documentation?
    /// The file and, counted from 0, the line, where the build knows them.
    let location: Location?
  }

  /// A tie between two declarations, such as a conformance.
  struct Relationship: Decodable, Sendable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  /// The graphs that were read, by module.
  private static let known = Mutex<[String: [SymbolGraph]]>([:])

  /// The graphs of a module and of its extensions of other modules, from this package's build.
  ///
  /// Undocumented declarations that fulfil a requirement of a protocol are not in them.
  static func graphs(of module: String) throws -> [SymbolGraph] {
    if let graphs = known.withLock({ $0[module] }) { return graphs }
    let graphs = try read(module)
    known.withLock { $0[module] = graphs }
    return graphs
  }

  private static func read(_ module: String) throws -> [SymbolGraph] {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(
      "galley-api-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    try extract(module, to: output)
    let files = try FileManager.default.contentsOfDirectory(at: output, includingPropertiesForKeys: nil)
    return try files.sorted { $0.path < $1.path }.map {
      try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0))
    }
  }

  private static func extract(_ module: String, to output: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swift", "symbolgraph-extract", "-module-name", module, "-output-dir", output.path]
      + ["-minimum-access-level", "public", "-skip-synthesized-members", "-skip-protocol-implementations"]
      + ["-I", BuildProducts.modules.path]
      + (try moduleMaps()).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    let errors = output.appendingPathComponent("errors")
    try Data().write(to: errors)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: errors, encoding: .utf8)
    try FileManager.default.removeItem(at: errors)
    guard process.terminationStatus == 0 else { throw ExtractionError(module: module, text: text) }
  }

  /// The maps of the C modules that the package's modules import.
  private static func moduleMaps() throws -> [String] {
    let system = PackageFiles.root.appendingPathComponent("Sources/System")
    let folders = try FileManager.default.contentsOfDirectory(at: system, includingPropertiesForKeys: nil)
    let places = folders.flatMap { folder in
      [
        folder.appendingPathComponent("module.modulemap").path,
        folder.appendingPathComponent("include/module.modulemap").path,
        BuildProducts.folder.appendingPathComponent("\(folder.lastPathComponent).build/module.modulemap")
          .path,
      ]
    }
    return places.filter(FileManager.default.fileExists)
  }

  struct ExtractionError: Error, CustomStringConvertible {
    let module: String
    let text: String

    var description: String { "the public declarations of \(module) cannot be read from the build: \(text)" }
  }
}
