import GalleyBaselines
import GalleySystem
import GalleyText
import GalleyTree

/// An error of merging runs.
package enum RunMergeError: Error, Hashable, Sendable {
  /// Nothing was named.
  case nothing
  /// There is neither a run nor a folder of that name, or the folder holds no run.
  case noRun(String)
  /// A folder holds more than anybody has runs.
  case tooMuch(String)
  /// A run was not begun by `galley test`, so nothing is known of where it is from.
  case notLaunched(String)
  /// Something of a run cannot be read; the sentence says what and why.
  case unreadable(String, String)
  /// Two runs are of different versions, settings or commits, or list different tests.
  case different(String, String, what: String, String, String)
  /// Two runs were drawn by different fonts or libraries.
  case environments(String, String, String)
  /// The same part of the suite is in two runs.
  case shardTwice(Shard, String, String)
  /// The same run was named twice.
  case runTwice(String)
  /// Some runs are shards of a suite, and others are not.
  case mixed(String, String)
  /// There is a run of the new one's name.
  case exists(String)
  /// A file cannot be read or written.
  case file(FileError)
  /// The runs of the project cannot be read, or the name is none.
  case run(RunError)
}

extension RunMergeError: FileErrorWrapping {
  package init(_ fault: FileError) { self = .file(fault) }
}

extension RunMergeError: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  package var description: String {
    func clean(_ text: String) -> String { CleanText.line(text, limit: 120) }
    switch self {
    case .nothing: return "name the runs to merge, or a folder that holds them"
    case .noRun(let name):
      return "\"\(clean(name))\" is neither a run nor a folder with one; a run's folder has a launch.json"
    case .tooMuch(let name):
      return "\"\(clean(name))\" holds more files than runs have; name the folders of the runs themselves"
    case .notLaunched(let name):
      return
        "the run \(clean(name)) was not started by \"galley test\", so its suite is not known"
    case .unreadable(let name, let sentence):
      return "the run \(clean(name)) cannot be read whole: \(CleanText.line(sentence, limit: 1000))"
    case .different(let first, let second, let what, let one, let other):
      return
        "the runs \(clean(first)) and \(clean(second)) are not of one \(what): \(clean(one)) and \(clean(other)); "
        + "only parts of one suite can be merged"
    case .environments(let first, let second, let fact):
      return
        "the runs \(clean(first)) and \(clean(second)) have different renderers: \(clean(fact)); "
        + "run all shards on machines with the same fonts and libraries"
    case .shardTwice(let shard, let first, let second):
      return
        "shard \(shard.text) is in both \(clean(first)) and \(clean(second)); leave one out, the older most likely"
    case .runTwice(let name): return "the run \(clean(name)) was named twice"
    case .mixed(let first, let second):
      return
        "\(clean(first)) is a shard of a suite and \(clean(second)) is not; merge all shards, or whole runs only"
    case .exists(let name): return "there is a run \(clean(name)) already; give the merged one another name"
    case .file(let fault): return "\(fault)"
    case .run(let fault): return "\(fault)"
    }
  }
}
