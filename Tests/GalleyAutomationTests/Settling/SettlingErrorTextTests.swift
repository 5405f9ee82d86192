import Foundation
import GalleyAutomation
import GalleyImage
import GalleyTree
import GoldenFiles
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
    try expect(device)
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
    try expect(device)
  }

  @Test func pixelsAlone() throws {
    let photo = Element(.image, label: "Photo", frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let device = ScriptedDevice([app(photo, text("caption", y: 140), button("OK", 200))])
    device.paint = { picture, device in
      flicker(10, 110, size: 3)(&picture, device)
      flicker(20, 140, size: 2)(&picture, device)
      flicker(300, 700, size: 1)(&picture, device)
    }
    try expect(device)
  }

  @Test func busy() throws {
    let device = ReportingDevice([app(indicator(), indicator("Saving", y: 500))])
    device.activity = ["GET /recipes"]
    try expect(device)
  }

  @Test func pendingWork() throws {
    let device = ReportingDevice([app(button("OK"))])
    device.activity = ["GET /recipes", "GET /photos"]
    try expect(device)
  }

  @Test func late() throws {
    let device = ScriptedDevice([app(button("OK"))])
    try device.wait(until: .seconds(6))
    try expect(device)
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
    expectGolden([
      ("value = \"1\"", try sentence { $0.value = "1" }),
      ("title = \"t\"", try sentence { $0.title = "t" }),
      ("placeholder = \"p\"", try sentence { $0.placeholder = "p" }),
      ("isEnabled = false", try sentence { $0.isEnabled = false }),
      ("isSelected = true", try sentence { $0.isSelected = true }),
      ("isFocused = true", try sentence { $0.isFocused = true }),
      ("frame.size.width = 90", try sentence { $0.frame.size.width = 90 }),
      (
        "frame = CGRect(x: 1, y: 2, width: 3, height: 4)",
        try sentence { $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
      ),
      ("traits = .updatesFrequently", try sentence { $0.traits = .updatesFrequently }),
      ("lines = [\"a\", \"b\"]", try looks { $0.lines = ["a", "b"] }),
      ("foreground = \"#FF0000FF\"", try looks { $0.foreground = "#FF0000FF" }),
      ("font = \"Inter\"", try looks { $0.font = "Inter" }),
      ("cornerRadius = 4", try looks { $0.cornerRadius = 4 }),
      (
        "visibleFrame = CGRect(x: 20, y: 60, width: 80, height: 10)",
        try looks { $0.visibleFrame = CGRect(x: 20, y: 60, width: 80, height: 10) }
      ),
      (
        "naturalSize = CGSize(width: 9, height: 9)",
        try looks { $0.naturalSize = CGSize(width: 9, height: 9) }
      ),
      ("isTruncated = true", try looks { $0.isTruncated = true }),
    ])
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
    expectGolden([
      ("sentence(app(a), app(a, b))", try sentence(app(a), app(a, b))),
      ("sentence(app(a, b), app(a))", try sentence(app(a, b), app(a))),
      ("sentence(app(a, b), app(b, a))", try sentence(app(a, b), app(b, a))),
    ])
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
    expectGolden(error.map(SettlingErrorText.summary))
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
    _ device: ScriptedDevice, _ location: SourceLocation = #_sourceLocation, function: String = #function
  ) throws {
    let error = try #require(
      try failure(Automator(driver: device), SettlingRequest(until: .seconds(5))), sourceLocation: location)
    expectGolden("\(error)", function: function, sourceLocation: location)
  }
}
