import Foundation
import GalleyAutomation
import GalleyImage
import GalleyUIKit

/// A text, a picture or a file that is kept with a test's results.
///
/// A picture is kept as it is, without loss, at any quality.
///
/// - Reference: [`XCTAttachment`](https://developer.apple.com/documentation/xctest/xctattachment).
public final class XCTAttachment: NSObject {
  /// The rule by which an attachment is kept, with Apple's raw values.
  public enum Lifetime: Int, Hashable, Sendable, CaseIterable {
    /// The attachment is kept, even if the test passes.
    case keepAlways = 0
    /// The attachment is kept if the test fails.
    case deleteOnSuccess = 1
  }

  /// The quality of a picture, with Apple's raw values; here all are kept as they are.
  public enum ImageQuality: Int, Hashable, Sendable, CaseIterable {
    /// The original quality.
    case original = 0
    /// A little worse, and smaller.
    case medium = 1
    /// Much smaller.
    case low = 2
  }

  /// The attachment's name.
  public var name: String?
  /// The kind of its content, such as `public.png`.
  public let uniformTypeIdentifier: String
  /// The rule by which the attachment is kept.
  public var lifetime = Lifetime.deleteOnSuccess
  /// Further facts about the attachment.
  public var userInfo: [AnyHashable: Any]

  private let content: Result<Data, any Error>

  private init(
    _ type: String, name: String? = nil, userInfo: [AnyHashable: Any]? = nil, content: () throws -> Data
  ) {
    uniformTypeIdentifier = type
    self.name = name
    self.userInfo = userInfo ?? [:]
    self.content = Result(catching: content)
    super.init()
  }

  /// Creates an attachment with a content.
  ///
  /// - Parameters:
  ///   - identifier: The kind of content; `public.data` by default.
  ///   - name: The name.
  ///   - payload: The content.
  ///   - userInfo: Further facts about the attachment.
  public convenience init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    self.init(identifier ?? "public.data", name: name, userInfo: userInfo) { payload ?? Data() }
  }

  /// Attaches bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - identifier: The kind of content.
  public convenience init(data: Data, uniformTypeIdentifier identifier: String = "public.data") {
    self.init(identifier) { data }
  }

  /// Attaches a text.
  ///
  /// - Parameter string: The text.
  public convenience init(string: String) {
    self.init("public.plain-text") { Data(string.utf8) }
  }

  /// Attaches an object that can be archived.
  ///
  /// - Parameters:
  ///   - archivableObject: The object.
  ///   - identifier: The kind of content.
  public convenience init(
    archivableObject: any NSSecureCoding, uniformTypeIdentifier identifier: String = "public.data"
  ) {
    self.init(identifier) {
      try NSKeyedArchiver.archivedData(withRootObject: archivableObject, requiringSecureCoding: true)
    }
  }

  /// Attaches an object as a property list.
  ///
  /// - Parameter plistObject: The object: dictionaries, arrays, texts, numbers, dates and bytes.
  public convenience init(plistObject: Any) {
    self.init("com.apple.property-list") {
      guard PropertyListSerialization.propertyList(plistObject, isValidFor: .xml) else {
        throw AttachmentError.noPropertyList(type: "\(type(of: plistObject))")
      }
      return try PropertyListSerialization.data(fromPropertyList: plistObject, format: .xml, options: 0)
    }
  }

  /// Creates an attachment of a file with its present content.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - identifier: The kind of content; by default, that of the file's extension.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String? = nil) {
    self.init(identifier ?? Self.identifier(ofExtension: url.pathExtension), name: url.lastPathComponent) {
      do { return try Data(contentsOf: url) } catch {
        throw AttachmentError.unreadable(path: url.path, reason: error.localizedDescription)
      }
    }
  }

  /// Attaches a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - quality: Its quality; it is kept as it is.
  public convenience init(image: UIImage, quality: ImageQuality = .original) {
    self.init("public.png") { try PNG.encode(image.bitmap) }
  }

  /// Attaches a picture of the screen.
  ///
  /// - Parameters:
  ///   - screenshot: The picture.
  ///   - quality: Its quality; it is kept as it is.
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality = .original) {
    self.init("public.png") { try PNG.encode(screenshot.bitmap) }
  }

  /// Fails the test: folders cannot be attached here, because there is no writer of archives.
  ///
  /// - Parameter url: The folder.
  public convenience init(compressedContentsOfDirectory url: URL) {
    self.init("public.zip-archive", name: url.lastPathComponent) {
      throw AttachmentError.noArchive(path: url.path)
    }
  }

  /// The attachment as a file.
  func file() throws -> AttachedFile {
    AttachedFile(name: name ?? "attachment", type: uniformTypeIdentifier, content: try content.get())
  }

  private static func identifier(ofExtension name: String) -> String {
    switch name.lowercased() {
    case "txt", "log": "public.plain-text"
    case "png": "public.png"
    case "jpg", "jpeg": "public.jpeg"
    case "json": "public.json"
    case "xml": "public.xml"
    case "html": "public.html"
    case "csv": "public.comma-separated-values-text"
    case "plist": "com.apple.property-list"
    case "zip": "public.zip-archive"
    case "mp4": "public.mpeg-4"
    default: "public.data"
    }
  }
}
