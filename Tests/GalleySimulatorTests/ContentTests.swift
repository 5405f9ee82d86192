import Foundation
import GalleyAutomation
import GalleyImage
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// Lists and scroll views that are longer than the screen.
private struct LongApp: App {
  static let bundleIdentifier = "org.example.Long"
  var body: some Scene { WindowGroup { LongView() } }
}

private struct LongView: View {
  @Environment(\.launchArguments) private var arguments
  private var count: Int { arguments.dropFirst().first.flatMap { Int($0) } ?? 40 }

  var body: some View {
    if arguments.first == "list" {
      NavigationStack {
        List(rows) { row in
          // Rows of several heights, which a list only estimates before it has made them.
          Text(row.text).padding(CGFloat(row.id % 3) * 5)
        }.navigationTitle("Long")
      }
    } else {
      ScrollView {
        VStack(spacing: 7) {
          ForEach(rows) { row in
            Text(row.text).padding(9).background(row.id.isMultiple(of: 2) ? Color.yellow : Color.green)
          }
        }
        .frame(maxWidth: .infinity)
      }
    }
  }

  private struct Row: Identifiable {
    let id: Int
    var text: String { "Row number \(id)" }
  }

  private var rows: [Row] { (0..<count).map { Row(id: $0) } }
}

@Suite struct ContentTests {
  private func device(_ arguments: String..., on profile: DeviceProfile = .iPhoneX) throws -> SimulatedDevice
  {
    let device = try SimulatedDevice(profile)
    device.install(LongApp.self)
    try device.launch(LaunchRequest(LongApp.bundleIdentifier, arguments: arguments, environment: [:]))
    return device
  }

  private func scroller(_ device: SimulatedDevice) throws -> Element {
    let screen = try device.snapshot().screen
    let path = try #require(screen.paths { $0.type == .collectionView || $0.type == .scrollView }.first)
    return try #require(screen[path])
  }

  @Test(arguments: ["list", "stack"]) func everythingIsInThePicture(_ kind: String) throws {
    let device = try device(kind)
    let before = try device.capture().picture
    let picture = try PNG.decode(try device.contentPNG(of: scroller(device)))
    #expect(picture.width == before.width)
    #expect(picture.height > 2 * before.height)
    #expect(try device.capture().picture == before, "it is where it was")

    // What is on the screen is where it is in the picture: the rows of pixels between bars are found again.
    let frame = try scroller(device).frame
    let scale = device.configuration.scale
    let middle = Int(frame.midY * scale)
    let strip = PixelRect(x: 0, y: middle, width: before.width, height: 60)
    let seen = try #require(before.cropped(to: strip))
    let places = (0..<picture.height - 60).filter { y in
      picture[600, y] == seen[600, 0]
        && picture.cropped(to: PixelRect(x: 0, y: y, width: picture.width, height: 60)) == seen
    }
    #expect(!places.isEmpty)
  }

  @Test(arguments: ["list", "stack"]) func stripsMeetWithoutASeam(_ kind: String) throws {
    let short = try device(kind)
    let strips = try PNG.decode(try short.contentPNG(of: scroller(short)))
    // A screen on which all of it has room is drawn in one piece.
    let tall = try device(
      kind,
      on: DeviceProfile(
        name: "Tall", size: CGSize(width: 375, height: 4_000), scale: 3,
        safeArea: EdgeInsets(top: 44, bottom: 34), hasHomeIndicator: true))
    let whole = try PNG.decode(try tall.contentPNG(of: scroller(tall)))
    #expect(strips.height == whole.height)
    #expect(strips == whole)
  }

  @Test func bandsAreNoHigherThanTheScreen() throws {
    let device = try device("list", "400")
    var total = 0
    var height = 0
    try device.drawContent(of: scroller(device), begin: { height = $1 }) { band in
      #expect(band.height <= 2_436)
      total += band.height
    }
    #expect(total == height)
    #expect(height > 400 * 44 * 3)
  }

  @Test func whatDoesNotScrollIsRefused() throws {
    let device = try device("list")
    let screen = try device.snapshot().screen
    let path = try #require(screen.paths { $0.type == .staticText }.first)
    let text = try #require(screen[path])
    let error = #expect(throws: ScrolledContentError.self) { try device.contentPNG(of: text) }
    #expect(
      error?.description.hasSuffix(
        " scrolls nothing up and down; name a scroll view or a list that is on the screen") == true)
  }
}
