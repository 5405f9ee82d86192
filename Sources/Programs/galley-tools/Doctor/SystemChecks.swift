import Foundation
import GalleyBaselines
import GalleyCommands
import GalleyDecisions
import GalleyText
import GalleyTree
import Glibc

/// Checks of git, the journal, the review server, recording and the disk, each with what to do.
///
/// They do not affect the exit code of `galley doctor`, which is about rendering and comparing.
struct SystemChecks {
  /// The result of one check.
  struct Finding: Hashable, Encodable {
    /// The subject, in a word.
    var subject: String
    /// Whether it is as it should be.
    var isFine: Bool
    /// The state of the subject.
    var fact: String
    /// The advice; `nil` if all is fine.
    var advice: String?
  }

  /// The results, in order.
  private(set) var findings: [Finding] = []

  /// The free space in bytes below which there is advice: a suite of 300 checks keeps some 100 MB a run if all differ.
  static let leastSpace: UInt64 = 1_000_000_000

  init(_ project: Project?, in context: CommandContext) {
    let folder = project?.root ?? context.folder
    findings += InstallationChecks(context).findings
    do throws(GitError) {
      let git = try Git(in: folder, environment: context.environment)
      findings.add("git", "\(git.version() ?? "of unknown version"), \(git.top)")
      if let project { try checkGit(project, git, context) }
    } catch {
      findings.add("git", "\(error)", advice: "without it there is no history and no merging of baselines")
    }
    if let project { checkJournal(project) }
    checkServer(context)
    checkRecording(context.environment)
    checkDisk(folder)
  }

  private mutating func checkGit(
    _ project: Project, _ git: Git, _ context: CommandContext
  ) throws(GitError) {
    let folder = project.settings.baselines.joined(separator: "/")
    let picture = try git.attributes(of: "\(folder)/a/b.png", ["text", "merge", "filter"])
    let sidecar = try git.attributes(of: "\(folder)/a/b.json", ["text", "merge"])
    let text = try git.attributes(of: "\(folder)/a/b.txt", ["text", "merge"])
    let journal = try git.attributes(of: "\(folder)/approvals.jsonl", ["merge"])
    var faults: [String] = []
    let others = try ["jpg", "webp"].map { kind throws(GitError) in
      (kind, try git.attributes(of: "\(folder)/a/b.\(kind)", ["text", "merge"]))
    }
    for (kind, values) in [("png", picture)] + others + [("json", sidecar), ("txt", text)] {
      if values["text"] != "unset" { faults.append("line endings of *.\(kind) may be changed") }
      if values["merge"] != "galley" { faults.append("*.\(kind) is not merged by Galley") }
    }
    if journal["merge"] != "union" { faults.append("approvals.jsonl is not merged by lines") }
    if faults.isEmpty {
      findings.add("attributes", "baselines are stored byte for byte, and merged by Galley")
    } else {
      findings.add("attributes", faults.joined(separator: ", "), advice: "galley init")
    }
    if let driver = try git.setting("merge.galley.driver"), !driver.isEmpty {
      let program = Self.program(of: driver)
      let isThere =
        program.hasPrefix("/")
        ? access(program, X_OK) == 0 : Git.find(program, context.environment) != nil
      findings.add(
        "merging", isThere ? "git calls \(driver)" : "git would call \(driver), which does not exist",
        advice: isThere ? nil : "git config --unset merge.galley.driver, then galley init")
    } else {
      findings.add("merging", "this clone has no merge driver for baselines", advice: "galley init")
    }
    guard picture["filter"] == "lfs" else { return findings.add("LFS", "pictures are stored in git itself") }
    if let version = git.lfsVersion() {
      findings.add("LFS", version)
    } else {
      findings.add(
        "LFS", "pictures are stored with Git LFS, which is not installed",
        advice: "apt-get install git-lfs, then git lfs install and git lfs pull")
    }
  }

  /// The program of a shell command that `ProjectSetup` has written.
  private static func program(of command: String) -> String {
    if command.hasPrefix("'"), let end = command.dropFirst().firstIndex(of: "'") {
      return String(command[command.index(after: command.startIndex)..<end]).replacing("%%", with: "%")
    }
    return command.split(separator: " ").first.map(String.init) ?? ""
  }

  private mutating func checkJournal(_ project: Project) {
    let records: [DecisionRecord]
    do throws(JournalError) { records = try BaselineStore(project).journal.records() } catch {
      return findings.add("journal", "\(error)", advice: "until it is repaired, no decision counts")
    }
    findings.add("journal", EnglishNoun.count(records.count, "decision"))
    do throws(GitError) {
      _ = try BranchJournals(of: project.approvalsFrom, in: project)
      if !project.approvalsFrom.isEmpty {
        findings.add("", "decisions of \(project.approvalsFrom.joined(separator: ", ")) also count")
      }
    } catch {
      findings.add("", "\(error)", advice: "until then the gate exits with 2")
    }
  }

  private mutating func checkServer(_ context: CommandContext) {
    let path = (context.executable as NSString).deletingLastPathComponent + "/galley-review"
    if access(path, X_OK) == 0 {
      findings.add("review", path)
    } else {
      findings.add(
        "review", "galley-review is not beside galley, so \"galley review\" cannot serve its page",
        advice:
          "install Galley again with \"make install\"; \"galley report\" and \"galley approve\" work without it"
      )
    }
  }

  private mutating func checkRecording(_ environment: [String: String]) {
    do throws(RecordModeError) {
      let mode = try RecordMode.asked(in: environment)
      findings.add(
        "recording", mode == .none ? "tests write no baselines" : "tests write baselines: \(mode.rawValue)",
        advice: mode == .none ? nil : "unset \(RecordMode.variable) when you are done")
    } catch {
      findings.add("recording", "\(error)", advice: "tests fail until then")
    }
  }

  private mutating func checkDisk(_ folder: String) {
    var facts = statvfs()
    guard statvfs(folder, &facts) == 0 else { return }
    let space = UInt64(facts.f_bavail) * UInt64(facts.f_frsize)
    let tenths = space / 100_000_000
    findings.add(
      "disk", "\(Numeral.tenths(Int(tenths))) GB are free",
      advice: space < Self.leastSpace
        ? "delete files; \"keepRuns\" in Galley.json limits the number of runs" : nil)
  }
}

extension [SystemChecks.Finding] {
  /// Adds a result, which is fine without advice.
  mutating func add(_ subject: String, _ fact: String, advice: String? = nil) {
    append(SystemChecks.Finding(subject: subject, isFine: advice == nil, fact: fact, advice: advice))
  }
}

extension SystemChecks {
  /// The results as rows of the report.
  func rows(_ row: (String, String) -> String) -> [String] {
    findings.map { finding in
      row(finding.subject, CleanText.line(finding.fact + (finding.advice.map { ": \($0)" } ?? "")))
    }
  }
}
