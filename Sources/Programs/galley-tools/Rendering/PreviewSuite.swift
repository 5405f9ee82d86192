import Foundation
import GalleyBaselines
import GalleyCommands
import GalleyDecisions
import GalleySystem
import Glibc

/// The work of `galley test --previews`: a test of all previews is generated, in a program of its own.
enum PreviewSuite {
  private static let text = """
    import Galley
    import Testing

    @Test(arguments: PreviewCheck.all) func previews(_ preview: PreviewCheck) throws { try preview.check() }

    @main enum Program {
      static func main() async { await Testing.__swiftPMEntryPoint() as Never }
    }

    """

  /// Runs the previews in a run that has begun, as ``PreviewChecks/Work``.
  ///
  /// - Throws: ``RenderError``, and `ChildProcess.StartError` if there is no Swift.
  static func run(
    _ checks: PreviewChecks, _ arguments: SwiftTestArguments, issues: String,
    in environment: [String: String]
  ) throws -> (end: ChildProcess.End, crashes: [Crash])? {
    let build = PackageBuild(
      folder: checks.folder, words: [], environment: checks.environment, isBuilt: checks.isBuilt)
    let printer = checks.printer
    guard case .made(let plan, _) = try build.make() else { return nil }
    guard let neighbour = plan.modules.first else { throw RenderError.noGalley }
    return try TemporaryFolder.with { folder in
      let program = GeneratedProgram(
        plan: plan, name: PreviewChecks.module, neighbour: neighbour, environment: environment,
        folder: folder,
        cache: build.cache)
      let object: String
      do { object = try program.compile([("Previews.swift", Self.text)]) } catch let failure
        as GeneratedProgram.Failure
      {
        let messages = CompilerMessages(failure.lines)
        if messages.problems.contains(where: { $0.message.hasPrefix("no such module 'Galley'") }) {
          throw RenderError.noGalley
        }
        printer.sayOnErrors(failure.lines.map { $0 + "\n" }.joined())
        throw RenderError.notLinked(status: failure.status)
      }
      guard let linked = try program.link(object, with: plan.tests == nil ? plan.modules : []) else {
        return nil
      }
      var crashes = CrashReader()
      // The package's own tests are linked, too; they were run.
      let words =
        [
          linked, "--testing-library", "swift-testing", "--skip",
          "^(?!\(PreviewChecks.module)\\.)",
        ]
        + arguments.selecting + ["--event-stream-output-path", issues]
      var end = try ChildProcess.run(
        words, environment: environment, output: .copied(toErrors: printer.isJSON) { crashes.take($0) })
      // As Swift Testing ends where no test is selected; "swift test" takes that for success, too.
      if end.status == EX_UNAVAILABLE, !arguments.selecting.isEmpty { end.status = 0 }
      return (end, crashes.crashes)
    }
  }
}
