/// A line of source code.
public struct SourcePlace: Hashable, Sendable, Codable {
  /// The file, as module and name, such as `MailTests/InboxTests.swift`.
  public let fileID: String
  /// The file's path on the machine it was compiled on.
  public let filePath: String
  /// The line, counted from 1.
  public let line: Int

  /// Names a line.
  ///
  /// - Parameters:
  ///   - fileID: The file, as module and name.
  ///   - filePath: The file's path.
  ///   - line: The line, counted from 1.
  public init(fileID: String, filePath: String, line: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
  }
}

extension SourcePlace: CustomStringConvertible {
  /// File and line, such as `MailTests/InboxTests.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}
