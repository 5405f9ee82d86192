import Foundation
import GalleyAuthoring
import GalleyAutomation
import GalleyPages
import GalleyTree
import ScriptedDevice
import Testing

@testable import MailApp

@Suite struct AtlasTests {
  @Test func edgesAreTheWaysBetweenPages() {
    let edges = Atlas.mail.edges.map { "\($0.from) --\($0.via)--> \($0.to)" }
    #expect(
      edges == [
        "SignIn --submit--> Inbox",
        "SignIn --submit--> TwoFactor",
        "Inbox --compose--> Composer",
        "Inbox --messages[].open--> Message",
        "Inbox --tabs.home--> Inbox",
        "Inbox --folder()--> Inbox",
        "Composer --send--> Inbox",
      ])
  }

  @Test func wellMadeLayoutsHaveNoProblems() {
    #expect(Atlas.mail.problems().filter { $0.rule.severity == .error } == [])
  }

  struct Faulty: Layout {
    let title = Label("faulty.title")
    let heading = Label("faulty.title")
    let image = Image("faulty.title")
    let back = Button("faulty.back")
    let masked = Label("faulty.masked")
    let parts = Component("faulty.parts", Parts.self)
    let drag = Family { (index: Int) in Button("faulty.\(index)") }

    enum Checkpoints: String, CheckpointName { case only }

    var body: Blueprint {
      Required {
        title
        heading
        parts
      }
      Optionally { image }
      When(.regular) { Absent { back } }
      Checkpoint(Checkpoints.only) { masked }
    }
  }

  struct Parts: Layout {
    let lost = Label("parts.lost")
    var body: Blueprint { Required {} }
  }

  @Test func allProblemsAreToldTogether() {
    let atlas = Atlas {
      Faulty.self
      Faulty.self
    }
    #expect(
      atlas.problems().map { plain($0.description) } == [
        "AtlasTests.swift:LINE: Faulty.heading is found by the same locator as title: remove one of them, or change "
          + "its locator [duplicate-locator]",
        "AtlasTests.swift:LINE: Faulty.back is hidden by a member of Page: rename it, such as backButton "
          + "[hidden-name]",
        "Faulty.drag is hidden by a member of Page: rename it, such as dragElement [hidden-name]",
        "AtlasTests.swift:LINE: the body of Faulty does not mention masked: put it in Required, Optionally or Absent "
          + "[unstated-presence]",
        "AtlasTests.swift:LINE: the checkpoint only has a region for Faulty.masked, which may be missing, and fails "
          + "then: require it, or remove the region [optional-mask]",
        "AtlasTests.swift:LINE: the body of Parts does not mention lost: put it in Required, Optionally or Absent "
          + "[unstated-presence]",
        "AtlasTests.swift:LINE: the atlas names Faulty twice: remove one of them [repeated-page]",
      ])
  }

  @Test func aLayoutInsideOfItselfIsWalkedOnce() {
    struct Node: Layout {
      let open = Button("node.open", opens: Message.self)
      let children = Rows("node.child", of: Node.self)
      var body: Blueprint {
        Required { open }
        Optionally { children }
      }
    }
    let atlas = Atlas { Node.self }
    #expect(atlas.edges.map(\.via) == ["open"])
    #expect(atlas.problems().map(\.rule) == [.unknownDestination])
  }

  @Test func theAtlasOfATaskComesBeforeThatOfTheProcess() throws {
    let mail = MailDevice(Mail.app([]))
    let bare = Atlas { Message.self }
    let error = try Atlas.with(bare) { try pageError { try Page<Inbox>(on: mail.app) } }
    guard case .notLoaded(let report) = error.failure else { throw error }
    #expect(report.recognition.pages.isEmpty && report.recognition.closest == nil)
  }
}
