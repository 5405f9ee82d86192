import Foundation
import GalleyBaselines
import GalleyCommands
import GalleyDecisions
import GalleyText
import GalleyTree

/// The tree of a screen in a JSON file, alone or as a field, as in the file of a baseline.
enum RecordedScreen {
  private struct Holder: Decodable {
    var tree: Element
  }

  /// More than the tree of any screen takes.
  private static let largestFile = 64 << 20

  /// Reads a screen.
  ///
  /// - Throws: ``SketchError``.
  static func read(_ path: String) throws(SketchError) -> Element {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = attributes?[.size] as? Int, size <= largestFile,
      let data = FileManager.default.contents(atPath: path)
    else { throw .noScreen(path, reason: "it is no file that can be read") }
    let bytes = [UInt8](data)
    if let holder = try? StableJSON.read(Holder.self, from: bytes) { return holder.tree }
    do { return try StableJSON.read(Element.self, from: bytes) } catch {
      throw .noScreen(path, reason: StableJSON.words(for: error))
    }
  }
}

/// The reason why there is no screen to sketch.
enum SketchError: Error, Hashable {
  /// The file holds no tree.
  case noScreen(String, reason: String)
  /// No check is called so.
  case nothingMatches(String, meant: String?)
  /// The check or failure was recorded without a tree.
  case noTree(String)
  /// The run has no such failure.
  case noFailure(Int, of: Int, run: String)
  /// There is neither a run nor a baseline.
  case nothingRecorded
}

extension SketchError: CustomStringConvertible {
  /// The reason and the way out, without a full stop.
  var description: String {
    switch self {
    case .noScreen(let path, let reason):
      "\(CleanText.line(path)) contains no screen: \(reason); give the .json file of a baseline"
    case .nothingMatches(let what, let meant):
      "there is no file and no check \"\(CleanText.line(what, limit: 80))\"; "
        + (meant.map(SpellingSuggestion.question)
          ?? "\"galley sketch\" without arguments lists the screens")
    case .noTree(let name): "\"\(CleanText.line(name))\" was recorded without a tree"
    case .noFailure(let number, let count, let run):
      count == 0
        ? "the run \(run) recorded no failure of a page"
        : "the run \(run) recorded no failure \(number); the last one is \(count)"
    case .nothingRecorded: "nothing is recorded yet; \"galley test\" records screens"
    }
  }
}
