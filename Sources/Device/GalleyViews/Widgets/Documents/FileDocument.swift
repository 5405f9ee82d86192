import Foundation

/// The source that a document is read from.
///
/// - Reference: [SwiftUI's `FileDocumentReadConfiguration`](https://developer.apple.com/documentation/swiftui/filedocumentreadconfiguration).
public struct FileDocumentReadConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The target that a document is written to.
///
/// - Reference: [SwiftUI's `FileDocumentWriteConfiguration`](https://developer.apple.com/documentation/swiftui/filedocumentwriteconfiguration).
public struct FileDocumentWriteConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The existing file; `nil` for a new one.
  public let existingFile: FileWrapper?
}

/// A value that can be read from a file and written to one.
///
/// - Reference: [SwiftUI's `FileDocument`](https://developer.apple.com/documentation/swiftui/filedocument).
public protocol FileDocument {
  /// The source that the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The target that the document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it can be written to.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document.
  init(configuration: ReadConfiguration) throws

  /// Returns the file with the document in it.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that it can be written to: by default those that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An object that can be read from a file and written to one.
///
/// - Reference: [SwiftUI's `ReferenceFileDocument`](https://developer.apple.com/documentation/swiftui/referencefiledocument).
public protocol ReferenceFileDocument: AnyObject {
  /// The source that the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The target that the document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The state of the document at one moment.
  associatedtype Snapshot

  /// The types of files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it can be written to.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document.
  init(configuration: ReadConfiguration) throws

  /// Returns the current state of the document.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns the file with the document in it.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types of files that it can be written to: by default those that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
