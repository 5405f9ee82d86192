import Foundation
import GalleyBaselines
import GalleySystem
import GalleyText
import Glibc

/// A watch for tests whose apps do not end: it names the process to kill, and the test with its last step.
///
/// The trails in the run's folder tell what each process does at the moment.
final class LimitWatch {
  /// A test that was ended.
  struct Overrun {
    /// The test, such as `RecipesTests/testDetails`.
    var test: String
    /// The reason and the last step, as half a sentence.
    var sentence: String
  }

  /// The tests that were ended, in order.
  private(set) var overruns: [Overrun] = []
  /// The latest step of a test that runs, such as `RecipesTests/testDetails: Tap “Pay”`; `nil` if none is known.
  private(set) var latest: String?

  private let limits: TestLimits
  private let folder: Folder
  private let clock: () -> Int64
  /// The number of the last step of each test, and when it was first seen, in milliseconds.
  private var seen: [String: (number: Int, since: Int64)] = [:]
  private var ended: Set<ProcessIdentity> = []
  private var next: Int64 = 0

  /// Watches the processes of a run.
  ///
  /// `clock`: the milliseconds of a clock that only goes forward.
  init(
    _ limits: TestLimits, of run: String, in project: Project, clock: @escaping () -> Int64 = LimitWatch.now
  ) {
    (self.limits, self.clock) = (limits, clock)
    folder = project.runs.inside(run)
  }

  /// The time between two looks, in milliseconds.
  private static let period: Int64 = 200

  /// The processes that are to be killed now.
  ///
  /// `printed`: the number of bytes that all of them have printed. `family`: the processes that the suite has started: a trail that
  /// names another one is none.
  func look(printed: Int, family: () -> [pid_t]) -> [pid_t] {
    let now = clock()
    guard now >= next else { return [] }
    next = now + Self.period
    var running: [(trail: KeptTrail, oldest: (step: KeptTrail.Step, milliseconds: Int64))] = []
    var known: [String: (number: Int, since: Int64)] = [:]
    for trail in trails() where trail.process.isRunning && !ended.contains(trail.process) {
      var oldest: (step: KeptTrail.Step, milliseconds: Int64)?
      for (step, number) in zip(trail.steps, trail.numbers) {
        let name = "\(trail.process.pid) \(step.test)"
        let since = seen[name].flatMap { $0.number == number ? $0.since : nil } ?? now
        known[name] = (number, since)
        if now - since >= oldest?.milliseconds ?? 0 { oldest = (step, now - since) }
      }
      if let oldest { running.append((trail, oldest)) }
    }
    seen = known
    latest = running.first?.trail.steps.first.map { "\($0.test): \($0.step)" }
    var killed: [pid_t] = []
    func end(_ trail: KeptTrail, _ step: KeptTrail.Step, _ reason: String) {
      guard family().contains(trail.process.pid) else { return }
      let name = step.step.isEmpty ? "" : ", in its last step: \(CleanText.line(step.step, limit: 200))"
      overruns.append(Overrun(test: step.test, sentence: "\(reason)\(name)"))
      ended.insert(trail.process)
      killed.append(trail.process.pid)
    }
    for (trail, oldest) in running {
      if oldest.milliseconds >= Int64(limits.seconds) * 1000, !Self.isTraced(trail.process.pid) {
        end(trail, oldest.step, "\(Numeral.grouped(limits.seconds)) s without an end (testSeconds)")
      } else if let megabytes = Self.megabytes(trail.process.pid), megabytes > limits.megabytes {
        end(trail, oldest.step, "\(Numeral.grouped(megabytes)) MB of memory (testMegabytes)")
      }
    }
    // All print to one place, so it is the process whose test does not go on.
    if printed > limits.outputMegabytes * 1_000_000, killed.isEmpty,
      let (trail, oldest) = running.max(by: { $0.oldest.milliseconds < $1.oldest.milliseconds })
    {
      end(trail, oldest.step, "\(Numeral.grouped(printed / 1_000_000)) MB of output (outputMegabytes)")
    }
    return killed
  }

  private func trails() -> [KeptTrail] {
    let entries = (try? folder.entries()) ?? []
    return entries.filter { $0.kind == .file && RunFileNames.isTrail($0.name) }.compactMap { entry in
      (try? folder.readIfPresent(entry.name)).flatMap { $0 }.flatMap(KeptTrail.init)
    }
  }

  /// The memory that a process has, in megabytes; `nil` if it is not known.
  ///
  /// - Reference: proc_pid_statm(5), the second number.
  private static func megabytes(_ pid: pid_t) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(pid)/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return pages * sysconf(Int32(_SC_PAGESIZE)) / 1_000_000
  }

  /// Whether a debugger holds a process, which then takes its time.
  private static func isTraced(_ pid: pid_t) -> Bool {
    let text = (try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)) ?? ""
    return text.firstMatch(of: /TracerPid:\s+(\d+)/).map { $0.1 != "0" } ?? false
  }

  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }
}
