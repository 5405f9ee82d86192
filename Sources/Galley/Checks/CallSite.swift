import GalleyBaselines
import Testing
import XCTest

/// The line of the test that asked for something.
struct CallSite {
  var fileID: String
  var filePath: StaticString
  var line: UInt
  var column: UInt

  var place: GalleyBaselines::SourcePlace {
    GalleyBaselines::SourcePlace(file: "\(filePath)", line: Int(line))
  }

  /// Fails the running test at this line, without ending it: the checks after this one are made as well.
  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: fileID, filePath: "\(filePath)", line: Int(line), column: Int(column)))
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }

  /// Fails the running test for what became of a check, and notes that, so that `galley test` can tell checks' failures
  /// from any other.
  ///
  /// - Parameters:
  ///   - message: What to say.
  ///   - recorder: Who notes it; without a run nobody does.
  ///   - isNew: Whether the check only lacks a baseline, or was recorded: then running the test again is of no use.
  func fail(_ message: String, notedBy recorder: RunRecorder?, isNew: Bool = false) {
    guard let recorder else { return fail(message) }
    if Test.current != nil {
      let place = "\(fileID):\(line):\(column)"
      recorder.noteFailure(isNew ? .newIssue(place) : .issue(place))
    }
    TestObserver.$isCheck.withValue(true) { TestObserver.$isNew.withValue(isNew) { fail(message) } }
  }
}
