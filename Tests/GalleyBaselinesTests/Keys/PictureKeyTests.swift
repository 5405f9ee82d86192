import Foundation
import GalleyDecisions
import GalleyTree
import Testing

@testable import GalleyBaselines

@Suite struct PictureKeyTests {
  @Test func aPictureHasNoDevice() {
    let key = CheckKey(suite: ["Suite"], test: "test()", name: "chart", environment: .picture)
    #expect(key.text == "Suite/test / chart @ picture")
    #expect(key.folder == ["Suite", "test"])
    #expect(key.stem == "chart.picture")
    #expect(key.environment.isPicture)
  }

  @Test func aDeviceOfThatNameIsAnother() {
    let device = Configuration(device: "picture", size: .init(width: 1, height: 1), scale: 1)
    let key = CheckKey(suite: ["Suite"], test: "test", name: "chart", configuration: device)
    #expect(key.stem == "chart.picture-light")
    #expect(!key.environment.isPicture)
  }
}
