import Foundation

/// A destination for attachments of tests; `Galley` installs the one that writes to the run.
package protocol AttachmentRecorder: AnyObject, Sendable {
  /// Keeps an attachment of the running test.
  ///
  /// - Returns: The name to remove it by.
  /// - Throws: Why it could not be kept.
  func keep(_ attachment: AttachedFile) throws -> String

  /// Removes an attachment of the running test.
  func remove(_ name: String)
}

/// A file that a test attaches to its results.
package struct AttachedFile: Hashable, Sendable {
  package var name: String
  /// Its uniform type identifier, such as `public.png`.
  package var type: String
  package var content: Data
  /// The activities it was attached in, outermost first.
  package var activities: [String]

  /// Describes an attachment.
  package init(name: String, type: String, content: Data, activities: [String] = []) {
    self.name = name
    self.type = type
    self.content = content
    self.activities = activities
  }

  /// The extension of files of its type.
  ///
  /// - Reference: [System-declared uniform type identifiers](https://developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers).
  package var fileExtension: String {
    switch type {
    case "public.plain-text", "public.utf8-plain-text", "public.text": "txt"
    case "public.png", "public.image": "png"
    case "public.jpeg": "jpg"
    case "public.json": "json"
    case "public.xml": "xml"
    case "public.html": "html"
    case "public.comma-separated-values-text": "csv"
    case "com.apple.property-list", "com.apple.xml-property-list": "plist"
    case "public.zip-archive": "zip"
    case "public.mpeg-4": "mp4"
    default: "dat"
    }
  }
}
