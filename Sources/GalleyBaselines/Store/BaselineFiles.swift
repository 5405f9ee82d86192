/// The names of the files that one baseline is made of.
struct BaselineFiles {
  /// The folder they are in.
  let folder: Folder
  /// The file name without its extension.
  let stem: String

  init(_ key: CheckKey, in store: Folder) {
    folder = store.inside(key.folder)
    stem = key.stem
  }

  /// The approved picture.
  var picture: String { content(.picture) }
  /// The approved text.
  var text: String { content(.text) }
  /// What lies beside it.
  var sidecar: String { stem + ".json" }
  /// What was approved, of either kind.
  func content(_ kind: CheckKind) -> String { "\(stem).\(kind.fileExtension)" }
  /// What is to take the approved one's place, of either kind.
  func stagedContent(_ kind: CheckKind) -> String { ".\(stem).\(kind.fileExtension).new" }
  /// The sidecar that is to take the approved one's place.
  var stagedSidecar: String { ".\(stem).json.new" }
  /// The promise before it is given; only one writer is at work at a time, so the name is always the same, and what a
  /// killed writer left is written over.
  var stagedIntent: String { ".\(stem).intent.new" }
  /// The promise that both will.
  var intent: String { ".\(stem).intent" }

  func hasIntent() throws(BaselineFault) -> Bool {
    do throws(FileFault) { return try folder.contains(intent) } catch { throw .file(error) }
  }
}
