import GalleySystem
import GalleyText
import GalleyTree
import Glibc
import Synchronization

/// The present steps of a process of tests, kept in the run's folder in case it dies.
///
/// It is a file that the process has in its memory: noting a step is copying a line, and what was copied is in the file
/// however the process ends, without any flush. Only the machine itself must go on.
///
/// - Reference: mmap(2), `MAP_SHARED`.
package final class ProcessTrail: Sendable {
  /// The number of tests that are kept; of more that run at once, those that did something last.
  static let slots = 32
  /// The bytes of a line, with its line break.
  static let width = 512
  /// The digits of a line's number.
  static let digits = 12

  // The memory is touched under the lock only.
  private struct State: @unchecked Sendable {
    var base: UnsafeMutableRawPointer?
    var slots: [String: Int] = [:]
    var ages: [Int]
    var count = 0

    init(_ base: UnsafeMutableRawPointer) {
      self.base = base
      ages = [Int](repeating: 0, count: ProcessTrail.slots)
    }
  }

  private let state: Mutex<State>
  private let path: String

  /// Begins the trail of a process; fails where the file cannot be made, since a run does without.
  package init?(_ process: ProcessIdentity, at path: String) {
    let number = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard number >= 0 else { return nil }
    defer { close(number) }
    let size = (Self.slots + 1) * Self.width
    // Without room for it, writing to the memory would end the process.
    guard posix_fallocate(number, 0, off_t(size)) == 0,
      let base = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, number, 0), base != MAP_FAILED
    else {
      unlink(path)
      return nil
    }
    self.path = path
    for slot in 0...Self.slots { Self.write("", number: 0, to: base + slot * Self.width) }
    Self.write("process \(process.pid) \(process.start)", number: 1, to: base)
    let first = State(base)
    state = Mutex(first)
  }

  /// Notes what a test does now; the step may be of no test that is known.
  package func note(_ step: String, of test: TestOwner?) {
    let name = test.map(Self.text) ?? ""
    let line = "\(Self.cut(name, 160))\t\(Self.cut(step, 300))"
    state.withLock { state in
      guard let base = state.base else { return }
      state.count += 1
      let slot = state.slots[name] ?? Self.oldest(&state)
      state.slots[name] = slot
      state.ages[slot] = state.count
      Self.write(line, number: state.count, to: base + (slot + 1) * Self.width)
    }
  }

  /// Forgets a test, which came to its end.
  package func end(_ test: TestOwner) {
    state.withLock { state in
      guard let base = state.base, let slot = state.slots.removeValue(forKey: Self.text(test)) else { return }
      state.ages[slot] = 0
      Self.write("", number: 0, to: base + (slot + 1) * Self.width)
    }
  }

  /// Removes the trail of a process that comes to its end in an orderly way.
  package func remove() {
    state.withLock { state in
      guard let base = state.base else { return }
      state.base = nil
      munmap(base, (Self.slots + 1) * Self.width)
      unlink(path)
    }
  }

  deinit {
    state.withLock { state in
      if let base = state.base { munmap(base, (Self.slots + 1) * Self.width) }
    }
  }

  private static func text(_ test: TestOwner) -> String {
    (test.suite + [test.test]).joined(separator: "/")
  }

  /// Takes the place of the test that did something the longest ago.
  private static func oldest(_ state: inout State) -> Int {
    let slot = state.ages.indices.min { state.ages[$0] < state.ages[$1] } ?? 0
    for (name, other) in state.slots where other == slot { state.slots[name] = nil }
    return slot
  }

  /// A text of so many bytes at most, without what would end a field.
  private static func cut(_ text: String, _ most: Int) -> String {
    var result = ""
    var size = 0
    for character in CleanText.line(String(text.prefix(most))) {
      size += character.utf8.count
      guard size <= most else { break }
      result.append(character)
    }
    return result
  }

  /// Writes a line; its number is written last, so that one that was being written has none.
  private static func write(_ text: String, number: Int, to place: UnsafeMutableRawPointer) {
    var bytes = [UInt8](repeating: UInt8(ascii: " "), count: width)
    for (index, byte) in text.utf8.prefix(width - digits - 2).enumerated() {
      bytes[digits + 1 + index] = byte
    }
    bytes[width - 1] = UInt8(ascii: "\n")
    let figures = "\(number)"
    let counter = [UInt8](
      (String(repeating: "0", count: max(0, digits - figures.count)) + figures).utf8.suffix(digits))
    memset(place, Int32(UInt8(ascii: "0")), digits)
    bytes.withUnsafeBytes { source in
      _ = memcpy(place + digits, source.baseAddress! + digits, width - digits)
    }
    counter.withUnsafeBytes { source in _ = memcpy(place, source.baseAddress!, digits) }
  }
}
