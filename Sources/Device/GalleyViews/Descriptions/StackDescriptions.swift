import Foundation
import GalleyTree

extension StackRules: DescribedLayout {
  var description: ViewFacts {
    ViewFacts(
      axis == .vertical ? "VStack" : "HStack",
      [
        .spacing: FactText.number(ifAny: spacing.map { Double($0) }),
        .alignment: FactText.alignment(unlessCenter: alignment),
      ])
  }
}

extension LayerRules: DescribedLayout {
  var description: ViewFacts {
    ViewFacts("ZStack", [.alignment: FactText.alignment(unlessCenter: alignment)])
  }
}

extension GridRules: DescribedLayout {
  var description: ViewFacts {
    ViewFacts(
      "Grid",
      [
        .horizontalSpacing: FactText.number(horizontalSpacing, unless: ViewSpacing.usual),
        .verticalSpacing: FactText.number(verticalSpacing, unless: ViewSpacing.usual),
        .alignment: FactText.alignment(unlessCenter: alignment),
      ])
  }
}

extension CustomRules: DescribedLayout {
  var description: ViewFacts {
    let layout = (rules as? AnyLayout)?.layout ?? rules
    if let known = (layout as? any BuiltInLayout)?.rules as? any DescribedLayout { return known.description }
    return ViewFacts(FactText.name(ofType: type(of: layout))).addingFields(of: layout)
  }
}

extension GeometryReaderNode: DescribedNode {
  package var description: ViewFacts? { ViewFacts("GeometryReader") }
}

extension LazyNode: DescribedNode {
  package var description: ViewFacts? {
    let isVertical = form.axis == .vertical
    let kind =
      form.tracks == nil ? (isVertical ? "LazyVStack" : "LazyHStack") : isVertical ? "LazyVGrid" : "LazyHGrid"
    let alignment = isVertical ? form.alignment.horizontal.key : form.alignment.vertical.key
    var facts = ViewFacts(
      kind,
      [
        .spacing: FactText.number(form.spacing, unless: LazyForm.usualSpacing),
        .alignment: FactText.alignment(unlessCenter: alignment),
        .pinned: form.pinned.isEmpty ? nil : pinnedNames,
      ])
    if let tracks = form.tracks {
      facts.add(isVertical ? .columns : .rows, tracks.map(\.description).joined(separator: ", "))
    }
    return facts
  }

  private var pinnedNames: String {
    [
      form.pinned.contains(.sectionHeaders) ? "headers" : nil,
      form.pinned.contains(.sectionFooters) ? "footers" : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension GridItem {
  /// The track in its written form, such as `flexible 100…200 spacing 8`.
  fileprivate var description: String {
    func range(_ minimum: CGFloat, _ maximum: CGFloat) -> String {
      maximum.isInfinite
        ? FactText.number(minimum) : "\(FactText.number(minimum))…\(FactText.number(maximum))"
    }
    var words =
      switch size {
      case .fixed(let length): "fixed \(FactText.number(length))"
      case .flexible(let minimum, let maximum):
        minimum == 10 && maximum.isInfinite ? "flexible" : "flexible \(range(minimum, maximum))"
      case .adaptive(let minimum, let maximum): "adaptive \(range(minimum, maximum))"
      }
    if let spacing { words += " spacing \(FactText.number(spacing))" }
    if let alignment, let name = FactText.alignment(unlessCenter: alignment) { words += " \(name)" }
    return words
  }
}

extension SpacerNode: DescribedNode {
  package var description: ViewFacts? {
    ViewFacts("Spacer", [.minLength: FactText.number(minLength, unless: ViewSpacing.usual)])
  }
}

extension DividerNode: DescribedNode {
  package var description: ViewFacts? { ViewFacts("Divider") }
}
