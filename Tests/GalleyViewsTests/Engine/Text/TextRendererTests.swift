import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Texts that an app draws itself.
@MainActor @Suite struct TextRendererTests {
  private struct Loud: TextAttribute {}

  /// Draws the text as usual, and moves parts with an attribute down.
  private struct Lowering: TextRenderer {
    var distance: Double

    var animatableData: Double {
      get { distance }
      set { distance = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line {
          var context = context
          if run[Loud.self] != nil { context.translateBy(x: 0, y: distance) }
          context.draw(run)
        }
      }
    }
  }

  private struct Glyphwise: TextRenderer {
    let only: Int?

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for run in layout.flatMap({ $0 }) {
        for (index, slice) in run.enumerated() where only == nil || only == index { context.draw(slice) }
      }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      var size = text.sizeThatFits(proposal)
      size.height += 20
      return size
    }
  }

  private final class Seen {
    var lines: [[String]] = []
    var bounds: [CGRect] = []
  }

  private struct Looking: TextRenderer {
    let seen: Seen

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      seen.lines = layout.map { $0.map { "\($0.count)" } }
      seen.bounds = layout.map(\.typographicBounds.rect)
    }
  }

  @Test func drawingEveryRunLooksAsUsual() throws {
    func picture(_ renderer: (Text) -> some View) throws -> Bitmap {
      try ViewTestHarness(width: 200, height: 120) {
        VStack {
          renderer(Text("A text of several words that is broken"))
          renderer(Text("one ") + Text("two").bold())
        }
      }.picture()
    }
    let usual = try picture { $0 }
    #expect(try picture { $0.textRenderer(Lowering(distance: 0)) } == usual)
  }

  @Test func partsWithAnAttributeAreDrawnInAnotherWay() throws {
    func stage(_ distance: Double) throws -> ViewTestHarness {
      try ViewTestHarness(width: 200, height: 100) {
        (Text("calm ") + Text("loud").customAttribute(Loud())).textRenderer(Lowering(distance: distance))
      }
    }
    let (still, lowered) = (try stage(0), try stage(20))
    #expect(still.frame("calm loud") == lowered.frame("calm loud"))
    let frame = still.frame("calm loud")
    let (a, b) = (try still.picture(), try lowered.picture())
    func differs(_ x: Range<Int>) -> Bool {
      x.contains { x in (0..<100).contains { a[x, $0] != b[x, $0] } }
    }
    let middle = Int(frame.midX)
    #expect(!differs(Int(frame.minX)..<middle - 8) && differs(middle + 8..<Int(frame.maxX)))
  }

  @Test func glyphsAreDrawnOneByOneAndTheSizeIsTheRenderers() throws {
    let usual = try ViewTestHarness(width: 200, height: 100) { Text("glyphs") }
    let whole = try ViewTestHarness(width: 200, height: 100) {
      Text("glyphs").textRenderer(Glyphwise(only: nil))
    }
    let first = try ViewTestHarness(width: 200, height: 100) {
      Text("glyphs").textRenderer(Glyphwise(only: 0))
    }
    #expect(whole.frame("glyphs").height == usual.frame("glyphs").height + 20)
    func ink(_ stage: ViewTestHarness) throws -> Int {
      let picture = try stage.picture()
      return (0..<100).reduce(0) { sum, y in sum + (0..<200).count { picture[$0, y] != .white } }
    }
    #expect(try ink(whole) == ink(usual))
    #expect(try ink(first) > 0 && ink(first) < ink(usual) / 3)
  }

  @Test func theLayoutHasLinesRunsAndGlyphs() throws {
    let seen = Seen()
    let stage = try ViewTestHarness(width: 200, height: 100) {
      (Text("one\n") + Text("two") + Text("three").bold()).textRenderer(Looking(seen: seen))
    }
    _ = try stage.picture()
    #expect(seen.lines == [["3"], ["3", "5"]])
    #expect(seen.bounds[0].maxY <= seen.bounds[1].minY + 0.01 && seen.bounds[1].width > seen.bounds[0].width)
  }

  @Test func aRendererMoves() throws {
    struct Screen: View {
      @State private var distance = 0.0

      var body: some View {
        VStack {
          Text("loud").customAttribute(Loud()).textRenderer(Lowering(distance: distance))
          Button("move") { withAnimation(.linear(duration: 1)) { distance = 30 } }
        }
      }
    }
    let stage = try ViewTestHarness(width: 200, height: 200) { Screen() }
    func top() throws -> Int? {
      let picture = try stage.picture()
      let frame = stage.frame("loud")
      return (Int(frame.minY)..<200).first { y in
        (Int(frame.minX)..<Int(frame.maxX)).contains { picture[$0, y] != .white }
      }
    }
    let start = try #require(try top())
    stage.tap("move")
    stage.advance(.milliseconds(450))
    let half = try #require(try top())
    #expect(abs(half - start - 15) <= 2)
  }
}
