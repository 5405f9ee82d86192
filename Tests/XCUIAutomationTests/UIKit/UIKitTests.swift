import Foundation
import GalleyImage
import XCTest

@testable import XCUIAutomation

@MainActor
final class UIKitTests: DeviceTestCase {
  // covers: UIImage
  func testAPictureIsWrittenAndReadAgain() throws {
    let bitmap = Bitmap(width: 30, height: 60)
    let image = UIImage(bitmap, scale: 3)
    XCTAssertEqual(image.size, CGSize(width: 10, height: 20))
    let data = try XCTUnwrap(image.pngData())
    XCTAssertEqual(UIImage(data: data, scale: 3)?.size, image.size)
    XCTAssertEqual(UIImage(data: data)?.bitmap, bitmap)
    XCTAssertNil(UIImage(data: Data("no picture".utf8)))
    XCTAssertNil(UIImage(data: data, scale: 0))

    let path = FileManager.default.temporaryDirectory.path + "/picture-\(UUID())@2x.png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try data.write(to: URL(fileURLWithPath: path))
    XCTAssertEqual(UIImage(contentsOfFile: path)?.size, CGSize(width: 15, height: 30))
    XCTAssertNil(UIImage(contentsOfFile: path + ".none"))
  }

  // covers: XCUIScreenshot.image
  // covers: XCUIScreenshot.pngRepresentation
  func testAScreenshotIsAPictureInPoints() {
    show(element(.button, "Save"))
    let screenshot = XCUIScreen.main.screenshot()
    XCTAssertEqual(screenshot.image.bitmap, screenshot.bitmap)
    XCTAssertEqual(screenshot.image.pngData(), screenshot.pngRepresentation)
  }

  // covers: UIDevice.current
  // covers: UIUserInterfaceIdiom
  func testTheDeviceTellsWhatItIs() {
    show(element(.button, "Save"))
    let device = UIDevice.current
    XCTAssertEqual(device.userInterfaceIdiom, .phone)
    XCTAssertEqual([device.model, device.localizedModel, device.systemName], ["iPhone", "iPhone", "iOS"])
    XCTAssertFalse(device.name.isEmpty)
    XCTAssertNotNil(Double(device.systemVersion))
    XCTAssertEqual(UIUserInterfaceIdiom.allCases.map(\.rawValue), [-1, 0, 1, 2, 3, 5, 6])
  }

  // covers: UIInterfaceOrientation
  func testOrientationsAreApples() {
    XCTAssertEqual(UIInterfaceOrientation.allCases.map(\.rawValue), [0, 1, 2, 4, 3])
    XCTAssert(
      UIInterfaceOrientation.landscapeLeft.isLandscape && !UIInterfaceOrientation.landscapeLeft.isPortrait)
    XCTAssert(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
  }

  // covers: UIPasteboard.general
  func testThePasteboardHoldsTextsUntilTheTestsEnd() {
    let board = UIPasteboard.general
    XCTAssertNil(board.string)
    XCTAssertFalse(board.hasStrings)
    let changes = board.changeCount
    board.string = "https://example.org"
    XCTAssertEqual(board.strings, ["https://example.org"])
    XCTAssert(board.hasURLs && board.hasStrings)
    XCTAssertEqual(board.url, URL(string: "https://example.org"))
    board.strings = ["a", "b"]
    XCTAssertEqual(board.numberOfItems, 2)
    XCTAssertEqual(board.changeCount, changes + 2)
    XCTAssertEqual(board.items.first?["public.utf8-plain-text"] as? String, "a")
    XCTAssertNil(board.url)
    XCUIContext.begin(automator: automator, defaultBundleIdentifier: "app")
    XCTAssertNil(board.string, "another test has another device")
  }
}
