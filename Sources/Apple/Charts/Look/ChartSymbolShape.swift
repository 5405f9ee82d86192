import Foundation
import GalleyTree
import GalleyViews
import SwiftUI

/// A shape that represents a point.
///
/// - Reference: [Swift Charts' `ChartSymbolShape`](https://developer.apple.com/documentation/charts/chartsymbolshape).
public protocol ChartSymbolShape: Shape {
  /// The factor that scales the shape so that it looks as large as others.
  var perceptualUnitRect: CGRect { get }
}

/// The symbols of charts.
///
/// - Reference: [Swift Charts' `BasicChartSymbolShape`](https://developer.apple.com/documentation/charts/basicchartsymbolshape).
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Hashable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind

  /// The unit square.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// The order in which values get their symbols.
  static let order: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    switch kind {
    case .circle: return Path(ellipseIn: CGRect(center, radius: radius))
    // The shapes have the area of the circle, so that they look equally large.
    case .square: return Path(CGRect(center, radius: radius * 0.886))
    case .triangle: return polygon(3, center, radius * 1.2)
    case .diamond: return polygon(4, center, radius * 1.1)
    case .pentagon: return polygon(5, center, radius * 1.05)
    case .plus: return arms(4, center, radius, turned: 0)
    case .cross: return arms(4, center, radius, turned: .pi / 4)
    case .asterisk: return arms(6, center, radius, turned: 0)
    }
  }

  private func polygon(_ corners: Int, _ center: CGPoint, _ radius: CGFloat) -> Path {
    Path { path in
      path.addLines(
        (0..<corners).map { corner in
          let angle = Double(corner) / Double(corners) * 2 * .pi - .pi / 2
          return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        })
      path.closeSubpath()
    }
  }

  private func arms(_ arms: Int, _ center: CGPoint, _ radius: CGFloat, turned: Double) -> Path {
    Path { path in
      for arm in 0..<arms {
        let angle = Double(arm) / Double(arms) * 2 * .pi - .pi / 2 + turned
        path.move(to: center)
        path.addLine(to: CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
      }
    }.strokedPath(StrokeStyle(lineWidth: max(1, radius / 2)))
  }
}

extension CGRect {
  /// The square around a point.
  init(_ center: CGPoint, radius: CGFloat) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A disc.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// A star with six arms.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// A type-erased symbol.
///
/// - Reference: [Swift Charts' `AnyChartSymbolShape`](https://developer.apple.com/documentation/charts/anychartsymbolshape).
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: any ChartSymbolShape

  /// Creates a type-erased symbol.
  public init(_ shape: some ChartSymbolShape) {
    self.shape = shape
  }

  /// The rectangle of the symbol inside.
  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  /// The outline of the symbol inside.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension BasicChartSymbolShape: DescribedShape {
  package var description: ViewFacts { ViewFacts("ChartSymbol", [.shape: "\(kind)"]) }
}

extension AnyChartSymbolShape: DescribedShape {
  package var description: ViewFacts {
    (shape as? any DescribedShape)?.description ?? ViewFacts("ChartSymbol")
  }
}
