import GalleySystem

/// The files of a folder with test sources.
struct SuiteFolder {
  /// A Swift file.
  struct Source {
    var path: String
    var bytes: [UInt8]
  }

  /// The Swift files, by path.
  private(set) var sources: [Source] = []
  /// Files that are not read: C's and Objective-C's, Xcode's, and links; by path, with the rule about them.
  private(set) var others: [(path: String, rule: SuiteRule)] = []
  /// What could not be read, with the reason.
  private(set) var unreadable: [FileError] = []

  /// The most bytes of a Swift file, a hundred times what people write.
  private static let largestSource = 4 << 20
  /// Folders within folders, beyond which nobody puts sources.
  private static let deepest = 64
  /// What no target has sources in, or has it from other packages.
  private static let skipped: Set = [
    ".build", ".git", ".swiftpm", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  /// Files that were read elsewhere.
  init(sources: [Source], others: [(path: String, rule: SuiteRule)] = []) {
    self.sources = sources
    self.others = others
  }

  /// The ends of names of folders that Xcode takes for one thing.
  private static let bundles = [".xcodeproj", ".xcworkspace", ".xcassets", ".xcdatamodeld", ".playground"]

  /// Reads a folder, and those within it; links are not followed.
  ///
  /// - Parameters:
  ///   - path: The folder's path, absolute.
  ///   - excluded: Paths within it that are left out.
  /// - Throws: `FileError` if the folder itself cannot be listed.
  init(_ path: String, excluded: Set<String> = []) throws(FileError) {
    let root = Folder(root: path)
    do throws(FileError) { _ = try root.open(for: .list) } catch { throw error.at(path) }
    read(root, excluded)
  }

  private mutating func read(_ folder: Folder, _ excluded: Set<String>) {
    let entries: [Folder.Entry]
    do throws(FileError) { entries = try folder.entries() } catch {
      unreadable.append(error)
      return
    }
    for entry in entries {
      let path = (folder.steps + [entry.name]).joined(separator: "/")
      if excluded.contains(path) { continue }
      switch entry.kind {
      case .link: others.append((path, .named("link")))
      case .folder:
        if Self.skipped.contains(entry.name) { continue }
        if Self.bundles.contains(where: entry.name.hasSuffix) {
          others.append((path, .named("xcode-file")))
        } else if folder.steps.count >= Self.deepest {
          unreadable.append(FileError(.list, path, .other("it is in more than \(Self.deepest) folders")))
        } else {
          read(folder.inside(entry.name), excluded)
        }
      case .file: read(entry.name, path, in: folder)
      case .other: break
      }
    }
  }

  private mutating func read(_ name: String, _ path: String, in folder: Folder) {
    let ending =
      name.split(separator: ".").count > 1 ? name.split(separator: ".").last.map { $0.lowercased() } : nil
    switch ending {
    case "swift":
      do throws(FileError) {
        let data: [UInt8]
        do throws(FileError) {
          data = Array(
            try BoundedFile.read(folder.path(of: name), limit: Self.largestSource, links: .refused))
        } catch { throw FileError(.read, path, error.reason) }
        guard String(validating: data, as: UTF8.self) != nil else {
          throw FileError(.read, path, .other("it is not in UTF-8, as Swift sources are; convert it"))
        }
        sources.append(Source(path: path, bytes: data))
      } catch { unreadable.append(error) }
    case "m", "mm", "c", "cc", "cpp", "cxx", "s": others.append((path, .named("objc-source")))
    case "h", "hh", "hpp", "pch", "modulemap": others.append((path, .named("c-header")))
    case "xctestplan", "plist", "entitlements", "storyboard", "xib", "xcconfig":
      others.append((path, .named("xcode-file")))
    default: break
    }
  }
}
