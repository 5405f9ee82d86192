import Foundation
import GalleyAutomation
import GalleyImage
import GalleySimulator
import GalleyTree
import SwiftUI
import Testing

/// Screens that everybody knows, from sources as apps have them.
///
/// `GALLEY_SHEETS=FOLDER swift test --filter KnownScreensTests` writes a picture of each, to be looked at.
@Suite struct KnownScreensTests {
  /// The time that a screen has to come to rest, on the device's clock.
  private static let patience = Duration.seconds(20)

  @Test(arguments: KnownScreen.all)
  func everythingIsThereAndOnTheScreen(_ screen: KnownScreen) throws {
    let capture = try Self.capture(screen, .light)
    try Self.write(capture.picture, as: "\(screen.app) \(screen.name)")
    var words: Set<String> = []
    var counts: [ElementType: Int] = [:]
    capture.snapshot.screen.walk { element, _ in
      words.formUnion([element.label, element.value?.text ?? "", element.placeholder ?? ""])
      counts[element.type, default: 0] += 1
      return true
    }
    #expect(screen.words.filter { !words.contains($0) } == [], "there are \(words.sorted())")
    for (type, count) in screen.counts {
      #expect(counts[type, default: 0] >= count, "\(type)")
    }
  }

  @Test(arguments: KnownScreen.all.filter(\.isShownInDark))
  func theDarkLookHasTheSameFramesAndIsDarker(_ screen: KnownScreen) throws {
    let (light, dark) = (try Self.capture(screen, .light), try Self.capture(screen, .dark))
    try Self.write(dark.picture, as: "\(screen.app) \(screen.name) dark")
    #expect(Self.frames(light) == Self.frames(dark))
    #expect(Self.brightness(dark.picture) < Self.brightness(light.picture))
  }

  private static func capture(_ screen: KnownScreen, _ appearance: ColorScheme) throws -> Capture {
    let device = try SimulatedDevice(.iPhoneX, appearance: appearance)
    try device.show(screen.app) { screen.view() }
    let activity = try Automator(driver: device).settle(until: device.now + patience)
    #expect(activity == [])
    return try device.capture()
  }

  private static func frames(_ capture: Capture) -> [CGRect] {
    var frames: [CGRect] = []
    capture.snapshot.screen.walk { element, _ in
      frames.append(element.frame)
      return true
    }
    return frames
  }

  /// The sum of the colours of one pixel in a hundred and one.
  private static func brightness(_ picture: Bitmap) -> Int {
    stride(from: 0, to: picture.bytes.count, by: 101).reduce(0) { $0 + Int(picture.bytes[$1]) }
  }

  /// Writes a picture where the environment asks for it.
  private static func write(_ picture: Bitmap, as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["GALLEY_SHEETS"], !folder.isEmpty else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name).png")
    try PNG.encode(picture, effort: .fast).write(to: file)
  }
}
