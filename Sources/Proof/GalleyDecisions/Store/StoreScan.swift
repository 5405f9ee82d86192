import GalleyBaselines
import GalleySystem

/// A scan of the files of a store: the baselines, and what is wrong with their names.
struct StoreScan {
  /// The checks that have a sidecar where theirs belongs.
  private(set) var keys: [CheckKey] = []
  /// The defects.
  private(set) var findings: [StoreFinding] = []

  /// Counts the files of a store.
  mutating func count(_ folder: Folder, in store: BaselineStore) {
    walk(folder, store)
    var first: [String: CheckKey] = [:]
    for key in keys.sorted() {
      if let other = first[key.caseFolded] {
        findings.append(.keyCaseCollision(other, key))
      } else {
        first[key.caseFolded] = key
      }
    }
  }

  private mutating func walk(_ folder: Folder, _ store: BaselineStore) {
    let entries: [Folder.Entry]
    do throws(FileError) { entries = try folder.entries() } catch {
      findings.append(.damaged(.file(error)))
      return
    }
    let shown = entries.filter { !$0.name.hasPrefix(".") }
    let names = Set(shown.map(\.name))
    let folders = Set(shown.filter { $0.kind == .folder }.map(\.name))
    var spelled: [String: String] = [:]
    for entry in shown {
      if let other = spelled.updateValue(entry.name, forKey: entry.name.lowercased()) {
        findings.append(.caseCollision(folder.displayPath(other), folder.displayPath(entry.name)))
      }
      switch entry.kind {
      case .folder: walk(folder.inside(entry.name), store)
      case .link: findings.append(.damaged(.file(FileError(.read, folder.displayPath(entry.name), .link))))
      case .other:
        findings.append(.damaged(.file(FileError(.read, folder.displayPath(entry.name), .notFile))))
      case .file:
        if let taken = Self.sidecar(of: entry.name), folders.contains(taken) {
          findings.append(.damaged(.file(FileError(.read, folder.displayPath(taken), .folder))))
        }
        look(at: entry.name, names, folder, store)
      }
    }
  }

  /// The sidecar's name beside a picture or a text.
  private static func sidecar(of name: String) -> String? {
    content(name).map { "\($0.stem).json" }
  }

  /// The kind of what a file holds, and its name without an extension; `nil` of other files.
  private static func content(_ name: String) -> (kind: CheckKind, stem: String)? {
    for kind in CheckKind.allCases {
      for ending in kind.fileExtensions where name.hasSuffix(".\(ending)") {
        return (kind, String(name.dropLast(ending.count + 1)))
      }
    }
    return nil
  }

  private mutating func look(at name: String, _ names: Set<String>, _ folder: Folder, _ store: BaselineStore)
  {
    if name.hasSuffix(".json") { return read(name, folder, store) }
    guard let (kind, stem) = Self.content(name) else { return }
    let sidecar = "\(stem).json"
    guard !names.contains(sidecar), folder.steps.count > store.project.baselines.steps.count else { return }
    // A writer puts the picture in its place before the sidecar, and may just have done so.
    guard (try? folder.contains(name)) == true, (try? folder.contains(sidecar)) == false,
      (try? folder.contains(".\(stem).intent")) == false, (try? folder.contains(sidecar)) == false
    else { return }
    let path = folder.displayPath(sidecar)
    findings.append(
      .damaged(kind == .picture ? .sidecarMissing(path) : .text(path, .sidecarMissing)))
  }

  private mutating func read(_ name: String, _ folder: Folder, _ store: BaselineStore) {
    do throws(BaselineError) {
      let bytes: [UInt8]?
      do throws(FileError) { bytes = try folder.readIfPresent(name) } catch { throw .file(error) }
      guard let bytes else { return }
      let key = try SidecarFile.read(bytes, path: folder.displayPath(name)).key
      let files = BaselineFiles(key, in: store.project.baselines)
      guard files.folder.steps == folder.steps, files.sidecar == name else {
        findings.append(
          .misplaced(folder.displayPath(name), belongs: files.folder.displayPath(files.sidecar)))
        return
      }
      keys.append(key)
    } catch {
      findings.append(.damaged(error))
    }
  }
}
