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
  /// The file that is there already; `nil` for a new one.
  public let existingFile: FileWrapper?
}

/// A value that can be read of a file and written to one.
///
/// - Reference: [SwiftUI's `FileDocument`](https://developer.apple.com/documentation/swiftui/filedocument).
public protocol FileDocument {
  /// The source that the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The target that the document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The kinds of files that it can be read of.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that it can be written to.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document.
  init(configuration: ReadConfiguration) throws

  /// The file with the document in it.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The kinds of files that it can be written to: those it is read of.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An object that can be read of a file and written to one.
///
/// - Reference: [SwiftUI's `ReferenceFileDocument`](https://developer.apple.com/documentation/swiftui/referencefiledocument).
public protocol ReferenceFileDocument: AnyObject {
  /// The source that the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The target that the document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The document at one moment.
  associatedtype Snapshot

  /// The kinds of files that it can be read of.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that it can be written to.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document.
  init(configuration: ReadConfiguration) throws

  /// The document as it is now.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// The file with the document in it.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The kinds of files that it can be written to: those it is read of.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
