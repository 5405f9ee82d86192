import GalleyBaselines
import GalleySystem
import GalleyText
import GalleyTree
import Glibc

/// The sentence that a command prints when it waits for a lock.
package enum LockText {
  private static let nouns = [
    RunFileNames.lock: "the runs' lock", "merge.lock": "the lock of merging",
    "store.lock": "the store's lock",
  ]

  /// The wait as a sentence without a full stop, such as `waiting for the store's lock, which process 1234 (galley approve, since 12:03) holds`.
  package static func text(_ wait: LockWait) -> String {
    let lock = nouns[wait.name] ?? "the lock \(CleanText.line(wait.name, limit: 80))"
    guard let holder = wait.holder else {
      return "waiting for \(lock), which a process holds that is not visible from here"
    }
    let facts = [command(holder), holder.began.flatMap(time).map { "since \($0)" }].compactMap(\.self)
    let words = facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))"
    return "waiting for \(lock), which process \(holder.pid)\(words) holds"
  }

  /// The name of the program and its first words, such as `galley approve --all`.
  private static func command(_ holder: LockHolder) -> String? {
    guard let program = holder.command.first else { return nil }
    let name = program.split(separator: "/").last.map(String.init) ?? program
    return CleanText.line(([name] + holder.command.dropFirst()).joined(separator: " "), limit: 60)
  }

  /// A moment as the machine's clock on the wall shows it.
  private static func time(_ seconds: Int) -> String? {
    var moment = time_t(seconds)
    var parts = tm()
    guard localtime_r(&moment, &parts) != nil else { return nil }
    func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(digits(parts.tm_hour)):\(digits(parts.tm_min))"
  }
}
