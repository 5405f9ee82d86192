import Foundation
import GalleyAutomation
import GalleyTree
import Testing

@testable import GalleyPages
@testable import MailApp

@Suite struct LayoutDescriptionTests {
  @Test func elementsAreNamedAfterTheirProperties() {
    let inbox = LayoutDescription.of(Inbox.self)
    #expect(inbox.name == "Inbox")
    #expect(
      inbox.properties.map(\.name) == [
        "title", "compose", "messages", "tabs", "sidebar", "spinner", "banner", "clock", "folder",
      ])
    #expect(inbox.name(of: Inbox().compose.declaration) == "compose")
    #expect(inbox.name(of: Inbox().messages.declaration) == "messages")
  }

  @Test func elementsOfAFamilyAreNamedByTheirLocator() {
    let inbox = LayoutDescription.of(Inbox.self)
    let drafts = Inbox().folder.element("drafts")
    #expect(inbox.name(of: drafts.declaration) == "button \"folder.drafts\"")
  }

  @Test func requirementsKnowTheirLine() {
    struct Lines: Layout {
      let a = Label("a")
      let b = Label("b")
      var body: Blueprint {
        Required {
          a
          b
        }
      }
    }
    let promises = LayoutDescription.of(Lines.self).promises(on: phone)
    #expect(promises.required[1].place.line == promises.required[0].place.line + 1)
    #expect(promises.required[0].place.fileID == "GalleyPagesTests/LayoutDescriptionTests.swift")
  }

  @Test func traitsChooseParts() {
    let inbox = LayoutDescription.of(Inbox.self)
    func required(_ configuration: Configuration) -> [String] {
      inbox.promises(on: configuration).required.compactMap(\.member.declaration).map(inbox.name)
    }
    #expect(required(phone) == ["title", "compose", "messages", "tabs"])
    #expect(required(tablet) == ["title", "compose", "messages", "sidebar"])
  }

  private let phone = Configuration(device: "Phone", size: CGSize(width: 375, height: 812), scale: 3)
  private let tablet = Configuration(device: "Tablet", size: CGSize(width: 834, height: 1194), scale: 2)
}
