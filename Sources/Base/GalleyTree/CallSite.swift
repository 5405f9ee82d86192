/// A line of source code that asked for something: of a test, a page, or a layout.
public struct CallSite: Sendable {
  /// The file as module and name, such as `MailTests/InboxTests.swift`; empty where only its path is known.
  public let fileID: String
  /// The file's path on the machine that compiled it; in a run's records, from the project's root.
  public let filePath: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1.
  public let column: Int

  /// The path as XCTest's assertions want it; `nil` of a line that was not given by a literal.
  package let staticFilePath: StaticString?

  public init(fileID: String = "", filePath: String, line: Int, column: Int = 1) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    staticFilePath = nil
  }

  /// Creates a call site from the arguments of XCTest's assertions.
  public init(fileID: String = "", filePath: StaticString, line: UInt, column: UInt = 1) {
    self.fileID = fileID
    self.filePath = "\(filePath)"
    self.line = Int(line)
    self.column = Int(column)
    staticFilePath = filePath
  }

  /// The place of the call, for the expansion of the macro `#_callSite`.
  public static func _here(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> CallSite {
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The line as a record names it, whose file is known by its path from a project's root.
  package func inside(_ root: String) -> CallSite {
    let prefix = root.hasSuffix("/") ? root : root + "/"
    let path = filePath.hasPrefix(prefix) ? String(filePath.dropFirst(prefix.count)) : filePath
    return CallSite(filePath: path, line: line)
  }
}

extension CallSite: Hashable {
  /// Whether both are the same line of one file; records have no columns.
  public static func == (a: CallSite, b: CallSite) -> Bool {
    (a.fileID, a.filePath, a.line) == (b.fileID, b.filePath, b.line)
  }

  /// Hashes the parts that distinguish two lines.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fileID)
    hasher.combine(filePath)
    hasher.combine(line)
  }
}

extension CallSite: CustomStringConvertible {
  /// File and line as compilers write them, such as `MailTests/InboxTests.swift:12`.
  public var description: String { "\(fileID.isEmpty ? filePath : fileID):\(line)" }
}

extension CallSite: Codable {
  /// Records have `file` and `line`, layouts and page errors `fileID`, `filePath` and `line`; none has a column.
  private enum CodingKeys: String, CodingKey {
    case file, fileID, filePath, line
  }

  /// Reads either form.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let line = try values.decode(Int.self, forKey: .line)
    if let file = try values.decodeIfPresent(String.self, forKey: .file) {
      self.init(filePath: file, line: line)
    } else {
      self.init(
        fileID: try values.decode(String.self, forKey: .fileID),
        filePath: try values.decode(String.self, forKey: .filePath), line: line)
    }
  }

  /// Encodes the short form of a record, with the path only.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if fileID.isEmpty {
      try values.encode(filePath, forKey: .file)
    } else {
      try values.encode(fileID, forKey: .fileID)
      try values.encode(filePath, forKey: .filePath)
    }
    try values.encode(line, forKey: .line)
  }
}
