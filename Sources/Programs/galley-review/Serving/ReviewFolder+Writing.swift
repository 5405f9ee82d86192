import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GalleySystem

extension ReviewFolder {
  /// A record of the changes that an existing page shows.
  private struct PageRecord: Codable, Equatable {
    /// The version of the record.
    var format = 1
    /// The program that made the page: another version may make another page.
    var program: String
    /// The ids of the changes that the page shows.
    var shown: [String]
    /// The changes, in the same order.
    var transitions: [Shown]

    /// One change.
    struct Shown: Codable, Equatable {
      var key: CheckKey
      var from: ContentDigest?
      var to: ContentDigest
      var status: CheckRecord.Status
      var found: ContentDigest?
    }

    init(_ items: [ReviewItem]) {
      program = Self.program
      shown = items.map(\.id)
      transitions = items.map {
        Shown(
          key: $0.transition.key, from: $0.transition.from, to: $0.transition.to, status: $0.status,
          found: $0.found)
      }
    }

    /// The file of this program.
    private static var program: String {
      guard let stamp = FileStamp(of: "/proc/self/exe", followsLinks: true) else { return "" }
      return "\(stamp.inode)-\(stamp.size)-\(stamp.modified)"
    }

    /// The items.
    var items: [ReviewItem] {
      zip(shown, transitions).map { id, shown in
        ReviewItem(
          transition: Transition(key: shown.key, from: shown.from, to: shown.to), id: id,
          status: shown.status,
          found: shown.found)
      }
    }
  }

  /// Writes the page of a run, or takes the existing one if it still shows every change to decide.
  ///
  /// Decisions made meanwhile need no other page: a server that is restarted shows the same, so open tabs go on.
  static func prepare(
    _ run: Run, _ verdict: Verdict, _ store: BaselineStore
  ) throws(ReviewError) -> (folder: ReviewFolder, items: [ReviewItem]) {
    let work = Folder(root: run.project.root, steps: [".galley", "review"])
    let note = "\(run.name).json"
    let target = work.inside(run.name)
    do {
      let fresh = ReviewItem.items(of: verdict)
      if let bytes = try work.readIfPresent(note),
        let record = try? StableJSON.read(PageRecord.self, from: bytes),
        record.format == 1, record.program == PageRecord([]).program,
        try target.contains(HTMLReport.page)
      {
        let items = record.items
        let shown = Dictionary(items.map { ($0.id, $0.found) }) { first, _ in first }
        // A change whose baseline was replaced looks different now.
        let isWhole = fresh.allSatisfy { shown[$0.id] == .some($0.found) } && !items.isEmpty
        let present = Dictionary(verdict.checks.map { ($0.key, $0.decided) }) { first, _ in first }
        let isPresent = items.allSatisfy {
          let baseline = present[$0.transition.key] ?? nil
          return baseline == $0.transition.from || baseline == $0.transition.to
        }
        if isWhole, isPresent { return (try ReviewFolder(target), items) }
      }
      try removeOld(work, project: run.project)
      try work.write(Array("{}\n".utf8), to: note)
      _ = try HTMLReport(run: run, store: store).write(verdict, to: target.path, mode: .server)
      let result = try ReviewFolder(target)
      try work.write(try StableJSON.document(PageRecord(fresh)), to: note)
      return (result, fresh)
    } catch {
      throw .noPage(ErrorWords.of(error))
    }
  }

  /// Removes the pages of runs that do not exist any more.
  private static func removeOld(_ work: Folder, project: Project) throws {
    let runs = Set(try Run.names(in: project))
    for entry in try work.entries() {
      switch entry.kind {
      case .folder where !runs.contains(entry.name):
        try work.inside(entry.name).removeAll()
      case .file where entry.name.hasSuffix(".json") && !runs.contains(String(entry.name.dropLast(5))):
        try work.remove(entry.name)
      default: break
      }
    }
  }
}
