import Foundation
import GalleyAuthoring
import GalleyImage
import Glibc

/// Tells the command line what layouts there are, before any test is run.
enum InspectionAnswer {
  /// The exit code of a process that runs no test, as its layouts have errors.
  static let refusal: Int32 = 1

  /// Answers if it is asked, and does nothing otherwise.
  ///
  /// - Parameter environment: The process's environment variables.
  static func give(_ environment: [String: String]) {
    guard let request = InspectionRequest(environment) else { return }
    guard let inspection = write(request) else { _exit(refusal) }
    switch request.then {
    // At once: nothing of this process has begun that would have to be ended in order.
    case .stop: _exit(0)
    case .test: if !inspection.errors.isEmpty { _exit(refusal) }
    }
  }

  /// Writes what there is, whole or not at all.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: What was written; `nil` if it could not be.
  static func write(_ request: InspectionRequest) -> LayoutInspection? {
    let inspection = LayoutInspection(of: request.modules)
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try AtomicFile.write(encoder.encode(inspection), to: request.path)
      return inspection
    } catch {
      FileHandle.standardError.write(Data("galley: the layouts cannot be told: \(error)\n".utf8))
      return nil
    }
  }
}
