import Foundation
import GalleyImage
import Testing

@testable import GalleyViews

/// Pictures of all formats in asset catalogues, and the reasons for those that are not shown.
@MainActor @Suite struct AssetPictureTests {
  private let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
    "AssetPictureTests-\(UUID().uuidString)")

  private func add(_ data: Data, _ file: String, as name: String) throws {
    let set = folder.appendingPathComponent("A.xcassets/\(name).imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try data.write(to: set.appendingPathComponent(file))
    try Data("{ \"images\": [{ \"filename\": \"\(file)\", \"idiom\": \"universal\" }] }".utf8).write(
      to: set.appendingPathComponent("Contents.json"))
  }

  private func sample(_ name: String) throws -> Data {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder = folder.deletingLastPathComponent() }
    return try Data(contentsOf: folder.appendingPathComponent("GalleyImageTests/Pictures/\(name)"))
  }

  /// A window with one picture at the scale 2, and the reasons for pictures that it lacks.
  private func show(_ name: String) throws -> (window: ViewTestHarness, reasons: [String]) {
    let folder = folder
    let window = try ViewTestHarness(scale: 2, environment: { $0.stringFolders = [folder] }) { Image(name) }
    let reasons = window.host.problems.all.compactMap { problem -> String? in
      if case .unknownPicture(let known, let reason, _) = problem { return "\(known): \(reason)" }
      return nil
    }
    return (window, reasons)
  }

  @Test(arguments: ["baseline.jpg", "grey.jpg", "progressive.jpg", "lossless.webp"])
  func `JPEG and WebP are shown`(file: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try add(try sample(file), file, as: "Fall")
    let (window, reasons) = try show("Fall")
    #expect(reasons == [])
    #expect(window.frame("Fall").size == CGSize(width: 24, height: 16))
    #expect(
      try window.color(window.frame("Fall").minX + 2, window.frame("Fall").minY + 2) != RGBA(255, 255, 255))
  }

  @Test(arguments: ["baseline.jpg", "progressive.jpg", "lossless.webp"])
  func `code reads the formats that catalogues have`(file: String) throws {
    let data = try sample(file)
    let picture = try #require(UIImage(data: data, scale: 2))
    #expect(picture.size == CGSize(width: 12, height: 8))
    #expect(picture.bitmap[2, 2] != RGBA(255, 255, 255))
    let path = folder.path + "@2x.\((file as NSString).pathExtension)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try data.write(to: URL(fileURLWithPath: path))
    #expect(UIImage(contentsOfFile: path)?.bitmap == picture.bitmap)
    #expect(UIImage(data: data.prefix(40)) == nil)
  }

  @Test func `a drawing is drawn in the scale of the device`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><rect width='10.5' height='10' fill='#00f'/></svg>"
    try add(Data(svg.utf8), "fall.svg", as: "Fall")
    let (window, reasons) = try show("Fall")
    let hasLibrary = !reasons.contains { $0.contains("librsvg2-2") }
    #expect(!hasLibrary || reasons == [])
    guard hasLibrary else { return }
    let frame = window.frame("Fall")
    #expect(frame.size == CGSize(width: 20, height: 10))
    // The edge at 10.5 points is one between pixels.
    #expect(try window.color(frame.minX + 10.2, frame.midY) == RGBA(0, 0, 255))
    #expect(try window.color(frame.minX + 10.7, frame.midY) == RGBA(255, 255, 255))
  }

  @Test func `a picture that cannot be shown has a reason`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try add(Data("\0\0\0\u{18}ftypheic".utf8) + Data(count: 40), "fall.heic", as: "Heic")
    try add(Data(), "fall.png", as: "Empty")
    let symbol = folder.appendingPathComponent("A.xcassets/Own.symbolset")
    try FileManager.default.createDirectory(at: symbol, withIntermediateDirectories: true)
    var reasons: [String] = []
    for name in ["Heic", "Own", "Nowhere"] { reasons += try show(name).reasons }
    #expect(
      reasons == [
        "Heic: Heic.imageset/fall.heic: it is not a PNG: it begins as a HEIC does. Save the picture as PNG",
        "Own: it is a symbol set, which is not drawn; export the symbol as SVG into an image set",
        "Nowhere: no asset catalogue in the resources of the app's target has it",
      ])
    #expect(try show("Empty").reasons.first?.hasPrefix("Empty: Empty.imageset/fall.png: it ") == true)
  }
}
