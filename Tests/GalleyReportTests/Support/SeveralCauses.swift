import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree

/// A form with a text right beside a button, and rows: changed, all rows are higher, and the button has another colour.
struct SeveralCauses {
  static let size = CGSize(width: 390, height: 600)

  /// The number of rows.
  var rows = 3
  /// Whether rows are higher, and the button has another colour.
  var isChanged = false

  /// The form after the change.
  var changed: SeveralCauses { SeveralCauses(rows: rows, isChanged: true) }

  /// The frames of the rows, in points.
  var rowFrames: [CGRect] {
    (0..<rows).map { CGRect(x: 16, y: 240 + 60 * Double($0), width: 358, height: isChanged ? 52 : 44) }
  }

  /// The texts right of whose ends the button begins, and above it.
  var texts: [CGRect] {
    [
      CGRect(x: 16, y: 60, width: 250, height: 30), CGRect(x: 16, y: 120, width: 150, height: 24),
      CGRect(x: 166, y: 96, width: 160, height: 20),
    ]
  }

  private var button: CGRect { CGRect(x: 166, y: 120, width: 80, height: 24) }

  var tree: Element {
    var look = Appearance()
    look.background = isChanged ? "#0A6EDCFF" : "#C8102EFF"
    let words = zip(["Playback", "Volume of films", "in steps"], texts).map {
      Element(.staticText, label: $0, frame: $1)
    }
    let save = Element(.button, identifier: "louder", label: "Louder", frame: button, appearance: look)
    let cells = rowFrames.map { Element(.cell, identifier: "row", frame: $0) }
    return Element(
      .application, label: "Player", frame: CGRect(origin: .zero, size: Self.size),
      children: words + [save] + cells)
  }

  var snapshot: ScreenSnapshot {
    var picture = Bitmap(width: Int(Self.size.width), height: Int(Self.size.height), color: .white)
    func fill(_ frame: CGRect, _ color: RGBA) {
      for y in Int(frame.minY)..<Int(frame.maxY) {
        for x in Int(frame.minX)..<Int(frame.maxX) { picture[x, y] = color }
      }
    }
    for frame in texts { fill(frame, RGBA(40, 38, 35)) }
    for frame in rowFrames { fill(frame, RGBA(120, 150, 190)) }
    fill(button, isChanged ? RGBA(10, 110, 220) : RGBA(200, 16, 46))
    return ScreenSnapshot(picture: picture, tree: tree, scale: 1)
  }

  /// Approves one form for each number of rows, and runs them changed: `form 4` has four rows.
  static func write(_ numbers: [Int], to sandbox: Sandbox) throws {
    func checks(_ form: (SeveralCauses) -> SeveralCauses) -> [Sandbox.Check] {
      numbers.map { rows in
        var check = Sandbox.Check(Samples.key("form \(rows)"))
        check.snapshot = form(SeveralCauses(rows: rows)).snapshot
        return check
      }
    }
    try sandbox.run("before", all: checks { $0 })
    try sandbox.approve("before")
    try sandbox.remove(".galley/runs/before")
    try sandbox.run("r", all: checks(\.changed))
  }
}
