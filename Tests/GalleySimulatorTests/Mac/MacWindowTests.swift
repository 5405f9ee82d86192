import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// Windows and the menu bar of a Mac.
@Suite struct MacWindowTests {
  private let desk: Desk
  private var device: SimulatedDevice { desk.device }
  private let app = DeskApp.bundleIdentifier

  init() throws {
    desk = try Desk()
  }

  private func press(_ button: WindowButton) throws {
    try desk.click(desk.query.descendants(.button)[button.rawValue])
  }

  @Test func anAppHasAWindowWithATitleBar() throws {
    let window = try #require(try desk.elements(.window).first)
    #expect(window.title == "Desk")
    #expect(window.frame == CGRect(x: 208, y: 64, width: 1024, height: 796))
    let buttons = window.children.prefix(3)
    #expect(
      buttons.map(\.identifier)
        == [.close, .minimize, .zoom].map { (button: WindowButton) in button.rawValue })
    #expect(buttons.allSatisfy { $0.frame.maxY <= 92 && $0.isHittable })
    let corner = try #require(try device.element("corner"))
    #expect(corner.frame.minX > 208 && corner.frame.minY > 92 && corner.isHittable)
    #expect(try desk.elements(.statusBar).isEmpty && desk.elements(.touchBar).isEmpty)
    #expect(try desk.elements(.menuBar).map(\.frame) == [CGRect(x: 0, y: 0, width: 1440, height: 24)])
    #expect(device.platform == .macOS)
    #expect(device.hardwareButtons.isEmpty)
  }

  @Test func whatIsClickedIsWhereItIsShown() throws {
    try desk.click("corner")
    #expect(try device.element("1 clicks") != nil)
    try press(.zoom)
    #expect(try desk.elements(.window).first?.frame == CGRect(x: 0, y: 24, width: 1440, height: 876))
    try desk.click("corner")
    #expect(try device.element("2 clicks") != nil)
    try press(.zoom)
    #expect(try desk.elements(.window).first?.frame == CGRect(x: 208, y: 64, width: 1024, height: 796))
  }

  @Test func aClosedWindowLeavesItsAppRunning() throws {
    try press(.close)
    #expect(try desk.elements(.window).isEmpty)
    #expect(device.state(of: app) == .runningForeground)
    try desk.choose("New Window", in: "File")
    #expect(try desk.elements(.window).count == 1)
    #expect(try device.element("0 clicks") != nil)
  }

  @Test func aMinimizedWindowComesBackWithItsApp() throws {
    try desk.click("corner")
    try press(.minimize)
    #expect(try desk.elements(.window).isEmpty)
    try desk.app.activate()
    #expect(try desk.elements(.window).count == 1)
    #expect(try device.element("1 clicks") != nil)
  }

  @Test func menusHaveTheirEntriesAlsoWhileTheyAreClosed() throws {
    let titles = try desk.elements(.menuBarItem).map(\.title)
    #expect(titles == ["Desk", "File", "Edit", "View", "Letters", "Marks", "Window", "Help"])
    let items = try desk.elements(.menuItem)
    #expect(items.first { $0.title == "Quit Desk" }?.identifier == "terminate:")
    #expect(items.first { $0.title == "Undo" }?.isEnabled == false)
    #expect(items.first { $0.title == "Tear Up" }?.isEnabled == false)
    #expect(items.filter(\.isHittable).isEmpty)
    #expect(items.contains { $0.title == "Desk Manual" } && !items.contains { $0.title == "Desk Help" })
    let file = try #require(try desk.elements(.menu).first { $0.title == "File" })
    #expect(file.children.map(\.title) == ["New Window", "New Letter", "", "Close"])
    try desk.click(desk.query.descendants(.menuBarItem)["File"])
    let open = try #require(try desk.elements(.menu).first { $0.title == "File" })
    #expect(open.children.map(\.title) == ["New Window", "New Letter", "", "Close"])
    #expect(open.children[1].isHittable)
    // A click beside it closes it.
    try device.perform(.tap(CGPoint(x: 1300, y: 500)))
    #expect(try desk.elements(.menuItem).filter(\.isHittable).isEmpty)
  }

  @Test func entriesOfTheAppDoWhatTheySay() throws {
    try desk.choose("New Letter", in: "File")
    try desk.choose("Send", in: "Letters")
    try device.press([.character("d")], holding: [.command, .shift])
    #expect(try device.element("chosen new letter, send, send") != nil)
    try desk.choose("Desk Manual", in: "Help")
    #expect(try device.element("chosen new letter, send, send, manual") != nil)
    try desk.choose("Letters", in: "Marks")
    #expect(try desk.elements(.menuBarItem).map(\.title).contains("Letters") == false)
  }

  @Test func keysStandForEntriesOfTheSystem() throws {
    try desk.click(desk.query.descendants(.textField))
    try device.press("abc".map(KeyInput.character))
    try device.press([.character("a")], holding: .command)
    try device.press([.character("z")])
    #expect(try desk.elements(.textField).first?.value?.text == "z")
    try device.press([.character("m")], holding: .command)
    #expect(try desk.elements(.window).isEmpty)
    try desk.app.activate()
    try device.press([.character("w")], holding: .command)
    #expect(try desk.elements(.window).isEmpty)
    try device.press([.character("n")], holding: .command)
    #expect(try desk.elements(.window).count == 1)
    try device.press([.character("h")], holding: .command)
    #expect(device.state(of: app) == .runningBackground)
    device.advance(by: .seconds(60))
    #expect(device.state(of: app) == .runningBackground, "nothing is suspended")
    try desk.app.activate()
    try device.press([.character("q")], holding: .command)
    #expect(device.state(of: app) == .notRunning)
    #expect(try desk.elements(.menuBarItem, of: SimulatedDevice.finder).map(\.title) == ["Finder"])
  }

  @Test func anAlertOfAnAppIsASheetOfItsWindow() throws {
    try desk.click("alert")
    device.advance(by: .seconds(1))
    let sheet = try #require(try desk.elements(.sheet).first)
    #expect(sheet.label == "alert")
    #expect(try desk.elements(.alert).isEmpty)
    #expect(try desk.elements(.window).first?.paths { $0.type == .sheet }.count == 1)
    try desk.click(desk.query.descendants(.sheet).descendants(.button)["Cancel"])
    #expect(try desk.elements(.sheet).isEmpty)
  }

  @Test func aMacIsNotTurnedAndHasNoHomeScreen() throws {
    #expect {
      try device.rotate(to: .landscapeLeft)
    } throws: {
      "\($0)" == "The device cannot turn its screen: a Mac stands as it does."
    }
    #expect(throws: DriverError.self) { try device.press(.home) }
    #expect(try device.snapshot().application(SimulatedDevice.springboard) == nil)
    try device.activate(LaunchRequest(SimulatedDevice.finder))
    #expect(device.state(of: app) == .runningBackground)
    #expect(device.state(of: SimulatedDevice.finder) == .runningForeground)
  }
}
