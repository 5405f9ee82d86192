import Foundation

/// A line of a source file.
///
/// - Reference: [`XCTSourceCodeLocation`](https://developer.apple.com/documentation/xctest/xctsourcecodelocation).
public final class XCTSourceCodeLocation: NSObject, Sendable {
  /// The URL of the source file.
  public let fileURL: URL
  /// The line, from 1 up.
  public let lineNumber: Int

  /// Creates a location for a line of a file.
  ///
  /// - Parameters:
  ///   - fileURL: The file.
  ///   - lineNumber: The line, from 1 up.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
    super.init()
  }

  /// Creates a location for a line of a file.
  ///
  /// - Parameters:
  ///   - filePath: The path of the file.
  ///   - lineNumber: The line, from 1 up.
  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  /// Creates a location for a line of a file.
  ///
  /// - Parameters:
  ///   - filePath: The path of the file, as `#filePath` has it.
  ///   - lineNumber: The line, as `#line` has it.
  @_disfavoredOverload
  public convenience init(filePath: StaticString, lineNumber: UInt) {
    self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
  }

  /// Whether both are the same line.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? XCTSourceCodeLocation else { return false }
    return fileURL == other.fileURL && lineNumber == other.lineNumber
  }

  /// A number that equal lines share.
  public override var hash: Int { fileURL.hashValue ^ lineNumber }

  /// The file's path and the line.
  public override var description: String { "\(fileURL.path):\(lineNumber)" }
}
