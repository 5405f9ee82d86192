import Foundation
import GalleyAuthoring
import GalleyBaselines
import GalleyImage
import GalleyPages
import GalleySystem
import Glibc

/// Lists this test target's layouts for the command line, before any test is run.
enum InspectionResponder {
  /// The exit code of a process that runs no test, as its layouts have errors.
  static let refusal: Int32 = 1

  /// Answers if the environment asks, and does nothing otherwise.
  static func respond(in environment: [String: String]) {
    guard let request = InspectionRequest(environment) else { return }
    guard let inspection = write(request) else { _exit(refusal) }
    switch request.then {
    // At once: nothing of this process has begun that would have to be ended in order.
    case .stop: _exit(0)
    case .test: if !inspection.errors.isEmpty { _exit(refusal) }
    }
  }

  /// Writes the layouts whole, or returns nothing.
  static func write(_ request: InspectionRequest) -> LayoutInspection? {
    let inspection = LayoutInspection(
      of: request.modules ?? ProgramTests.modules(listedIn: request.testsPath))
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try AtomicFile.write(encoder.encode(inspection), to: request.path)
      return inspection
    } catch {
      FileHandle.standardError.write(
        Data("galley: the layouts cannot be listed: \(ErrorWords.of(error))\n".utf8))
      return nil
    }
  }
}
