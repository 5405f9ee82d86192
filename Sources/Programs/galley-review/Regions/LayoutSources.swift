import GalleyBaselines
import GalleyDecisions
import GalleySystem

/// The sources of a project that may declare layouts.
struct LayoutSources {
  let project: Project

  /// The conventional folders of page objects.
  private static let folders = ["Pages", "Sources", "Tests"]
  /// The largest size of a source in bytes; a larger one is generated.
  private static let largest = 1 << 20
  /// The largest numbers of files and of nested folders that are searched.
  private static let mostFiles = 20_000
  private static let deepest = 12

  /// A layout with its file.
  struct Place {
    var folder: Folder
    var name: String
    var path: String
    var layout: LayoutSource
  }

  /// Finds all layouts of a name, sorted by path.
  func find(_ layout: String) -> [Place] {
    var found: [Place] = []
    var count = 0
    let word = Array(layout.utf8)
    var open = Self.folders.reversed().map {
      (folder: Folder(root: project.root, steps: [$0]), path: $0, depth: 1)
    }
    while let (folder, path, depth) = open.popLast() {
      let entries = (try? folder.entries()) ?? []
      for entry in entries where !entry.name.hasPrefix(".") {
        switch entry.kind {
        case .folder where depth < Self.deepest:
          open.append((folder.inside(entry.name), "\(path)/\(entry.name)", depth + 1))
        case .file where entry.name.hasSuffix(".swift") && count < Self.mostFiles:
          count += 1
          guard let bytes = try? folder.read(entry.name), bytes.count <= Self.largest,
            bytes.firstRange(of: word) != nil, let source = SwiftSource(bytes)
          else { continue }
          found += LayoutSource.find(layout, in: source).map {
            Place(folder: folder, name: entry.name, path: "\(path)/\(entry.name)", layout: $0)
          }
        default: break
        }
      }
    }
    return found.sorted { $0.path < $1.path }
  }
}
