import GalleyBaselines
import GalleyDiff
import GalleyImage
import GalleySystem
import GalleyText
import GalleyTree
import Synchronization

/// Makes a run of the pictures in folders.
package struct FolderRecording: Sendable {
  private let recorder: PictureRecorder
  private let listing: PictureFolderListing
  /// The folder of the trees, with the paths of the pictures; `nil` if trees lie beside the pictures.
  private let trees: String?

  package init(_ listing: PictureFolderListing, trees: String? = nil, by recorder: PictureRecorder) {
    self.listing = listing
    self.trees = trees
    self.recorder = recorder
  }

  /// The result of a recording.
  package struct Summary: Sendable {
    /// The checks that were made, by their key.
    package var checks: [PictureRecorder.Outcome] = []
    /// The reasons of the pictures that are no checks, by path.
    package var refused: [(path: String, reason: String)] = []
    /// The number of pictures that no pattern cuts, where there are patterns.
    package var uncut = 0
  }

  /// Makes a check of each picture.
  ///
  /// - Parameters:
  ///   - progress: Hears how many pictures are done, and of how many; on any thread, but never on two at once.
  ///   - isStopped: Whether to stop; asked before each picture, on any thread.
  /// - Throws: `RunError` if a refusal cannot be written.
  package func record(
    progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void,
    isStopped: @escaping @Sendable () -> Bool
  ) throws(RunError) -> Summary {
    let all = listing.pictures.count
    let done = Mutex(0)
    let step: @Sendable () -> Void = {
      done.withLock { done in
        done += 1
        progress(done, all)
      }
    }
    // What is as it was is most of the work of most runs, and takes little memory.
    let begun = listing.pictures.concurrentMap { picture -> Result<PictureRecorder.Step, PictureFault>? in
      guard !isStopped() else { return nil }
      let result = begin(picture)
      if case .success(.pixels) = result { return result }
      step()
      return result
    }
    recorder.fetchBaselines(
      of: begun.compactMap { result in
        guard case .success(.pixels(let prepared))? = result else { return nil }
        return prepared
      })
    var summary = Summary()
    for (picture, result) in zip(listing.pictures, begun) {
      guard let result, !isStopped() else { continue }
      let name = try? picture.name.get()
      if name?.isCut == false { summary.uncut += 1 }
      do throws(PictureFault) {
        switch try result.get() {
        case .done(let outcome): summary.checks.append(outcome)
        case .pixels(let prepared):
          summary.checks.append(try recorder.finish(prepared))
          step()
        }
      } catch {
        summary.refused.append((picture.path, "\(error)"))
        var key = name?.key
        if case .twin(let twin, _, _) = error { key = twin }
        try recorder.refuse(error, of: key, at: Self.site(picture))
      }
    }
    summary.checks.sort { $0.key < $1.key }
    return summary
  }

  private static func site(_ picture: PictureFolderListing.Picture) -> CallSite {
    CallSite(filePath: picture.file, line: 1)
  }

  private func begin(_ picture: PictureFolderListing.Picture) -> Result<PictureRecorder.Step, PictureFault> {
    Result { () throws(PictureFault) in
      let name = try picture.name.get()
      let bytes = try Self.read(picture.file, as: picture.path, limit: ImageLimits.standard.fileBytes)
      let subject = PictureRecorder.Subject(
        bytes, path: picture.path, key: name.key, scale: name.scale, tree: try tree(of: picture),
        at: Self.site(picture))
      return try recorder.begin(subject)
    }
  }

  private static func read(_ file: String, as path: String, limit: Int) throws(PictureFault) -> [UInt8] {
    do throws(FileError) { return [UInt8](try BoundedFile.read(file, limit: limit)) } catch {
      throw .unreadable(path, error.words)
    }
  }

  /// The extensions of trees, beside a picture behind `.tree`.
  private static let treeExtensions = ["json", "xml", "txt", "yml", "yaml"]

  /// The tree of a picture: `home.tree.json` beside `home.png`, or `home.json` in the folder of trees.
  private func tree(
    of picture: PictureFolderListing.Picture
  ) throws(PictureFault) -> (bytes: [UInt8], path: String)? {
    let stem = PictureNaming.withoutExtension(picture.path)
    let folder = trees ?? picture.folder
    let names = Self.treeExtensions.map { "\(stem)\(trees == nil ? ".tree" : "").\($0)" }
    let found = names.filter { FileStamp(of: "\(folder)/\($0)") != nil }
    guard let name = found.first else { return nil }
    guard found.count == 1 else { throw .trees(found) }
    return (try Self.read("\(folder)/\(name)", as: name, limit: Self.mostTreeBytes), name)
  }

  /// A tree of a hundred thousand elements.
  private static let mostTreeBytes = 64 * 1_024 * 1_024
}
