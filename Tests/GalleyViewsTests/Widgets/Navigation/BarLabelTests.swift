import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

private struct LoudStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    HStack {
      Text("loud")
      configuration.label
    }
  }
}

@MainActor @Suite struct BarLabelTests {
  @Test func labelsInToolbarsAreIconsWithSpokenTitles() throws {
    let stage = try ViewTestHarness {
      NavigationStack {
        Label("inside", systemImage: "star")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
            ToolbarItem(placement: .topBarLeading) {
              Menu {
                Button("Entry", systemImage: "star") {}
              } label: {
                Label("Sort", systemImage: "arrow.up")
              }
            }
            ToolbarItem(placement: .bottomBar) {
              Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
            }
          }
      }
    }
    #expect(stage.frame("Add").width < 40)
    #expect(stage.frame("Sort").width < 40)
    #expect(stage.frame("Both").width > stage.frame("Add").width)
    #expect(stage.all(.staticText).map(\.label).contains("inside"))
    stage.tap("Sort")
    stage.advance(.seconds(1))
    #expect(stage.frame("Entry").width > 50, "a menu has titles")
  }

  @Test func linksHaveTheStylesOfButtons() throws {
    let stage = try ViewTestHarness {
      NavigationStack {
        VStack {
          NavigationLink("plain") { Text("page of plain") }.buttonStyle(.plain)
          NavigationLink("styled") { Text("page of styled") }.buttonStyle(LoudStyle())
          NavigationLink("usual") { Text("page of usual") }
        }
      }
    }
    let environment = stage.host.environment
    #expect(stage.find("plain")?.appearance?.foreground != Color.accentColor.resolved(in: environment).text)
    #expect(stage.find("usual")?.appearance?.foreground == Color.accentColor.resolved(in: environment).text)
    let links = stage.all(.button).map(\.label)
    #expect(links.count == 3)
    #expect(links.contains { $0.contains("loud") && $0.contains("styled") })
    let styled = try #require(stage.all(.button).first { $0.label.contains("styled") })
    stage.tap(CGPoint(x: styled.frame.midX, y: styled.frame.midY))
    stage.advance(.seconds(1))
    #expect(stage.find("page of styled") != nil)
  }
}
