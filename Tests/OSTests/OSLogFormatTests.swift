import Foundation
import Testing

@testable import GalleyLogging

@Suite struct OSLogFormatTests {
  @Test func `arguments take the places of their order`() {
    #expect(
      OSLogFormat.text("%{public}@ has %d items", ["the list" as NSString, 3]) == "the list has 3 items")
    #expect(OSLogFormat.text("%lld of %u", [5_000_000_000, UInt32(7)]) == "5000000000 of 7")
    #expect(OSLogFormat.text("%d", [5_000_000_000]) == "5000000000")
    #expect(OSLogFormat.text("%.2f and %04x", [1.5, 255]) == "1.50 and 00ff")
    #expect(OSLogFormat.text("100%% of %@", ["all"]) == "100% of all")
  }

  @Test func `private arguments are hidden, and their places count`() {
    #expect(
      OSLogFormat.text("%{private}@, %{sensitive}d, %{public}@", ["a", 1, "b"]) == "<private>, <private>, b")
  }

  @Test func `a placeholder without an argument stays`() {
    #expect(OSLogFormat.text("%@ and %{public}@", ["a"]) == "a and %{public}@")
  }

  @Test func `a text in the place of a number is a text`() {
    #expect(OSLogFormat.text("%d %s %x", ["a", "b", 1.5]) == "a b 1.5")
  }
}
