import Foundation
import GalleyAutomation
import GalleyImage
import XCTest

@testable import XCUIAutomation

final class XCTAttachmentTests: DeviceTestCase {
  private func content(_ attachment: XCTAttachment) throws -> (type: String, data: Data, ending: String) {
    let file = try attachment.file()
    return (file.type, file.content, file.fileExtension)
  }

  // covers: XCTAttachment.init(string:)
  // covers: XCTAttachment.init(data:)
  // covers: XCTAttachment.init(data:uniformTypeIdentifier:)
  // covers: XCTAttachment.init(uniformTypeIdentifier:name:payload:userInfo:)
  // covers: XCTAttachment.name
  // covers: XCTAttachment.userInfo
  func testTextsAndBytesAreKeptAsTheyAre() throws {
    XCTAssert(try content(XCTAttachment(string: "Grüße")) == ("public.plain-text", Data("Grüße".utf8), "txt"))
    XCTAssert(try content(XCTAttachment(data: Data([1, 2]))) == ("public.data", Data([1, 2]), "dat"))
    let json = XCTAttachment(data: Data("{}".utf8), uniformTypeIdentifier: "public.json")
    XCTAssert(try content(json) == ("public.json", Data("{}".utf8), "json"))
    let raw = XCTAttachment(
      uniformTypeIdentifier: nil, name: "raw", payload: nil, userInfo: ["attempt": 2])
    XCTAssert(try content(raw) == ("public.data", Data(), "dat"))
    XCTAssertEqual(raw.name, "raw")
    XCTAssertEqual(raw.userInfo["attempt"] as? Int, 2)
  }

  // covers: XCTAttachment.init(plistObject:)
  // covers: XCTAttachment.init(archivableObject:)
  func testObjectsCanBeReadBack() throws {
    let list = try content(XCTAttachment(plistObject: ["a": [1, 2]]))
    XCTAssertEqual(list.ending, "plist")
    let read = try PropertyListSerialization.propertyList(from: list.data, format: nil)
    XCTAssertEqual(read as? [String: [Int]], ["a": [1, 2]])
    let archive = try content(XCTAttachment(archivableObject: NSString("text"))).data
    let object = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: archive)
    XCTAssertEqual(object, "text")
  }

  // covers: XCTAttachment.init(contentsOfFile:)
  func testAFileIsKeptAsItIsNow() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("attached-\(UUID()).html")
    try Data("<p>".utf8).write(to: url)
    let attachment = XCTAttachment(contentsOfFile: url)
    try FileManager.default.removeItem(at: url)
    XCTAssert(try content(attachment) == ("public.html", Data("<p>".utf8), "html"))
    XCTAssertEqual(attachment.name, url.lastPathComponent)
  }

  // covers: XCTAttachment.init(image:)
  // covers: XCTAttachment.init(screenshot:)
  // covers: XCTAttachment.init(screenshot:quality:)
  @MainActor
  func testPicturesAreKeptWithoutLoss() async throws {
    show(element(.button, "Save"))
    let screenshot = XCUIScreen.main.screenshot()
    for attachment in [
      XCTAttachment(screenshot: screenshot), XCTAttachment(screenshot: screenshot, quality: .low),
      XCTAttachment(image: screenshot.image),
    ] {
      let file = try content(attachment)
      XCTAssertEqual(file.type, "public.png")
      XCTAssertEqual(try PNG.decode(file.data), screenshot.bitmap)
    }
  }

  // covers: XCTAttachment.Lifetime.*
  func testRawValuesAreApples() {
    XCTAssertEqual(
      [XCTAttachment.Lifetime.keepAlways, .deleteOnSuccess].map(\.rawValue), [0, 1])
    XCTAssertEqual(XCTAttachment.ImageQuality.allCases.map(\.rawValue), [0, 1, 2])
  }
}
