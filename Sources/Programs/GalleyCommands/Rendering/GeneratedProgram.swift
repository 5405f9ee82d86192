import Foundation
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

  private var object: String { "\(folder)/\(name).o" }

  /// Compiles files.
  ///
  /// - Parameter sources: Names and texts of the files.
  /// - Returns: How the compiler ended, and its messages.
  /// - Throws: `ChildProcess.StartError` if there is no compiler, and `FileError`.
  func compile(_ sources: [(name: String, text: String)]) throws -> (status: Int32, lines: [String]) {
    for source in sources { try write(source.text, to: "\(folder)/\(source.name)") }
    let words =
      [plan.compiler] + plan.options(besides: neighbour) + [
        "-module-name", name, "-parse-as-library", "-Onone", "-suppress-warnings", "-wmo",
        "-diagnostic-style",
        "llvm", "-c", "-o", object,
      ] + sources.map { "\(folder)/\($0.name)" }
    var lines: [String] = []
    let end = try ChildProcess.run(
      words, environment: environment, output: .lines { line, _ in lines.append(line) })
    return (end.status, lines)
  }

  /// Links what was compiled with the tests' modules and some others.
  ///
  /// - Parameter modules: Modules that are needed, whether tests depend on them or not.
  /// - Returns: The program, an absolute path.
  /// - Throws: ``RenderError/notLinked(status:)``.
  func link(with modules: [String]) throws -> String {
    let (program, list) = ("\(folder)/\(name)", "\(folder)/Objects.LinkFileList")
    let objects = [object] + plan.objects(with: modules)
    try write(objects.map { "\"\($0)\"\n" }.joined(), to: list)
    let end = try ChildProcess.run(
      [plan.compiler, "-emit-executable", "-o", program, "@\(list)"] + plan.libraries,
      environment: environment, output: .standardError)
    guard end.status == 0 else { throw RenderError.notLinked(status: end.status) }
    return program
  }

  private func write(_ text: String, to path: String) throws {
    try AtomicFile.write(Data(text.utf8), to: path, flushes: false)
  }
}
