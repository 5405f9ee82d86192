import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Looks that an app sets for tables, which lists are before iOS 16 alone.
@MainActor @Suite struct UITableViewTests {
  private static let red = RGBA(hex: 0xFF0000)

  private func stage(
    _ version: String, _ dress: @escaping () -> Void, @ViewBuilder _ content: () -> some View
  ) throws -> ViewTestHarness {
    let content = content()
    return try ViewTestHarness(environment: { $0.systemVersion = version }) {
      Dressed(dress) { content }
    }
  }

  private var rows: some View { List(0..<3, id: \.self) { Text("row \($0)") } }

  @Test func `lists that are tables have the background of the proxy`() throws {
    let dress: () -> Void = { UITableView.appearance().backgroundColor = .red }
    let old = try stage("15.0", dress) { rows }
    #expect(try old.color(4, 500) == Self.red)
    #expect(old.all(.table).first?.appearance?.background == "#FF0000FF")
    #expect(try stage("26.0", dress) { rows }.color(4, 500) == RGBA(hex: 0xF2F2F7))
    #expect(
      try stage("15.0", dress) { rows.scrollContentBackground(.hidden) }.color(4, 500) == .white)
  }

  @Test func `rows and lines have the colours of their proxies`() throws {
    func line(_ dress: @escaping () -> Void) throws -> RGBA {
      let stage = try stage("15.0", dress) { rows.listStyle(.plain) }
      let row = try #require(stage.all(.cell).first).frame
      return try stage.color(200, row.maxY - 1)
    }
    #expect(try line { UITableView.appearance().separatorColor = .red } == Self.red)
    #expect(try line { UITableView.appearance().separatorStyle = .none } == .white)
    let painted = try stage("15.0") {
      UITableViewCell.appearance().backgroundColor = .red
    } _: {
      rows
    }
    let frame = try #require(painted.all(.cell).first).frame
    #expect(try painted.color(frame.maxX - 4, frame.midY) == Self.red)
  }
}
