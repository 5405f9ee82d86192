import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Layers of views, and those that apps add to them.
@MainActor @Suite struct CALayerTests {
  private static let (red, blue) = (RGBA(hex: 0xFF0000), RGBA(hex: 0x0000FF))

  private struct Shown: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  /// A view of 100 × 40 points, whose corner is at (50, 30).
  private func stage(_ view: UIView) throws -> ViewTestHarness {
    try ViewTestHarness(width: 200, height: 100) { Shown(view: view).frame(width: 100, height: 40) }
  }

  @Test func `layers that are added lie on the background, and below subviews`() throws {
    let (view, layer) = (UIView(), CALayer())
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(layer)
    let subview = UIView(frame: CGRect(x: 20, y: 10, width: 20, height: 20))
    subview.backgroundColor = .blue
    view.addSubview(subview)
    let stage = try stage(view)
    #expect(try stage.color(65, 45) == Self.red && stage.color(75, 45) == Self.blue)
    #expect(try stage.color(55, 35) == .white)

    layer.isHidden = true
    stage.advance(.milliseconds(100))
    #expect(try stage.color(65, 45) == .white)
    layer.isHidden = false
    stage.advance(.milliseconds(100))
    #expect(try stage.color(65, 45) == Self.red)
    layer.removeFromSuperlayer()
    stage.advance(.milliseconds(100))
    #expect(try stage.color(65, 45) == .white)
    #expect(view.layer.sublayers == nil && layer.superlayer == nil)
  }

  @Test func `layers inside of others move with them, and are in order`() throws {
    let (view, outer) = (UIView(), CALayer())
    let (first, second) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 20, y: 0, width: 60, height: 40)
    for (layer, color) in [(first, UIColor.red), (second, UIColor.blue)] {
      layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      layer.backgroundColor = color.cgColor
    }
    view.layer.addSublayer(outer)
    outer.addSublayer(first)
    outer.insertSublayer(second, at: 0)
    #expect(outer.sublayers == [second, first])
    let stage = try stage(view)
    #expect(try stage.color(90, 50) == Self.red)
    first.opacity = 0
    stage.advance(.milliseconds(100))
    #expect(try stage.color(90, 50) == Self.blue)
  }

  @Test func `a gradient fills its layer from its start to its end`() throws {
    let (view, gradient) = (UIView(), CAGradientLayer())
    gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.addSublayer(gradient)
    let stage = try stage(view)
    #expect(try stage.color(52, 50).red < 20 && stage.color(147, 50).red > 235)
    let middle = try stage.color(100, 50).red
    #expect((110...145).contains(middle))
    gradient.locations = [0, 0.1]
    stage.advance(.milliseconds(100))
    #expect(try stage.color(100, 50) == .white)
  }

  @Test func `a view has a layer of the class that it names`() throws {
    final class Sky: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let sky = Sky()
    let gradient = try #require(sky.layer as? CAGradientLayer)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let stage = try stage(sky)
    #expect(try stage.color(100, 31).red > 230 && stage.color(100, 68).blue > 230)
    #expect(gradient.frame == sky.frame && gradient.bounds.size == CGSize(width: 100, height: 40))
  }

  @Test func `particles are not drawn, and the author is told so`() throws {
    let (view, emitter) = (UIView(), CAEmitterLayer())
    emitter.emitterCells = [CAEmitterCell()]
    view.layer.addSublayer(emitter)
    let stage = try stage(view)
    #expect(stage.host.problems.all.count == 1)
    #expect(
      stage.host.problems.all.first?.description.hasSuffix(
        "a simulated device draws no particles, so nothing is shown; draw them by a Canvas in a TimelineView")
        == true)
    #expect(try stage.color(100, 50) == .white)
  }
}
