import Foundation
import GalleyAutomation
import GalleyImage
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// Screens of the system, to be looked at: with `GALLEY_SHEETS=FOLDER` in the environment, their pictures are kept there.
@Suite struct SystemScreensTests {
  private let names = ["Recipes", "Newsroom", "Fitness", "Clinic", "Tickets", "Messenger", "Maps", "Wallet"]

  private func keep(_ name: String, of device: SimulatedDevice) throws {
    let capture = try device.capture()
    #expect(capture.picture.width > 0)
    guard let folder = ProcessInfo.processInfo.environment["GALLEY_SHEETS"], !folder.isEmpty else { return }
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try PNG.encode(capture.picture, effort: .fast).write(to: url.appendingPathComponent("\(name).png"))
  }

  private func device(
    _ profile: DeviceProfile = .iPhone15, appearance: ColorScheme = .light, apps: Int = 7
  ) throws -> SimulatedDevice {
    let device = try SimulatedDevice(profile, appearance: appearance)
    device.install(ProbeApp.self)
    for number in 0..<apps {
      let name = names[number % names.count] + (number < names.count ? "" : " \(number)")
      device.install("org.example.Sample\(number)", named: name) {
        AnyView(
          NavigationStack {
            List(0..<8, id: \.self) { Text("\(name) \($0)") }.navigationTitle(name)
          })
      }
    }
    return device
  }

  private func press(_ name: String, for time: Duration = .milliseconds(50), on device: SimulatedDevice)
    throws
  {
    let screen = try device.snapshot().screen
    let path = try #require(screen.paths { $0.identifier == name || $0.label == name }.first)
    let frame = try #require(screen[path]).frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    try device.perform(GalleyAutomation.Gesture(fingers: [[.init(.zero, middle), .init(time, middle)]]))
  }

  @Test(arguments: [ColorScheme.light, .dark]) func home(appearance: ColorScheme) throws {
    let device = try device(appearance: appearance)
    try keep("home-\(appearance)", of: device)
    try press("Probe", for: .seconds(1), on: device)
    try keep("home-menu-\(appearance)", of: device)
    try press("Remove App", on: device)
    try keep("home-remove-\(appearance)", of: device)
    try press("Delete App", on: device)
    try keep("home-delete-\(appearance)", of: device)
  }

  @Test(arguments: [DeviceProfile.iPhone8, .iPhoneX, .iPad, .iPadPro13]) func pages(profile: DeviceProfile)
    throws
  {
    let device = try device(profile, apps: 40)
    try keep("pages-\(profile.name)", of: device)
  }

  @Test func switcher() throws {
    let device = try device()
    for number in 0..<3 { try device.launch(LaunchRequest("org.example.Sample\(number)")) }
    device.openAppSwitcher()
    try keep("switcher", of: device)
  }

  @Test(arguments: [
    UIKeyboardType.default, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .emailAddress, .decimalPad,
    .twitter, .webSearch,
  ])
  func keyboards(type: UIKeyboardType) throws {
    for (profile, appearance) in [
      (DeviceProfile.iPhone15, ColorScheme.light), (.iPhone8, .dark), (.iPad, .light),
    ] {
      let device = try SimulatedDevice(profile, appearance: appearance)
      try device.show("Keyboards") {
        AnyView(
          VStack {
            TextField("Field", text: .constant("")).accessibilityIdentifier("field")
              .keyboardType(type).submitLabel(.search)
            Spacer()
          })
      }
      try device.touch("field")
      try keep("keyboard-\(type)-\(profile.name)", of: device)
    }
  }

  @Test func questions() throws {
    let device = try device()
    try device.launch(LaunchRequest(ProbeApp.bundleIdentifier))
    try device.touch("photos")
    try keep("question-photos", of: device)
    device.photos = (0..<7).map { PhotoTests.photo($0) }
    try device.touch("Limit Access…")
    device.advance(by: .seconds(1))
    try device.touch("Photo 2")
    try keep("photos-limited", of: device)
    device.present(
      PushNotification("Dinner", body: "It is ready.", for: "org.example.Sample0", style: .persistent))
    try keep("banner", of: device)
  }

  @Test(arguments: [ColorScheme.light, .dark]) func signingIn(appearance: ColorScheme) throws {
    let device = try device(appearance: appearance)
    device.biometrics = .notEnrolled
    device.install(DiaryApp.self)
    try device.launch(LaunchRequest(DiaryApp.bundleIdentifier))
    try keep("sign-in-button-\(appearance)", of: device)
    try device.touch("Sign in with Apple")
    device.advance(by: .seconds(1))
    try keep("sign-in-\(appearance)", of: device)
    try device.touch("Continue with Passcode")
    device.advance(by: .seconds(1))
    try keep("sign-in-passcode-\(appearance)", of: device)
    try device.touch("Cancel")
    device.install(ForumApp.self)
    try device.launch(LaunchRequest(ForumApp.bundleIdentifier))
    device.showSignInPage(at: "https://forum.example/login", title: "Log in") { _ in
      Text("Log in to Forum").font(.title)
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
      Button("Log In") {}.buttonStyle(.borderedProminent)
    }
    try device.touch("by session")
    try keep("sign-in-web-question-\(appearance)", of: device)
    try device.touch("Continue")
    device.advance(by: .seconds(1))
    try keep("sign-in-web-\(appearance)", of: device)
  }

  @Test(arguments: [ColorScheme.light, .dark]) func mac(appearance: ColorScheme) throws {
    let desk = try Desk(appearance: appearance)
    try keep("mac-window-\(appearance)", of: desk.device)
    try desk.click(desk.query.descendants(.menuBarItem)["Desk"])
    try keep("mac-menu-\(appearance)", of: desk.device)
    try desk.click(desk.query.descendants(.menuBarItem)["Letters"])
    try keep("mac-menu-of-app-\(appearance)", of: desk.device)
    try desk.device.press([.character("h")], holding: .command)
    try keep("mac-desktop-\(appearance)", of: desk.device)
    try desk.app.activate()
    try desk.click("ask")
    try keep("mac-permission-\(appearance)", of: desk.device)
    desk.device.isHardwareKeyboardConnected = false
    desk.device.present(PushNotification("Tea", body: "It is ready.", for: DeskApp.bundleIdentifier))
    try desk.device.touch("Allow")
    try keep("mac-assistant-\(appearance)", of: desk.device)
    desk.device.isHardwareKeyboardConnected = true
    try desk.click("alert")
    desk.device.advance(by: .seconds(1))
    try keep("mac-alert-\(appearance)", of: desk.device)
  }
}
