import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

private struct Place: Identifiable {
  let id: String
  var parts: [Place]?
}

@MainActor @Suite struct OutlineGroupTests {
  private let world = [
    Place(id: "Europe", parts: [Place(id: "Italy", parts: [Place(id: "Rome")]), Place(id: "Malta")]),
    Place(id: "Antarctica"),
  ]

  @Test func membersShowWhatIsInsideThem() throws {
    let world = world
    let stage = try ViewTestHarness { List(world, children: \.parts) { Text($0.id) } }
    func rows() -> [String] {
      ["Europe", "Italy", "Rome", "Malta", "Antarctica"].filter { stage.find($0) != nil }
    }
    #expect(rows() == ["Europe", "Antarctica"])
    stage.tap("Europe")
    stage.advance(.seconds(1))
    #expect(rows() == ["Europe", "Italy", "Malta", "Antarctica"])
    stage.tap("Italy")
    stage.advance(.seconds(1))
    #expect(rows() == ["Europe", "Italy", "Rome", "Malta", "Antarctica"])
    stage.tap("Europe")
    stage.advance(.seconds(1))
    #expect(rows() == ["Europe", "Antarctica"])
  }

  @Test func aContainerBackgroundFillsThePage() throws {
    let stage = try ViewTestHarness(width: 200, height: 200) {
      Text("page").containerBackground(.red, for: .navigation)
    }
    #expect(try stage.color(5, 195) == Color.red.resolved(in: stage.host.environment))
    let widget = try ViewTestHarness(width: 200, height: 200) {
      Text("page").containerBackground(.red, for: .widget)
    }
    #expect(try widget.color(5, 195) == .white)
  }
}
