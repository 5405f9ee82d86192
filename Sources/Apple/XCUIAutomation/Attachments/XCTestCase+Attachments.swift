import Foundation
import XCTest

extension XCTestCase {
  /// Adds an attachment to the test's results.
  ///
  /// - Parameter attachment: The attachment.
  /// - Reference: [`add(_:)`](https://developer.apple.com/documentation/xctest/xctactivity/add(_:)).
  public func add(_ attachment: XCTAttachment) {
    XCUIContext.keep(attachment)
  }
}
