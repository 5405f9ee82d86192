/// A failed test that was not run again, as its failure would have been the same.
package struct UnretriedTest: Hashable, Sendable, Codable {
  /// The reason why a failure cannot become another.
  package enum Reason: String, Sendable, Codable, CaseIterable {
    /// Its device shows the same whenever the same is done, and only checks failed.
    case deterministicDevice
    /// It was run again, and its checks saw the very same.
    case sameAgain
  }

  /// The test.
  package var test: TestName
  /// The reason why it was not run again.
  package var reason: Reason

  /// Names a test.
  package init(_ test: TestName, _ reason: Reason) {
    self.test = test
    self.reason = reason
  }
}

extension UnretriedTest.Reason: CustomStringConvertible {
  /// The reason as half a sentence.
  package var description: String {
    switch self {
    case .deterministicDevice: "its device is deterministic"
    case .sameAgain: "a second attempt had the same pictures"
    }
  }
}
