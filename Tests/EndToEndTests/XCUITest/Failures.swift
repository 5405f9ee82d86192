import Galley

/// Runs something of a UI test that is to fail, and hands out how it failed.
func failures(_ body: () throws -> Void) rethrows -> [String] {
  var messages: [String] = []
  XCUIContext.failureReporter = { messages.append($0.message) }
  defer { XCUIContext.failureReporter = XCUIContext.recordWithXCTest }
  try body()
  return messages
}
