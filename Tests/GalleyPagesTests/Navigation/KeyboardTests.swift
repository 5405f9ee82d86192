import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
import ScriptedDevice
import Testing

@testable import MailApp

@Suite struct KeyboardTests {
  private func screen(_ keys: [Element], field: ElementType = .textField) -> [ApplicationTree] {
    var screen = Mail.composer
    let keyboard = Element(
      .keyboard, frame: CGRect(x: 0, y: 500, width: 375, height: 312), children: keys)
    let list = Element(
      .scrollView, identifier: "composer.scroll", frame: CGRect(x: 0, y: 88, width: 375, height: 412))
    let focused = Element(field, frame: CGRect(x: 16, y: 100, width: 343, height: 40), isFocused: true)
    screen[0].root.children += [list, focused, keyboard]
    return screen
  }

  private let done = Element(.button, label: "Done", frame: CGRect(x: 300, y: 780, width: 60, height: 30))

  /// Hides the keyboard by one way, and tells which ways were tried.
  private func device(_ screen: [ApplicationTree], by way: String) -> MailDevice {
    let mail = MailDevice(screen)
    func hide(_ name: String, _ device: ScriptedDevice) {
      if name == way { device.applications = Mail.composer }
    }
    mail.device.onTap("Done") { hide("done", $0) }
    mail.device.onKeys { keys, device in hide(keys == [.escape] ? "escape" : "return", device) }
    mail.device.onGesture { gesture, device in
      if gesture.translation.dy > 100 { hide("drag", device) }
    }
    return mail
  }

  @Test(arguments: ["done", "escape", "drag", "return"]) func eachWayIsVerified(way: String) throws {
    let mail = device(screen([done]), by: way)
    let composer = try Page<Composer>(on: mail.app)
    try composer.dismissKeyboard()
    #expect(mail.device.applications == Mail.composer)
    let gestures = mail.device.gestures.count
    try mail.app.dismissKeyboard()
    #expect(mail.device.gestures.count == gestures)
  }

  @Test func whatWasTriedIsTold() throws {
    let mail = device(screen([done]), by: "nothing")
    let error = try Atlas.with(.mail) { try pageError { try mail.app.dismissKeyboard() } }
    expectGolden(plain(error).split(separator: "\n").prefix(7).joined(separator: "\n"))
  }

  @Test func aLineBreakIsNotTypedIntoAText() throws {
    let mail = device(screen([], field: .textView), by: "return")
    let error = try pageError { try mail.app.dismissKeyboard() }
    guard case .navigation(let failure) = error.failure else { throw error }
    #expect(failure.steps.map(\.action) == [.escapeKey, .dragContent])
  }
}
