import Foundation
import GalleyRaster
import GalleyTree

nonisolated extension View {
  /// Hides the labels of controls; assistive technology still reads them.
  ///
  /// - Reference: [SwiftUI's `labelsHidden()`](https://developer.apple.com/documentation/swiftui/view/labelshidden()).
  public func labelsHidden() -> some View {
    modified(by: EnvironmentModifier { $0.areLabelsHidden = true })
  }
}

/// The node of a control with a label before it, which fills its proposed width.
class LabeledControlNode: Node {
  private static let gap: CGFloat = 8
  /// The distance of a control from the label above it, in points.
  private static let lineGap: CGFloat = 2
  /// The part of a control's height that may reach into the padding of a row, in points: with it a row with a
  /// switch is no higher than others, as on iOS.
  private static let overhang: CGFloat = 10

  private var label: Node?
  /// Whether this is the whole content of a list's row.
  private(set) var fillsRow = false

  func updateLabel(_ view: some View, in context: NodeContext) {
    environment = context.environment
    fillsRow = context.environment.fillsRow
    var context = context.insideControl
    if !environment.isEnabled { context.environment.foregroundColor = .tertiary }
    label = VStack(alignment: .leading, spacing: 2) { AnyView(view) }.reconciled(with: label, in: context)
  }

  /// The size of the control without its label, in points.
  var controlSize: CGSize { .zero }

  /// The frame of the control without its label.
  private(set) var controlFrame = CGRect.zero

  /// Whether the control stands below its label.
  var isBelowLabel: Bool { false }

  /// Whether the label can be seen.
  var showsLabel: Bool { !environment.areLabelsHidden }

  /// The nodes inside of the control.
  var controlNodes: [Node] { [] }

  /// Places the nodes inside of the control.
  func placeControl(in rect: CGRect) {}

  private var labelNodes: [Node] { label?.layoutChildren ?? [] }

  /// The words of the label, with its identifier and appearance.
  var spoken: AccessibilityText { AccessibilityText(labelNodes) }

  override var placedChildren: [Node] { (showsLabel ? labelNodes : []) + controlNodes }

  private func labelOffer(_ proposal: ProposedSize) -> ProposedSize {
    if isBelowLabel { return ProposedSize(width: proposal.width, height: nil) }
    return ProposedSize(width: proposal.width.map { max(0, $0 - controlSize.width - Self.gap) }, height: nil)
  }

  private func labelSize(_ proposal: ProposedSize) -> CGSize {
    labelNodes.first?.measure(labelOffer(proposal)) ?? .zero
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let control = controlSize
    let height = control.height - (fillsRow ? Self.overhang : 0)
    guard showsLabel else { return CGSize(width: control.width, height: height) }
    let label = labelSize(proposal)
    if isBelowLabel {
      return CGSize(
        width: proposal.width ?? max(label.width, control.width),
        height: label.height + Self.lineGap + control.height)
    }
    let ideal = label.width + (label.width > 0 ? Self.gap : 0) + control.width
    return CGSize(
      width: max(control.width, proposal.width ?? ideal), height: max(label.height, height))
  }

  /// The control stands on the baseline of its label.
  override func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedSize) -> CGFloat? {
    guard showsLabel, key.axis == .vertical, let label = labelNodes.first else { return nil }
    let offer = labelOffer(ProposedSize(width: size.width, height: nil))
    let free = isBelowLabel ? 0 : size.height - label.measure(offer).height
    return label.explicitGuide(key, in: offer).map { $0 + free / 2 }
  }

  override func placeChildren(in rect: CGRect) {
    let control = controlSize
    if showsLabel {
      let offer = labelOffer(ProposedSize(width: rect.width, height: nil))
      for node in labelNodes {
        let size = node.measure(offer)
        let place = CGRect(
          x: rect.minX, y: isBelowLabel ? rect.minY : rect.midY - size.height / 2, width: size.width,
          height: size.height)
        node.place(in: mirrored(place, in: rect), by: self, offered: offer)
      }
    }
    let isBelow = showsLabel && isBelowLabel
    let place = CGRect(
      x: isBelow ? rect.minX : rect.maxX - control.width,
      y: isBelow ? rect.maxY - control.height : rect.midY - control.height / 2, width: control.width,
      height: control.height)
    controlFrame = host.snapped(mirrored(place, in: rect))
    placeControl(in: controlFrame)
  }

  /// The area that accepts touches: in a row the whole height of the row.
  var area: CGRect {
    guard fillsRow, let row = enclosingRow else { return frame.union(controlFrame) }
    return CGRect(x: frame.minX, y: row.frame.minY, width: frame.width, height: row.frame.height)
  }

  private var enclosingRow: RowNode? {
    var node = parent
    while let current = node {
      if let row = current as? RowNode { return row }
      node = current.parent
    }
    return nil
  }

  override func covers(_ point: CGPoint) -> Bool { area.contains(point) }

  override func hitTest(_ point: CGPoint) -> Node? {
    super.hitTest(point) ?? (takesTouches && area.contains(point) ? self : nil)
  }
}
