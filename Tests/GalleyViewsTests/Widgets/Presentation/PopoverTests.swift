import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Popovers: cards with an arrow at their view, and sheets where there is little space.
@MainActor @Suite struct PopoverTests {
  private struct Screen<Content: View>: View {
    @State private var isShown = true
    var isLow = false
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        if isLow { Spacer() }
        Button("Asks") { isShown = true }.padding(isLow ? 0 : 200)
          .popover(isPresented: $isShown) { content }
        if !isLow { Spacer() }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func stage(
    width: Double = 820, height: Double = 1180, isLow: Bool = false, scheme: ColorScheme = .light,
    @ViewBuilder _ content: () -> some View
  ) throws -> ViewTestHarness {
    let stage = try ViewTestHarness(
      width: width, height: height, safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0),
      environment: { $0.colorScheme = scheme }
    ) {
      Screen(isLow: isLow, content: content)
    }
    stage.advance(.seconds(1))
    return stage
  }

  @Test func onATabletItIsACardWithAnArrowBelowItsView() throws {
    let stage = try stage { Text("What").frame(width: 200, height: 121) }
    let card = try #require(stage.all(.popover).first)
    #expect(stage.all(.sheet).isEmpty)
    #expect(card.frame.size == CGSize(width: 200, height: 121))
    let asks = stage.frame("Asks").insetBy(dx: -200, dy: -200)
    #expect(card.frame.midX == asks.midX && card.frame.minY == asks.maxY + 13)
    #expect(stage.frame("What").midX == card.frame.midX && stage.frame("What").midY == card.frame.midY)
    // The arrow is in the card's colour, and what is around is not darkened.
    let dark = try self.stage(scheme: .dark) { Text("What").frame(width: 200, height: 120) }
    #expect(try dark.color(asks.midX, asks.maxY + 8) == RGBA(hex: 0x1C1C1E))
    #expect(try dark.color(card.frame.minX + 20, card.frame.minY + 20) == RGBA(hex: 0x1C1C1E))
    #expect(try stage.color(20, 1100) == .white)
  }

  @Test func withoutSpaceBelowItIsAbove() throws {
    let stage = try stage(isLow: true) { Text("What").frame(width: 200, height: 120) }
    let card = try #require(stage.all(.popover).first).frame
    #expect(card.maxY == stage.frame("Asks").minY - 13)
  }

  @Test func aTapBesideItTakesItAwayUnlessItMayNot() throws {
    let shown = try stage { Text("What").frame(width: 200, height: 120) }
    shown.tap(CGPoint(x: 30, y: 1100))
    #expect(shown.all(.popover).isEmpty && shown.find("What") == nil)
    let kept = try stage { Text("What").frame(width: 200, height: 120).interactiveDismissDisabled() }
    kept.tap(CGPoint(x: 30, y: 1100))
    #expect(kept.find("What") != nil)
  }

  @Test func itsContentDismissesIt() throws {
    struct Closing: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.horizontalSizeClass) private var width

      var body: some View { Button(width == .compact ? "Close" : "Wide") { dismiss() }.padding() }
    }
    let stage = try stage { Closing() }
    stage.tap("Close")
    stage.advance(.seconds(1))
    #expect(stage.all(.popover).isEmpty)
    stage.tap("Asks")
    stage.advance(.seconds(1))
    #expect(stage.find("Close") != nil)
  }

  @Test func onATelephoneItIsASheetUnlessItsContentSaysSomethingElse() throws {
    func kinds(_ adaptation: PresentationAdaptation?) throws -> [Bool] {
      let stage = try stage(width: 390, height: 844) {
        if let adaptation {
          Text("What").frame(width: 200, height: 120).presentationCompactAdaptation(adaptation)
        } else {
          Text("What").frame(width: 200, height: 120)
        }
      }
      return [!stage.all(.sheet).isEmpty, !stage.all(.popover).isEmpty]
    }
    #expect(try kinds(nil) == [true, false])
    #expect(try kinds(.sheet) == [true, false])
    #expect(try kinds(.popover) == [false, true])
    #expect(try kinds(PresentationAdaptation.none) == [false, true])
    #expect(try kinds(.fullScreenCover) == [false, false])
  }
}
