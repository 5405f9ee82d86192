import Foundation

/// A kind of data, such as text or a picture.
///
/// - Reference: [Uniform Type Identifiers' `UTType`](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct).
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The kind's name, such as `public.plain-text`.
  public let identifier: String

  /// Creates a type by its name.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Creates a custom type.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type of another app.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Finds the type of files with an extension; `nil` for an unknown one.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.known.first(where: { $0.endings.contains(filenameExtension.lowercased()) }) else {
      return nil
    }
    self.init(name: known.name)
  }

  private init(name: String) {
    identifier = name
  }

  /// The kind's name.
  public var description: String { identifier }

  /// The preferred file extension of the kind.
  public var preferredFilenameExtension: String? {
    Self.known.first { $0.name == identifier }?.endings.first
  }

  /// The kinds that this one is of, the nearest first.
  private var ancestors: [String] {
    var found: [String] = []
    var pending = [identifier]
    while let name = pending.popLast() {
      found.append(name)
      pending += (Self.known.first { $0.name == name }?.parents ?? []).filter { !found.contains($0) }
    }
    return found
  }

  /// Returns whether the type conforms to another one.
  public func conforms(to type: UTType) -> Bool { ancestors.contains(type.identifier) }

  private static let known: [(name: String, parents: [String], endings: [String])] = [
    ("public.data", ["public.item"], []), ("public.item", [], []), ("public.content", [], []),
    ("public.text", ["public.data", "public.content"], []), ("public.plain-text", ["public.text"], ["txt"]),
    ("public.utf8-plain-text", ["public.plain-text"], []), ("public.rtf", ["public.text"], ["rtf"]),
    ("public.html", ["public.text"], ["html", "htm"]), ("public.json", ["public.text"], ["json"]),
    ("public.xml", ["public.text"], ["xml"]), ("public.source-code", ["public.plain-text"], []),
    ("public.swift-source", ["public.source-code"], ["swift"]),
    ("public.comma-separated-values-text", ["public.text"], ["csv"]),
    ("public.image", ["public.data", "public.content"], []), ("public.png", ["public.image"], ["png"]),
    ("public.jpeg", ["public.image"], ["jpg", "jpeg"]), ("public.heic", ["public.image"], ["heic"]),
    ("com.compuserve.gif", ["public.image"], ["gif"]), ("public.tiff", ["public.image"], ["tiff", "tif"]),
    ("public.svg-image", ["public.image"], ["svg"]),
    ("public.audiovisual-content", ["public.data", "public.content"], []),
    ("public.movie", ["public.audiovisual-content"], []), ("public.video", ["public.movie"], []),
    ("public.mpeg-4", ["public.movie"], ["mp4"]), ("com.apple.quicktime-movie", ["public.video"], ["mov"]),
    ("public.audio", ["public.audiovisual-content"], []), ("public.mp3", ["public.audio"], ["mp3"]),
    ("com.adobe.pdf", ["public.data", "public.content"], ["pdf"]), ("public.url", ["public.data"], []),
    ("public.file-url", ["public.url"], []), ("public.directory", ["public.item"], []),
    ("public.folder", ["public.directory"], []), ("public.archive", ["public.data"], []),
    ("public.zip-archive", ["public.archive"], ["zip"]), ("public.database", [], []),
    ("public.vcard", ["public.text"], ["vcf"]), ("com.apple.property-list", ["public.data"], ["plist"]),
  ]

  /// Anything.
  public static let item = UTType(name: "public.item")
  /// Bytes.
  public static let data = UTType(name: "public.data")
  /// Content that a person looks at.
  public static let content = UTType(name: "public.content")
  /// Text.
  public static let text = UTType(name: "public.text")
  /// Plain text.
  public static let plainText = UTType(name: "public.plain-text")
  /// Plain text in UTF-8.
  public static let utf8PlainText = UTType(name: "public.utf8-plain-text")
  /// Rich text.
  public static let rtf = UTType(name: "public.rtf")
  /// A web page.
  public static let html = UTType(name: "public.html")
  /// Values in JSON.
  public static let json = UTType(name: "public.json")
  /// Values in XML.
  public static let xml = UTType(name: "public.xml")
  /// Rows of values.
  public static let commaSeparatedText = UTType(name: "public.comma-separated-values-text")
  /// The text of a program.
  public static let sourceCode = UTType(name: "public.source-code")
  /// A picture.
  public static let image = UTType(name: "public.image")
  /// A PNG file.
  public static let png = UTType(name: "public.png")
  /// A JPEG file.
  public static let jpeg = UTType(name: "public.jpeg")
  /// A HEIC file.
  public static let heic = UTType(name: "public.heic")
  /// A GIF file.
  public static let gif = UTType(name: "com.compuserve.gif")
  /// A TIFF file.
  public static let tiff = UTType(name: "public.tiff")
  /// An SVG file.
  public static let svg = UTType(name: "public.svg-image")
  /// Sound or moving pictures.
  public static let audiovisualContent = UTType(name: "public.audiovisual-content")
  /// Moving pictures, with or without sound.
  public static let movie = UTType(name: "public.movie")
  /// Moving pictures without sound.
  public static let video = UTType(name: "public.video")
  /// An MPEG-4 file.
  public static let mpeg4Movie = UTType(name: "public.mpeg-4")
  /// A QuickTime file.
  public static let quickTimeMovie = UTType(name: "com.apple.quicktime-movie")
  /// Sound.
  public static let audio = UTType(name: "public.audio")
  /// An MP3 file.
  public static let mp3 = UTType(name: "public.mp3")
  /// A PDF file.
  public static let pdf = UTType(name: "com.adobe.pdf")
  /// A URL.
  public static let url = UTType(name: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(name: "public.file-url")
  /// A folder of files.
  public static let folder = UTType(name: "public.folder")
  /// A folder, including one that looks like a file.
  public static let directory = UTType(name: "public.directory")
  /// Several files in one.
  public static let archive = UTType(name: "public.archive")
  /// A ZIP file.
  public static let zip = UTType(name: "public.zip-archive")
  /// A contact.
  public static let vCard = UTType(name: "public.vcard")
  /// A property list.
  public static let propertyList = UTType(name: "com.apple.property-list")
}
