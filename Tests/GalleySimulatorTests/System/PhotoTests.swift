import Foundation
import GalleyAutomation
import GalleyImage
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// An app that shows how wide the photos are that it gets.
private struct AlbumApp: App {
  static let bundleIdentifier = "org.example.Album"

  var body: some Scene { WindowGroup { AlbumView() } }
}

private struct AlbumView: View {
  @Environment(\.photoLibrary) private var library
  @Environment(\.permissions) private var permissions
  @State private var chosen = "nothing"
  @State private var latest = "nothing"

  var body: some View {
    VStack {
      Text("chosen \(chosen)")
      Text("latest \(latest)")
      Button("choose one") { choose(1) }
      Button("choose two") { choose(2) }
      Button("choose") { choose(0) }
      Button("latest") {
        permissions.request(.photos) { status in
          latest = "\(status.rawValue) \(library.latestPhoto().map { "\($0.width)" } ?? "none")"
        }
      }
    }
  }

  private func choose(_ limit: Int) {
    library.choosePhotos(limit: limit) { photos in
      chosen = photos.isEmpty ? "none" : photos.map { "\($0.width)" }.joined(separator: " ")
    }
  }
}

/// The system's sheet for choosing photos, and the photos that an app may see.
@Suite struct PhotoTests {
  let device: SimulatedDevice
  private let app = AlbumApp.bundleIdentifier

  /// A photo of one colour, which its number tells by the width.
  static func photo(_ number: Int) -> Bitmap {
    var bitmap = Bitmap(width: 40 + number, height: 30)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        bitmap[x, y] = RGBA(UInt8(30 + number * 30), UInt8(x * 4), UInt8(200 - number * 20))
      }
    }
    return bitmap
  }

  init() throws {
    device = try SimulatedDevice()
    device.photos = (0..<5).map(Self.photo)
    device.install(AlbumApp.self)
    try device.launch(LaunchRequest(app))
  }

  private func photos() throws -> [Element] {
    let screen = try device.snapshot().screen
    return screen.paths { $0.identifier == "PXGGridLayout-Info" }.compactMap { screen[$0] }
  }

  @Test func oneIsChosenWithATapAndNeedsNoPermission() throws {
    try device.touch("choose one")
    device.advance(by: .seconds(1))
    #expect(try photos().count == 5)
    #expect(try photos().allSatisfy { $0.type == .image })
    #expect(try device.element("choose one")?.isHittable == false)
    let root = try #require(try device.snapshot().application(app)?.root)
    #expect(root.paths { $0.label == "Photo 3" }.count == 1, "it is in the app's tree")
    try device.touch("Photo 3")
    #expect(try device.element("chosen 42") != nil)
    #expect(try photos().isEmpty)
    #expect(try device.systemElements(.alert).isEmpty)
  }

  @Test func severalAreChosenInOrderUpToTheLimit() throws {
    try device.touch("choose two")
    device.advance(by: .seconds(1))
    #expect(try device.element("Add")?.isEnabled == false)
    for name in ["Photo 4", "Photo 1", "Photo 1", "Photo 2", "Photo 5"] { try device.touch(name) }
    #expect(try photos().filter(\.isSelected).map(\.label) == ["Photo 2", "Photo 4"])
    try device.touch("Add")
    #expect(try device.element("chosen 43 41") != nil)
  }

  @Test func theChoiceCanBeCancelled() throws {
    try device.touch("choose")
    device.advance(by: .seconds(1))
    try device.touch("Photo 1")
    try device.touch("Cancel")
    #expect(try device.element("chosen none") != nil)
  }

  @Test func anAppWithLimitedAccessSeesWhatWasChosen() throws {
    try device.touch("latest")
    try device.touch("Limit Access…")
    device.advance(by: .seconds(1))
    #expect(try device.systemElements(.alert).isEmpty)
    try device.touch("Photo 2")
    try device.touch("Photo 1")
    try device.touch("Done")
    #expect(try device.element("latest limited 40") != nil)
    try device.launch(LaunchRequest(app))
    try device.touch("latest")
    device.advance(by: .milliseconds(10))
    #expect(try device.element("latest limited 40") != nil, "it is kept")
    try device.resetAuthorization(for: .photos, of: app)
    try device.launch(LaunchRequest(app))
    try device.touch("latest")
    try device.touch("Allow Full Access")
    #expect(try device.element("latest authorized 44") != nil)
  }

  @Test func theSheetGoesWithItsApp() throws {
    try device.touch("choose")
    device.advance(by: .seconds(1))
    try device.press(.home)
    #expect(try photos().isEmpty)
    try device.activate(LaunchRequest(app))
    #expect(try photos().count == 5)
    try device.launch(LaunchRequest(app))
    #expect(try photos().isEmpty)
    try device.touch("choose one")
    device.advance(by: .seconds(1))
    #expect(try photos().count == 5)
  }
}
