import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// Values of the environment are described by the views inside.
extension EnvironmentModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    guard let name = name ?? keyPath.flatMap(Self.name) else { return nil }
    let values = node.environment
    var facts = ViewFacts(FactText.name(name))
    switch name {
    case .font:
      let font = values.resolvedFont
      facts.add(.font, font.faceName)
      facts.add(.size, FactText.number(font.size))
    case .foregroundStyle: facts.add(.foreground, ForegroundStyle(), in: values)
    case .tint: facts.add(.tint, values.tint, in: values)
    case .dynamicTypeSize: facts.add(.value, FactText.name(values.dynamicTypeSize))
    default: facts.add(.value, value(in: values, of: name))
    }
    return facts
  }

  /// Returns the name of the modifier that sets the same value as a key path, if there is one.
  private static func name(of keyPath: PartialKeyPath<EnvironmentValues>) -> Name? {
    switch keyPath {
    case \EnvironmentValues.colorScheme: .colorScheme
    case \EnvironmentValues.dynamicTypeSize: .dynamicTypeSize
    case \EnvironmentValues.lineSpacing: .lineSpacing
    case \EnvironmentValues.multilineTextAlignment: .multilineTextAlignment
    case \EnvironmentValues.controlSize: .controlSize
    case \EnvironmentValues.imageScale: .imageScale
    default: nil
    }
  }

  private func value(in values: EnvironmentValues, of name: Name) -> String? {
    let text = values.textFacts.facts
    switch name {
    case .fontWeight: return FactText.name(values.resolvedFont.weight)
    case .multilineTextAlignment: return FactText.name(values.multilineTextAlignment)
    case .fontDesign: return text[.design] ?? "default"
    case .disabled: return "\(!values.isEnabled)"
    case .controlSize: return FactText.name(values.controlSize)
    case .colorScheme: return FactText.name(values.colorScheme)
    case .imageScale: return FactText.name(values.imageScale)
    case .symbolRenderingMode: return values.symbolRenderingMode?.name
    case .symbolVariant: return values.symbolVariants.names(for: "").first
    default: return text[FactText.name(name)]
    }
  }
}
