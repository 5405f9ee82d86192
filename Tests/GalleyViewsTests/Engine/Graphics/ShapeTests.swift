import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// A shape that takes no notice of where its rectangle is, as many apps' shapes.
private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([.zero, CGPoint(x: rect.width, y: 0), CGPoint(x: 0, y: rect.height)])
      path.closeSubpath()
    }
  }
}

private struct TapPage<Content: View>: View {
  let content: Content
  @State private var taps = 0

  var body: some View {
    VStack(spacing: 0) {
      content.onTapGesture { taps += 1 }
      Text("taps \(taps)")
    }
  }
}

/// What Apple's pages on `Shape` and its modifiers say.
@MainActor @Suite struct ShapeTests {
  private let values = EnvironmentValues()
  private var red: RGBA { Color.red.resolved(in: values) }
  private var blue: RGBA { Color.blue.resolved(in: values) }

  /// The colours at points of a view of 100 by 100 points.
  private func colors(_ points: [(Double, Double)], @ViewBuilder _ view: () -> some View) throws -> [RGBA] {
    let picture = try ViewTestHarness(width: 100, height: 100, view).picture()
    return points.map { picture[Int($0.0), Int($0.1)] }
  }

  @Test func aShapeIsAskedForItsOutlineInItsOwnCoordinates() throws {
    let found = try colors([(52, 52), (98, 98), (20, 20)]) {
      Triangle().fill(.red).frame(width: 50, height: 50).offset(x: 25, y: 25)
    }
    #expect(found == [red, .white, .white])
  }

  @Test func fillsAndLinesAreStacked() throws {
    let found = try colors([(50, 50), (5, 50), (50, 95)]) {
      Rectangle().fill(.red).stroke(.blue, lineWidth: 20)
    }
    #expect(found == [red, blue, blue])
    let border = try colors([(50, 50), (5, 50), (12, 50)]) {
      Rectangle().fill(.red).strokeBorder(.blue, lineWidth: 10)
    }
    #expect(border == [red, blue, red])
  }

  @Test func aLineIsAShapeOfItsOwn() throws {
    let found = try colors([(50, 50), (2, 50), (50, 2)]) {
      Rectangle().stroke(lineWidth: 10).fill(.red)
    }
    #expect(found == [.white, red, red])
    // Drawn along the line or filled by its outline is the same.
    #expect(
      Rectangle().stroke(lineWidth: 10).path(in: CGRect(x: 0, y: 0, width: 50, height: 50)).boundingRect
        == CGRect(x: -5, y: -5, width: 60, height: 60))
  }

  @Test func aTrimmedShapeIsAPartOfTheLine() throws {
    let found = try colors([(50, 2), (98, 50), (50, 98), (2, 50)]) {
      Rectangle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 10)
    }
    #expect(found == [red, red, .white, .white])
  }

  @Test func shapesAreMovedTurnedAndScaled() throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(Rectangle().offset(x: 10, y: 5).path(in: rect).boundingRect == rect.offsetBy(dx: 10, dy: 5))
    #expect(
      Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 25, y: 12.5, width: 50, height: 25))
    #expect(
      Rectangle().scale(x: 0.5, anchor: .topLeading).path(in: rect).boundingRect
        == CGRect(x: 0, y: 0, width: 50, height: 50))
    let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
    #expect(abs(turned.minX - 25) < 1e-9 && abs(turned.minY + 25) < 1e-9 && abs(turned.height - 100) < 1e-9)
    #expect(
      Rectangle().transform(.init(translationX: 1, y: 2)).path(in: rect).boundingRect
        == rect.offsetBy(dx: 1, dy: 2))
    #expect(
      Rectangle().size(width: 10, height: 20).path(in: rect).boundingRect
        == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(
      Rectangle().inset(by: 5).offset(x: 1).path(in: rect).boundingRect
        == CGRect(x: 6, y: 5, width: 90, height: 40))
  }

  @Test func anyShapeIsDrawnAsTheShapeInIt() throws {
    func picture(@ViewBuilder _ view: () -> some View) throws -> Bitmap {
      try ViewTestHarness(width: 100, height: 60, view).picture()
    }
    #expect(try picture { AnyShape(Capsule()).fill(.red) } == picture { Capsule().fill(.red) })
    #expect(
      try picture { Color.red.clipShape(AnyShape(Circle())) } == picture { Color.red.clipShape(.circle) })
    #expect(
      try picture { Color.red.clipShape(.rect(cornerRadius: 9)) }
        == picture { RoundedRectangle(cornerRadius: 9).fill(.red) })
  }

  @Test func aShapeOfTheContainerHasConcentricCorners() throws {
    let found = try colors([(1, 1), (12, 12), (50, 50), (16, 16)]) {
      ContainerRelativeShape().fill(.red).padding(10).background(.blue)
        .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    }
    // The inner corner has a radius of 20 around the same centre, (30, 30).
    #expect(found == [blue, blue, red, red])
    let alone = try colors([(1, 1)]) { ContainerRelativeShape().fill(.red) }
    #expect(alone == [red])
  }

  @Test func touchesCountWithinTheContentShape() throws {
    let stage = try ViewTestHarness {
      TapPage(content: Color.red.frame(width: 100, height: 100).contentShape(Circle()))
    }
    let frame = try #require(stage.all(.other).first { $0.frame.width == 100 }?.frame)
    stage.tap(CGPoint(x: frame.minX + 4, y: frame.minY + 4))
    #expect(stage.find("taps 0") != nil)
    stage.tap(CGPoint(x: frame.midX, y: frame.midY))
    #expect(stage.find("taps 1") != nil)
  }

  @Test func aContentShapeFillsTheGaps() throws {
    let stage = try ViewTestHarness {
      TapPage(
        content: HStack(spacing: 100) {
          Text("a")
          Text("b")
        }
        .contentShape(Rectangle()))
    }
    let (a, b) = (stage.frame("a"), stage.frame("b"))
    stage.tap(CGPoint(x: (a.maxX + b.minX) / 2, y: a.midY))
    #expect(stage.find("taps 1") != nil)
  }
}
