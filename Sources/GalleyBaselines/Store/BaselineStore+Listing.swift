/// What the store holds, as far as it can be read.
public struct StoreListing: Sendable {
  /// The checks that have a baseline, by their line.
  public var keys: [CheckKey] = []
  /// What cannot be read.
  public var faults: [BaselineFault] = []
}

extension BaselineStore {
  /// Lists the checks that have a baseline.
  ///
  /// Keys are read from the sidecars, never from file names. What cannot be read is listed too.
  ///
  /// - Returns: Keys and faults.
  public func listing() -> StoreListing {
    var listing = StoreListing()
    list(project.baselines, into: &listing)
    listing.keys.sort()
    return listing
  }

  private func list(_ folder: Folder, into listing: inout StoreListing) {
    let entries: [Folder.Entry]
    do throws(FileFault) { entries = try folder.entries() } catch {
      listing.faults.append(.file(error))
      return
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      switch entry.kind {
      case .folder: list(folder.inside(entry.name), into: &listing)
      case .link, .other:
        let kind: FileFault.Kind = entry.kind == .link ? .symbolicLink : .notAFile
        listing.faults.append(.file(FileFault(.read, folder.shown(entry.name), kind)))
      case .file:
        guard entry.name.hasSuffix(".json") else { continue }
        do throws(BaselineFault) { listing.keys.append(try key(of: entry.name, in: folder)) } catch {
          listing.faults.append(error)
        }
      }
    }
  }

  private func key(of sidecar: String, in folder: Folder) throws(BaselineFault) -> CheckKey {
    let bytes: [UInt8]
    do throws(FileFault) { bytes = try folder.read(sidecar) } catch { throw .file(error) }
    return try Sidecar.read(bytes, path: folder.shown(sidecar)).key
  }
}
