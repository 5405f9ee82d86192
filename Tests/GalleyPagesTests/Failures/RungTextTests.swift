import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import ScriptedDevice
import Testing

/// Every rung of the ladder from what is missing to what is like it, in one report.
@Suite struct RungTextTests {
  struct Rungs: Layout {
    let tooFew = Rows("rung.row", of: Row.self)
    let otherType = Button("rung.menu")
    let asLabel = Button("rung.share")
    let asIdentifier = Button(.label("Print"))
    let lastPart = Button("rung.archive")
    let typo = Button("rung.compose")
    let covered = Button("rung.covered")
    let offScreen = Button("rung.below")
    let disabled = Button("rung.disabled")
    let earlier = Label("rung.earlier")
    let nothing = Label("unheard of")

    var body: Blueprint {
      Required {
        tooFew.atLeast(3)
        otherType
        asLabel
        asIdentifier
        lastPart
        typo
        covered.hittable
        offScreen.hittable
        disabled.enabled
        earlier
        nothing
      }
    }
  }

  struct Row: Layout {
    let cell = Cell(.itself)
    var body: Blueprint { Required { cell } }
  }

  private static func screen(_ isLate: Bool) -> [ApplicationTree] {
    func part(
      _ type: ElementType, _ identifier: String, _ label: String = "", y: Double, isEnabled: Bool = true
    ) -> Element {
      Element(
        type, identifier: identifier, label: label, frame: CGRect(x: 16, y: y, width: 200, height: 40),
        isEnabled: isEnabled)
    }
    let parts = [
      part(.cell, "rung.row", y: 100), part(.cell, "rung.row", y: 140),
      part(.staticText, "rung.menu", y: 180),
      part(.button, "share", "rung.share", y: 220), part(.button, "Print", y: 260),
      part(.button, "toolbar.archive", y: 300), part(.button, "rung.compsoe", y: 340),
      part(.button, "rung.covered", y: 380), part(.other, "hint", y: 380),
      part(.button, "rung.below", y: 900),
      part(.button, "rung.disabled", y: 420, isEnabled: false),
    ]
    return Mail.app(parts + (isLate ? [] : [part(.staticText, "rung.earlier", y: 460)]))
  }

  @Test func everyRungIsToldInAReport() throws {
    let mail = MailDevice(ScriptedDevice(changes: [.seconds(1)]) { now in Self.screen(now >= .seconds(1)) })
    let error = try Atlas.with(
      Atlas {
        Message.self; Rungs.self
      }
    ) { try pageError { try Page<Rungs>(on: mail.app) } }
    #expect(
      plain(error) == """
        RungTextTests.swift:LINE: Rungs did not load within 5 seconds (3 looks)
          missing 11 of 11 required:
            ✗ tooFew — at least 3 cell "rung.row", required at RungTextTests.swift:LINE
                nearest: cell "rung.row" — 2 of at least 3 rows
            ✗ otherType — button "rung.menu", required at RungTextTests.swift:LINE
                nearest: staticText "rung.menu" — same identifier, other type
            ✗ asLabel — button "rung.share", required at RungTextTests.swift:LINE
                nearest: button "share" “rung.share” — this is its label, not its identifier
            ✗ asIdentifier — button “Print”, required at RungTextTests.swift:LINE
                nearest: button "Print" — this is its identifier, not its label
            ✗ lastPart — button "rung.archive", required at RungTextTests.swift:LINE
                nearest: button "toolbar.archive" — same last part
            ✗ typo — button "rung.compose", required at RungTextTests.swift:LINE
                nearest: button "rung.compsoe" — edit distance 1
            ✗ covered — button "rung.covered", required at RungTextTests.swift:LINE; not hittable
                nearest: button "rung.covered" — it is covered by other "hint"
            ✗ offScreen — button "rung.below", required at RungTextTests.swift:LINE; not hittable
                nearest: button "rung.below" — it is off screen
            ✗ disabled — button "rung.disabled", required at RungTextTests.swift:LINE; not enabled
                nearest: button "rung.disabled" — it is disabled
            ✗ earlier — staticText "rung.earlier", required at RungTextTests.swift:LINE (there at 0 seconds, then gone)
            ✗ nothing — staticText "unheard of", required at RungTextTests.swift:LINE
          steps: Arrive at Rungs
          device: Scripted, 375 × 812, compact, portrait, light, en-US, text large
          tree:
            application “Mail” (0, 0) 375 × 812
              cell "rung.row" (16, 100) 200 × 40  ✓ tooFew
              cell "rung.row" (16, 140) 200 × 40  ✓ tooFew
              staticText "rung.menu" (16, 180) 200 × 40  ← near otherType
              button "share" “rung.share” (16, 220) 200 × 40  ← near asLabel
              button "Print" (16, 260) 200 × 40  ← near asIdentifier
              button "toolbar.archive" (16, 300) 200 × 40  ← near lastPart
              button "rung.compsoe" (16, 340) 200 × 40  ← near typo
              button "rung.covered" (16, 380) 200 × 40 covered  ← near covered
              other "hint" (16, 380) 200 × 40
              button "rung.below" (16, 900) 200 × 40 covered  ← near offScreen
              button "rung.disabled" (16, 420) 200 × 40 disabled  ← near disabled
        """)
  }
}
