import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A view of UIKit in a window of SwiftUI.
nonisolated struct ShownUIView: View, PrimitiveView {
  typealias Body = Never

  let view: UIView

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? UIViewNode).flatMap { $0.view === view ? $0 : nil } ?? UIViewNode(context.host)
    node.update(view, in: context)
    return node
  }
}

/// The node of a view of UIKit: its content lies behind the views inside.
final class UIViewNode: Node {
  private(set) var view = UIView()
  private var content: Node?
  private var inside: [Node] = []

  func update(_ view: UIView, in context: NodeContext) {
    self.view = view
    view.accessibilityHandle = handle
    environment = context.environment
    view.readers.register()
    for feature in view.layer.missingFeatures {
      host.problems.report(.missingFeature(feature, view: context.bodyName))
    }
    var context = context.insideControl
    if let tint = view.tintColor { context.environment.explicitTint = tint.color }
    if !view.takesInput { context.environment.isEnabled = false }
    content = view.content.map { $0.reconciled(with: content, in: context) }
    let old = inside
    inside = view.shownSubviews.map { subview in
      let known = old.first { ($0 as? UIViewNode)?.view === subview }
      return ShownUIView(view: subview).reconciled(with: known, in: context)
    }
    host.setNeedsLayout()
  }

  private var isSeen: Bool { !view.isHidden && view.alpha > 0 }
  private var contentNodes: [Node] { content?.layoutChildren ?? [] }

  override var placedChildren: [Node] { contentNodes + inside }
  override var structure: [Node] { [content].compactMap(\.self) + inside }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize { view.frame.size }

  override func placeChildren(in rect: CGRect) {
    for node in contentNodes {
      let size = node.measure(ProposedSize(rect.size))
      let place = CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
      node.place(in: place, by: self, offered: ProposedSize(rect.size))
    }
    for case let node as UIViewNode in inside {
      node.place(in: node.view.frame.offsetBy(dx: rect.minX, dy: rect.minY), by: self)
    }
  }

  // MARK: Drawing

  override func draw(into list: inout DisplayList) {
    guard isSeen else { return }
    let layer = view.layer
    list.nested(in: layer.style(alpha: Double(min(1, view.alpha))).map { .pushLayer($0) }) { list in
      if let color = view.backgroundColor?.color.resolved(in: environment) {
        list.append(.roundedRectangle(frame, layer.corners, .color(color)))
      }
      list.nested(in: view.clipsToBounds ? .pushClipRectangle(frame, layer.corners) : nil) { list in
        layer.drawContent(in: frame, environment, into: &list)
        super.draw(into: &list)
      }
      layer.drawBorder(in: frame, into: &list)
    }
  }

  // MARK: Elements and touches

  override func elements(in context: ElementContext) -> [Element] {
    guard isSeen, !view.accessibilityElementsHidden else { return [] }
    let shown = view.clipsToBounds ? context.within(frame) : context
    let own = contentNodes.flatMap { $0.elements(in: shown) }
    switch view.elementForm {
    case .own: break
    case .content: return named(own) + inside.flatMap { $0.elements(in: shown) }
    case .inside: return inside.flatMap { $0.elements(in: shown) }
    }
    var appearance = own.first { $0.appearance != nil }?.appearance ?? Appearance()
    appearance.visibleFrame = nil
    if let color = view.backgroundColor?.color.resolved(in: environment) {
      appearance.background = color.text
    }
    if view.layer.cornerRadius > 0 { appearance.cornerRadius = Double(view.layer.cornerRadius) }
    var children = view.isAccessibilityElement ? [] : inside.flatMap { $0.elements(in: shown) }
    if view.showsContentElements, !view.isAccessibilityElement { children = own + children }
    var element = context.clipped(
      Element(
        view.elementType, identifier: view.accessibilityIdentifier ?? "",
        label: view.accessibilityLabel ?? view.ownLabel,
        value: view.accessibilityValue.map { .text($0) }, frame: frame,
        isEnabled: view.takesInput && environment.isEnabled,
        isSelected: traits.contains(.selected), traits: traits, appearance: appearance,
        handle: handle, children: children))
    element.accessibility = view.toldAccessibility(handle)
    return [element]
  }

  /// Gives the first of the drawing's elements the names of the view.
  private func named(_ elements: [Element]) -> [Element] {
    guard var first = elements.first else { return [] }
    if let identifier = view.accessibilityIdentifier { first.identifier = identifier }
    if let label = view.accessibilityLabel { first.label = label }
    return [first] + elements.dropFirst()
  }

  override func perform(_ request: AccessibilityRequest) -> Bool { view.perform(request) }

  override func accessibilityFocused(on element: Node) -> (@MainActor () -> Void)? {
    element === self ? view.becomeAccessibilityFocused() : nil
  }

  private var traits: AccessibilityTraits {
    let own: AccessibilityTraits =
      switch view.elementType {
      case .staticText: .isStaticText
      case .image: .isImage
      case .button: .isButton
      default: []
      }
    let isSelected = (view as? UIControl)?.isSelected == true
    return own.union(view.accessibilityTraits.shared).union(view.accessibilityViewIsModal ? .isModal : [])
      .union(isSelected ? .isSelected : [])
  }

  override var takesTouches: Bool { view.tapAction != nil || view.recognizedPress != nil }

  override func covers(_ point: CGPoint) -> Bool { isSeen && frame.contains(point) }

  override var tapAction: (() -> Void)? { environment.isEnabled ? view.tapAction : nil }

  override var longPressAction: (() -> Void)? { environment.isEnabled ? view.recognizedPress : nil }

  override func hitTest(_ point: CGPoint) -> Node? {
    guard isSeen, view.isUserInteractionEnabled, !view.clipsToBounds || frame.contains(point) else {
      return nil
    }
    return super.hitTest(point)
  }
}
