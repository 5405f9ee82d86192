import Foundation
import TemporaryFolders

/// The Swift compiler, and the modules of this build.
struct Compiler {
  /// One line of what the compiler says.
  struct Message {
    let file: String
    let kind: String
    let text: String
  }

  private let modules: URL
  private let system: URL

  /// Finds compiler and modules; `nil` where tests run without them, as from a copy of the test bundle.
  init?() {
    guard let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
      return nil
    }
    modules = URL(filePath: executable).deletingLastPathComponent().appending(path: "Modules")
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    system = root.appending(path: "Sources/System")
    let module = modules.appending(path: "GalleyPages.swiftmodule").path
    guard FileManager.default.fileExists(atPath: module) else { return nil }
    let version = try? withTemporaryFolder { try run(["swiftc", "--version"], temporary: $0) }
    guard version?.status == 0 else { return nil }
  }

  /// Whether tests can use the compiler.
  static let isThere = Compiler() != nil

  /// The modules of the build, and those of the system's libraries, whose maps are in their folders or in `include`.
  private var searchPaths: [String] {
    let libraries = (try? FileManager.default.contentsOfDirectory(atPath: system.path)) ?? []
    let folders = libraries.sorted().flatMap {
      [system.appending(path: $0), system.appending(path: "\($0)/include")]
    }
    return ["-I", modules.path]
      + folders.flatMap { ["-I", $0.path, "-Xcc", "-I\($0.path)"] }
  }

  /// Compiles files without writing anything.
  ///
  /// - Parameters:
  ///   - files: The text of each file by its name, without extension.
  ///   - options: How far to compile, such as `-typecheck`.
  /// - Returns: What the compiler says of them.
  /// - Throws: If the files cannot be written or the compiler cannot be started.
  func messages(about files: [String: String], _ options: [String]) throws -> [Message] {
    let macros = modules.deletingLastPathComponent().appending(path: "GalleyMacros-tool").path
    let output = try withTemporaryFolder { folder in
      let paths = files.keys.sorted().map { "\(folder)/\($0).swift" }
      for (name, text) in files { try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name).swift")) }
      return try run(
        ["swiftc", "-wmo"] + options + [
          "-swift-version", "6", "-warnings-as-errors", "-module-name", "Snippets", "-diagnostic-style",
          "llvm",
          "-no-color-diagnostics", "-enable-upcoming-feature", "MemberImportVisibility",
          "-load-plugin-executable", "\(macros)#GalleyMacros",
        ] + searchPaths + paths, temporary: folder)
    }
    return output.text.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /.*\/(\w+)\.swift:\d+:\d+: (error|warning): (.*)/) else {
        return nil
      }
      return Message(file: String(match.1), kind: String(match.2), text: String(match.3))
    }
  }

  /// The public names right below a type of a module.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - module: The module.
  /// - Returns: The names without their arguments.
  /// - Throws: ``Failure`` with what the compiler says if it does not know the module.
  func members(of type: String, in module: String) throws -> Set<String> {
    #if arch(arm64)
      let target = "aarch64-unknown-linux-gnu"
    #else
      let target = "x86_64-unknown-linux-gnu"
    #endif
    let graph = try withTemporaryFolder { folder in
      let output = try run(
        ["swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir", folder]
          + searchPaths, temporary: folder)
      guard output.status == 0 else { throw Failure(text: output.text) }
      let data = try Data(contentsOf: URL(filePath: "\(folder)/\(module).symbols.json"))
      return try JSONDecoder().decode(SymbolGraph.self, from: data)
    }
    let paths = graph.symbols.map(\.pathComponents).filter { $0.count == 2 && $0[0] == type }
    return Set(paths.map { String($0[1].prefix { $0 != "(" }) })
  }

  private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
      let pathComponents: [String]
    }

    let symbols: [Symbol]
  }

  struct Failure: Error {
    let text: String
  }

  /// Runs a tool of the toolchain with a temporary folder, since the compiler's driver leaves folders of its own in it.
  private func run(_ arguments: [String], temporary: String) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["TMPDIR=\(temporary)"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
