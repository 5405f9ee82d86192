import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
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
    expectGolden(plain(error))
  }
}
