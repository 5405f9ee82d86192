import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyTree
import Glibc

/// What is around the fonts and libraries: git, the journal, the disk; each with what to do about it.
///
/// Nothing of it decides how `galley doctor` ends: that is whether screens can be drawn and baselines compared.
struct Workbench {
  /// One thing that was looked at.
  struct Finding: Hashable, Encodable {
    /// What was looked at, in a word.
    var subject: String
    /// Whether it is as it should be.
    var isFine: Bool
    /// What was found.
    var fact: String
    /// What to do; `nil` if there is nothing to do.
    var advice: String?
  }

  /// What was found, in order.
  private(set) var findings: [Finding] = []

  /// Less room than this is said, in bytes: a suite of 300 checks keeps some 100 MB a run when all differ.
  static let leastRoom: UInt64 = 1_000_000_000

  /// Looks around.
  ///
  /// - Parameters:
  ///   - project: The project; `nil` if there is none.
  ///   - surroundings: What is around the tool.
  init(_ project: Project?, in surroundings: Surroundings) {
    let folder = project?.root ?? surroundings.folder
    do throws(GitFault) {
      let git = try Git(in: folder, environment: surroundings.environment)
      add("git", "\(git.version() ?? "of no known version"), \(git.top)")
      if let project { try look(at: project, git, surroundings) }
    } catch {
      add("git", "\(error)", advice: "without it there is no history and no merging of baselines")
    }
    if let project { lookAtJournal(project) }
    lookAtServer(surroundings)
    lookAtRecording(surroundings.environment)
    lookAtDisk(folder)
  }

  private mutating func add(_ subject: String, _ fact: String, advice: String? = nil) {
    findings.append(Finding(subject: subject, isFine: advice == nil, fact: fact, advice: advice))
  }

  private mutating func look(
    at project: Project, _ git: Git, _ surroundings: Surroundings
  ) throws(GitFault) {
    let folder = project.settings.baselines.joined(separator: "/")
    let picture = try git.attributes(of: "\(folder)/a/b.png", ["text", "merge", "filter"])
    let sidecar = try git.attributes(of: "\(folder)/a/b.json", ["text", "merge"])
    let text = try git.attributes(of: "\(folder)/a/b.txt", ["text", "merge"])
    let journal = try git.attributes(of: "\(folder)/approvals.jsonl", ["merge"])
    var faults: [String] = []
    for (kind, values) in [("png", picture), ("json", sidecar), ("txt", text)] {
      if values["text"] != "unset" { faults.append("*.\(kind) may get other line endings") }
      if values["merge"] != "galley" { faults.append("*.\(kind) is not merged by key and tree") }
    }
    if journal["merge"] != "union" { faults.append("approvals.jsonl is not merged by lines") }
    if faults.isEmpty {
      add("attributes", "baselines stay byte for byte, and are merged by key and tree")
    } else {
      add("attributes", faults.joined(separator: ", "), advice: "galley init")
    }
    if let driver = try git.setting("merge.galley.driver"), !driver.isEmpty {
      let program = Self.program(of: driver)
      let isThere =
        program.hasPrefix("/")
        ? access(program, X_OK) == 0 : Git.find(program, surroundings.environment) != nil
      add(
        "merging", isThere ? "git calls \(driver)" : "git would call \(driver), and there is no such program",
        advice: isThere ? nil : "git config --unset merge.galley.driver, then galley init")
    } else {
      add("merging", "this clone knows no merge driver for baselines", advice: "galley init")
    }
    guard picture["filter"] == "lfs" else { return add("LFS", "pictures are kept by git itself") }
    if let version = git.lfsVersion() {
      add("LFS", version)
    } else {
      add(
        "LFS", "pictures are kept by Git LFS, which is not installed",
        advice: "apt-get install git-lfs, then git lfs install and git lfs pull")
    }
  }

  /// The program of a command for a shell, as ``Setup`` writes it.
  private static func program(of command: String) -> String {
    if command.hasPrefix("'"), let end = command.dropFirst().firstIndex(of: "'") {
      return String(command[command.index(after: command.startIndex)..<end]).replacing("%%", with: "%")
    }
    return command.split(separator: " ").first.map(String.init) ?? ""
  }

  private mutating func lookAtJournal(_ project: Project) {
    let records: [DecisionRecord]
    do throws(JournalFault) { records = try BaselineStore(project).journal.records() } catch {
      return add("journal", "\(error)", advice: "until then no decision counts")
    }
    add("journal", CheckWords.count(records.count, "decision"))
    do throws(GitFault) {
      _ = try OtherJournals(of: project.settings.approvalsFrom, in: project)
      if !project.settings.approvalsFrom.isEmpty {
        add("", "those of \(project.settings.approvalsFrom.joined(separator: ", ")) count, too")
      }
    } catch {
      add("", "\(error)", advice: "until then the gate ends with 2")
    }
  }

  private mutating func lookAtServer(_ surroundings: Surroundings) {
    let path = (surroundings.executable as NSString).deletingLastPathComponent + "/galley-review"
    if access(path, X_OK) == 0 {
      add("review", "\(path); reports are pages of plain files, which any browser opens")
    } else {
      add(
        "review", "galley-review is not beside galley, so \"galley review\" has no page to decide on",
        advice:
          "install Galley anew with \"make install\"; \"galley report\" and \"galley approve\" work without it"
      )
    }
  }

  private mutating func lookAtRecording(_ environment: [String: String]) {
    do throws(RecordModeFault) {
      let mode = try RecordMode.asked(in: environment)
      add(
        "recording", mode == .none ? "tests write no baselines" : "tests write baselines: \(mode.rawValue)",
        advice: mode == .none ? nil : "unset \(RecordMode.variable) when you have what you wanted")
    } catch {
      add("recording", "\(error)", advice: "tests fail until then")
    }
  }

  private mutating func lookAtDisk(_ folder: String) {
    var facts = statvfs()
    guard statvfs(folder, &facts) == 0 else { return }
    let room = UInt64(facts.f_bavail) * UInt64(facts.f_frsize)
    let tenths = room / 100_000_000
    add(
      "disk", "\(tenths / 10).\(tenths % 10) GB are free",
      advice: room < Self.leastRoom
        ? "remove what is not needed; \"keepRuns\" in Galley.json says how many runs stay" : nil)
  }
}

extension Workbench {
  /// What was found, headed as the rest of the report.
  func rows(_ row: (String, String) -> String) -> [String] {
    findings.map { finding in
      row(finding.subject, ElementText.clean(finding.fact + (finding.advice.map { ": \($0)" } ?? "")))
    }
  }
}
