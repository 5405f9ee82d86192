import Foundation
import XCTest

@testable import XCUIAutomation

final class LoggerTests: DeviceTestCase {
  private var logged: [String] {
    automator.log.steps.map(\.title).filter { $0.hasPrefix("Log") }
  }

  // covers: Logger
  func testALoggerWritesToTheDevicesLog() {
    let logger = Logger(subsystem: "org.galley", category: "login")
    logger.info("in \(1 + 1)")
    logger.error("out")
    Logger().log("bare")
    XCTAssertEqual(
      logged, ["Log [org.galley:login] info: in 2", "Log [org.galley:login] error: out", "Log notice: bare"])
  }

  // covers: os_log
  // covers: OSLog
  func testTheFunctionFillsInItsArguments() {
    os_log(
      "%{public}@ has %d items", log: OSLog(subsystem: "s", category: ""), type: .debug,
      "the list" as NSString, 3)
    os_log(.fault, "plain")
    os_log("never", log: .disabled)
    XCTAssertEqual(logged, ["Log [s] debug: the list has 3 items", "Log fault: plain"])
  }
}
