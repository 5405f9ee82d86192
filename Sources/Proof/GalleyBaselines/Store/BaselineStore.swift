import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleySystem
import GalleyTree

/// The approved pictures and texts of a project, each a picture or a text file with a sidecar beside it.
///
/// Reading takes no lock and changes nothing. A writer changes two files, so what a reader finds broken it looks at once
/// more under the lock, when no writer is at work; a change that was cut short it reads as if it had been finished.
package struct BaselineStore: Sendable {
  /// The project.
  package let project: Project

  /// Opens a project's store; nothing is read yet.
  package init(_ project: Project) {
    self.project = project
  }

  /// The name of the lock that all writers of the store take; it is outside the store, which is in version control.
  package static let lockName = "store.lock"

  /// The baseline of a check.
  ///
  /// Nothing is changed by it: a change that was cut short is read as if it had been finished.
  ///
  /// - Throws: ``BaselineError`` if what is there is damaged; it concerns this check alone.
  package func read(_ key: CheckKey) throws(BaselineError) -> StoredBaseline {
    let files = BaselineFiles(key, in: project.baselines)
    do throws(BaselineError) {
      if try !files.hasIntent() { return try look(key, files) }
    } catch {
      // A writer may be at work.
    }
    return try atRest { () throws(BaselineError) in try look(key, files, through: try pending(files)) }
  }

  /// Runs a closure that changes nothing while no writer is at work.
  package func atRest<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result
  {
    try project.work.lockedIfPresent(Self.lockName, body)
  }

  /// The baseline of a check whose kind is known.
  ///
  /// - Throws: ``BaselineError``; `BaselineError.otherKind(_:approved:)` if what was approved is of the other kind.
  package func read(_ key: CheckKey, as kind: CheckKind) throws(BaselineError) -> StoredBaseline {
    let stored = try read(key)
    guard let approved = stored.digest?.kind, approved != kind else { return stored }
    let files = BaselineFiles(key, in: project.baselines)
    throw .otherKind(files.folder.displayPath(files.content(approved)), approved: approved)
  }

  /// Reads the files as they are now, or as a change that was cut short is to make them.
  package func look(
    _ key: CheckKey, _ files: BaselineFiles, through intent: StoreIntent? = nil
  ) throws(BaselineError) -> StoredBaseline {
    let text: [UInt8]?
    let note: [UInt8]?
    let picture = try files.picture(through: intent)
    do throws(FileError) {
      text = try files.read(.text, through: intent)
      note = try files.read(.sidecar, through: intent)
    } catch {
      throw .file(error)
    }
    let paths = (
      text: files.folder.displayPath(files.text), sidecar: files.folder.displayPath(files.sidecar)
    )
    let other = try otherKind(of: key)
    guard picture != nil || text != nil || note != nil else {
      if let other { throw .otherKind(other.path, approved: other.kind) }
      try checkCaseCollisions(files)
      return .missing
    }
    let found = (
      picture: picture.map { files.folder.displayPath(files.name($0.part)) }
        ?? (other?.kind == .picture ? other?.path : nil),
      text: text.map { _ in paths.text } ?? (other?.kind == .text ? other?.path : nil)
    )
    if let picture = found.picture, let text = found.text { throw .bothKinds(picture: picture, text: text) }
    guard let note else {
      throw picture != nil ? .sidecarMissing(paths.sidecar) : .text(paths.sidecar, .sidecarMissing)
    }
    return try stored(key, picture: picture, text: text, note: note, files)
  }

  /// Makes a baseline of the bytes of its files.
  package func stored(
    _ key: CheckKey, picture: (part: BaselinePart, bytes: [UInt8])?, text: [UInt8]?, note: [UInt8],
    _ files: BaselineFiles
  ) throws(BaselineError) -> StoredBaseline {
    let paths = (
      text: files.folder.displayPath(files.text), sidecar: files.folder.displayPath(files.sidecar)
    )
    let sidecar = try SidecarFile.read(note, path: paths.sidecar)
    guard sidecar.key == key else { throw .nameTaken(paths.sidecar, by: sidecar.key) }
    switch sidecar {
    case .picture(let sidecar):
      guard let picture else { throw .pictureMissing(files.folder.displayPath(files.picture)) }
      return .found(
        try baseline(picture.bytes, sidecar, files.name(picture.part), paths.sidecar, files))
    case .text(let sidecar):
      guard let text else { throw .text(paths.text, .missing) }
      return .text(try baseline(text, sidecar, paths.text, files))
    }
  }

  /// The baseline of the other kind that a check of this name has, without a device, under another file name.
  private func otherKind(of key: CheckKey) throws(BaselineError) -> (path: String, kind: CheckKind)? {
    guard let counterpart = key.counterpart else { return nil }
    let kind: CheckKind = counterpart.environment.isText ? .text : .picture
    let files = BaselineFiles(counterpart, in: project.baselines)
    do throws(FileError) {
      return try files.folder.contains(files.content(kind))
        ? (files.folder.displayPath(files.content(kind)), kind) : nil
    } catch {
      throw .file(error)
    }
  }

  /// Reads a picture.
  private func baseline(
    _ picture: [UInt8], _ sidecar: Sidecar, _ name: String, _ sidecarPath: String, _ files: BaselineFiles
  ) throws(BaselineError) -> Baseline {
    let picturePath = files.folder.displayPath(name)
    let reference = PictureReference(picture)
    let picture =
      try reference.map { reference throws(BaselineError) in
        try ReferencedPictures(project).bytes(of: reference, at: picturePath)
      } ?? picture
    let shown: ShownPicture
    do {
      shown = try ShownPicture(file: Data(picture))
      // A device draws no other pictures.
      guard shown.appearance.isPlain || sidecar.fingerprint.isOfPictureFile else {
        throw PNGError.notPlain(shown.appearance)
      }
    } catch {
      throw .picture(picturePath, reason: PictureDescription.reason(error, picturePath))
    }
    let found = shown.digest
    if let file = reference?.digest {
      cache.note(.picture(found, width: shown.pixels.width, height: shown.pixels.height), of: file)
    }
    guard found == sidecar.pixels else {
      let isShownPlainly =
        shown.appearance.isPlain
        && (!sidecar.fingerprint.isOfPictureFile || sidecar.fingerprint == .pictureFile())
      let display: DisplayDifference =
        shown.pixels.digest == sidecar.pixels
        ? .only("\(shown.appearance)") : isShownPlainly ? .none : .perhaps
      throw .digestMismatch(picturePath, approved: sidecar.pixels, found: found, display: display)
    }
    let tree: Digest128?
    do { tree = try sidecar.tree.map(ContentDigest.tree) } catch {
      throw .sidecarBroken(sidecarPath, "a number in its tree is not finite")
    }
    return Baseline(
      key: sidecar.key,
      snapshot: ScreenSnapshot(picture: shown.pixels, tree: sidecar.tree, scale: sidecar.scale),
      digest: ContentDigest(pixels: found, tree: tree), fingerprint: sidecar.fingerprint,
      path: files.folder.path(of: name), file: picture)
  }

  /// Reads a text.
  private func baseline(
    _ bytes: [UInt8], _ sidecar: TextSidecar, _ path: String, _ files: BaselineFiles
  ) throws(BaselineError) -> TextBaseline {
    guard bytes.count <= TextLimits.bytes else { throw .text(path, .tooLong(bytes.count)) }
    let found = Digest128(of: Data(bytes))
    guard found == sidecar.text else {
      throw .text(path, .find(in: bytes, approved: sidecar.text, found: found))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .text(path, .notText) }
    return TextBaseline(
      key: sidecar.key, text: text, digest: ContentDigest(text: text), path: files.folder.path(of: files.text)
    )
  }

  /// The folders and files of the store whose names differ in nothing but case: on some file systems, one of them is the other.
  package func caseCollisions() -> [BaselineError] {
    func walk(_ folder: Folder) -> [BaselineError] {
      let entries = ((try? folder.entries()) ?? []).filter { !$0.name.hasPrefix(".") }
      var spelled: [String: String] = [:]
      var found: [BaselineError] = []
      for entry in entries.sorted(by: { $0.name < $1.name }) {
        if let other = spelled.updateValue(entry.name, forKey: entry.name.lowercased()) {
          found.append(.caseCollision(folder.displayPath(entry.name), existing: folder.displayPath(other)))
        }
        if entry.kind == .folder { found += walk(folder.inside(entry.name)) }
      }
      return found
    }
    return walk(project.baselines)
  }

  /// A name that differs from an existing one only in case would overwrite it on some file systems.
  private func checkCaseCollisions(_ files: BaselineFiles) throws(BaselineError) {
    let store = project.baselines
    let steps = Array(files.folder.steps.dropFirst(store.steps.count)) + [files.sidecar]
    var folder = store
    for step in steps {
      let names: [String]
      do throws(FileError) { names = try folder.entries().map(\.name) } catch { throw .file(error) }
      let collision = names.first { $0 != step && $0.lowercased() == step.lowercased() }
      if let collision {
        throw .caseCollision(folder.displayPath(step), existing: folder.displayPath(collision))
      }
      guard names.contains(step) else { return }
      folder = folder.inside(step)
    }
  }
}
