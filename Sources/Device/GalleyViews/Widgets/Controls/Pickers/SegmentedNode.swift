import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The node of options beside each other: 32 points high, as UIKit's, at any text size.
final class SegmentedNode: Node {
  private static let height: CGFloat = 32
  private static let margin: CGFloat = 2
  private static let duration = Duration.milliseconds(250)

  private var label: Node?
  private(set) var segments: [SegmentNode] = []
  private(set) var chosen: Int?
  private var wasTapped = false
  private var fillsRow = false
  private let position = EasedValue(0)
  /// The looks that the app had set for all controls when this was shown first.
  private lazy var appLooks = host.appLooks.segments
  private var looks = SegmentLooks()

  func update(_ choice: PickerChoice, label: some View, in context: NodeContext) {
    environment = context.environment
    fillsRow = context.environment.fillsRow
    let context = context.insideControl
    self.label = label.reconciled(with: self.label, in: context)
    looks = environment.segmentLooks ?? appLooks
    segments = choice.options.enumerated().map { index, option in
      let node = index < segments.count ? segments[index] : SegmentNode(host)
      let title = option.isChosen ? looks.selectedTitle : looks.normalTitle
      node.update(option, title, in: context) { [weak self] in
        self?.wasTapped = true
        choice.choose(index)
        self?.setNeedsUpdate()
      }
      return node
    }
    chosen = choice.chosen
    let place = CGFloat(chosen ?? 0)
    if position.target != place {
      if wasTapped {
        position.go(to: place, over: Self.duration, "segment", in: host)
      } else {
        position.jump(to: place)
      }
    }
    wasTapped = false
  }

  override var placedChildren: [Node] { segments }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let widest = segments.map { $0.measure(.unspecified).width }.max() ?? 0
    return CGSize(
      width: proposal.width ?? widest * CGFloat(segments.count), height: Self.height - (fillsRow ? 10 : 0))
  }

  private var control: CGRect {
    CGRect(x: frame.minX, y: frame.midY - Self.height / 2, width: frame.width, height: Self.height)
  }

  private func slot(_ position: CGFloat) -> CGRect {
    let width = control.width / CGFloat(max(1, segments.count))
    return mirrored(
      CGRect(x: control.minX + width * position, y: control.minY, width: width, height: control.height),
      in: control)
  }

  override func placeChildren(in rect: CGRect) {
    for (index, segment) in segments.enumerated() { segment.place(in: slot(CGFloat(index)), by: self) }
  }

  override func draw(into list: inout DisplayList) {
    list.nested(in: environment.isEnabled ? nil : .pushOpacity(0.5)) { list in
      if let backdrop = looks.backdrop { fill(control, .continuous(9), with: backdrop, into: &list) }
      fill(control, .continuous(9), with: .tertiarySystemFill, into: &list)
      for index in segments.indices.dropFirst() where chosen != index && chosen != index - 1 {
        let slot = slot(CGFloat(index))
        let edge = isMirrored ? slot.maxX : slot.minX
        let line = CGRect(x: edge - 0.5, y: control.midY - 8, width: 1, height: 16)
        fill(line, .circular(0.5), with: .separator, into: &list)
      }
      if chosen != nil {
        let pill = slot(position.value).insetBy(dx: Self.margin, dy: Self.margin)
        let corners = Corners.continuous(7)
        list.append(.shadow(pill, corners, .init(color: RGBA.black.opacity(0.12), radius: 8, y: 3)))
        list.append(.shadow(pill, corners, .init(color: RGBA.black.opacity(0.04), radius: 1, y: 3)))
        let color = looks.selected ?? Color(light: 0xFFFFFF, dark: 0x636366)
        fill(pill, corners, with: color, into: &list)
      }
      super.draw(into: &list)
    }
  }

  override func elements(in context: ElementContext) -> [Element] {
    let spoken = AccessibilityText(label?.layoutChildren ?? [])
    var inner = context
    inner.container = nil
    var appearance = Appearance()
    appearance.background = (looks.backdrop ?? .tertiarySystemFill).resolved(in: environment).text
    appearance.cornerRadius = 9
    return [
      context.clipped(
        Element(
          .segmentedControl, identifier: spoken.identifier, label: spoken.text, frame: control,
          isEnabled: environment.isEnabled, traits: environment.traits(),
          appearance: appearance, handle: handle, children: segments.flatMap { $0.elements(in: inner) }))
    ]
  }

  override var takesTouches: Bool { true }
}

/// The node of one of the options beside each other.
final class SegmentNode: Node {
  private var label: Node?
  private var choose: () -> Void = {}
  private(set) var isChosen = false
  private var isPressed = false

  func update(
    _ option: PickerChoice.Option, _ look: LetterLook, in context: NodeContext, choose: @escaping () -> Void
  ) {
    var context = context
    context.environment.font =
      look.font ?? .system(size: 13, weight: option.isChosen ? .semibold : .medium)
    if let color = look.color { context.environment.foregroundColor = color }
    if let kerning = look.kerning { context.environment.kerning = kerning }
    environment = context.environment
    isChosen = option.isChosen
    self.choose = choose
    label = option.view.lineLimit(1).reconciled(with: label, in: context)
  }

  override var placedChildren: [Node] { label?.layoutChildren ?? [] }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    CGSize(width: (placedChildren.first?.measure(.unspecified).width ?? 0) + 20, height: 32)
  }

  override func placeChildren(in rect: CGRect) {
    let offer = ProposedSize(width: max(0, rect.width - 8), height: rect.height)
    for child in placedChildren {
      child.place(in: Alignment.center.place(child.measure(offer), in: rect), by: self, offered: offer)
    }
  }

  override func draw(into list: inout DisplayList) {
    list.nested(in: isPressed && !isChosen ? .pushOpacity(0.3) : nil) { super.draw(into: &$0) }
  }

  override func elements(in context: ElementContext) -> [Element] {
    let spoken = AccessibilityText(placedChildren)
    let traits = environment.traits(isChosen ? [.button, .selected] : .button)
    return [
      context.clipped(
        Element(
          .button, identifier: spoken.identifier, label: spoken.text, frame: frame,
          isEnabled: environment.isEnabled, isSelected: isChosen, traits: traits,
          appearance: spoken.appearance, handle: handle))
    ]
  }

  override var takesTouches: Bool { true }

  override var tapAction: (() -> Void)? {
    { [weak self] in
      guard let self, self.environment.isEnabled, !self.isChosen else { return }
      self.choose()
    }
  }

  override func pressChanged(_ isPressed: Bool) {
    self.isPressed = isPressed && environment.isEnabled
    host.setNeedsDisplay()
  }
}
