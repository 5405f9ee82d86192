import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// The home screen: pages of icons, an icon's menu, and how apps are left and deleted.
@Suite struct HomeScreenTests {
  private func device(_ profile: DeviceProfile = .iPhoneX, apps: Int = 3) throws -> SimulatedDevice {
    let device = try SimulatedDevice(profile)
    for number in 0..<apps {
      device.install("org.example.App\(number)", named: "App \(number)") {
        AnyView(Text("screen \(number)"))
      }
    }
    return device
  }

  private let bottom = CGPoint(x: 187, y: 810)

  @Test(arguments: [DeviceProfile.iPhoneSE1, .iPhoneX, .iPad, .iPadPro13])
  func everyIconIsOnOnePageAndThePagesAreSwiped(profile: DeviceProfile) throws {
    let device = try device(profile, apps: 45)
    let size = device.configuration.size
    var seen: Set<String> = []
    for _ in 0..<3 {
      for icon in try device.systemElements(.icon) where icon.isHittable {
        #expect(icon.frame.maxY < size.height - 90)
        #expect(seen.insert(icon.label).inserted)
      }
      try device.swipe(
        from: CGPoint(x: size.width * 0.9, y: 300), to: CGPoint(x: size.width * 0.1, y: 300))
      device.advance(by: .seconds(1))
      if seen.count == 45 { break }
    }
    #expect(seen.count == 45)
  }

  @Test func homeLeadsToTheFirstPage() throws {
    let device = try device(apps: 30)
    #expect(try device.element("App 0")?.isHittable == true)
    try device.swipe(from: CGPoint(x: 340, y: 300), to: CGPoint(x: 30, y: 300))
    device.advance(by: .seconds(1))
    #expect(try device.element("App 29")?.isHittable == true)
    try device.press(.home)
    #expect(try device.element("App 0")?.isHittable == true)
    #expect(try device.element("App 29")?.isHittable != true)
  }

  @Test func aSwipeFromTheLowerEdgeLeadsHome() throws {
    let device = try device()
    try device.launch(LaunchRequest("org.example.App0"))
    try device.swipe(from: bottom, to: CGPoint(x: 187, y: 780))
    #expect(device.state(of: "org.example.App0") == .runningForeground, "30 points are too few")
    try device.swipe(from: CGPoint(x: 187, y: 700), to: CGPoint(x: 187, y: 200))
    #expect(device.state(of: "org.example.App0") == .runningForeground, "that is a swipe in the app")
    try device.swipe(from: bottom, to: CGPoint(x: 187, y: 400))
    #expect(device.state(of: "org.example.App0") == .runningBackground)
    #expect(try device.element("App 0")?.type == .icon)
  }

  @Test func aDeviceWithAButtonHasNoSuchSwipe() throws {
    let device = try device(.iPhone8)
    try device.launch(LaunchRequest("org.example.App0"))
    try device.swipe(from: CGPoint(x: 187, y: 665), to: CGPoint(x: 187, y: 200))
    #expect(device.state(of: "org.example.App0") == .runningForeground)
  }

  @Test func anIconCanBeTakenOffTheHomeScreenAlone() throws {
    let device = try device()
    try device.touch("App 1", for: .seconds(1))
    try device.touch("Remove App")
    #expect(try device.systemElements(.alert).map(\.label) == ["Remove “App 1”?"])
    try device.touch("Remove from Home Screen")
    #expect(try device.systemElements(.icon).map(\.label) == ["App 0", "App 2"])
    try device.launch(LaunchRequest("org.example.App1"))
    #expect(try device.element("screen 1") != nil)
  }

  @Test func deletingAsksTwiceAndCanBeCancelledTwice() throws {
    let device = try device()
    for answers in [["Cancel"], ["Delete App", "Cancel"], ["Delete App", "Delete"]] {
      #expect(try device.element("App 1")?.type == .icon)
      try device.touch("App 1", for: .seconds(1))
      try device.touch("Remove App")
      for answer in answers { try device.touch(answer) }
      #expect(try device.systemElements(.alert).isEmpty)
    }
    #expect(try device.systemElements(.icon).map(\.label) == ["App 0", "App 2"])
    #expect(device.state(of: "org.example.App1") == .unknown)
  }

  @Test func theButtonThatDeletesIsToldFromTheOneThatCancels() throws {
    let device = try device()
    try device.touch("App 1", for: .seconds(1))
    try device.touch("Remove App")
    #expect(try device.element("Delete App")?.role == .destructive)
    #expect(try device.element("Cancel")?.role == .cancel)
    try device.touch("Delete App")
    #expect(try device.element("Delete")?.role == .destructive)
  }

  @Test func anAppThatIsDeletedLosesItsData() throws {
    let device = try SimulatedDevice()
    device.install(CounterApp.self)
    for count in 1...2 {
      try device.launch(LaunchRequest(CounterApp.bundleIdentifier))
      try device.touch("count")
      #expect(try device.element("count \(count)") != nil)
    }
    device.uninstall(CounterApp.bundleIdentifier)
    device.install(CounterApp.self)
    try device.launch(LaunchRequest(CounterApp.bundleIdentifier))
    #expect(try device.element("count 0") != nil)
  }

  @Test func iconsAreMirroredWithTheLanguage() throws {
    let device = try SimulatedDevice(locale: "ar")
    for number in 0..<2 {
      device.install("org.example.App\(number)", named: "App \(number)") { AnyView(Text("")) }
    }
    let first = try #require(try device.element("App 0")).frame
    #expect(try first.minX > #require(try device.element("App 1")).frame.maxX)
  }
}

/// An app that remembers how often a button was pressed.
private struct CounterApp: App {
  static let bundleIdentifier = "org.example.Counter"

  var body: some Scene { WindowGroup { CounterView() } }
}

private struct CounterView: View {
  @AppStorage("count") private var count = 0

  var body: some View {
    VStack {
      Text("count \(count)")
      Button("count") { count += 1 }
    }
  }
}
