import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

private struct Screen<Content: View>: View {
  @State private var taps = 0
  let content: (@escaping () -> Void) -> Content

  var body: some View {
    VStack(spacing: 0) {
      content { taps += 1 }
      Text("taps \(taps)")
    }
  }
}

/// What Apple's pages on `ButtonStyle` and `PrimitiveButtonStyle` say.
@MainActor @Suite struct ButtonStyleTests {
  @Test func aStyleShowsLabelRoleAndPressing() throws {
    let stage = try ViewTestHarness {
      Screen { tap in Button("Go", role: .destructive, action: tap).buttonStyle(TellingStyle()) }
    }
    let button = try #require(stage.all(.button).first)
    #expect(button.label == "Go, idle, enabled, destructive")
    #expect(button.frame.size == CGSize(width: 200, height: 100))
    let middle = CGPoint(x: button.frame.midX, y: button.frame.minY + 4)
    stage.host.touch(.began, at: middle)
    #expect(stage.all(.button).first?.label == "Go, pressed, enabled, destructive")
    #expect(try stage.color(middle.x, middle.y) == Color.red.resolved(in: EnvironmentValues()))
    stage.host.touch(.ended, at: middle)
    #expect(stage.all(.button).first?.label == "Go, idle, enabled, destructive")
    #expect(try stage.color(middle.x, middle.y) == Color.blue.resolved(in: EnvironmentValues()))
    #expect(stage.find("taps 1") != nil)
  }

  @Test func aFingerThatLeavesIsNoTap() throws {
    let stage = try ViewTestHarness {
      Screen { tap in Button("Go", action: tap).buttonStyle(TellingStyle()) }
    }
    let middle = stage.frame("Go, idle, enabled").center
    stage.host.touch(.began, at: middle)
    stage.host.touch(.moved, at: CGPoint(x: middle.x, y: middle.y + 300))
    stage.host.touch(.ended, at: CGPoint(x: middle.x, y: middle.y + 300))
    #expect(stage.all(.button).first?.label == "Go, idle, enabled")
    #expect(stage.find("taps 0") != nil)
  }

  @Test func aDisabledButtonIsShownByItsStyleAndDoesNothing() throws {
    let stage = try ViewTestHarness {
      Screen { tap in Button("Go", action: tap).buttonStyle(TellingStyle()).disabled(true) }
    }
    stage.tap("Go, idle, disabled")
    #expect(stage.find("taps 0") != nil)
    #expect(stage.find("Go, idle, disabled")?.isEnabled == false)
  }

  @Test func aPrimitiveStyleDecidesWhatTriggers() throws {
    let stage = try ViewTestHarness {
      Screen { tap in Button("Go", action: tap).buttonStyle(TwiceStyle()) }
    }
    #expect(stage.find("Go")?.type == .button)
    stage.tap("Go")
    #expect(stage.find("taps 0") != nil)
    stage.tap("Go")
    #expect(stage.find("taps 1") != nil)
  }

  @Test func aStyleOfTheButtonItselfKeepsTheStyleFurtherOut() throws {
    let plain = try ViewTestHarness { Screen { Button("Go", action: $0).buttonStyle(.borderedProminent) } }
    let framed = try ViewTestHarness {
      Screen { Button("Go", action: $0).buttonStyle(FramedStyle()).buttonStyle(.borderedProminent) }
    }
    #expect(framed.frame("Go").size == plain.frame("Go").size)
    let frame = framed.frame("Go")
    let green = Color.green.resolved(in: EnvironmentValues())
    #expect(try framed.color(frame.minX - 5, frame.midY) == green)
    let blue = Color.blue.resolved(in: EnvironmentValues())
    #expect(try framed.color(frame.minX + 4, frame.midY) == blue)
    framed.tap("Go")
    #expect(framed.find("taps 1") != nil)
  }

  @Test func stylesNestAsOftenAsTheyAreSet() throws {
    let stage = try ViewTestHarness {
      Screen { Button("Go", action: $0).buttonStyle(FramedStyle()).buttonStyle(FramedStyle()) }
    }
    let frame = stage.frame("Go")
    let green = Color.green.resolved(in: EnvironmentValues())
    #expect(try stage.color(frame.minX - 15, frame.midY) == green)
    #expect(try stage.color(frame.minX - 22, frame.midY) == .white)
  }

  @Test func aNamedStyleShowsWhatItsMemberShows() throws {
    func picture(@ViewBuilder _ view: () -> some View) throws -> Bitmap {
      try ViewTestHarness(width: 200, height: 60, view).picture()
    }
    #expect(
      try picture { Button("Go") {}.buttonStyle(BorderedButtonStyle()) }
        == picture { Button("Go") {}.buttonStyle(.bordered) })
    #expect(
      try picture { Button("Go") {}.buttonStyle(.plain) }
        != picture { Button("Go") {}.buttonStyle(.bordered) })
    #expect(
      try picture { Button("Go") {}.buttonStyle(DefaultButtonStyle()) } == picture { Button("Go") {} })
  }

  @Test(arguments: [(ControlSize.small, 84.0), (.regular, 103), (.large, 151)])
  func aBorderedButtonHasTheHeightOfItsSize(_ size: ControlSize, _ pixels: Double) throws {
    let stage = try ViewTestHarness(scale: 3) { Button("Go") {}.buttonStyle(.bordered).controlSize(size) }
    #expect(abs(stage.frame("Go").height - pixels / 3) < 0.01)
  }

  @Test func theBorderHasItsShape() throws {
    let stage = try ViewTestHarness {
      VStack {
        Button("capsule") {}.buttonBorderShape(.capsule)
        Button("radius") {}.buttonBorderShape(.roundedRectangle(radius: 3))
        Button("O") {}.buttonBorderShape(.circle)
      }
      .buttonStyle(.bordered)
    }
    let capsule = try #require(stage.find("capsule"))
    #expect(abs((capsule.appearance?.cornerRadius ?? 0) - capsule.frame.height / 2) < 0.5)
    #expect(stage.find("radius")?.appearance?.cornerRadius == 3)
    let circle = stage.frame("O")
    #expect(circle.width == circle.height)
  }

  @Test func aButtonOfAStyleInARowTakesItsOwnTaps() throws {
    let stage = try ViewTestHarness {
      Screen { tap in List { Button("Go", action: tap).buttonStyle(TellingStyle()) }.frame(height: 300) }
    }
    let row = try #require(stage.all(.cell).first)
    stage.tap(CGPoint(x: row.frame.maxX - 4, y: row.frame.midY))
    #expect(stage.find("taps 0") != nil)
    stage.tap("Go, idle, enabled")
    #expect(stage.find("taps 1") != nil)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
