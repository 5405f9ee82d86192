import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// What is carried from one view to another by a finger that has pressed long.
@MainActor @Suite struct DragAndDropTests {
  private final class Log: @unchecked Sendable {
    // Everything happens on the main actor.
    var entries: [String] = []
  }

  private struct Note: Transferable, Hashable, Codable {
    let text: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(for: Note.self, contentType: UTType(exportedAs: "org.example.note"))
      ProxyRepresentation(exporting: \Note.text)
    }
  }

  private struct Board: View {
    let log: Log
    @State private var isTargeted = false

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).draggable("word")
        Color.blue.frame(height: 100).draggable(Note(text: "note"))
        Text(isTargeted ? "over" : "free").frame(height: 100).frame(maxWidth: .infinity)
          .dropDestination(for: String.self) { words, place in
            log.entries.append("\(words) at \(Int(place.x)), \(Int(place.y))")
            return true
          } isTargeted: {
            isTargeted = $0
          }
        Color.green.frame(height: 100)
          .dropDestination(for: Note.self) { notes, _ in
            log.entries.append("note \(notes.map(\.text))")
            return true
          }
      }
    }
  }

  /// Presses long at a point, and goes to another one.
  private func drag(
    _ stage: ViewTestHarness, from start: CGPoint, to end: CGPoint, pressing: Duration = .seconds(1),
    lifts: Bool = true
  ) {
    stage.host.touch(.began, at: start)
    stage.advance(pressing)
    for step in 1...10 {
      let part = Double(step) / 10
      stage.host.touch(
        .moved,
        at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      stage.advance(.milliseconds(20))
    }
    if lifts { stage.host.touch(.ended, at: end) }
    stage.advance(.milliseconds(100))
  }

  @Test func `a text is dropped where texts are taken, at its place there`() throws {
    let log = Log()
    let stage = try ViewTestHarness(width: 300, height: 400) { Board(log: log) }
    drag(stage, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 120, y: 230))
    #expect(log.entries == ["[\"word\"] at 120, 30"])
    #expect(stage.find("free") != nil)
  }

  @Test func `the view below is told, and what is carried is drawn there`() throws {
    let log = Log()
    let stage = try ViewTestHarness(width: 300, height: 400) { Board(log: log) }
    drag(stage, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 350), lifts: false)
    // Over the green view, which takes no texts: red is seen through a little there.
    #expect(try stage.color(50, 350) != stage.color(50, 150))
    #expect(try stage.color(50, 350).red > 180)
    #expect(stage.find("free") != nil)
    stage.host.touch(.moved, at: CGPoint(x: 50, y: 250))
    stage.host.flush()
    #expect(stage.find("over") != nil)
    stage.host.touch(.ended, at: CGPoint(x: 50, y: 50))
    stage.advance(.milliseconds(100))
    #expect(log.entries == [])
    #expect(stage.find("free") != nil)
  }

  @Test func `a value is taken as itself and as what stands for it`() throws {
    let log = Log()
    let stage = try ViewTestHarness(width: 300, height: 400) { Board(log: log) }
    drag(stage, from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 350))
    drag(stage, from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 250))
    #expect(log.entries == ["note [\"note\"]", "[\"note\"] at 50, 50"])
  }

  @Test func `without a long press nothing is carried`() throws {
    let log = Log()
    let stage = try ViewTestHarness(width: 300, height: 400) { Board(log: log) }
    drag(stage, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 250), pressing: .milliseconds(100))
    #expect(log.entries == [])
  }

  private struct Delegate: DropDelegate {
    let log: Log
    let operation: DropOperation

    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }

    func dropEntered(info: DropInfo) { log.entries.append("entered") }

    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }

    func dropExited(info: DropInfo) { log.entries.append("exited") }

    func performDrop(info: DropInfo) -> Bool {
      let log = log
      for provider in info.itemProviders(for: [.plainText]) {
        provider.loadObject(ofClass: String.self) { text, _ in
          log.entries.append("performed \(text ?? "nothing")")
        }
      }
      return true
    }
  }

  @Test func `a delegate decides`() throws {
    for operation in [DropOperation.move, .forbidden] {
      let log = Log()
      let stage = try ViewTestHarness(width: 300, height: 400) {
        VStack(spacing: 0) {
          Color.red.frame(height: 100).onDrag { NSItemProvider(object: NSString(string: "text")) }
          Color.blue.frame(height: 200).onDrop(
            of: [.text], delegate: Delegate(log: log, operation: operation))
          Color.red.frame(height: 100).onDrag {
            NSItemProvider(object: NSURL(fileURLWithPath: "/example"))
          }
        }
      }
      drag(stage, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 200))
      #expect(log.entries == ["entered", operation == .move ? "performed text" : "exited"])
      log.entries = []
      // An address is no text.
      drag(stage, from: CGPoint(x: 50, y: 350), to: CGPoint(x: 50, y: 200))
      #expect(log.entries == [])
    }
  }

  @Test func `kinds of data are of other kinds`() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "unknown") == nil)
    #expect(UTType.json.preferredFilenameExtension == "json")
    #expect(UTType(exportedAs: "org.example.note").conforms(to: UTType(exportedAs: "org.example.note")))
  }

  private struct Rows: View {
    @State private var names = ["one", "two", "three", "four"]
    @State private var mode = EditMode.inactive

    var body: some View {
      VStack {
        List {
          ForEach(names, id: \.self) { name in
            Text(name).moveDisabled(name == "four")
          }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        Text(names.joined(separator: " "))
        Button("Edit") { mode = .active }
      }
      .environment(\.editMode, $mode)
    }
  }

  private func middle(_ stage: ViewTestHarness, _ name: String) -> CGPoint {
    CGPoint(x: stage.frame(name).midX, y: stage.frame(name).midY)
  }

  @Test func `a long press carries a row to another place`() throws {
    let stage = try ViewTestHarness { Rows() }
    drag(stage, from: middle(stage, "one"), to: middle(stage, "three"))
    #expect(stage.find("two three one four") != nil)
    #expect(stage.frame("two").minY < stage.frame("three").minY)
    drag(stage, from: middle(stage, "one"), to: middle(stage, "two"))
    #expect(stage.find("one two three four") != nil)
  }

  @Test func `others make room while a row is carried, and it goes back where it came from`() throws {
    let stage = try ViewTestHarness { Rows() }
    let (start, height) = (middle(stage, "one"), stage.frame("two").minY - stage.frame("one").minY)
    let before = stage.frame("two")
    drag(stage, from: start, to: CGPoint(x: start.x, y: start.y + height), lifts: false)
    #expect(stage.frame("two").minY == before.minY - height)
    #expect(stage.frame("one").minY == before.minY)
    stage.host.touch(.moved, at: start)
    stage.host.touch(.ended, at: start)
    stage.advance(.milliseconds(100))
    #expect(stage.find("one two three four") != nil)
    #expect(stage.frame("two") == before)
  }

  @Test func `while the list is edited the handle moves a row at once`() throws {
    let stage = try ViewTestHarness { Rows() }
    #expect(stage.find("Reorder two") == nil)
    stage.tap("Edit")
    stage.advance(.seconds(1))
    #expect(stage.find("Reorder two")?.type == .button)
    #expect(stage.find("Reorder four") == nil)
    drag(
      stage, from: middle(stage, "Reorder three"), to: middle(stage, "Reorder one"),
      pressing: .milliseconds(50)
    )
    #expect(stage.find("three one two four") != nil)
  }
}
