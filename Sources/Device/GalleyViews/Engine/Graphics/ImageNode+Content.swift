import Foundation
import GalleyImage
import GalleyRaster

extension ImageNode.Content {
  /// Whether it is aligned with text like a symbol, even a missing one.
  var isSymbol: Bool {
    switch self {
    case .symbol, .missingSymbol: true
    case .asset, .drawing, .missing: false
    }
  }

  /// The size without being scaled, in points.
  func size(in environment: EnvironmentValues) -> CGSize {
    switch self {
    case .asset(let asset): return asset.size
    case .drawing(let size, _): return size
    case .symbol(let symbol): return symbol.size(in: environment)
    case .missingSymbol: return Symbol.placeholderSize(in: environment)
    case .missing: return CGSize(width: 24, height: 24)
    }
  }

  /// Draws the picture into a rectangle.
  func draw(
    in frame: CGRect, environment: EnvironmentValues, interpolation: DisplayList.Interpolation,
    isTemplate: Bool, into list: inout DisplayList
  ) {
    switch self {
    case .asset(let asset) where isTemplate || asset.isTemplate:
      // The picture's shape cuts the paint out of a separate layer.
      list.nested(in: .pushLayer(DisplayList.LayerStyle(colors: [.identity]))) { list in
        asset.draw(in: frame, interpolation, into: &list)
        list.nested(in: .pushLayer(DisplayList.LayerStyle(blendMode: .sourceAtop))) {
          $0.append(.roundedRectangle(frame, .square, environment.foregroundPaint(in: frame)))
        }
      }
    case .asset(let asset): asset.draw(in: frame, interpolation, into: &list)
    case .drawing(let size, let renderer):
      var context = GraphicsContext(environment: environment)
      renderer(&context)
      let fitting = Transform(
        a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX, ty: frame.minY
      )
      list.nested(in: .pushTransform(fitting)) { $0.append(contentsOf: context.list) }
    case .symbol(let symbol):
      symbol.draw(in: frame, environment: environment, into: &list)
    case .missingSymbol(let name):
      Symbol.drawPlaceholder(for: name, in: frame, environment: environment, into: &list)
    case .missing:
      // A missing picture is drawn as a crossed box, so that it is noticed.
      let color = Color.red.resolved(in: environment)
      var cross = Path(rect: frame.insetBy(dx: 0.5, dy: 0.5))
      cross.move(to: frame.origin)
      cross.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
      cross.move(to: CGPoint(x: frame.maxX, y: frame.minY))
      cross.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
      list.append(.stroke(cross, .init(width: 1), color))
    }
  }
}

extension StoredImage {
  fileprivate func draw(
    in frame: CGRect, _ interpolation: DisplayList.Interpolation, into list: inout DisplayList
  ) {
    switch content {
    case .bitmap(let bitmap): list.append(.image(bitmap, frame, interpolation))
    case .drawing(let drawing):
      let fitting = Transform(
        a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX, ty: frame.minY
      )
      list.nested(in: .pushTransform(fitting)) { $0.commands += drawing.commands }
    }
  }
}

extension Image {
  /// The size of the picture among letters.
  func sizeInText(in environment: EnvironmentValues) -> CGSize {
    resolved(in: environment).content.size(in: environment)
  }

  /// Draws the picture among letters.
  func draw(in frame: CGRect, environment: EnvironmentValues, into list: inout DisplayList) {
    resolved(in: environment).content.draw(
      in: frame, environment: environment, interpolation: .bilinear, isTemplate: false, into: &list)
  }

  /// The label for assistive technology of the picture among letters.
  var spokenName: String {
    if case .symbol(let name, _) = source { SymbolWords.words(of: name) } else { name }
  }

  /// The name of the asset or the symbol, or the label of pixels; empty for a drawing.
  var name: String {
    switch source {
    case .asset(let name, _), .symbol(let name, _): name
    case .bitmap(_, _, let label): label
    case .drawing: ""
    }
  }
}

extension Image {
  /// The treatment of a picture's colours.
  ///
  /// - Reference: [SwiftUI's `Image.TemplateRenderingMode`](https://developer.apple.com/documentation/swiftui/image/templaterenderingmode).
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The picture's shape is painted in the style of text.
    case template
    /// The picture's colours are kept.
    case original
  }

  /// The way a picture fills a larger space.
  ///
  /// - Reference: [SwiftUI's `Image.ResizingMode`](https://developer.apple.com/documentation/swiftui/image/resizingmode).
  public enum ResizingMode: Hashable, Sendable {
    /// The picture is repeated.
    case tile
    /// The picture is scaled.
    case stretch
  }

  /// The size of symbols beside text.
  ///
  /// - Reference: [SwiftUI's `Image.Scale`](https://developer.apple.com/documentation/swiftui/image/scale).
  public enum Scale: Hashable, Sendable {
    /// Smaller than text.
    case small
    /// The size of text.
    case medium
    /// Larger than text.
    case large

    /// The size in parts of the medium one, close to the proportions of SF Symbols' scales.
    var factor: Double {
      switch self {
      case .small: 0.79
      case .medium: 1
      case .large: 1.29
      }
    }
  }

  /// The orientation of a picture's pixels.
  ///
  /// - Reference: [SwiftUI's `Image.Orientation`](https://developer.apple.com/documentation/swiftui/image/orientation).
  public enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
    /// Upright.
    case up = 1
    /// Mirrored.
    case upMirrored = 2
    /// Rotated by half a turn.
    case down = 3
    /// Rotated by half a turn and mirrored.
    case downMirrored = 4
    /// Rotated to the left and mirrored.
    case leftMirrored = 5
    /// Rotated to the right.
    case right = 6
    /// Rotated to the right and mirrored.
    case rightMirrored = 7
    /// Rotated to the left.
    case left = 8
  }
}
