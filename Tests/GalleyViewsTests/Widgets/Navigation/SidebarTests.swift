import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// The list at the side of a tablet's window.
@MainActor @Suite struct SidebarTests {
  private struct Library: View {
    @State var chosen: String? = "Inbox"

    var body: some View {
      NavigationSplitView {
        List(selection: $chosen) {
          Section("Mail") {
            ForEach(["Inbox", "Sent"], id: \.self) { Label($0, systemImage: "tray") }
          }
          Section("More") {
            NavigationLink("Trash", value: "Trash")
          }
        }
        .navigationTitle("Boxes")
      } detail: {
        Text("showing \(chosen ?? "nothing")")
      }
    }
  }

  private func stage(width: Double = 1180, _ scheme: ColorScheme = .light) throws -> ViewTestHarness {
    try ViewTestHarness(
      width: width, height: 820, safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0),
      environment: { $0.colorScheme = scheme }
    ) { Library() }
  }

  private func cell(_ name: String, _ stage: ViewTestHarness) throws -> Element {
    try #require(
      stage.all(.cell).first { cell in cell.children.contains { $0.label == name } }, "\(name)")
  }

  @Test(arguments: [(ColorScheme.light, UInt32(0xF2F2F7)), (.dark, 0x1C1C1E)])
  func rowsHaveNoCardsAndTheSelectedOneIsInARoundedRectangle(_ scheme: ColorScheme, _ background: UInt32)
    throws
  {
    let stage = try stage(scheme)
    let (inbox, sent) = (try cell("Inbox", stage).frame, try cell("Sent", stage).frame)
    #expect(inbox.minX == 10 && inbox.width == 300)
    #expect(try stage.color(sent.midX + 60, sent.midY) == RGBA(hex: background))
    #expect(try stage.color(sent.midX + 60, sent.maxY - 1) == RGBA(hex: background))
    #expect(try stage.color(inbox.midX + 60, inbox.midY) != RGBA(hex: background))
    // Its corners are round.
    #expect(try stage.color(inbox.minX + 1, inbox.minY + 1) == RGBA(hex: background))
    #expect(try cell("Inbox", stage).traits.contains(.selected))
  }

  @Test func linesAboveSectionsCloseAndOpenThem() throws {
    let stage = try stage()
    let header = try #require(stage.find("Mail"))
    #expect(header.traits.contains(.header) && stage.find("MAIL") == nil)
    stage.tap("Mail")
    #expect(stage.find("Inbox") == nil && stage.find("Trash") != nil && stage.find("Expand") != nil)
    #expect(stage.find("showing Inbox") != nil)
    stage.tap("Mail")
    #expect(stage.find("Inbox") != nil && stage.find("Expand") == nil)
  }

  @Test func aTapSelectsARowAlsoWhereItIsALink() throws {
    let stage = try stage()
    // Rows lead nowhere, so that there is no arrow at their end.
    #expect(stage.all(.image).allSatisfy { $0.frame.maxX < 100 || $0.frame.minX > 320 })
    stage.tap("Trash")
    #expect(stage.find("showing Trash") != nil)
    #expect(try cell("Trash", stage).traits.contains(.selected))
  }

  @Test func anAppMayKeepItselfWhichSectionsAreOpen() throws {
    struct Kept: View {
      @State private var isOpen = false

      var body: some View {
        List {
          Section("Mail", isExpanded: $isOpen) { Text("Inbox") }
          Text(isOpen ? "open" : "closed")
        }
        .listStyle(.sidebar)
      }
    }
    let stage = try ViewTestHarness(width: 1180, height: 820) { Kept() }
    #expect(stage.find("Inbox") == nil && stage.find("closed") != nil)
    stage.tap("Mail")
    #expect(stage.find("Inbox") != nil && stage.find("open") != nil)
  }

  @Test func onATelephoneRowsAreCards() throws {
    let stage = try ViewTestHarness(width: 390, height: 844) {
      List {
        Section("Mail") { Text("Inbox") }
      }
      .listStyle(.sidebar)
    }
    #expect(stage.find("MAIL") != nil && stage.find("Collapse") == nil)
    #expect(try cell("Inbox", stage).frame.minX == 16)
  }
}
