import GalleyBaselines

/// The previews of a package as checks, where no test target has the line that makes them so.
package struct PreviewChecks {
  /// The module of the generated test, as `--filter` and `--skip` know it.
  package static let module = "GalleyPreviewTests"

  /// The work of `galley-tools`, which builds and runs the generated test.
  ///
  /// It takes the arguments of the tests, of which what selects tests selects previews; the file that the events of tests are written to;
  /// and the environment of the test. It returns how the program ended; `nil` if the package was not built, which its tests say.
  package typealias Work = (
    _ checks: PreviewChecks, _ arguments: SwiftTestArguments, _ issues: String,
    _ environment: [String: String]
  ) throws -> (end: ChildProcess.End, crashes: [Crash])?

  /// The folder of the package.
  package let folder: String
  /// The environment of the build.
  package let environment: [String: String]
  /// Whether the package is built, so that nothing is.
  package var isBuilt: Bool
  package let printer: Printer
  let work: Work
}
