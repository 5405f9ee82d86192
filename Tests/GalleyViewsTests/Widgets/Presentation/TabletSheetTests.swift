import Foundation
import GalleyImage
import GalleyTree
import SwiftUI
import Testing

/// Sheets on a tablet are cards in the middle of the screen.
@MainActor @Suite struct TabletSheetTests {
  private struct Screen<Content: View>: View {
    @State private var isShown = true
    @ViewBuilder let content: Content

    var body: some View {
      Color.white.ignoresSafeArea().overlay(Text(isShown ? "covered" : "free"))
        .sheet(isPresented: $isShown) { content }
    }
  }

  private func stage(
    width: Double = 820, height: Double = 1180, @ViewBuilder _ content: () -> some View
  ) throws -> ViewTestHarness {
    let stage = try ViewTestHarness(
      width: width, height: height, safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
    ) {
      Screen(content: content)
    }
    stage.advance(.seconds(1))
    return stage
  }

  private func card(_ stage: ViewTestHarness) -> CGRect { stage.all(.sheet).first?.frame ?? .null }

  @Test func aPageStandsInTheMiddleOfADimmedScreen() throws {
    let stage = try stage { Color.red }
    let card = card(stage)
    #expect(card == CGRect(x: 58, y: 94, width: 704, height: 996))
    #expect(try stage.color(410, 600) == RGBA(hex: 0xFF3B30))
    // Corners are round below, too, and the screen around is dimmed and in its place.
    let outside = try stage.color(20, 600)
    #expect(outside == RGBA(hex: 0xCCCCCC))
    #expect(try stage.color(card.minX + 1, card.maxY - 1) == outside && stage.color(20, 4) == outside)
  }

  @Test func aLowScreenLeavesASmallDistance() throws {
    let stage = try stage(width: 1180, height: 820) { Color.red }
    #expect(card(stage) == CGRect(x: 238, y: 44, width: 704, height: 736))
  }

  @Test func formsAndFittedSheetsAreSmaller() throws {
    #expect(
      try card(stage { Color.red.presentationSizing(.form) }).size == CGSize(width: 540, height: 620))
    #expect(
      try card(stage { Color.red.frame(width: 300, height: 200).presentationSizing(.fitted) }).size
        == CGSize(width: 300, height: 200))
  }

  @Test func aDetentSetsTheHeight() throws {
    let stage = try stage { Color.red.presentationDetents([.height(300)]) }
    #expect(card(stage) == CGRect(x: 58, y: 442, width: 704, height: 300))
    #expect(stage.find("Sheet Grabber") == nil)
  }

  @Test func aTapOutsideAndAPullTakeItAway() throws {
    let tapped = try stage { Color.red }
    tapped.tap(CGPoint(x: 20, y: 600))
    tapped.advance(.seconds(1))
    #expect(tapped.find("free") != nil && tapped.all(.sheet).isEmpty)
    let pulled = try stage { Color.red }
    pulled.drag(from: CGPoint(x: 400, y: 200), by: CGVector(dx: 0, dy: 800), over: .milliseconds(400))
    pulled.advance(.seconds(1))
    #expect(pulled.find("free") != nil)
  }

  @Test func barsOnTheCardAreAsWideAsTheCard() throws {
    let stage = try stage {
      NavigationStack {
        Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
      }
    }
    let bar = try #require(stage.all(.navigationBar).first).frame
    #expect(bar.minX == 58 && bar.width == 704)
    #expect(stage.frame("Cancel").minX == 74 && stage.frame("page").midX == 410)
  }
}
