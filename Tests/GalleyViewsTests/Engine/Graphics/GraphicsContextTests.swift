import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

@MainActor @Suite struct GraphicsContextTests {
  private func stage(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> ViewTestHarness {
    try ViewTestHarness(width: 100, height: 100) { Canvas(renderer: draw) }
  }

  private let left = CGRect(x: 0, y: 0, width: 50, height: 100)

  @Test func aCopyHasAStateOfItsOwnAndTheSameTarget() throws {
    let stage = try stage { context, _ in
      var moved = context
      moved.translateBy(x: 50, y: 0)
      moved.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(.black))
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 100)), with: .color(.blue))
    }
    #expect(try stage.color(75, 50) == .black)
    #expect(try stage.color(5, 50) == Color.blue.resolved(in: stage.host.environment))
    #expect(try stage.color(25, 50) == .white)
  }

  @Test func aClipAndItsInverse() throws {
    let left = left
    let inside = try stage { context, size in
      context.clip(to: Path(left))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    #expect(try inside.color(25, 50) == .black)
    #expect(try inside.color(75, 50) == .white)
    let outside = try stage { context, size in
      context.clip(to: Path(left), options: .inverse)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    #expect(try outside.color(25, 50) == .white)
    #expect(try outside.color(75, 50) == .black)
  }

  @Test func opacityHoldsForALayerAsAWhole() throws {
    let stage = try stage { context, size in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
        layer.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(.black))
      }
    }
    #expect(try stage.color(25, 50) == stage.color(75, 50), "the rectangles lie on one another")
    #expect(abs(Int(try stage.color(75, 50).red) - 128) <= 1)
  }

  @Test func gradientsRunBetweenPointsOfTheDrawing() throws {
    let stage = try stage { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 0, y: 25), endPoint: CGPoint(x: 0, y: 75)
        ))
    }
    #expect(try stage.color(50, 10) == .black)
    #expect(try stage.color(50, 90) == .white)
    #expect(abs(Int(try stage.color(50, 50).red) - 128) <= 4)
  }

  @Test func textIsMeasuredAndDrawnAroundAPoint() throws {
    var measured: [CGSize] = []
    let stage = try stage { context, _ in
      let text = context.resolve(Text("MMM").font(.system(size: 20, weight: .black)))
      measured.append(text.measure(in: CGSize(width: 1000, height: 1000)))
      context.draw(text, at: CGPoint(x: 50, y: 50))
    }
    let picture = try stage.picture()
    let size = try #require(measured.last)
    let inked = (0..<100).filter { x in (0..<100).contains { picture[x, $0] != .white } }
    let (first, last) = (try #require(inked.first), try #require(inked.last))
    #expect(abs(Double(first + last) / 2 - 50) <= 1.5)
    #expect(Double(last - first) <= Double(size.width))
    #expect(Double(last - first) > Double(size.width) * 0.8)
  }

  @Test func viewsAreDrawnByTheirTags() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Canvas { context, _ in
        guard let dot = context.resolveSymbol(id: "dot") else { return }
        context.draw(dot, at: CGPoint(x: 20, y: 20))
        context.draw(dot, in: CGRect(x: 60, y: 60, width: 30, height: 30))
      } symbols: {
        Color.black.frame(width: 10, height: 10).tag("dot")
      }
    }
    #expect(try stage.color(20, 20) == .black)
    #expect(try stage.color(27, 20) == .white)
    #expect(try stage.color(62, 62) == .black)
    #expect(try stage.color(88, 88) == .black)
  }
}
