import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// Folders on the home screen: what is in them, and how they are opened and closed.
@Suite struct HomeFolderTests {
  private func device(
    _ profile: DeviceProfile = .iPhoneX, apps: Int = 5, folders: [HomeFolder]
  ) throws -> SimulatedDevice {
    let device = try SimulatedDevice(profile)
    for number in 0..<apps {
      device.install("org.example.App\(number)", named: "App \(number)") {
        AnyView(Text("screen \(number)"))
      }
    }
    device.homeFolders = folders
    return device
  }

  private func names(_ numbers: some Sequence<Int>) -> [String] { numbers.map { "org.example.App\($0)" } }

  private func icons(_ device: SimulatedDevice) throws -> [String] {
    try device.systemElements(.icon).filter(\.isHittable).map(\.label)
  }

  /// Whether a rectangle lies in another one; Foundation's `contains` compares a union, which rounds (Swift 6.3).
  private func holds(_ outer: CGRect, _ inner: CGRect) -> Bool {
    outer.minX <= inner.minX && outer.minY <= inner.minY && inner.maxX <= outer.maxX
      && inner.maxY <= outer.maxY
  }

  @Test func aFolderStandsWhereItsFirstAppStood() throws {
    let device = try device(folders: [HomeFolder("Utilities", names([3, 1]))])
    #expect(try icons(device) == ["App 0", "Utilities folder", "App 2", "App 4"])
    let folder = try #require(try device.systemElements(.icon).dropFirst().first)
    #expect(folder.identifier == "Utilities")
    #expect(folder.value?.text == "2 apps")
    #expect(try device.element("App 1") == nil, "what is in a closed folder is not there")
  }

  @Test func aTapOpensAFolderAndATapBesideClosesIt() throws {
    let device = try device(folders: [HomeFolder("Utilities", names([3, 1]))])
    try device.touch("Utilities")
    #expect(try icons(device) == ["App 3", "App 1"])
    let panel = try #require(try device.systemElements(.other).first { $0.identifier == "Utilities" })
    #expect(panel.label == "Utilities folder")
    for icon in try device.systemElements(.icon) where icon.isHittable {
      #expect(holds(panel.frame, icon.frame))
    }
    try device.perform(.tap(CGPoint(x: 187, y: 90)))
    #expect(try icons(device) == ["App 0", "Utilities folder", "App 2", "App 4"])
  }

  @Test func theHomeButtonClosesAFolderBeforeItTurnsToTheFirstPage() throws {
    let device = try device(apps: 40, folders: [HomeFolder("Last", names([38]))])
    try device.swipe(from: CGPoint(x: 340, y: 300), to: CGPoint(x: 30, y: 300))
    device.advance(by: .seconds(1))
    try device.touch("Last")
    #expect(try icons(device) == ["App 38"])
    try device.press(.home)
    #expect(try icons(device).contains("App 39"))
    try device.press(.home)
    #expect(try icons(device).contains("App 0"))
  }

  @Test func anAppIsOpenedFromAFolderAndLeftForIt() throws {
    let device = try device(folders: [HomeFolder("Utilities", names([3, 1]))])
    try device.touch("Utilities")
    try device.touch("App 3")
    #expect(try device.element("screen 3") != nil)
    try device.press(.home)
    #expect(try icons(device) == ["App 3", "App 1"])
  }

  @Test func anAppIsRemovedFromAFolder() throws {
    let device = try device(folders: [HomeFolder("Utilities", names([3, 1]))])
    try device.touch("Utilities")
    for app in ["App 3", "App 1"] {
      try device.touch(app, for: .seconds(1))
      try device.touch("Remove App")
      try device.touch("Delete App")
      try device.touch("Delete")
    }
    #expect(try icons(device) == ["App 0", "App 2", "App 4"], "an empty folder is gone")
  }

  @Test(
    arguments: [DeviceProfile.iPhoneSE1, .iPhoneX, .iPad, .iPadPro13], [Orientation.portrait, .landscapeLeft])
  func everyAppOfAFolderIsOnOneOfItsPages(_ profile: DeviceProfile, _ orientation: Orientation) throws {
    let device = try device(profile, apps: 22, folders: [HomeFolder("All", names((0..<20).reversed()))])
    try device.rotate(to: orientation)
    try device.touch("All")
    var seen: [String] = []
    let screen = CGRect(origin: .zero, size: device.configuration.size)
    let panel = try #require(try device.systemElements(.other).first { $0.identifier == "All" }).frame
    #expect(holds(screen, panel))
    for page in 0..<3 {
      let icons = try device.systemElements(.icon).filter(\.isHittable)
      #expect(icons.count == (page < 2 ? 9 : 2))
      #expect(icons.allSatisfy { holds(panel, $0.frame) })
      seen += icons.map(\.label)
      try device.swipe(
        from: CGPoint(x: panel.maxX - 20, y: panel.midY), to: CGPoint(x: panel.minX + 20, y: panel.midY))
      device.advance(by: .seconds(1))
    }
    #expect(seen == (0..<20).reversed().map { "App \($0)" })
  }

  @Test func anAppIsInOneFolderAndAFolderOfNothingIsNotShown() throws {
    let device = try device(
      folders: [HomeFolder("One", names([1])), HomeFolder("Two", names([1, 2])), HomeFolder("None", ["x"])])
    #expect(
      try device.systemElements(.icon).map(\.label) == [
        "App 0", "One folder", "Two folder", "App 3", "App 4",
      ])
    #expect(try device.systemElements(.icon).compactMap { $0.value?.text } == ["1 app", "1 app"])
    device.homeFolders = []
    #expect(try device.systemElements(.icon).map(\.label) == (0..<5).map { "App \($0)" })
  }
}
