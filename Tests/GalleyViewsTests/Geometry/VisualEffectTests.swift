import Foundation
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

  @Test func viewsStandWhereSwiftUIPutsThem() throws {
    for test in Self.cases { try test.check() }
  }

  @Test func whatIsInvisibleHasNoElements() throws {
    let stage = try ViewTestHarness {
      Probe("a").visualEffect { content, _ in content.opacity(0) }
    }
    #expect(stage.find("a") == nil)
  }
}
