import Foundation
import GalleyCommands
import GalleySystem

/// A program of generated files, compiled against what a package's build has made, and linked with that.
///
/// Nothing is written into the package but what building it writes.
struct GeneratedProgram {
  let plan: BuildPlan
  /// The name of the program, and of its only module.
  let name: String
  /// The module whose language version and package its files have.
  let neighbour: String
  let environment: [String: String]
  /// The folder that all is written to.
  let folder: String

  /// The objects of earlier programs; `nil` to compile in any case.
  var cache: ObjectCache?

  /// Compiles files, unless an earlier program had the same, and nothing has changed that they import.
  ///
  /// - Parameter sources: Names and texts of the files.
  /// - Returns: The object, an absolute path.
  /// - Throws: ``Failure``, `ChildProcess.StartError` if there is no compiler, and `FileError`.
  func compile(_ sources: [(name: String, text: String)]) throws -> String {
    let options =
      [plan.compiler] + plan.options(besides: neighbour) + [
        "-module-name", name, "-parse-as-library", "-Onone", "-suppress-warnings", "-wmo",
        "-diagnostic-style", "llvm", "-emit-dependencies",
      ]
    let key = ObjectCache.key(options, sources)
    if let object = cache?.object(key) { return object }
    let began = FileStamp.now
    let object = "\(folder)/\(name).o"
    for source in sources { try write(source.text, to: "\(folder)/\(source.name)") }
    var lines: [String] = []
    let end = try ChildProcess.run(
      options + ["-c", "-o", object] + sources.map { "\(folder)/\($0.name)" }, environment: environment,
      isMarked: false, output: .lines { line, _ in lines.append(line) })
    guard end.status == 0 else { throw Failure(status: end.status, lines: lines) }
    let rules = (try? String(contentsOfFile: "\(folder)/\(name).d", encoding: .utf8)) ?? ""
    let imported = ObjectCache.dependencies(in: rules).filter { !$0.hasPrefix(folder + "/") }
    cache?.keep(object, as: key, from: imported + plan.plugins(besides: neighbour), since: began)
    return object
  }

  /// The end of a compiler that made no object.
  struct Failure: Error {
    var status: Int32
    /// Its messages.
    var lines: [String]
  }

  /// Links an object with the tests' modules and some others.
  ///
  /// - Parameters:
  ///   - object: What was compiled.
  ///   - modules: Modules that are needed, whether tests depend on them or not.
  ///   - isPartial: Whether these modules and those that they depend on are all that was built.
  /// - Returns: The program, an absolute path; `nil` if more than these modules is needed.
  /// - Throws: ``RenderError/notLinked(status:)``.
  func link(_ object: String, with modules: [String], isPartial: Bool = false) throws -> String? {
    let (program, list) = ("\(folder)/\(name)", "\(folder)/Objects.LinkFileList")
    let others =
      isPartial
      ? plan.closure(of: Set(modules)).sorted().flatMap { plan.steps[$0]?.objects ?? [] }
      : plan.objects(with: modules)
    try write(([object] + others).map { "\"\($0)\"\n" }.joined(), to: list)
    let end = try ChildProcess.run(
      [plan.compiler, "-emit-executable", "-o", program, "@\(list)"] + plan.libraries + linker,
      environment: environment, isMarked: false, output: isPartial ? .lines { _, _ in } : .standardError)
    if end.status != 0, isPartial { return nil }
    guard end.status == 0 else { throw RenderError.notLinked(status: end.status) }
    return program
  }

  /// The toolchain's own linker, which takes a third of the time of SwiftPM's choice, unless the package chooses another one.
  private var linker: [String] {
    let lld = (plan.compiler as NSString).deletingLastPathComponent + "/ld.lld"
    let isChosen = plan.libraries.contains { $0.hasPrefix("-use-ld=") || $0.hasPrefix("-fuse-ld=") }
    return isChosen || !FileManager.default.isExecutableFile(atPath: lld) ? [] : ["-use-ld=lld"]
  }

  private func write(_ text: String, to path: String) throws {
    try AtomicFile.write(Data(text.utf8), to: path, flushes: false)
  }
}
