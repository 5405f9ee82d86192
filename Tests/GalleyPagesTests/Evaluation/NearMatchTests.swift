import Foundation
import GalleyAutomation
import GalleyTree
import GoldenFiles
import ScriptedDevice
import Testing

@testable import GalleyPages
@testable import MailApp

@Suite struct NearMatchTests {
  struct Target: Layout {
    let button = Button("mail.compose")
    let retry = Button(.label("Retry"))
    let inner = Component("mail.bar", Bar.self)
    var body: Blueprint {
      Required { button.hittable.enabled }
      Optionally {
        retry
        inner
      }
    }
  }

  struct Bar: Layout {
    let button = Button("bar.button")
    var body: Blueprint { Required { button } }
  }

  private func element(
    _ type: ElementType, _ identifier: String = "", _ label: String = "", at y: Double = 100
  ) -> Element {
    Element(type, identifier: identifier, label: label, frame: CGRect(x: 0, y: y, width: 100, height: 40))
  }

  private func nearest(_ elements: [Element], in file: String = #fileID) throws -> [NearMatch] {
    let mail = MailDevice(Mail.app(elements))
    let error = try pageError { try Page<Target>(on: mail.app) }
    guard case .notLoaded(let report) = error.failure else { throw error }
    return report.candidates[0].findings[0].nearest
  }

  @Test func theSameIdentifierOfAnotherTypeComesClose() throws {
    let found = try nearest([element(.staticText, "mail.compose")])
    #expect(found.map(\.kind.quality.rank) == [2])
    #expect(found.map(\.detail) == ["same identifier, other type"])
    expectGolden(found[0].element)
    #expect(found[0].path == [0, 0])
  }

  @Test func theIdentifierAsALabelComesClose() throws {
    let found = try nearest([element(.button, "other", "mail.compose")])
    #expect(found.map(\.kind.quality.rank) == [3])
    #expect(found.map(\.detail) == ["this is its label, not its identifier"])
  }

  @Test func theLabelAsAnIdentifierIsTheReverse() throws {
    let mail = MailDevice(
      Mail.app([element(.button, "mail.compose"), element(.button, "Retry", "Again", at: 200)]))
    let page = try Page<Target>(on: mail.app)
    let error = try pageError { try page.retry.text }
    guard case .element(let failure) = error.failure else { throw error }
    #expect(failure.nearest.map(\.kind.quality.rank) == [3])
    #expect(failure.nearest.map(\.detail) == ["this is its identifier, not its label"])
  }

  @Test func theSameLastPartComesClose() throws {
    let found = try nearest([element(.button, "a.very.different.compose")])
    #expect(found.map(\.kind.quality.rank) == [4])
    #expect(found.map(\.detail) == ["same last part"])
  }

  @Test func aSmallEditDistanceComesClose() throws {
    let found = try nearest([
      element(.button, "mial.compsoe"), element(.button, "mail.composer"), element(.button, "zzz"),
    ])
    #expect(found.map(\.kind.quality.rank) == [5, 5])
    #expect(found.map(\.detail) == ["edit distance 1", "edit distance 2"])
  }

  @Test func theRightElementThatIsCoveredOrDisabledComesClose() throws {
    var button = element(.button, "mail.compose")
    let cover = Element(.other, identifier: "cover", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let covered = try nearest([button, cover])
    #expect(covered.map(\.kind.quality.rank) == [6])
    #expect(covered.map(\.detail) == ["it is covered by other \"cover\""])
    button.isEnabled = false
    #expect(try nearest([button]).map(\.detail) == ["it is disabled"])
    #expect(try nearest([button, cover]).count == 2)
    button.isEnabled = true
    button.frame.origin.y = 2000
    #expect(try nearest([button]).map(\.detail) == ["it is off screen"])
  }

  @Test func theRightElementInTheWrongPlaceComesClose() throws {
    let bar = Element(.other, identifier: "mail.bar", frame: CGRect(x: 0, y: 300, width: 300, height: 60))
    let mail = MailDevice(
      Mail.app([element(.button, "mail.compose"), element(.button, "bar.button", at: 200), bar]))
    let page = try Page<Target>(on: mail.app)
    let error = try pageError { try page.inner.button.tap() }
    guard case .element(let failure) = error.failure else { throw error }
    #expect(failure.nearest.map(\.detail).contains("same identifier, elsewhere"))
  }

  @Test func atMostThreeAreShownTheClosestFirst() throws {
    let found = try nearest([
      element(.button, "mail.compose1"), element(.button, "x.compose"), element(.button, "", "mail.compose"),
      element(.staticText, "mail.compose"), element(.button, "mail.compose22"),
    ])
    #expect(found.map(\.kind.quality.rank) == [2, 3, 4])
  }

  @Test func anElementThatWasThereEarlierIsToldWithItsTime() throws {
    let device = ScriptedDevice(changes: [.milliseconds(500), .seconds(1)]) { now in
      (.milliseconds(500)..<(.seconds(1))).contains(now)
        ? Mail.app([
          Element(.button, identifier: "bar.button", frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        ])
        : Mail.app([])
    }
    struct Both: Layout {
      let button = Button("bar.button")
      let other = Label("other")
      var body: Blueprint {
        Required {
          button; other
        }
      }
    }
    let error = try pageError { try Page<Both>(on: MailDevice(device).app) }
    #expect(error.description.contains("(there at 0.5 seconds, then gone)"))
  }
}
