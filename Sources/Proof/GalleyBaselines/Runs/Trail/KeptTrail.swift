import GalleyText
import GalleyTree

/// The last steps of a process of tests, as it left them in the run's folder.
package struct KeptTrail: Hashable, Sendable {
  /// A test that had not come to its end, or what was done outside of any.
  package struct Step: Hashable, Sendable {
    /// The test, such as `RecipesTests/testDetails`; empty if it is not known.
    package var test: String
    /// The last step of the test.
    package var step: String

    /// Describes what a test did.
    package init(test: String, step: String) {
      self.test = test
      self.step = step
    }
  }

  /// The process.
  package var process: ProcessIdentity
  /// The tests, the one that did something last first.
  package var steps: [Step]
  /// The number of each step of the process, in the order of ``steps``: a test that goes on has another one.
  package var numbers: [Int]

  /// Reads what a process left; fails if it is no trail.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count == (ProcessTrail.slots + 1) * ProcessTrail.width else { return nil }
    let lines = (0...ProcessTrail.slots).map { slot -> (number: Int, text: String) in
      let line = bytes[(slot * ProcessTrail.width)..<((slot + 1) * ProcessTrail.width - 1)]
      let digits = String(decoding: line.prefix(ProcessTrail.digits), as: UTF8.self)
      let rest = line.dropFirst(ProcessTrail.digits + 1)
      let text = String(decoding: rest, as: UTF8.self)
      return (Int(digits) ?? 0, String(text.reversed().drop { $0 == " " }.reversed()))
    }
    let words = lines[0].text.split(separator: " ")
    guard words.count == 3, words[0] == "process", let pid = Int32(words[1]), let start = UInt64(words[2])
    else { return nil }
    process = ProcessIdentity(pid: pid, start: start)
    let known = lines.dropFirst().filter { $0.number > 0 }.sorted { $0.number > $1.number }
    numbers = known.map(\.number)
    steps = known.map { line in
      let parts = line.text.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map {
        CleanText.line(String($0))
      }
      return Step(test: parts[0], step: parts.count > 1 ? parts[1] : "")
    }
  }

  /// The last step of a test.
  package func last(of test: TestName) -> String? {
    steps.first { $0.test == (test.suite + [test.test]).joined(separator: "/") }?.step
  }
}
