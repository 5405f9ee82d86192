import Foundation
import Galley
import XCTest

/// Regions of a check by Apple's elements and queries.
final class RegionUITests: SimulatedTestCase<FormApp> {
  private let app = XCUIApplication()

  func testElementsAndQueriesSayWhereTheyAre() throws {
    app.launch()
    let snapshot = try device.snapshot()
    let save = CheckRegion.ignore(app.buttons["save"], padding: 2)
    XCTAssertEqual(save.place.name, "\"save\" Button")
    let paths = snapshot.screen.paths { $0.identifier == "save" }
    XCTAssertEqual(try save.place.find(snapshot), .elements(paths))
    let fields = snapshot.screen.paths { $0.type == .textField }
    XCTAssertGreaterThan(fields.count, 0)
    XCTAssertEqual(try CheckRegion.layout(app.textFields).place.find(snapshot), .elements(fields))
    XCTAssertEqual(try CheckRegion.layout(app.buttons["nothing"]).place.find(snapshot), .elements([]))
  }

  func testARegionIsMadeOnAnyThread() async throws {
    await app.launch()
    let save = await app.buttons["save"]
    let region = CheckRegion.ignore(save)
    XCTAssertEqual(region.place.name, "\"save\" Button")
    guard case .elements(let paths) = try region.place.find(try device.snapshot()) else { return XCTFail() }
    XCTAssertEqual(paths.count, 1)
  }
}
