import ConformanceApp
@_exported import Galley

typealias XCTestCase = ConformanceTestCase

@discardableResult
func sleep(_ seconds: UInt32) -> UInt32 { XCUIContext.sleep(seconds) }
