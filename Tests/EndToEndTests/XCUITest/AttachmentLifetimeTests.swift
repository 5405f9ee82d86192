import Foundation
import Galley
import GalleyAutomation
import Testing
import XCTest
import XCUIAutomation

@MainActor @Suite(.serialized) struct AttachmentLifetimeTests {
  private func kept(_ body: @escaping () -> Void) -> [String] {
    let keeper = EvidenceKeeper()
    _ = InnerTestCase.run { test in
      XCUIContext.attachments.begin(keeper)
      for (name, lifetime) in [("kept", XCTAttachment.Lifetime.keepAlways), ("dropped", .deleteOnSuccess)] {
        let attachment = XCTAttachment(string: name)
        attachment.name = name
        attachment.lifetime = lifetime
        test.add(attachment)
      }
      body()
    }
    return keeper.kept.map(\.name)
  }

  // covers: XCTAttachment.lifetime
  @Test func aTestThatPassesKeepsWhatIsKeptAlways() {
    #expect(kept {} == ["kept"])
    #expect(XCTAttachment(string: "").lifetime == .deleteOnSuccess, "Apple's default")
  }

  @Test func aTestThatFailsKeepsAll() {
    #expect(kept { XCTFail("failed") } == ["kept", "dropped"])
  }

  @Test func anExpectedFailureIsNone() {
    #expect(kept { XCTExpectFailure { XCTFail("failed") } } == ["kept"])
  }

  // covers: XCTAttachment.init(compressedContentsOfDirectory:)
  @Test func whatCannotBeAttachedIsAFailure() {
    let test = InnerTestCase.run { test in
      test.add(XCTAttachment(contentsOfFile: URL(fileURLWithPath: "/nowhere/at-all.txt")))
      test.add(XCTAttachment(compressedContentsOfDirectory: URL(fileURLWithPath: "/nowhere")))
      test.add(XCTAttachment(plistObject: test))
    }
    #expect(test.reported.count == 3)
    #expect(
      test.reported.first?.hasPrefix("failed - The file /nowhere/at-all.txt cannot be attached: ") == true)
    #expect(
      test.reported.dropFirst() == [
        """
        failed - The folder /nowhere cannot be attached, as nothing here writes archives. Attach its files, each by \
        XCTAttachment(contentsOfFile:).
        """,
        """
        failed - A value of InnerTestCase cannot be attached as a property list. A list holds dictionaries, arrays, \
        texts, numbers, dates and bytes only.
        """,
      ])
  }
}
