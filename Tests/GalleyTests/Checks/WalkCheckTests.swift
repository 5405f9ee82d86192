import Foundation
import GalleyBaselines
import GalleyPages
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

@testable import Galley
@testable import GalleyChecks

/// The pages' protocol, not that of views, which is of the same name.
private typealias Layout = GalleyPages.Layout

private struct InboxApp: App {
  var body: some Scene { WindowGroup { InboxView() } }
}

private struct InboxView: View {
  @Environment(\.launchArguments) private var arguments

  private func isGiven(_ name: String) -> Bool { arguments.contains(name) }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Inbox").font(.title).accessibilityAddTraits(.isHeader)
      GalleyViews.Button("Search") {}.accessibilityIdentifier("search")
      GalleyViews.Button("Cancel") {}.accessibilityHidden(isGiven("hides"))
        .accessibilitySortPriority(isGiven("sorts") ? 1 : 0)
      GalleyViews.Button("Done") {}.disabled(isGiven("disables"))
    }
  }
}

private struct Inbox: Layout {
  let search = GalleyPages.Button("search")
  var body: Blueprint { Required { search } }
}

/// What a person with VoiceOver hears, as a baseline.
@Suite struct WalkCheckTests {
  private let sandbox: TestSandbox

  init() throws {
    sandbox = try TestSandbox()
  }

  private func page(_ arguments: String...) throws -> Page<Inbox> {
    try Page<Inbox>(on: Application.launch(InboxApp.self, arguments: arguments))
  }

  private func approved() throws {
    _ = try sandbox.messages(.all) { try page().check("inbox", .voiceOverWalk) }
  }

  @Test func whatIsHeardIsWritten() throws {
    try approved()
    let folder = "\(sandbox.root)/Baselines/WalkCheckTests/whatIsHeardIsWritten"
    let file = "\(folder)/inbox.iphone-x-light.txt"
    #expect(
      try String(contentsOfFile: file, encoding: .utf8) == """
        VoiceOver says, in this order:
          “Inbox”, heading
          “Search”, button
          “Cancel”, button
          “Done”, button

        """)
    #expect(try sandbox.run { try page().check("inbox", .voiceOverWalk) } == .match)
  }

  @Test(arguments: [
    ("hides", "after “Search”, “Cancel” is not reached any more"),
    ("sorts", "“Cancel” is heard before “Inbox”"),
    ("disables", "“Done”, button → “Done”, dimmed, button"),
  ])
  func aChangeIsTold(_ argument: String, _ sentence: String) throws {
    _ = try sandbox.messages(.all) { try page().check("inbox", .voiceOverWalk, for: argument) }
    let message = try sandbox.messages { try page(argument).check("inbox", .voiceOverWalk, for: argument) }
    #expect(message.contains("differs from its baseline: 1 cause, "), "\(message)")
    #expect(message.contains("\n  1. \(sentence)\n"), "\(message)")
  }

  @Test func theScreenIsKeptWithAChange() throws {
    try approved()
    let application = try Application.launch(InboxApp.self, arguments: ["hides"])
    _ = try sandbox.messages { try Page<Inbox>(on: application).check("inbox", .voiceOverWalk) }
    let capture = try application.automator.driver.capture()
    let record = try #require(try Run(nil, in: Project.open(root: sandbox.root)).records.last)
    let walk = try #require(record.walk)
    let names = ["Inbox", "Search", "Done"]
    #expect(walk.scale == 3 && walk.pixels == capture.picture.digest)
    let frames = names.map { name in
      capture.snapshot.screen.paths { $0.label == name }.last.flatMap { capture.snapshot.screen[$0]?.frame }
    }
    #expect(walk.frames.map(Self.pixels) == frames.map(Self.pixels) && !frames.contains(nil))
    let run = try Run(nil, in: Project.open(root: sandbox.root))
    #expect(try run.picture(of: walk, in: record).bitmap == capture.picture)
  }

  /// The edges of a frame on a screen of three pixels a point.
  private static func pixels(_ frame: CGRect?) -> [Double]? {
    frame.map { [$0.minX, $0.minY, $0.maxX, $0.maxY].map { ($0 * 3).rounded() } }
  }

  @Test func theScreenOfAMatchIsNotKept() throws {
    try approved()
    #expect(try sandbox.run { try page().check("inbox", .voiceOverWalk) } == .match)
    let records = try Run(nil, in: Project.open(root: sandbox.root)).records
    #expect(records.count == 2 && records.count { $0.walk == nil } == 1)
  }

  @Test func aWalkMayBeEndedEarlier() throws {
    _ = try sandbox.messages(.all) { try page().check("inbox", .voiceOverWalk(limit: 2)) }
    let folder = "\(sandbox.root)/Baselines/WalkCheckTests/aWalkMayBeEndedEarlier"
    let text = try String(contentsOfFile: "\(folder)/inbox.iphone-x-light.txt", encoding: .utf8)
    #expect(
      text.hasSuffix("  “Search”, button\nThe walk is ended here, after 2 elements; the screen goes on.\n"))
    // The same elements without the note are another text.
    let message = try sandbox.messages { try page().check("inbox", .voiceOverWalk) }
    #expect(message.contains("after “Search”, “Cancel” and “Done” are reached now"), "\(message)")
  }

  @Test func aComponentIsReadAlone() throws {
    let application = try Application.launch(InboxApp.self)
    let heard = try HeardScreen(application.automator) { snapshot in
      snapshot.screen.paths { $0.identifier == "search" }[0]
    }
    #expect(heard.text == "VoiceOver says, in this order:\n  “Search”, button\n")
    #expect(try application.automator.driver.snapshot().screen.paths { $0.label == "Done" }.count == 1)
    #expect(application.device?.isVoiceOverOn == false)
  }
}
