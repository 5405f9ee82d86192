import Foundation
import Galley
import Testing
import XCTest

@MainActor @Suite(.serialized) struct FailedWaitTests {
  private func reported(_ body: @escaping (InnerTestCase) throws -> Void) -> [String] {
    InnerTestCase.run { test in
      test.app.launch()
      try body(test)
    }.reported
  }

  @Test func anUnfulfilledExpectationIsNamed() {
    let never = NSPredicate(value: false)
    #expect(
      reported { $0.wait(for: [DevicePredicateExpectation(predicate: never)], timeout: 5) }.first?.hasPrefix(
        "Asynchronous wait failed: Exceeded timeout of 5 seconds, with unfulfilled expectations: \"Expect predicate"
      )
        == true)
  }

  @Test func aWrongOrderIsTold() {
    let messages = reported { test in
      let (first, second) = (test.expectation(description: "first"), test.expectation(description: "second"))
      second.fulfill()
      first.fulfill()
      test.wait(for: [first, second], timeout: 1, enforceOrder: true)
    }
    #expect(
      messages == [
        """
        Asynchronous wait failed: Failed due to expectation fulfilled in incorrect order: requires "first", \
        actually fulfilled "second".
        """
      ])
  }

  @Test func whatMustNotComeIsTold() {
    let messages = reported { test in
      let silence = test.expectation(description: "silence")
      silence.isInverted = true
      silence.fulfill()
      test.wait(for: [silence], timeout: 1)
    }
    #expect(messages == ["Asynchronous wait failed: Fulfilled inverted expectation \"silence\"."])
  }

  @Test func anExpectationThatNothingWaitsForIsTold() {
    #expect(
      reported { _ = $0.expectation(description: "forgotten") }
        == ["Failed due to unwaited expectation \"forgotten\"."])
  }

  @Test func theFailureIsAtTheLineOfTheWait() {
    var line = 0
    let test = RecordingTestCase.run { test in
      line = #line + 1
      test.wait(for: [DevicePredicateExpectation(predicate: NSPredicate(value: false))], timeout: 1)
    }
    let location = test.issues.first?.sourceCodeContext.location
    #expect(location?.lineNumber == line)
    #expect(location?.fileURL.path == "\(#filePath)")
  }

  // covers: XCTKVOExpectation
  // covers: XCTDarwinNotificationExpectation
  @Test func whatCannotBeHadSaysSo() {
    let messages = reported { _ in
      _ = XCTKVOExpectation(keyPath: "title", object: 1)
      _ = XCTDarwinNotificationExpectation(notificationName: "com.apple.lock")
    }
    #expect(
      messages == [
        """
        failed - The property title cannot be observed, as objects have no key-value observing on Linux. Expect it by a \
        predicate: XCTNSPredicateExpectation(predicate: NSPredicate { … }, object: …).
        """,
        """
        failed - The Darwin notification com.apple.lock cannot be expected, as Linux has no such service. Expect a \
        notification of NotificationCenter: XCTNSNotificationExpectation(name: …).
        """,
      ])
  }
}
