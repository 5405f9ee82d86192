import Foundation
import GalleyBaselines
import GalleySystem
import GalleyText
import Glibc

/// The step that a test takes at present.
struct PresentStep: Hashable {
  /// The test and the step, such as `RecipesTests/testDetails: Tap “Pay”`.
  var text: String
  /// The whole seconds for which it has gone on.
  var seconds: Int
}

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
  /// The latest step of a test that runs; `nil` if none is known.
  private(set) var latest: PresentStep?

  /// A step by the number that its process gave it.
  private struct StepNumber: Hashable {
    var process: ProcessIdentity
    var number: Int
  }

  /// The last step of a process, and since when it stands.
  private struct Standing {
    var process: ProcessIdentity
    var step: KeptTrail.Step
    /// In milliseconds.
    var since: Int64
  }

  private let limits: TestLimits
  private let folder: Folder
  private let clock: () -> Int64
  /// When each step of a process that runs was first seen, in milliseconds.
  private var seen: [StepNumber: Int64] = [:]
  private var ended: Set<ProcessIdentity> = []
  private var next: Int64 = 0
  /// A number that grows when a test begins or ends, and when it was first seen, in milliseconds.
  private var progress = (count: 0, since: Int64.min)
  private var printed = 0
  /// The number of bytes that may be printed.
  private var allowance: Int

  /// Watches the processes of a run.
  ///
  /// `clock`: the milliseconds of a clock that only goes forward.
  init(
    _ limits: TestLimits, of run: String, in project: Project, clock: @escaping () -> Int64 = LimitWatch.now
  ) {
    (self.limits, self.clock) = (limits, clock)
    folder = project.runs.inside(run)
    allowance = limits.outputMegabytes * LimitWatch.megabyte
  }

  /// The time between two looks, in milliseconds.
  private static let period: Int64 = 200
  private static let megabyte = 1_000_000

  /// The processes that are to be killed now.
  ///
  /// Only the newest step of a process counts, of those whose tests are not known to have ended: only tests of XCTest leave the trail at
  /// their end.
  ///
  /// - Parameters:
  ///   - printed: The number of bytes that all of them have printed.
  ///   - progress: The number of tests that their output says to have begun or ended; when it changes, the time begins anew, as it
  ///     does when a log of tests grows, since not all output is read.
  ///   - family: The processes that the suite has started: a trail that names another one is none.
  ///   - isOver: Whether a test, such as `RecipesTests/testDetails`, is known to have ended.
  func look(
    printed: Int, progress count: Int, family: () -> [pid_t], isOver: (String) -> Bool = { _ in false }
  ) -> [pid_t] {
    let now = clock()
    guard now >= next else { return [] }
    next = now + Self.period
    let entries = ((try? folder.entries()) ?? []).filter { $0.kind == .file }
    let done = count + logged(entries)
    if done != progress.count { progress = (done, now) }
    // The next program begins with nothing printed.
    if printed < self.printed { allowance = limits.outputMegabytes * Self.megabyte }
    self.printed = printed
    let running = standings(trails(entries), now, isOver)
    latest = running.filter { !isOver($0.step.test) }.max { $0.since < $1.since }.map {
      PresentStep(text: "\($0.step.test): \($0.step.step)", seconds: Int((now - $0.since) / 1000))
    }
    var killed: [pid_t] = []
    func end(_ standing: Standing, _ reason: String) {
      guard family().contains(standing.process.pid) else { return }
      let step = standing.step
      let name = step.step.isEmpty ? "" : ", in its last step: \(CleanText.line(step.step, limit: 200))"
      overruns.append(Overrun(test: step.test, sentence: "\(reason)\(name)"))
      ended.insert(standing.process)
      killed.append(standing.process.pid)
    }
    for standing in running {
      let pid = standing.process.pid
      if now - max(standing.since, progress.since) >= Int64(limits.seconds) * 1000, !Self.isTraced(pid) {
        end(standing, "\(Numeral.grouped(limits.seconds)) s without an end (testSeconds)")
      } else if let megabytes = Self.megabytes(pid), megabytes > limits.megabytes {
        end(standing, "\(Numeral.grouped(megabytes)) MB of memory (testMegabytes)")
      }
    }
    // All print to one place, so it is the process whose test does not go on.
    if printed > allowance, killed.isEmpty, let standing = running.min(by: { $0.since < $1.since }) {
      end(standing, "\(Numeral.grouped(printed / Self.megabyte)) MB of output (outputMegabytes)")
      // Printed bytes stay counted; the other processes are not at fault for them.
      if !killed.isEmpty { allowance = printed + limits.outputMegabytes * Self.megabyte }
    }
    return killed
  }

  /// The newest step of each process that runs, of a test that has not ended if there is one.
  private func standings(_ trails: [KeptTrail], _ now: Int64, _ isOver: (String) -> Bool) -> [Standing] {
    let running = trails.filter { $0.process.isRunning && !ended.contains($0.process) }
    let steps = running.flatMap { trail in
      trail.numbers.map { StepNumber(process: trail.process, number: $0) }
    }
    seen = Dictionary(steps.map { ($0, seen[$0] ?? now) }) { first, _ in first }
    return running.compactMap { trail in
      guard !trail.steps.isEmpty else { return nil }
      // Where tests are repeated, all of them may have ended once.
      let index = trail.steps.firstIndex { !isOver($0.test) } ?? 0
      let number = StepNumber(process: trail.process, number: trail.numbers[index])
      return Standing(process: trail.process, step: trail.steps[index], since: seen[number] ?? now)
    }
  }

  /// The bytes of the logs of tests.
  private func logged(_ entries: [Folder.Entry]) -> Int {
    entries.filter { RunFileNames.isLog($0.name) }.reduce(0) { sum, entry in
      var status = stat()
      return lstat(folder.path(of: entry.name), &status) == 0 ? sum + Int(status.st_size) : sum
    }
  }

  private func trails(_ entries: [Folder.Entry]) -> [KeptTrail] {
    entries.filter { RunFileNames.isTrail($0.name) }.compactMap { entry in
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
