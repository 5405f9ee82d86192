import GalleyImage
import GalleySystem
import GalleyTree

/// The list of the baselines of a store, as far as they can be read.
package struct StoreListing: Sendable {
  /// The checks that have a baseline, by their line.
  package var keys: [CheckKey] = []
  /// The checks whose baseline is a text.
  package var texts: Set<CheckKey> = []
  /// The renderers, fonts and libraries that drew the pictures, by check.
  package var fingerprints: [CheckKey: Fingerprint] = [:]
  /// The errors of what cannot be read.
  package var faults: [BaselineError] = []

  /// Makes an empty listing.
  package init() {}
}

extension BaselineStore {
  /// Lists the checks that have a baseline.
  ///
  /// Keys are read from the sidecars, never from file names. What cannot be read is listed too.
  package func listing() -> StoreListing {
    listing(in: project.baselines)
  }

  /// Lists the checks that have a baseline, without some: the sidecars of these are not read.
  package func listing(besides keys: some Collection<CheckKey>) -> StoreListing {
    let known = Set(keys.map { BaselineFiles($0, in: project.baselines).sidecarPath })
    return listing(in: project.baselines, without: known)
  }

  /// Lists the checks whose baselines are in a folder of the store.
  package func listing(in folder: Folder) -> StoreListing { listing(in: folder, without: []) }

  private func listing(in folder: Folder, without known: Set<String>) -> StoreListing {
    var listing = StoreListing()
    var sidecars: [(folder: Folder, name: String)] = []
    list(folder, into: &listing, &sidecars)
    if !known.isEmpty { sidecars.removeAll { known.contains($0.folder.displayPath($0.name)) } }
    // A key's line is made anew each time it is asked for, which sorting many does often.
    var lines: [(text: String, key: CheckKey)] = []
    for read in sidecars.concurrentMap({ entry in self.summary(entry.name, in: entry.folder) }) {
      switch read {
      case .success(let summary):
        lines.append((summary.line, summary.key))
        if let fingerprint = summary.fingerprint {
          listing.fingerprints[summary.key] = fingerprint
        } else {
          listing.texts.insert(summary.key)
        }
      case .failure(let fault): listing.faults.append(fault)
      }
    }
    listing.keys = lines.sorted { $0.text < $1.text }.map(\.key)
    return listing
  }

  private func list(
    _ folder: Folder, into listing: inout StoreListing, _ sidecars: inout [(folder: Folder, name: String)]
  ) {
    let entries: [Folder.Entry]
    do throws(FileError) { entries = try folder.entries() } catch {
      listing.faults.append(.file(error))
      return
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      switch entry.kind {
      case .folder: list(folder.inside(entry.name), into: &listing, &sidecars)
      case .link, .other:
        let reason: FileError.Reason = entry.kind == .link ? .link : .notFile
        listing.faults.append(.file(FileError(.read, folder.displayPath(entry.name), reason)))
      case .file: if entry.name.hasSuffix(".json") { sidecars.append((folder, entry.name)) }
      }
    }
  }

  /// The part of a sidecar that a listing tells.
  private struct Summary {
    var key: CheckKey
    var line: String
    /// The renderer, fonts and libraries that drew the picture; `nil` of a text.
    var fingerprint: Fingerprint?
  }

  private func summary(_ name: String, in folder: Folder) -> Result<Summary, BaselineError> {
    do throws(BaselineError) {
      let bytes: [UInt8]
      do throws(FileError) { bytes = try folder.read(name) } catch { throw .file(error) }
      // Nothing of the tree is asked for. What is odd in any way is read as a whole, which tells what is wrong.
      if let fields = JSONFields(bytes), let format = fields.read("format", as: Int.self),
        (1...Sidecar.newest).contains(format), !fields.has("text"),
        let key = fields.read("key", as: CheckKey.self),
        let fingerprint = fields.read("fingerprint", as: Fingerprint.self),
        fields.read("pixels", as: PixelDigest.self) != nil, let scale = fields.read("scale", as: Double.self),
        scale > 0
      {
        return .success(Summary(key: key, line: key.text, fingerprint: fingerprint))
      }
      switch try SidecarFile.read(bytes, path: folder.displayPath(name)) {
      case .picture(let sidecar):
        return .success(Summary(key: sidecar.key, line: sidecar.key.text, fingerprint: sidecar.fingerprint))
      case .text(let sidecar): return .success(Summary(key: sidecar.key, line: sidecar.key.text))
      }
    } catch {
      return .failure(error)
    }
  }
}

extension BaselineStore {
  /// The checks of one test that have a baseline in one environment.
  ///
  /// - Returns: Their keys, sorted; a sidecar that cannot be read is left out, and stops its own check.
  package func siblings(of key: CheckKey) -> [CheckKey] {
    listing(in: project.baselines.inside(key.folder)).keys.filter {
      $0.suite == key.suite && $0.test == key.test && $0.environment == key.environment
    }
  }
}
