import GalleyTree
import ScriptedDevice
import Testing

@testable import GalleyAuthoring
@testable import GalleyPages
@testable import MailApp

/// A page whose picture asks different things of different parts.
private struct Mixed: Layout {
  enum Checkpoints: String, CheckpointName { case resting, loose, bare }

  let compose = Button("inbox.compose")
  let messages = Rows("inbox.message", of: MixedRow.self)
  let banner = AnyElement(.staticText, "inbox.offline-banner")

  var body: Blueprint {
    Required {
      compose
      messages
    }
    Optionally { banner }
    Checkpoint(Checkpoints.resting) {
      compose
      Region.ignore(compose, padding: 2)
      Region.exact(compose)
      Region.strict(compose)
      Region.ignoreColors(compose)
      Region.content(compose)
      Region.layout(messages, padding: 4)
      Region.floating(compose, 8)
      Region.floating(compose, up: 1, down: 2, left: 3, right: 4)
      Region.dynamic(compose)
      Region.dynamic(compose, .currency, padding: RegionEdges(left: 1))
      Region.accessibility(compose, .regularText)
    }
    Checkpoint(Checkpoints.loose, level: .layout)
    Checkpoint(Checkpoints.bare, level: .strict) { Region.floating(banner, 8) }
  }
}

private struct MixedRow: Layout {
  let subject = Label("row.subject")
  var body: Blueprint { Required { subject } }
}

@Suite struct CheckpointRegionTests {
  @Test func everyKindOfRegionIsFoundOnTheSnapshot() throws {
    let mail = MailDevice(Mail.inbox())
    let page = try Page<Mixed>(on: mail.app)
    let snapshot = try mail.device.snapshot()
    let compose = try page.compose.path(on: snapshot)
    let rows = try page.messages.paths(on: snapshot)
    #expect(rows.count > 1)
    let regions = try page.regions(for: .resting, on: snapshot)
    #expect(
      regions.map(\.kind) == [
        .ignore, .ignore, .level(.exact), .level(.strict), .level(.ignoreColors), .level(.ignoreColors),
        .level(.layout), .floating(8), .floating(RegionEdges(up: 1, down: 2, left: 3, right: 4)),
        .dynamic(nil), .dynamic(.currency), .accessibility(.regularText),
      ])
    #expect(regions.filter { $0.name == "compose" }.allSatisfy { $0.paths == [compose] })
    let ofRows = try #require(regions.first { $0.name == "messages" })
    #expect(ofRows.paths == rows)
    #expect(regions.map(\.padding) == [0, 2, 0, 0, 0, 0, 4, 0, 0, 0, RegionEdges(left: 1), 0])
  }

  @Test func aCheckpointMayStateALevel() throws {
    let mail = MailDevice(Mail.inbox())
    let page = try Page<Mixed>(on: mail.app)
    let snapshot = try mail.device.snapshot()
    #expect(page.statedLevel(for: .resting, on: snapshot) == nil)
    #expect(page.statedLevel(for: .loose, on: snapshot) == .layout)
    #expect(try page.regions(for: .loose, on: snapshot) == [])
    let facts = LayoutFacts(LayoutDescription.of(Mixed.self))
    #expect(facts.checkpoints.map(\.level) == [nil, .layout, .strict])
    #expect(facts.checkpoints.last?.regions == [.init(element: "banner", kind: .floating(8), padding: .zero)])
  }

  @Test func aRegionWhoseElementIsMissingIsAnError() throws {
    let mail = MailDevice(Mail.inbox())
    let page = try Page<Mixed>(on: mail.app)
    let error = try pageError { try page.regions(for: .bare, on: try mail.device.snapshot()) }
    #expect(
      error.description.contains(
        "cannot find banner of Mixed: there is no staticText \"inbox.offline-banner\""))
  }
}
