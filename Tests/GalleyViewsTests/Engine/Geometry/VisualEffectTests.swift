import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

private nonisolated let effects = "https://developer.apple.com/documentation/swiftui/view/visualeffect(_:)"
private nonisolated let matching =
  "https://developer.apple.com/documentation/swiftui/view/matchedgeometryeffect(id:in:properties:anchor:issource:)"

/// Views that look different by where they are, and views at the places of others.
@MainActor @Suite struct VisualEffectTests {
  private struct Matched: View {
    let properties: MatchedGeometryProperties
    var anchor = UnitPoint.center
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Probe("copy").matchedGeometryEffect(
          id: "a", in: space, properties: properties, anchor: anchor, isSource: false
        )
        .frame(width: 40, height: 40)
        Probe("source").matchedGeometryEffect(id: "a", in: space).frame(width: 100, height: 60)
          .padding(.leading, 200).padding(.top, 300)
      }
    }
  }

  private static var cases: [FrameCase] {
    [
      FrameCase(
        "an effect moves nothing else", effects, ["a": [0, 150, 400, 100], "b": [0, 150, 400, 620]]
      ) {
        VStack(spacing: 0) {
          Probe("a").frame(height: 100).visualEffect { content, proxy in content.offset(y: proxy.size.height)
          }
          Probe("b")
        }
      },
      FrameCase("a scale around the middle", effects, ["a": [100, 75, 200, 50]]) {
        VStack(spacing: 0) {
          Probe("a").frame(height: 100).visualEffect { content, _ in content.scaleEffect(0.5) }
          Spacer()
        }
      },
      FrameCase("steps follow each other", effects, ["a": [0, 70, 400, 100]]) {
        VStack(spacing: 0) {
          Probe("a").frame(height: 100)
            .visualEffect { content, proxy in
              content.offset(y: proxy.frame(in: .global).minY).offset(x: 0, y: -30).opacity(0.5).blur(
                radius: 1)
            }
          Spacer()
        }
      },
      FrameCase("place and size of another view", matching, ["copy": [200, 350, 100, 60]]) {
        Matched(properties: .frame)
      },
      FrameCase("the place of another view", matching, ["copy": [230, 360, 40, 40]]) {
        Matched(properties: .position)
      },
      FrameCase("the corner of another view", matching, ["copy": [200, 350, 40, 40]]) {
        Matched(properties: .position, anchor: .topLeading)
      },
      FrameCase("the size of another view", matching, ["copy": [-30, 40, 100, 60]]) {
        Matched(properties: .size)
      },
    ]
  }

  @Test func `an effect changes colours`() throws {
    func color(_ effect: @escaping @Sendable (EmptyVisualEffect) -> some VisualEffect) throws -> RGBA {
      try ViewTestHarness(width: 40, height: 40) {
        Color(red: 1, green: 0, blue: 0).visualEffect { content, _ in effect(content) }
      }
      .color(20, 20)
    }
    let grey = try color { $0.grayscale(1) }
    #expect(grey.red == grey.green && grey.green == grey.blue && grey.red > 0)
    #expect(try color { $0.saturation(0) } == grey)
    #expect(try color { $0.brightness(1) } == RGBA.white)
    #expect(try color { $0.contrast(0) }.red < 255)
    let turned = try color { $0.hueRotation(.degrees(120)) }
    #expect(turned.green > turned.red)
  }

  @Test func viewsStandWhereSwiftUIPutsThem() throws {
    for test in Self.cases { try test.check() }
  }

  @Test func whatIsInvisibleHasNoElements() throws {
    let stage = try ViewTestHarness {
      Probe("a").visualEffect { content, _ in content.opacity(0) }
    }
    #expect(stage.find("a") == nil)
  }

  /// The frame of a square of 100 points at (100, 100) that is turned in space.
  private func turned(
    _ degrees: Double, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center
  ) throws -> CGRect {
    let stage = try ViewTestHarness(width: 300, height: 300) {
      Probe("a").frame(width: 100, height: 100)
        .visualEffect { content, _ in content.rotation3DEffect(.degrees(degrees), axis: axis, anchor: anchor)
        }
    }
    return stage.frame("a")
  }

  @Test func anEffectTurnsInSpace() throws {
    // The cosine of 60° is a half: seen from far away, the side across the axis is half as long.
    #expect(try turned(60, (0, 1, 0)) == CGRect(x: 125, y: 100, width: 50, height: 100))
    #expect(try turned(60, (1, 0, 0)) == CGRect(x: 100, y: 125, width: 100, height: 50))
    #expect(try turned(60, (0, 1, 0), anchor: .leading) == CGRect(x: 100, y: 100, width: 50, height: 100))
    #expect(try turned(0, (0, 1, 0)) == CGRect(x: 100, y: 100, width: 100, height: 100))
    let flat = try turned(45, (0, 0, 1))
    #expect(abs(flat.width - 100 * 2.squareRoot()) < 1.01 && abs(flat.midX - 150) < 1)
  }

  @Test func whatAnEffectTurnsIsDrawnThere() throws {
    let stage = try ViewTestHarness(width: 300, height: 300) {
      Color.black.frame(width: 100, height: 100)
        .visualEffect { content, proxy in
          content.rotation3DEffect(.degrees(proxy.size.width * 0.6), axis: (x: 0, y: 1, z: 0))
        }
    }
    #expect(try stage.color(115, 150) == .white && stage.color(185, 150) == .white)
    #expect(try stage.color(130, 150) == .black && stage.color(130, 110) == .black)
  }
}
