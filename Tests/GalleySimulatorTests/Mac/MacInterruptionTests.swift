import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyTree
import Testing

/// The rules on interruptions that hold on a Mac alone, in the words of Apple's WWDC 2020 session 10220 and of the notes on it.
@Suite struct MacInterruptionTests {
  private let desk: Desk
  private var device: SimulatedDevice { desk.device }

  init() throws {
    desk = try Desk()
  }

  private func clicks() throws -> String? {
    try desk.elements(.staticText).map(\.label).first { $0.hasSuffix("clicks") }
  }

  private var dialogs: [Element] {
    get throws { try desk.elements(.dialog, of: SimulatedDevice.userNotificationCenter) }
  }

  private var assistants: [Element] {
    get throws { try desk.elements(.window, of: SimulatedDevice.bluetoothSetupAssistant) }
  }

  /// *On macOS XCTest implicitly handles user permission dialogs by clicking the "Don't Allow" button.*
  @Test func permissionDialogsAreAnsweredWithDontAllow() throws {
    try desk.click("ask")
    #expect(try dialogs.count == 1)
    try desk.click("middle")
    #expect(try clicks() == "1 clicks")
    #expect(try dialogs.isEmpty)
    #expect(try device.element("answer denied") != nil)
    #expect(
      desk.automator.log.text.contains(
        "Confirmed successful handling of interrupting element: the built-in handler tapped \"Don’t Allow\" Button"
      ))
  }

  /// *… and the Bluetooth set up assistant, which is well known for interrupting UI test flows especially in scenario where no keyboard
  /// is attached*; *Bluetooth Setup Assistant: closes window*.
  @Test func theBluetoothSetupAssistantIsClosed() throws {
    device.isHardwareKeyboardConnected = false
    let assistant = try #require(try assistants.first)
    #expect(assistant.title == "Bluetooth Setup Assistant")
    #expect(device.state(of: SimulatedDevice.bluetoothSetupAssistant) == .runningForeground)
    try desk.click("middle")
    #expect(try clicks() == "1 clicks")
    #expect(try assistants.isEmpty)
    #expect(device.state(of: SimulatedDevice.bluetoothSetupAssistant) == .notRunning)
    #expect(try desk.elements(.keyboard).isEmpty, "a Mac has no keyboard on the screen")
    // It comes again with the next keyboard that is taken away, and goes when there is one.
    device.isHardwareKeyboardConnected = true
    device.isHardwareKeyboardConnected = false
    #expect(try assistants.count == 1)
    device.isHardwareKeyboardConnected = true
    #expect(try assistants.isEmpty)
  }

  /// *A UI interruption is any element which unexpectedly blocks access to another element*: a window blocks what lies below it alone.
  @Test func aWindowInterruptsWhereItCoversAlone() throws {
    device.openBluetoothSetupAssistant(after: .seconds(1))
    device.advance(by: .seconds(1))
    try desk.click("corner")
    #expect(try assistants.count == 1)
    try desk.click("middle")
    #expect(try assistants.isEmpty)
    #expect(try clicks() == "2 clicks")
  }

  /// The same of a dialog, which covers the whole screen on a telephone.
  @Test func aDialogInterruptsWhereItCoversAlone() throws {
    try desk.click("ask")
    try desk.click("corner")
    #expect(try dialogs.count == 1)
    #expect(try clicks() == "1 clicks")
  }

  /// *On iOS XCTest handles interrupting elements if they have a cancel button or a default button*: on a Mac it does not.
  @Test(arguments: [["OK"], ["Cancel", "Update"]]) func otherDialogsAreLeftAlone(buttons: [String]) throws {
    device.present(SystemAlert("Software Update", message: "It takes an hour.", buttons: buttons))
    let error = try #require(#expect(throws: AutomationError.self) { try desk.click("middle") })
    guard case .interrupted(_, let path) = error.cause else {
      Issue.record("\(error)")
      return
    }
    #expect(error.snapshot.screen[path]?.type == .dialog)
    #expect(
      desk.automator.log.text.contains(
        "On a Mac it answers questions for permissions and the Bluetooth Setup Assistant only"))
    #expect(try dialogs.count == 1)
    // A monitor does.
    desk.automator.monitors.add("update") { try $0.tapButton(buttons[0]) }
    try desk.click("middle")
    #expect(try clicks() == "1 clicks")
  }

  /// *And new in Xcode 12 XCTest also implicitly handles Banner notifications*, which is said of iOS: on a Mac nobody waits for them.
  @Test(arguments: PushNotification.Style.allCases) func notificationsAreLeftAlone(
    style: PushNotification.Style
  ) throws {
    try desk.choose("Zoom", in: "Window")
    device.present(PushNotification("Tea", body: "It is ready.", for: DeskApp.bundleIdentifier, style: style))
    #expect(throws: AutomationError.self) { try desk.click("below the banner") }
    #expect(try desk.elements(.other, of: SimulatedDevice.notificationCenter).count == 1)
    try desk.click("corner")
    #expect(try clicks() == "1 clicks")
  }

  /// *Interrupting elements are most commonly banners like we've seen in the example, alerts, dialogues or windows.*
  @Test func monitorsGetDialogsAndWindows() throws {
    var types: [ElementType] = []
    desk.automator.monitors.add("look") { interruption in
      types.append(interruption.element.type)
      return false
    }
    try desk.click("ask")
    try desk.click("middle")
    device.openBluetoothSetupAssistant()
    try desk.click("middle")
    #expect(types == [.dialog, .window])
  }

  /// *XCTest keeps a stack of interruption handlers*, at whose lowest level is the implicit one: a monitor that allows comes before it.
  @Test func aMonitorComesBeforeTheImplicitHandler() throws {
    desk.automator.monitors.add("contacts") { try $0.tapButton("Allow") }
    try desk.click("ask")
    try desk.click("middle")
    #expect(try device.element("answer authorized") != nil)
  }

  /// *The appearance of an alert in direct response to a test action … is not an interruption*, and *these alerts do not originate from
  /// your app but from the system*.
  @Test func anExpectedDialogIsFoundInItsProcess() throws {
    try desk.click("ask")
    let process = ElementQuery.application(SimulatedDevice.userNotificationCenter)
    let dialog = process.descendants(.dialog)
    #expect(try dialog.evaluate(on: device.snapshot()).count == 1)
    try desk.click(dialog.descendants(.button)["Allow"])
    #expect(try device.element("answer authorized") != nil)
    #expect(device.state(of: SimulatedDevice.userNotificationCenter) == .notRunning)
  }

  /// Where nobody is to answer, the permission dialog fails the action as any other.
  @Test func policiesHoldOnAMac() throws {
    desk.automator.interruptionPolicy = .askMonitors
    try desk.click("ask")
    #expect(throws: AutomationError.self) { try desk.click("middle") }
    #expect(try dialogs.count == 1)
  }
}
