import Foundation
import GalleyImage
import GalleySystem

extension Run {
  /// Begins a run that `galley test` is to end with ``end(_:in:_:)``.
  package static func begin(_ name: String, in project: Project, _ launch: RunLaunch) throws(RunError) {
    do throws(FileError) { try project.ignoreWork() } catch { throw .file(error) }
    try project.work.locked(RunFileNames.lock) { () throws(RunError) in
      try write(launch, RunFileNames.launch, name, project)
    }
  }

  /// Ends a run; its summary gets the digests of the run's other notes.
  package static func end(_ name: String, in project: Project, _ summary: RunSummary) throws(RunError) {
    var summary = summary
    let folder = project.runs.inside(try RunName.checked(name))
    do throws(FileError) { summary.files = try noteDigests(in: folder) } catch { throw .file(error) }
    try write(summary.sealed, RunFileNames.summary, name, project)
  }

  /// The digests of a run's notes, but for its summary, and for those of processes that have not closed.
  private static func noteDigests(in folder: Folder) throws(FileError) -> [String: SHA256Digest] {
    var digests: [String: SHA256Digest] = [:]
    for entry in try folder.entries() where entry.kind == .file && RunFileNames.isNote(entry.name) {
      let bytes = try folder.read(entry.name)
      if RunFileNames.isProcess(entry.name),
        (try? StableJSON.read(ProcessRecord.self, from: bytes))?.records == nil
      {
        continue
      }
      digests[entry.name] = SHA256Digest(of: bytes)
    }
    return digests
  }

  /// Keeps the list of tests that exist.
  package static func keep(_ list: TestList, of name: String, in project: Project) throws(RunError) {
    try write(list, RunFileNames.tests, name, project)
  }

  /// The path of the file for Swift Testing's events, which ``takeIssues(of:in:worker:)`` reads.
  ///
  /// - Parameter worker: The number of the process, from 1 up, where several run the tests.
  package static func issuesPath(of name: String, in project: Project, worker: Int = 1) throws(RunError)
    -> String
  {
    project.runs.inside(try RunName.checked(name)).path(of: RunFileNames.issues(ofWorker: worker))
  }

  /// The path of the file to which a test process writes what its layouts declare.
  package static func layoutsPath(of name: String, in project: Project) throws(RunError) -> String {
    project.runs.inside(try RunName.checked(name)).path(of: RunFileNames.layouts)
  }

  /// Reads what Swift Testing wrote, and removes the file, which is large.
  ///
  /// - Returns: What it said; `nil` if it did not run.
  package static func takeIssues(of name: String, in project: Project, worker: Int = 1) throws(RunError)
    -> IssueStream?
  {
    let folder = project.runs.inside(try RunName.checked(name))
    let file = RunFileNames.issues(ofWorker: worker)
    do throws(FileError) {
      guard let bytes = try folder.readIfPresent(file) else { return nil }
      try folder.remove(file)
      return IssueStream(bytes, root: project.root)
    } catch {
      throw .file(error)
    }
  }

  private static func write(
    _ value: some Encodable, _ file: String, _ name: String, _ project: Project
  ) throws(RunError) {
    let folder = project.runs.inside(try RunName.checked(name))
    do throws(FileError) { try folder.write(json: value, to: file) } catch { throw .file(error) }
  }

  /// Removes the oldest runs, but never one whose processes still run.
  package static func removeOldest(in project: Project, keeping: Int) throws(RunError) {
    // Under the lock no run is half begun: it has a note that says whose it is, or no folder.
    try project.work.locked(RunFileNames.lock) { () throws(RunError) in
      for name in try names(in: project).dropFirst(keeping) {
        let run = try Run(name, in: project)
        let isBusy = run.processes.contains { $0.process.isRunning } || run.launch?.process.isRunning == true
        guard !isBusy else { continue }
        do throws(FileError) { try project.runs.inside(name).removeAll() } catch { throw .file(error) }
      }
    }
  }
}
