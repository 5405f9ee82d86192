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
  var picture: String { stem + ".png" }
  /// What lies beside it.
  var sidecar: String { stem + ".json" }
  /// The picture that is to take the approved one's place.
  var stagedPicture: String { ".\(stem).png.new" }
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
