import Foundation
import GalleyAuthoring
import GalleyPages
import Testing

@testable import MailApp

@Suite struct LayoutInspectionTests {
  private let suite = LayoutInspection.Suite(module: "MailTests", atlas: .mail)

  @Test func everythingALayoutSaysIsThere() throws {
    #expect(suite.pages == ["SignIn", "TwoFactor", "Inbox", "Composer", "Message"])
    #expect(suite.overlays == ["RatingPrompt"])
    let inbox = try #require(suite.layouts.first { $0.name == "Inbox" })
    #expect(inbox.fullName == "MailApp.Inbox")
    let messages = try #require(inbox.properties.first { $0.name == "messages" })
    #expect(messages.kind == .rows)
    #expect(messages.layout == "MessageRow")
    #expect(messages.key == "subject")
    #expect(messages.locator == "cell \"inbox.message\"")
    #expect(messages.promises.map(\.minimum) == [1])
    let tabs = try #require(inbox.properties.first { $0.name == "tabs" })
    #expect(tabs.promises.map(\.presence) == [.required])
    #expect(tabs.promises.map(\.when) == [["compact"]])
    let folder = try #require(inbox.properties.first { $0.name == "folder" })
    #expect(folder.kind == .family && folder.locator == nil && folder.opens == ["Inbox"])
    #expect(inbox.checkpoints.map(\.name) == ["resting", "offline"])
    #expect(inbox.checkpoints.map { $0.regions.map(\.element) } == [["clock"], ["clock", "banner"]])
    #expect(inbox.checkpoints.flatMap(\.regions).allSatisfy { $0.kind == .ignore && $0.padding == .zero })
    #expect(inbox.checkpoints.map(\.level) == [nil, nil])
  }

  @Test func itSurvivesJSON() throws {
    var inspection = LayoutInspection(of: ["NoSuchModule"])
    #expect(inspection.suites == [])
    inspection.suites.append(suite)
    let data = try JSONEncoder().encode(inspection)
    #expect(try JSONDecoder().decode(LayoutInspection.self, from: data) == inspection)
  }

  @Test func errorsAreToldFromNotes() {
    #expect(!suite.problems.isEmpty)
    var inspection = LayoutInspection(of: [])
    inspection.suites = [suite]
    #expect(inspection.errors == [])
    inspection.suites.append(.init(module: "Others", atlas: Atlas { Contradictory.self }))
    #expect(inspection.errors.map(\.rule) == [.contradictoryPresence])
  }
}
