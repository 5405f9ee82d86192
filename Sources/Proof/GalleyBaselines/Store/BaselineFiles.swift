import GalleyImage
import GalleySystem

/// The names of the files that one baseline is made of.
package struct BaselineFiles {
  /// The folder they are in.
  package let folder: Folder
  /// The file name without its extension.
  package let stem: String

  package init(_ key: CheckKey, in store: Folder) {
    folder = store.inside(key.folder)
    stem = key.stem
  }

  /// Names the files beside an intent that was found; fails if the name is not that of an intent.
  package init?(intent: String, in folder: Folder) {
    guard intent.hasPrefix("."), intent.hasSuffix(Self.intentEnd), intent.count > Self.intentEnd.count + 1
    else { return nil }
    self.folder = folder
    stem = String(intent.dropFirst().dropLast(Self.intentEnd.count))
  }

  private static let intentEnd = ".intent"

  /// The end of the name of a file that will replace another.
  package static let stagedEnd = ".new"

  /// A part.
  package func name(_ part: BaselinePart) -> String { "\(stem).\(part.rawValue)" }
  /// The name of the file that will replace a part.
  package func staged(_ part: BaselinePart) -> String { ".\(stem).\(part.rawValue)\(Self.stagedEnd)" }

  /// The approved picture: the file that is there, else the one that a PNG would be.
  package var picture: String {
    let names = BaselinePart.pictures.map(name)
    return zip(names, folder.status(of: names)).first { $0.1 != .missing }?.0 ?? name(.picture)
  }
  /// The approved text.
  package var text: String { name(.text) }
  /// The sidecar.
  package var sidecar: String { name(.sidecar) }
  /// The sidecar's path from the project's root.
  package var sidecarPath: String { folder.displayPath(sidecar) }
  /// The name of the approved file, picture or text.
  package func content(_ kind: CheckKind) -> String {
    switch kind {
    case .picture: picture
    case .text: text
    }
  }
  /// The names of all files that could hold an approved picture or text, in any format.
  package func contents(_ kind: CheckKind) -> [String] { BaselinePart.contents(kind).map(name) }
  /// The intent record before it takes effect.
  ///
  /// Only one writer works at a time, so the name is always the same, and what a killed writer left is overwritten.
  var stagedIntent: String { ".\(stem)\(Self.intentEnd)\(Self.stagedEnd)" }
  /// The intent record: while it is there, the change will be finished.
  package var intent: String { ".\(stem)\(Self.intentEnd)" }

  package func hasIntent() throws(BaselineError) -> Bool {
    do throws(FileError) { return try folder.contains(intent) } catch { throw .file(error) }
  }

  /// The bytes of a part, as it is or as a change that was cut short is to make it; `nil` if there is none.
  func read(_ part: BaselinePart, through intent: StoreIntent?) throws(FileError) -> [UInt8]? {
    if let intent {
      if intent.removes.contains(part) { return nil }
      // What is not staged any more is in its place already.
      if intent.places.contains(part), let staged = try folder.readIfPresent(staged(part)) { return staged }
    }
    return try folder.readIfPresent(name(part))
  }

  /// The picture, as it is or as a change that was cut short is to make it; `nil` if there is none.
  ///
  /// - Throws: ``BaselineError/severalPictures(_:)`` where there are files of several formats.
  func picture(
    through intent: StoreIntent?
  ) throws(BaselineError) -> (part: BaselinePart, bytes: [UInt8])? {
    var found: [(part: BaselinePart, bytes: [UInt8])] = []
    do throws(FileError) {
      for part in BaselinePart.pictures {
        if let bytes = try read(part, through: intent) { found.append((part, bytes)) }
      }
    } catch { throw .file(error) }
    guard found.count < 2 else {
      throw .severalPictures(found.map { folder.displayPath(name($0.part)) })
    }
    return found.first
  }

  /// The parts that are there, whatever they hold.
  package func present() throws(FileError) -> [BaselinePart] {
    var parts: [BaselinePart] = []
    for part in BaselinePart.allCases where try folder.contains(name(part)) { parts.append(part) }
    return parts
  }
}

/// One of the files that a baseline is made of.
package enum BaselinePart: String, Sendable, Hashable, Codable, CaseIterable {
  /// The approved picture, in PNG.
  case picture = "png"
  /// The approved picture, in JPEG.
  case jpeg = "jpg"
  /// The approved picture, in WebP.
  case webp
  /// The approved text.
  case text = "txt"
  /// The sidecar of either.
  case sidecar = "json"

  /// The parts that hold a picture; of a baseline one.
  package static let pictures: [BaselinePart] = [.picture, .jpeg, .webp]

  /// The parts that may hold the approved picture or text.
  package static func contents(_ kind: CheckKind) -> [BaselinePart] {
    switch kind {
    case .picture: pictures
    case .text: [.text]
    }
  }

  /// The part that holds what was approved.
  ///
  /// - Parameter content: Its bytes, which decide on the format.
  init(_ kind: CheckKind, holding content: [UInt8]) {
    switch (kind, PictureFormat(of: content)) {
    case (.picture, .png), (.picture, nil): self = .picture
    case (.picture, .jpeg): self = .jpeg
    case (.picture, .webp): self = .webp
    case (.text, _): self = .text
    }
  }
}

extension BaselinePart: Comparable {
  /// Sorts the approved file before its sidecar.
  package static func < (a: BaselinePart, b: BaselinePart) -> Bool {
    func place(_ part: BaselinePart) -> Int { allCases.firstIndex(of: part) ?? 0 }
    return place(a) < place(b)
  }
}
