import Foundation
import GalleyDecisions
import GalleyTree
import Testing

@testable import GalleyBaselines

@Suite struct TextKeyTests {
  @Test func aTextHasNeitherDeviceNorLanguage() throws {
    let key = CheckKey(suite: ["Suite"], test: "test()", name: "words", environment: .text)
    #expect(key.text == "Suite/test / words @ text")
    #expect(key.stem == "words.text")
    #expect(key.environment.isText && !key.environment.isPicture)
    let line = try StableJSON.line(key)
    #expect(try StableJSON.read(CheckKey.self, from: line) == key)
  }

  @Test func aPictureOfThatNameIsItsTwin() {
    let key = CheckKey(suite: ["Suite"], test: "test()", name: "words", environment: .text)
    #expect(key.counterpart?.stem == "words.picture")
    #expect(key.counterpart?.counterpart == key)
    let device = Configuration(device: "text", size: .init(width: 1, height: 1), scale: 1)
    let other = CheckKey(suite: ["Suite"], test: "test", name: "words", configuration: device)
    #expect(other.stem == "words.text-light")
    #expect(other.counterpart == nil)
  }
}
