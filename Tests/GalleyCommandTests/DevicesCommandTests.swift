import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite struct DevicesCommandTests {
  @Test func theTableHasALineForEachModel() throws {
    let result = Tool(sandbox: try Sandbox()).run(["devices"])
    #expect(result.code == .clean)
    let lines = result.out.split(separator: "\n").map(String.init)
    #expect(lines.count == DeviceModel.catalogue.count + 1)
    expectGolden([
      ("lines[0]", String(lines[0])),
      ("lines[1]", String(lines[1])),
    ])
    #expect(
      lines.contains(
        "iPhone 15                   393 × 852    3x     59 0 34 0  0 59 21 59   55       Dynamic Island 126 × 37, 11 from the top"
      ))
    #expect(
      lines.contains("iPad mini                   744 × 1133   2x     24 0 20 0  24 0 20 0    21.5     -"))
  }

  @Test func jsonHasTheSameModels() throws {
    let result = Tool(sandbox: try Sandbox()).run(["devices", "--json"])
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let data = try #require(document["data"] as? [String: Any])
    let devices = try #require(data["devices"] as? [[String: Any]])
    #expect(devices.compactMap { $0["name"] as? String } == DeviceNames.all)
    let cutOut = try #require(devices[0]["cutOut"] as? [String: Any])
    #expect(cutOut["kind"] as? String == "notch")
    #expect(cutOut["x"] as? Double == 83)
  }
}
