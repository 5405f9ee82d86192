import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// Lists that are scrolled without a finger, and views that move as fast as a test says.
@Suite struct ScrollingTests {
  private struct Rows: View {
    var body: some View {
      List {
        ForEach(0..<200, id: \.self) { Text("row \($0)").accessibilityIdentifier("row-\($0)") }
      }
      .accessibilityIdentifier("list")
    }
  }

  private static func rows() throws -> (SimulatedDevice, Tunnel) {
    let device = try SimulatedDevice()
    try device.show("Rows") { AnyView(Rows()) }
    return (device, device.tunnel(to: "Rows"))
  }

  /// Whether a row is wholly on the screen.
  private static func isSeen(_ row: Int, _ device: SimulatedDevice) throws -> Bool {
    let snapshot = try device.snapshot()
    let screen = snapshot.screen
    guard let path = screen.paths(where: { $0.identifier == "row-\(row)" }).first,
      let frame = screen[path]?.frame
    else { return false }
    return frame.minY >= 0 && frame.maxY <= snapshot.configuration.size.height
  }

  @Test(arguments: [0, 3, 77, 150, 199]) func toARow(_ row: Int) throws {
    let (device, tunnel) = try Self.rows()
    #expect(tunnel.scrollTableView(withIdentifier: "list", toRowIndex: row))
    #expect(try Self.isSeen(row, device))
    #expect(tunnel.scrollTableView(withIdentifier: "list", toRowIndex: 0))
    #expect(try Self.isSeen(0, device))
  }

  @Test func beyondTheLastRowItIsTheLastOne() throws {
    let (device, tunnel) = try Self.rows()
    #expect(tunnel.scrollCollectionView(withIdentifier: "list", toElementIndex: .max))
    #expect(try Self.isSeen(199, device))
  }

  @Test func toAnElement() throws {
    let (device, tunnel) = try Self.rows()
    #expect(tunnel.scrollTableView(withIdentifier: "list", toElementWithIdentifier: "row-120"))
    #expect(try Self.isSeen(120, device))
    #expect(tunnel.scrollCollectionView(withIdentifier: "list", toElementWithIdentifier: "row-4"))
    #expect(try Self.isSeen(4, device))
    #expect(!tunnel.scrollScrollView(withIdentifier: "list", toElementWithIdentifier: "row-200"))
    #expect(!tunnel.scrollScrollView(withIdentifier: "none", toElementWithIdentifier: "row-1"))
  }

  @Test func toAPartOfTheWay() throws {
    let (device, tunnel) = try Self.rows()
    #expect(tunnel.scrollScrollView(withIdentifier: "list", toOffset: 1))
    #expect(try Self.isSeen(199, device))
    #expect(tunnel.scrollScrollView(withIdentifier: "list", toOffset: 0.5))
    #expect(try Self.isSeen(100, device))
    #expect(tunnel.scrollScrollView(withIdentifier: "list", toOffset: 0))
    #expect(try Self.isSeen(0, device))
    #expect(!tunnel.scrollScrollView(withIdentifier: "none", toOffset: 0))
    #expect(!device.tunnel(to: "other").scrollScrollView(withIdentifier: "list", toOffset: 0))
  }

  private struct Moving: View {
    @State private var isThere = false

    var body: some View {
      Text("moving").offset(x: isThere ? 100 : 0)
        .animation(.linear(duration: 10), value: isThere)
        .onAppear { isThere = true }
    }
  }

  @Test(arguments: [(1.0, 10_000), (10.0, 1000), (2.5, 4000)])
  func viewsMoveAsFastAsTheTestSays(_ speed: Double, _ milliseconds: Int) throws {
    let device = try SimulatedDevice()
    device.launchTime = .zero
    #expect(device.tunnel(to: "Moving").setUserInterfaceAnimationSpeed(speed))
    try device.show("Moving") { AnyView(Moving()) }
    device.advance(by: .milliseconds(milliseconds - 100))
    #expect(device.activity == ["animation"])
    device.advance(by: .milliseconds(200))
    #expect(device.activity == [])
  }

  @Test func animationsAreSwitchedOff() throws {
    let device = try SimulatedDevice()
    device.launchTime = .zero
    let tunnel = device.tunnel(to: "Moving")
    #expect(tunnel.userInterfaceAnimationsEnabled() && tunnel.userInterfaceAnimationSpeed() == 1)
    #expect(tunnel.setUserInterfaceAnimationsEnabled(false) && !tunnel.userInterfaceAnimationsEnabled())
    #expect(!tunnel.setUserInterfaceAnimationSpeed(0))
    try device.show("Moving") { AnyView(Moving()) }
    device.advance(by: .milliseconds(50))
    #expect(device.activity == [])
    #expect(tunnel.setUserInterfaceAnimationsEnabled(true) && tunnel.userInterfaceAnimationSpeed() == 1)
  }
}
