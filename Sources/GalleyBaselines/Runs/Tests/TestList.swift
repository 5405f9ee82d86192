/// `tests.json`: the tests that exist, as `swift test list` names them.
package struct TestList: Hashable, Sendable, Codable {
  /// The version of the format.
  package var format = 1
  /// The tests, in order, each once.
  package var tests: [TestName]

  /// Makes a list.
  package init(_ tests: some Sequence<TestName>) {
    self.tests = Set(tests).sorted()
  }

  /// Reads what `swift test list` printed.
  ///
  /// - Parameter output: The lines; empty ones do not count. The initializer fails if any other names no test, for then it
  ///   is not known what was meant.
  package init?(output: String) {
    var tests: [TestName] = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let test = TestName(String(line)) else { return nil }
      tests.append(test)
    }
    self.init(tests)
  }
}
