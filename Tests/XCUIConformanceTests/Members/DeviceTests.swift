import Galley
import XCTest

final class DeviceTests: XCTestCase {
  private var phone: XCUIDevice { XCUIDevice.shared }

  // covers: XCUIDevice.shared
  // covers: XCUIDevice.orientation
  // covers: UIDevice.orientation
  // covers: UIDeviceOrientation.*
  func testTheScreenFollowsTheDevice() {
    let app = launch("gestures")
    XCTAssert(XCUIDevice.shared === phone)
    XCTAssertEqual(phone.orientation, .portrait)
    let upright = app.frame.size
    phone.orientation = .landscapeLeft
    XCTAssertEqual(phone.orientation, .landscapeLeft)
    XCTAssertEqual(UIDevice.current.orientation, .landscapeLeft)
    XCTAssertEqual(app.frame.size, CGSize(width: upright.height, height: upright.width))
    XCTAssertEqual(app.verticalSizeClass, .compact)
    app.buttons["Tap me"].tap()
    XCTAssertEqual(text("taps", in: app), "1")
    let picture = app.screenshot().bitmap
    XCTAssertGreaterThan(picture.width, picture.height)
    phone.orientation = .faceUp
    XCTAssertEqual(phone.orientation, .faceUp)
    XCTAssertEqual(app.frame.width, upright.height)
    phone.orientation = .portrait
    XCTAssertEqual(phone.orientation, .portrait)
    XCTAssertEqual(app.frame.size, upright)
    XCTAssertEqual(UIDeviceOrientation.allCases.map(\.rawValue), Array(0...6))
    XCTAssertEqual(
      failures {
        phone.orientation = .unknown
        phone.orientation = .portraitUpsideDown
      },
      [
        "The device cannot be held in an unknown orientation: there is nothing to turn it to.",
        "The device cannot turn its screen upside down: a iPhone X leaves it as it was.",
      ])
  }

  func testAnAppStartsInTheOrientationOfTheDevice() {
    launch("gestures")
    phone.orientation = .landscapeRight
    let app = launch("gestures")
    XCTAssertGreaterThan(app.frame.width, app.frame.height)
    XCTAssertGreaterThanOrEqual(app.staticTexts["noticed"].frame.minX, 44)
    phone.orientation = .portrait
  }

  // covers: XCUIDevice.appearance
  // covers: XCUIDevice.Appearance.*
  func testAppearanceReachesTheApp() {
    let app = launch("controls")
    XCTAssertEqual(phone.appearance, .light)
    XCTAssertEqual(text("scheme", in: app), "light")
    phone.appearance = .dark
    XCTAssertEqual(phone.appearance, .dark)
    XCTAssertEqual(text("scheme", in: app), "dark")
    phone.appearance = .unspecified
    XCTAssertEqual(text("scheme", in: app), "light")
    XCTAssertEqual(XCUIDevice.Appearance.allCases.map(\.rawValue), [0, 1, 2])
  }

  // covers: XCUIDevice.press(_:)
  // covers: XCUIDevice.hasHardwareButton(_:)
  // covers: XCUIDevice.Button.*
  func testHomeLeadsHomeAndOtherButtonsFail() {
    let app = launch("controls")
    phone.press(.home)
    XCTAssertNotEqual(app.state, .runningForeground)
    app.activate()
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssert(phone.hasHardwareButton(.home))
    let others: [XCUIDevice.Button] = [.volumeUp, .volumeDown, .action, .camera]
    for button in others {
      XCTAssertFalse(phone.hasHardwareButton(button))
      XCTAssertEqual(
        failures { phone.press(button) },
        ["The device cannot press \(button): a simulated device has no such button."])
    }
    XCTAssertEqual(XCUIDevice.Button.allCases.map(\.rawValue), [1, 2, 3, 4, 5])
  }

  // covers: XCUIDevice.system
  // covers: XCUISystem.open(_:)
  func testTheSystemOpensAddresses() throws {
    let app = launch("controls")
    phone.system.open(try XCTUnwrap(URL(string: "conformance://page")))
    XCTAssertEqual(text("opened", in: app), "conformance://page")
  }

  // covers: XCUIDevice.supportsPointerInteraction
  func testATelephoneHasNoPointerInteraction() {
    launch("controls")
    XCTAssertFalse(phone.supportsPointerInteraction)
  }

  // covers: XCUIDevice.location
  // covers: XCUILocation.*
  // covers: XCUIDevice.siriService
  // covers: XCUISiriService.*
  // covers: XCUIDevice.rotateDigitalCrown(delta:)
  // covers: XCUIDevice.rotateDigitalCrown(delta:velocity:)
  // covers: XCUIDevice.perform(handGesture:)
  // covers: XCUIDevice.supportsHandGestures
  // covers: XCUIDeviceHandGesture.*
  func testWhatASimulatedDeviceHasNotFailsAndSaysSo() {
    launch("controls")
    let place = XCUILocation(location: CLLocation(latitude: 52.5, longitude: 13.4))
    XCTAssertEqual(place.debugDescription, "XCUILocation <52.5, 13.4>")
    XCTAssertEqual(place.location.latitude, 52.5)
    XCTAssertNil(phone.location)
    XCTAssertFalse(phone.supportsHandGestures)
    XCTAssertEqual(XCUIDeviceHandGesture.allCases, [.doubleTap, .flick])
    XCTAssertFalse(phone.siriService.staticTexts.firstMatch.exists)
    XCTAssertEqual(
      failures {
        phone.location = place
        phone.siriService.activate(voiceRecognitionText: "hello")
        phone.rotateDigitalCrown(delta: 1)
        phone.rotateDigitalCrown(delta: 1, velocity: .slow)
        phone.perform(handGesture: .doubleTap)
      },
      [
        "The device cannot pretend to be at a location: no app on it can read one.",
        "The device cannot listen to “hello”: it has no voice assistant.",
        "The device cannot turn its crown: only a watch has one.",
        "The device cannot turn its crown: only a watch has one.",
        "The device cannot notice gestures of a hand: only a watch does.",
      ])
    phone.location = nil
  }

  // covers: XCUIRemote.*
  func testARemoteControlFailsAndSaysSo() {
    launch("controls")
    XCTAssertEqual(
      failures {
        XCUIRemote.shared.press(.menu)
        XCUIRemote.shared.press(.playPause, forDuration: 1)
      },
      [
        "The device cannot press menu of a remote control: only a television has one.",
        "The device cannot press playPause of a remote control: only a television has one.",
      ])
    XCTAssertEqual(
      XCUIRemote.Button.allCases.map(\.rawValue), [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14])
  }

  // covers: XCUIDevice.voiceOverService
  // covers: XCUIVoiceOverService.*
  // covers: XCUIVoiceOverServiceErrorDomain
  func testAScreenReaderReadsTheScreenInOrder() throws {
    let app = launch("controls")
    let service = phone.voiceOverService
    try service.enable()
    defer { XCTAssertNoThrow(try service.disable()) }
    XCTAssertTrue(service.isEnabled && phone.voiceOverService.isEnabled)
    XCTAssertEqual(service.debugDescription, "VoiceOver: running")
    var said = [try service.currentSpeech().utterance]
    while let next = try? service.moveForward().utterance { said.append(next) }
    XCTAssertThrowsError(try service.moveForward()) {
      XCTAssertEqual(($0 as? XCUIVoiceOverService.Error)?.code, .noSpeech)
      XCTAssertEqual("\($0)", "The screen reader said nothing: there is no element in this direction.")
    }
    XCTAssertThrowsError(try service.moveIn()) {
      XCTAssertEqual(($0 as? XCUIVoiceOverService.Error)?.code, .noSpeech)
    }
    // Nothing on this screen holds several elements together.
    XCTAssertThrowsError(try service.moveOut())
    XCTAssertTrue(app.exists && said.count > 5, "\(said)")
    var back = [try service.currentSpeech().utterance]
    while let next = try? service.moveBackward().utterance { back.append(next) }
    XCTAssertEqual(back, said.reversed())
  }

  // covers: XCUIVoiceOverService.moveIn()
  // covers: XCUIVoiceOverService.moveOut()
  func testAScreenReaderMovesOutOfABarAndIntoIt() throws {
    _ = launch("tabs")
    let service = phone.voiceOverService
    try service.enable()
    defer { XCTAssertNoThrow(try service.disable()) }
    var said = [try service.currentSpeech().utterance]
    while let next = try? service.moveForward().utterance { said.append(next) }
    let tabs = said.filter { $0.contains(", tab, ") }
    XCTAssertGreaterThan(tabs.count, 1, "\(said)")
    XCTAssertEqual(try service.moveOut().utterance, "Tab Bar")
    XCTAssertEqual(try service.currentSpeech().utterance, "Tab Bar")
    XCTAssertThrowsError(try service.moveOut())
    XCTAssertEqual(try service.moveIn().utterance, tabs.first)
    XCTAssertThrowsError(try service.moveIn()) {
      XCTAssertEqual(($0 as? XCUIVoiceOverService.Error)?.code, .noSpeech)
    }
    XCTAssertEqual(try service.moveForward().utterance, tabs[1])
  }

  // covers: XCUIVoiceOverService.*
  func testAScreenReaderThatDoesNotRunThrows() {
    let service = phone.voiceOverService
    func code(_ body: () throws -> Void) -> XCUIVoiceOverService.Error.Code? {
      do { try body() } catch { return (error as? XCUIVoiceOverService.Error)?.code }
      return nil
    }
    XCTAssertFalse(service.isEnabled)
    XCTAssertNil(code { try service.disable() })
    XCTAssertEqual(code { _ = try service.moveForward() }, .notRunning)
    XCTAssertEqual(code { _ = try service.moveBackward() }, .notRunning)
    XCTAssertEqual(code { _ = try service.moveIn() }, .notRunning)
    XCTAssertEqual(code { _ = try service.moveOut() }, .notRunning)
    XCTAssertEqual(code { _ = try service.currentSpeech() }, .notRunning)
    XCTAssertThrowsError(try service.currentSpeech()) {
      XCTAssertEqual("\($0)", "The screen reader does not run; call enable() before.")
    }
    XCTAssertEqual(service.debugDescription, "VoiceOver: not running")
    XCTAssertEqual(XCUIVoiceOverServiceErrorDomain, "XCUIVoiceOverServiceErrorDomain")
  }

  // covers: XCUIScreen.main
  // covers: XCUIScreen.screens
  // covers: XCUIScreen.screenshot()
  // covers: XCUIScreenshot.pngRepresentation
  func testTheScreenIsTheOnlyOne() {
    let app = launch("controls")
    XCTAssertEqual(XCUIScreen.screens, [XCUIScreen.main])
    let picture = XCUIScreen.main.screenshot()
    XCTAssertEqual(Double(picture.bitmap.width), app.frame.width * 3)
    XCTAssertEqual(Array(picture.pngRepresentation.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
  }
}

/// The same on a tablet.
final class TabletTests: XCTestCase {
  override var deviceProfile: DeviceProfile { .iPad }

  func testATabletHasAPointerAndCanBeUpsideDown() {
    let app = launch("gestures")
    let tablet = XCUIDevice.shared
    XCTAssert(tablet.supportsPointerInteraction)
    XCTAssertEqual(app.horizontalSizeClass, .regular)
    tablet.orientation = .portraitUpsideDown
    XCTAssertEqual(tablet.orientation, .portraitUpsideDown)
    tablet.orientation = .landscapeLeft
    XCTAssertEqual(app.frame.size, CGSize(width: 1080, height: 810))
    XCTAssertEqual(app.verticalSizeClass, .regular)
    app.buttons["Tap me"].click()
    XCTAssertEqual(text("taps", in: app), "1")
    tablet.orientation = .portrait
  }
}
