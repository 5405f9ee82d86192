import Foundation
import GalleyRaster
import GalleyTree

extension Shape {
  /// The facts of the shape; for a custom shape its name, and its numbers.
  var described: ViewFacts {
    if let shape = self as? any DescribedShape { return shape.description }
    return ViewFacts(FactText.name(ofType: Self.self)).addingFields(of: self)
  }

  /// Returns the facts of a shape inside, with a fact about the change to it.
  fileprivate func described(_ facts: KeyValuePairs<ViewFact, String?>) -> ViewFacts {
    var own = described
    for (name, text) in facts { own.add(name, text) }
    return own
  }
}

extension ViewFacts {
  /// Returns these facts with those of a custom value: its numbers, angles in degrees, texts and truth values.
  nonisolated func addingFields(of value: Any) -> ViewFacts {
    var facts = self
    for field in Mirror(reflecting: value).children {
      guard let name = field.label, !name.hasPrefix("_") else { continue }
      switch field.value {
      case let number as Double: facts.facts[name] = FactText.number(number)
      case let number as CGFloat: facts.facts[name] = FactText.number(Double(number))
      case let number as Int: facts.facts[name] = "\(number)"
      case let angle as Angle: facts.facts[name] = FactText.degrees(angle.radians)
      case let truth as Bool: facts.facts[name] = "\(truth)"
      case let text as String: facts.facts[name] = text
      default: break
      }
    }
    return facts
  }
}

extension RoundedCornerStyle {
  fileprivate var fact: String? { self == .circular ? "circular" : nil }
}

extension Rectangle: DescribedShape {
  package var description: ViewFacts { ViewFacts("Rectangle") }
}

extension Circle: DescribedShape {
  package var description: ViewFacts { ViewFacts("Circle") }
}

extension Ellipse: DescribedShape {
  package var description: ViewFacts { ViewFacts("Ellipse") }
}

extension Capsule: DescribedShape {
  package var description: ViewFacts { ViewFacts("Capsule") }
}

extension ConcentricRectangle: DescribedShape {
  package var description: ViewFacts { ViewFacts("ConcentricRectangle") }
}

extension ContainerRelativeShape: DescribedShape {
  package var description: ViewFacts { ViewFacts("ContainerRelativeShape") }
}

extension RoundedRectangle: DescribedShape {
  package var description: ViewFacts {
    let radius = FactText.number(cornerSize.width)
    return ViewFacts(
      "RoundedRectangle",
      [
        .cornerRadius: cornerSize.width == cornerSize.height
          ? radius : "\(radius)×\(FactText.number(cornerSize.height))",
        .style: style.fact,
      ])
  }
}

extension UnevenRoundedRectangle: DescribedShape {
  package var description: ViewFacts {
    ViewFacts(
      "UnevenRoundedRectangle",
      [
        .topLeadingRadius: FactText.number(cornerRadii.topLeading, unless: 0),
        .bottomLeadingRadius: FactText.number(cornerRadii.bottomLeading, unless: 0),
        .bottomTrailingRadius: FactText.number(cornerRadii.bottomTrailing, unless: 0),
        .topTrailingRadius: FactText.number(cornerRadii.topTrailing, unless: 0),
        .style: style.fact,
      ])
  }
}

extension Path: DescribedShape {
  package var description: ViewFacts { ViewFacts("Path") }
}

extension AnyShape: DescribedShape {
  package var description: ViewFacts { shape.described }
}

extension _InsetShape: DescribedShape {
  package var description: ViewFacts { base.described([.inset: FactText.number(amount, unless: 0)]) }
}

extension TrimmedShape: DescribedShape {
  package var description: ViewFacts {
    shape.described([.trim: "\(FactText.number(startFraction))…\(FactText.number(endFraction))"])
  }
}

extension StrokedShape: DescribedShape {
  package var description: ViewFacts {
    var facts = shape.described
    facts.add(style.facts)
    return facts
  }
}

extension SizedShape: DescribedShape {
  package var description: ViewFacts {
    shape.described([.size: "\(FactText.number(size.width))×\(FactText.number(size.height))"])
  }
}

extension OffsetShape: DescribedShape {
  package var description: ViewFacts {
    shape.described([.offset: "\(FactText.number(offset.width)),\(FactText.number(offset.height))"])
  }
}

extension RotatedShape: DescribedShape {
  package var description: ViewFacts { shape.described([.rotation: FactText.degrees(angle.radians)]) }
}

extension ScaledShape: DescribedShape {
  package var description: ViewFacts {
    shape.described([.scale: "\(FactText.number(scale.width)),\(FactText.number(scale.height))"])
  }
}

extension TransformedShape: DescribedShape {
  package var description: ViewFacts {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return shape.described([.transform: numbers.map { FactText.number($0) }.joined(separator: ",")])
  }
}

extension StrokeStyle {
  /// The line as facts.
  var facts: [String: String] {
    ViewFacts(
      "",
      [
        .lineWidth: FactText.number(lineWidth),
        .lineCap: lineCap == .butt ? nil : FactText.name(lineCap),
        .lineJoin: lineJoin == .miter ? nil : FactText.name(lineJoin),
        .dash: dash.isEmpty ? nil : dash.map { FactText.number($0) }.joined(separator: ","),
        .dashPhase: FactText.number(dashPhase, unless: 0),
      ]
    ).facts
  }
}

extension ShapeNode: DescribedNode {
  package var description: ViewFacts? {
    guard let shape = outline.shape else { return styleFacts }
    var facts = shape.described
    if let path = shape as? Path {
      facts.add(.outline, path.pointList)
    } else if !(shape is any DescribedShape) {
      // The drawing code of an app's own shape is not among its fields.
      facts.add(.outline, outline.path(CGRect(origin: .zero, size: settledFrame.size)).pointDigest)
    }
    if let fill { facts.add(.fill, fill, in: environment) }
    if let stroke {
      facts.add(.stroke, stroke.paint, in: environment)
      facts.add(stroke.style.facts)
    }
    if rule == .evenOdd { facts.add(.fillRule, "evenOdd") }
    return facts
  }

  /// The facts of a style that is used as a view.
  private var styleFacts: ViewFacts? {
    guard let fill else { return nil }
    var facts = ViewFacts(FactText.name(ofType: type(of: fill)))
    facts.add(.fill, fill, in: environment)
    return facts
  }
}

extension CanvasNode: DescribedNode {
  package var description: ViewFacts? {
    let drawing = DescribedDrawing(drawing)
    return ViewFacts(
      "Canvas",
      [
        .colors: drawing.colors, .drawing: drawing.shapes, .commands: drawing.commands, .paths: drawing.paths,
      ])
  }
}
