import Foundation
import GalleyAutomation
import GalleyImage
import GalleyTree
import ScriptedDevice
import SeededCases
import Testing

/// The wording of every failure, as a whole.
@Suite struct SettlingErrorTextTests {
  @Test func aClock() throws {
    let device = ScriptedDevice(changes: []) { now in
      [app(text("12:03:0\(Int(now / .seconds(1)))", "clock"), button("OK"))]
    }
    device.paint = flicker(20, 60, size: 4)
    try expect(device) {
      """
      the screen did not come to rest in 5 s (9 frames): staticText "clock" “12:03:05” kept changing its label: \
      “12:03:04” became “12:03:05”
      It is: staticText "clock" “12:03:05” (20, 60) 80 × 20
      Let the check wait for its end, ignore the element in the picture, or let the driver freeze it while \
      pictures are taken.
      """
    }
  }

  @Test func manyThatMove() throws {
    let device = ScriptedDevice(changes: []) { now in
      let x = now / .milliseconds(50)
      return [
        app(
          button("a", x), button("b", x, 200), button("c", x, 300), button("d", x, 400), button("e", x, 500),
          button("f", x, 600), button("g", x, 700))
      ]
    }
    try expect(device) {
      """
      the screen did not come to rest in 5 s (9 frames): button “a” kept moving: (97, 100) became (100, 100)
      It is: button “a” (100, 100) 100 × 44
      Beside it:
        button “b” kept moving: (97, 200) became (100, 200)
        button “c” kept moving: (97, 300) became (100, 300)
        button “d” kept moving: (97, 400) became (100, 400)
        button “e” kept moving: (97, 500) became (100, 500)
        button “f” kept moving: (97, 600) became (100, 600)
        … and 1 more
      Let the check wait for its end, ignore the element in the picture, or let the driver freeze it while \
      pictures are taken.
      """
    }
  }

  @Test func pixelsAlone() throws {
    let photo = Element(.image, label: "Photo", frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let device = ScriptedDevice([app(photo, text("caption", y: 140), button("OK", 200))])
    device.paint = { picture, device in
      flicker(10, 110, size: 3)(&picture, device)
      flicker(20, 140, size: 2)(&picture, device)
      flicker(300, 700, size: 1)(&picture, device)
    }
    try expect(device) {
      """
      the screen did not come to rest in 5 s (9 frames): image “Photo” kept changing 9 pixels and nothing in its tree
      It is: image “Photo” (0, 100) 100 × 100
      Beside it:
        staticText “caption” kept changing 4 pixels and nothing in its tree
        other "screen" kept changing 1 pixel and nothing in its tree
      Let the check wait for its end, ignore the element in the picture, or let the driver freeze it while \
      pictures are taken.
      """
    }
  }

  @Test func busy() throws {
    let device = ReportingDevice([app(indicator(), indicator("Saving", y: 500))])
    device.activity = ["GET /recipes"]
    try expect(device) {
      """
      the screen was still busy after 5 s: activityIndicator “Loading” (177, 400) 20 × 20 busy
      Beside it:
        activityIndicator “Saving” (177, 500) 20 × 20 busy
        GET /recipes, as the driver knows
      A picture of it says nothing about the finished screen: wait for that before the check. If the picture is to show it, \
      make the check in whileBusy { … }, or ignore it in the picture.
      """
    }
  }

  @Test func pendingWork() throws {
    let device = ReportingDevice([app(button("OK"))])
    device.activity = ["GET /recipes", "GET /photos"]
    try expect(device) {
      """
      the screen was still busy after 5 s: GET /recipes, as the driver knows
      Beside it:
        GET /photos, as the driver knows
      A picture of it says nothing about the finished screen: wait for that before the check. If the picture is to show it, \
      make the check in whileBusy { … }, or ignore it in the picture.
      """
    }
  }

  @Test func late() throws {
    let device = ScriptedDevice([app(button("OK"))])
    try device.wait(until: .seconds(6))
    try expect(device) {
      """
      there was no time to see whether the screen comes to rest: the first frame is not as expected, and it came at \
      the deadline
      Give the check more time, or the actions before it less.
      """
    }
  }

  @Test func everyProperty() throws {
    func sentence(_ change: @escaping (inout Element) -> Void) throws -> String {
      let device = ScriptedDevice([app(text("a", "it"))])
      device.at(.milliseconds(50)) { $0.update("it", change) }
      let error = try #require(
        try failure(Automator(driver: device), SettlingRequest(until: .milliseconds(100))))
      guard case .unstable(let changes) = error.cause, let first = changes.first else { return "\(error)" }
      return SettlingErrorText.sentence(first)
    }
    func looks(_ change: @escaping (inout Appearance) -> Void) throws -> String {
      try sentence {
        var appearance = $0.appearance ?? Appearance()
        change(&appearance)
        $0.appearance = appearance
      }
    }
    let name = "staticText \"it\" “a” kept"
    #expect(try sentence { $0.value = "1" } == "\(name) changing its value: “” became “1”")
    #expect(try sentence { $0.title = "t" } == "\(name) changing its title: “” became “t”")
    #expect(try sentence { $0.placeholder = "p" } == "\(name) changing its placeholder: “” became “p”")
    #expect(try sentence { $0.isEnabled = false } == "\(name) changing its state: it became disabled")
    #expect(try sentence { $0.isSelected = true } == "\(name) changing its state: it became selected")
    #expect(try sentence { $0.isFocused = true } == "\(name) changing its state: it became focused")
    #expect(try sentence { $0.frame.size.width = 90 } == "\(name) changing its size: 80 × 20 became 90 × 20")
    #expect(
      try sentence { $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
        == "\(name) changing its frame: (20, 60) 80 × 20 became (1, 2) 3 × 4")
    #expect(try sentence { $0.traits = .updatesFrequently } == "\(name) changing its traits")
    #expect(try looks { $0.lines = ["a", "b"] } == "\(name) changing its lines: “” became “a⏎b”")
    #expect(
      try looks { $0.foreground = "#FF0000FF" } == "\(name) changing its foreground: none became #FF0000FF")
    #expect(try looks { $0.font = "Inter" } == "\(name) changing its font: none became Inter")
    #expect(try looks { $0.cornerRadius = 4 } == "\(name) changing its corners: none became 4")
    #expect(
      try looks { $0.visibleFrame = CGRect(x: 20, y: 60, width: 80, height: 10) }
        == "\(name) changing its visible part: none became {{20.0, 60.0}, {80.0, 10.0}}")
    #expect(try looks { $0.naturalSize = CGSize(width: 9, height: 9) } == "\(name) changing its looks")
    #expect(try looks { $0.isTruncated = true } == "\(name) changing its state: it became truncated")
    #expect(
      try sentence { $0.identifier = "that" }
        == "staticText \"that\" “a” kept changing its identifier: “it” became “that”")
  }

  @Test func comingGoingAndChangingPlaces() throws {
    func sentence(_ before: ApplicationTree, _ after: ApplicationTree) throws -> String {
      let device = ScriptedDevice(changes: [.milliseconds(50)]) {
        $0 < .milliseconds(50) ? [before] : [after]
      }
      let error = try #require(
        try failure(Automator(driver: device), SettlingRequest(until: .milliseconds(100))))
      guard case .unstable(let changes) = error.cause, let first = changes.first else { return "\(error)" }
      return SettlingErrorText.sentence(first)
    }
    let (a, b) = (text("a", "a"), text("b", "b", y: 200))
    #expect(try sentence(app(a), app(a, b)) == "staticText \"b\" “b” came with the last frame")
    #expect(try sentence(app(a, b), app(a)) == "staticText \"b\" “b” went with the last frame")
    #expect(
      try sentence(app(a, b), app(b, a)) == "staticText \"a\" “a” kept changing its place among its siblings")
  }

  /// Whatever two neighbouring screens are, they are the same or there is something to name.
  @Test(arguments: Soak.seeds(60)) func noScreenIsUnsteadyWithoutAReason(_ seed: UInt64) throws {
    let before = randomScreen(Int(seed))
    var numbers = SeededGenerator(seed: seed)
    var after = before
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0: after = randomScreen(Int(seed) + 1)
    case 1: after[0].root.children.shuffle(using: &numbers)
    default: break
    }
    let device = ScriptedDevice(changes: [.milliseconds(50)]) { $0 < .milliseconds(50) ? before : after }
    let isSame =
      try device.snapshot().applications
      == {
        try device.wait(until: .milliseconds(50))
        return try device.snapshot().applications
      }()
    let other = ScriptedDevice(changes: [.milliseconds(50)]) { $0 < .milliseconds(50) ? before : after }
    let error = try failure(Automator(driver: other), SettlingRequest(until: .milliseconds(100)))
    #expect((error == nil) == isSame)
    guard case .unstable(let changes)? = error?.cause else { return }
    #expect(!changes.isEmpty)
  }

  @Test func aPictureOfAnotherSize() throws {
    let device = ScriptedDevice([app(button("OK"))])
    device.paint = { picture, device in
      picture = Bitmap(width: 300 + Int(device.now / .milliseconds(100)), height: 2, color: .white)
    }
    let error = try failure(Automator(driver: device), SettlingRequest(until: .milliseconds(100)))
    #expect(
      error.map(SettlingErrorText.summary)
        == """
        the screen did not come to rest in 0.1 s (2 frames): the picture kept changing its size: 300 × 2 became 301 × 2 \
        pixels
        """)
  }

  @Test func bothLastPicturesAreKept() throws {
    let device = ScriptedDevice(changes: []) { now in [app(clock(now))] }
    device.paint = flicker(20, 60, size: 4)
    let automator = Automator(driver: device)
    let list = EvidenceList()
    automator.evidence = list
    let error = try #require(try failure(automator, SettlingRequest(until: .seconds(5))))
    #expect(list.pieces.count == 1)
    let piece = try #require(list.pieces.first)
    #expect(piece.title == SettlingErrorText.summary(error))
    #expect(piece.text == "\(error)")
    #expect(piece.capture?.picture == error.actual.picture)
    #expect(piece.previous?.picture == error.previous?.picture)
    #expect(piece.previous?.picture != piece.capture?.picture)
  }

  private func expect(
    _ device: ScriptedDevice, _ words: () -> String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let error = try #require(
      try failure(Automator(driver: device), SettlingRequest(until: .seconds(5))), sourceLocation: location)
    #expect("\(error)" == words(), sourceLocation: location)
  }
}
