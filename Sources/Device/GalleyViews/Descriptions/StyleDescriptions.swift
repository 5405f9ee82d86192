import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

extension ShapeStyle {
  /// Returns a description of the paint, such as `#FF0000FF`, `linear gradient #FF0000FF #0000FFFF from 0.5,0
  /// to 0.5,1` or `regularMaterial`.
  package func described(in environment: EnvironmentValues) -> String {
    if let described = self as? any DescribedStyle { return described.description(in: environment) }
    if self is any PrimitiveShapeStyle { return FactText.name(ofType: Self.self) }
    return resolve(in: environment).described(in: environment)
  }

  /// Returns the name that the app gave the paint, such as that of a colour of its asset catalogue.
  func describedName(in environment: EnvironmentValues) -> String? {
    if let described = self as? any DescribedStyle { return described.givenName(in: environment) }
    if self is any PrimitiveShapeStyle { return nil }
    return resolve(in: environment).describedName(in: environment)
  }
}

extension ViewFacts {
  /// Adds the paint of a style, and its name if the app gave it one.
  mutating func add(_ name: ViewFact, _ style: any ShapeStyle, in environment: EnvironmentValues) {
    add(name, style.described(in: environment))
    facts[name.nameOfPaint] = style.describedName(in: environment)
  }
}

extension Color: DescribedStyle {
  func description(in environment: EnvironmentValues) -> String { resolved(in: environment).text }
  func givenName(in environment: EnvironmentValues) -> String? { assetName }
}

extension Material: DescribedStyle {
  func description(in environment: EnvironmentValues) -> String {
    let known: [(Material, String)] = [
      (.ultraThinMaterial, "ultraThinMaterial"), (.thinMaterial, "thinMaterial"),
      (.regularMaterial, "regularMaterial"), (.thickMaterial, "thickMaterial"),
      (.ultraThickMaterial, "ultraThickMaterial"), (.bar, "bar"),
    ]
    return known.first { $0.0 == self }?.1 ?? "material"
  }
}

extension ForegroundStyle: DescribedStyle {
  func description(in environment: EnvironmentValues) -> String {
    (environment.foreground ?? Color.primary).described(in: environment)
  }

  func givenName(in environment: EnvironmentValues) -> String? {
    environment.foreground?.describedName(in: environment)
  }
}

extension AnyShapeStyle: DescribedStyle {
  func description(in environment: EnvironmentValues) -> String { style.described(in: environment) }
  func givenName(in environment: EnvironmentValues) -> String? { style.describedName(in: environment) }
}

extension AnchoredShapeStyle: DescribedStyle {
  func description(in environment: EnvironmentValues) -> String {
    style.described(in: anchored(environment))
  }

  func givenName(in environment: EnvironmentValues) -> String? {
    style.describedName(in: anchored(environment))
  }
}

extension LayeredShapeStyle: DescribedStyle {
  func description(in environment: EnvironmentValues) -> String {
    let inner = style.described(in: environment)
    switch effect {
    case .opacity(let opacity):
      if case .color(let color) = paint(in: .zero, for: environment), inner.hasPrefix("#") {
        return color.text
      }
      return "\(inner) opacity \(FactText.number(opacity))"
    case .blend(let mode): return "\(inner) blendMode \(FactText.name(mode))"
    case .shadow(let shadow):
      let color = shadow.color.resolved(in: environment).text
      let place = "\(FactText.number(shadow.x)),\(FactText.number(shadow.y))"
      return
        "\(inner) \(shadow.isInner ? "inner shadow" : "shadow") \(color) radius \(FactText.number(shadow.radius)) at \(place)"
    }
  }

  func givenName(in environment: EnvironmentValues) -> String? { style.describedName(in: environment) }
}

extension TintShapeStyle: DescribedStyle {
  func description(in environment: EnvironmentValues) -> String {
    let (style, environment) = shown(in: environment)
    return style.described(in: environment)
  }

  func givenName(in environment: EnvironmentValues) -> String? {
    let (style, environment) = shown(in: environment)
    return style.describedName(in: environment)
  }
}

extension Gradient {
  /// Returns the colours, with their positions if they are not evenly spaced.
  fileprivate func described(in environment: EnvironmentValues) -> String {
    let last = CGFloat(max(1, stops.count - 1))
    let isEven = stops.enumerated().allSatisfy { abs($1.location - CGFloat($0) / last) < 0.001 }
    return stops.map { stop in
      let color = stop.color.resolved(in: environment).text
      return isEven ? color : "\(color)@\(FactText.number(stop.location))"
    }.joined(separator: " ")
  }
}

extension LinearGradient: DescribedStyle {
  func description(in environment: EnvironmentValues) -> String {
    "linear gradient \(gradient.described(in: environment)) from \(FactText.point(startPoint)) to \(FactText.point(endPoint))"
  }
}

extension RadialGradient: DescribedStyle {
  func description(in environment: EnvironmentValues) -> String {
    "radial gradient \(gradient.described(in: environment)) around \(FactText.point(center)) radius \(FactText.number(startRadius)) to \(FactText.number(endRadius))"
  }
}

extension EllipticalGradient: DescribedStyle {
  func description(in environment: EnvironmentValues) -> String {
    "elliptical gradient \(gradient.described(in: environment)) around \(FactText.point(center)) radius \(FactText.number(startRadiusFraction)) to \(FactText.number(endRadiusFraction))"
  }
}

extension AngularGradient: DescribedStyle {
  func description(in environment: EnvironmentValues) -> String {
    "angular gradient \(gradient.described(in: environment)) around \(FactText.point(center)) from \(FactText.degrees(startAngle.radians))° to \(FactText.degrees(endAngle.radians))°"
  }
}

extension MeshGradient: DescribedStyle {
  func description(in environment: EnvironmentValues) -> String { "mesh gradient" }
}

extension ImagePaint: DescribedStyle {
  func description(in environment: EnvironmentValues) -> String {
    let name = image.name
    return name.isEmpty ? "image" : "image \(name)"
  }
}
