import GalleyBaselines
import Synchronization
import Testing

/// What checks threw, so that a test that fails by it counts as failed by a check.
enum CheckThrowing {
  private static let thrown = Mutex<[String]>([])

  /// Notes that a check throws.
  ///
  /// Swift Testing records what a test throws at the test itself; XCTest says later what it was.
  ///
  /// - Parameters:
  ///   - error: What it throws.
  ///   - recorder: Who keeps account of failures.
  ///   - place: Where the test is, under Swift Testing.
  static func note(
    _ error: any Error, by recorder: RunRecorder, at place: SourceLocation? = Test.current?.sourceLocation
  ) {
    if let place {
      recorder.noteFailure(.issue("\(place.fileID):\(place.line):\(place.column)"))
    } else {
      thrown.withLock { $0.append("\(error)") }
    }
  }

  /// Forgets what was thrown, as XCTest begins a test.
  static func reset() {
    thrown.withLock { $0 = [] }
  }

  /// Whether XCTest tells of something that a check threw.
  ///
  /// - Parameter description: What XCTest says.
  /// - Returns: Whether it is that.
  ///
  /// - Reference: swift-corelibs-xctest, `XCTestCase.swift` and `XCTAssert.swift`: both say `threw error "…"`.
  static func isTold(in description: String) -> Bool {
    thrown.withLock { $0.contains { description.contains("threw error \"\($0)\"") } }
  }
}
