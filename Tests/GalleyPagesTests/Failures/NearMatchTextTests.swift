import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import ScriptedDevice
import Testing

@testable import MailApp

/// Near matches of every kind, in one report.
@Suite struct NearMatchTextTests {
  struct NearMisses: Layout {
    let tooFew = Rows("near.row", of: Row.self)
    let otherType = Button("near.menu")
    let asLabel = Button("near.share")
    let asIdentifier = Button(.label("Print"))
    let lastPart = Button("near.archive")
    let typo = Button("near.compose")
    let covered = Button("near.covered")
    let offScreen = Button("near.below")
    let disabled = Button("near.disabled")
    let earlier = Label("near.earlier")
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
      part(.cell, "near.row", y: 100), part(.cell, "near.row", y: 140),
      part(.staticText, "near.menu", y: 180),
      part(.button, "share", "near.share", y: 220), part(.button, "Print", y: 260),
      part(.button, "toolbar.archive", y: 300), part(.button, "near.compsoe", y: 340),
      part(.button, "near.covered", y: 380), part(.other, "hint", y: 380),
      part(.button, "near.below", y: 900),
      part(.button, "near.disabled", y: 420, isEnabled: false),
    ]
    return Mail.app(parts + (isLate ? [] : [part(.staticText, "near.earlier", y: 460)]))
  }

  @Test func everyKindIsShownInAReport() throws {
    let mail = MailDevice(ScriptedDevice(changes: [.seconds(1)]) { now in Self.screen(now >= .seconds(1)) })
    let error = try Atlas.with(
      Atlas {
        Message.self; NearMisses.self
      }
    ) { try pageError { try Page<NearMisses>(on: mail.app) } }
    #expect(
      plain(error) == """
        NearMatchTextTests.swift:LINE: NearMisses did not load within 5 seconds (3 looks)
          missing 11 of 11 required:
            ✗ tooFew — at least 3 cell "near.row", required at NearMatchTextTests.swift:LINE
                nearest: cell "near.row" — 2 of at least 3 rows
            ✗ otherType — button "near.menu", required at NearMatchTextTests.swift:LINE
                nearest: staticText "near.menu" — same identifier, other type
            ✗ asLabel — button "near.share", required at NearMatchTextTests.swift:LINE
                nearest: button "share" “near.share” — this is its label, not its identifier
            ✗ asIdentifier — button “Print”, required at NearMatchTextTests.swift:LINE
                nearest: button "Print" — this is its identifier, not its label
            ✗ lastPart — button "near.archive", required at NearMatchTextTests.swift:LINE
                nearest: button "toolbar.archive" — same last part
            ✗ typo — button "near.compose", required at NearMatchTextTests.swift:LINE
                nearest: button "near.compsoe" — edit distance 1
            ✗ covered — button "near.covered", required at NearMatchTextTests.swift:LINE; not hittable
                nearest: button "near.covered" — it is covered by other "hint"
            ✗ offScreen — button "near.below", required at NearMatchTextTests.swift:LINE; not hittable
                nearest: button "near.below" — it is off screen
            ✗ disabled — button "near.disabled", required at NearMatchTextTests.swift:LINE; not enabled
                nearest: button "near.disabled" — it is disabled
            ✗ earlier — staticText "near.earlier", required at NearMatchTextTests.swift:LINE (there at 0 seconds, then gone)
            ✗ nothing — staticText "unheard of", required at NearMatchTextTests.swift:LINE
          steps: Arrive at NearMisses
          device: Scripted, 375 × 812, compact, portrait, light, en-US, text large
          tree:
            application “Mail” (0, 0) 375 × 812
              cell "near.row" (16, 100) 200 × 40  ✓ tooFew
              cell "near.row" (16, 140) 200 × 40  ✓ tooFew
              staticText "near.menu" (16, 180) 200 × 40  ← near otherType
              button "share" “near.share” (16, 220) 200 × 40  ← near asLabel
              button "Print" (16, 260) 200 × 40  ← near asIdentifier
              button "toolbar.archive" (16, 300) 200 × 40  ← near lastPart
              button "near.compsoe" (16, 340) 200 × 40  ← near typo
              button "near.covered" (16, 380) 200 × 40 covered  ← near covered
              other "hint" (16, 380) 200 × 40
              button "near.below" (16, 900) 200 × 40 covered  ← near offScreen
              button "near.disabled" (16, 420) 200 × 40 disabled  ← near disabled
        """)
  }
}
