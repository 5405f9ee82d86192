import ConformanceApp
@_exported import Galley

typealias XCTestCase = ConformanceTestCase
