import Foundation

/// A file, or a folder with its contents, as Foundation has it on Apple's platforms.
///
/// - Reference: [Foundation's `FileWrapper`](https://developer.apple.com/documentation/foundation/filewrapper).
public final class FileWrapper {
  /// Options for reading a file.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Reading at once, not on demand; here always the case.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Reading without keeping the data in memory; here it is kept.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Options for writing a file.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Writing as a whole or not at all.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Updating the names of the files in a folder.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// The name under which the file was read or written.
  public var filename: String?
  /// The preferred name for writing.
  public var preferredFilename: String?
  /// The contents of the file; `nil` for a folder.
  public let regularFileContents: Data?
  /// The contents of the folder, by name; `nil` for a file.
  public private(set) var fileWrappers: [String: FileWrapper]?

  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = childrenByPreferredName
  }

  /// Reads a file or a folder.
  public init(url: URL, options: ReadingOptions = []) throws {
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else {
      regularFileContents = try Data(contentsOf: url)
      return
    }
    regularFileContents = nil
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    fileWrappers = try Dictionary(
      uniqueKeysWithValues: names.sorted().map {
        ($0, try FileWrapper(url: url.appendingPathComponent($0), options: options))
      })
  }

  /// Whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }

  /// Adds a file to the folder.
  ///
  /// - Returns: The name in the folder.
  @discardableResult
  public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  /// Adds a file or a folder to the folder, replacing one with the same name.
  ///
  /// - Returns: The name in the folder.
  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? "Untitled"
    fileWrappers?[name] = child
    return name
  }

  /// Removes a file or a folder from the folder.
  public func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }

  /// Writes the file, or the folder with its contents.
  public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil) throws {
    if let regularFileContents {
      try regularFileContents.write(to: url, options: .atomic)
      return
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, child) in (fileWrappers ?? [:]).sorted(by: { $0.key < $1.key }) {
      try child.write(to: url.appendingPathComponent(name), options: options)
    }
  }
}
