import Foundation
import GalleyTree
import Testing

@testable import GalleyBaselines

@Suite struct AnyDeviceKeyTests {
  @Test func whatNoDeviceMadeIsTheSameOnAll() {
    let key = CheckKey(suite: ["Suite"], test: "test()", name: "chart", environment: .anyDevice)
    #expect(key.text == "Suite/test / chart @ any-device")
    #expect(key.folder == ["Suite", "test"])
    #expect(key.stem == "chart.any-device")
    #expect(key.environment.isAnyDevice)
  }

  @Test func aDeviceOfThatNameIsAnother() {
    let device = Configuration(device: "any-device", size: .init(width: 1, height: 1), scale: 1)
    let key = CheckKey(suite: ["Suite"], test: "test", name: "chart", configuration: device)
    #expect(key.stem == "chart.any-device-light")
    #expect(!key.environment.isAnyDevice)
  }
}
