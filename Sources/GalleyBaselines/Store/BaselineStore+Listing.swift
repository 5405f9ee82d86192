import GalleyTree

/// What the store holds, as far as it can be read.
public struct StoreListing: Sendable {
  /// The checks that have a baseline, by their line.
  public var keys: [CheckKey] = []
  /// The checks whose baseline is a text.
  public var texts: Set<CheckKey> = []
  /// What drew the baselines that are pictures, by check.
  public var fingerprints: [CheckKey: Fingerprint] = [:]
  /// What cannot be read.
  public var faults: [BaselineFault] = []

  /// Makes an empty listing.
  public init() {}
}

extension BaselineStore {
  /// Lists the checks that have a baseline.
  ///
  /// Keys are read from the sidecars, never from file names. What cannot be read is listed too.
  ///
  /// - Returns: Keys and faults.
  public func listing() -> StoreListing {
    listing(in: project.baselines)
  }

  /// Lists the checks whose baselines are in a folder of the store.
  func listing(in folder: Folder) -> StoreListing {
    var listing = StoreListing()
    list(folder, into: &listing)
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
        do throws(BaselineFault) {
          let sidecar = try sidecar(entry.name, in: folder)
          listing.keys.append(sidecar.key)
          switch sidecar {
          case .picture(let sidecar): listing.fingerprints[sidecar.key] = sidecar.fingerprint
          case .text(let sidecar): listing.texts.insert(sidecar.key)
          }
        } catch {
          listing.faults.append(error)
        }
      }
    }
  }

  private func sidecar(_ name: String, in folder: Folder) throws(BaselineFault) -> SidecarFile {
    let bytes: [UInt8]
    do throws(FileFault) { bytes = try folder.read(name) } catch { throw .file(error) }
    return try SidecarFile.read(bytes, path: folder.shown(name))
  }
}
