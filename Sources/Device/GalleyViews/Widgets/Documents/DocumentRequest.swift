import Foundation

/// An app's request in the browser of the device's documents.
enum DocumentRequest {
  /// Choosing files of some types.
  case opening([UTType], severalAtOnce: Bool)
  /// Saving files under names.
  case saving([DocumentFile])
  /// Moving files.
  case moving([URL])

  /// The words of the button that does it; `nil` if a tap on a file does.
  var actionTitle: LocalizedStringKey? {
    switch self {
    case .opening(_, let severalAtOnce): severalAtOnce ? "Open" : nil
    case .saving: "Save"
    case .moving: "Move"
    }
  }

  /// Whether a file can be chosen.
  func allows(_ file: URL) -> Bool {
    guard case .opening(let types, _) = self else { return false }
    let kind = UTType(filenameExtension: file.pathExtension) ?? .data
    return types.contains { kind.conforms(to: $0) }
  }

  /// Performs the request in a folder, once the person agrees.
  ///
  /// - Returns: The files, at their new places.
  func finish(in folder: URL) throws -> [URL] {
    switch self {
    case .opening: []
    case .saving(let files):
      try files.map { file in
        let place = Self.freePlace(for: file.name, in: folder)
        try file.content().write(to: place)
        return place
      }
    case .moving(let files):
      try files.map { file in
        let place = Self.freePlace(for: file.lastPathComponent, in: folder)
        try FileManager.default.moveItem(at: file, to: place)
        return place
      }
    }
  }

  /// Returns the place for a file, with a number behind its name if the name is taken, as on iOS.
  private static func freePlace(for name: String, in folder: URL) -> URL {
    var place = folder.appendingPathComponent(name)
    let (stem, ending) = (place.deletingPathExtension().lastPathComponent, place.pathExtension)
    var number = 2
    while FileManager.default.fileExists(atPath: place.path) {
      place = folder.appendingPathComponent(
        ending.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(ending)")
      number += 1
    }
    return place
  }
}

/// A file that is saved.
struct DocumentFile {
  let name: String
  let content: () throws -> FileWrapper

  /// Creates a file; a name without an extension gets that of the type.
  init(_ name: String?, _ type: UTType, _ content: @escaping () throws -> FileWrapper) {
    let name = name ?? "Untitled"
    let hasEnding = !URL(fileURLWithPath: "/\(name)").pathExtension.isEmpty
    self.name = hasEnding ? name : name + (type.preferredFilenameExtension.map { ".\($0)" } ?? "")
    self.content = content
  }
}
