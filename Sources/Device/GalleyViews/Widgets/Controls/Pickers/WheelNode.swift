import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The node of options on a wheel.
///
/// The wheel is drawn as a drum seen from the side: the farther a row is from the middle, the flatter and the
/// paler it is. A wheel with momentum comes to rest on an option, and only then chooses it.
final class WheelNode: Node {
  private static let height: CGFloat = 216
  private static let rowHeight: CGFloat = 34
  /// The radius of the drum, in points: half of its circumference is as high as the wheel.
  private static let radius: CGFloat = 110
  /// The distance of the momentum, in seconds of its speed: the sum of UIKit's normal deceleration, 0.998 per
  /// millisecond.
  private static let carry: CGFloat = 0.5
  private static let fontSize = 23.0

  private var label: Node?
  private var rows: [Node] = []
  private var choice = PickerChoice(EmptyView(), isChosen: { _ in false }, choose: { _ in })
  /// The index of the row in the middle, with fractions while the wheel turns.
  private let position = EasedValue(0)
  private var isDragged = false
  private lazy var wheelHandle = host.makeHandle()

  func update(_ choice: PickerChoice, label: some View, in context: NodeContext) {
    environment = context.environment
    self.choice = choice
    var context = context.insideControl
    self.label = label.reconciled(with: self.label, in: context)
    context.environment.font = .system(size: Self.fontSize)
    rows = choice.options.enumerated().map { index, option in
      option.view.lineLimit(1).reconciled(with: index < rows.count ? rows[index] : nil, in: context)
    }
    if !isDragged, !position.isMoving, let chosen = choice.chosen { position.jump(to: CGFloat(chosen)) }
  }

  /// The option in the middle.
  private var middle: Int { Int(min(max(0, position.value), last).rounded()) }

  /// The node of the option in the middle.
  var chosenRow: Node? { row(middle) }

  private var last: CGFloat { CGFloat(max(0, rows.count - 1)) }

  private func row(_ index: Int) -> Node? {
    rows.indices.contains(index) ? rows[index].layoutChildren.first : nil
  }

  /// The rows in front of the drum, with their angles from the middle.
  private var shown: [(index: Int, node: Node, angle: CGFloat)] {
    rows.indices.compactMap { index in
      let angle = (CGFloat(index) - position.value) * Self.rowHeight / Self.radius
      guard abs(angle) < .pi / 2, let node = row(index) else { return nil }
      return (index, node, angle)
    }
  }

  override var placedChildren: [Node] { shown.map(\.node) }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let widest = rows.indices.compactMap { row($0)?.measure(.unspecified).width }.max() ?? 0
    return CGSize(width: proposal.width ?? widest + 60, height: Self.height)
  }

  override func placeChildren(in rect: CGRect) {
    let offer = ProposedSize(width: max(0, rect.width - 24), height: Self.rowHeight)
    for (_, node, angle) in shown {
      let size = node.measure(offer)
      let y = rect.midY + Self.radius * sin(angle)
      node.place(
        in: CGRect(
          x: rect.midX - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height),
        by: self, offered: offer)
    }
  }

  override func draw(into list: inout DisplayList) {
    list.nested(in: environment.isEnabled ? nil : .pushOpacity(0.5)) { list in
      let band = CGRect(
        x: frame.minX + 9, y: frame.midY - Self.rowHeight / 2, width: max(0, frame.width - 18),
        height: Self.rowHeight)
      fill(band, .continuous(8), with: .tertiarySystemFill, into: &list)
      list.nested(in: .pushClipRectangle(frame, .square)) { list in
        for (index, node, angle) in shown {
          let flatness = Double(cos(angle))
          let distance = Double(min(1, abs(CGFloat(index) - position.value)))
          let middle = Double(node.frame.midY)
          let flattening = Transform(a: 1, b: 0, c: 0, d: flatness, tx: 0, ty: middle * (1 - flatness))
          list.nested(in: .pushOpacity((1 - 0.5 * distance) * flatness)) { list in
            list.nested(in: .pushTransform(flattening)) { node.draw(into: &$0) }
          }
        }
      }
    }
  }

  override func elements(in context: ElementContext) -> [Element] {
    let spoken = AccessibilityText(label?.layoutChildren ?? [])
    let option = row(middle).map { AccessibilityText([$0]) }
    let traits = environment.traits()
    var wheel = Element(
      .pickerWheel, value: .text(option?.text ?? ""), frame: frame, isEnabled: environment.isEnabled,
      traits: traits, appearance: option?.appearance, handle: wheelHandle)
    wheel.describe {
      $0.actions.append(.init(.adjust, handle: handle))
      $0.position = .init(middle + 1, of: rows.count)
    }
    return [
      context.clipped(
        Element(
          .picker, identifier: spoken.identifier, label: spoken.text, frame: frame,
          isEnabled: environment.isEnabled, traits: traits, handle: handle,
          children: [context.clipped(wheel)]))
    ]
  }

  /// Turns to the option below or above the one in the middle; upwards leads to those below, as on the
  /// device.
  override func perform(_ request: AccessibilityRequest) -> Bool {
    guard environment.isEnabled, [.increment, .decrement].contains(request) else { return false }
    turn(to: CGFloat(middle + (request == .increment ? 1 : -1)))
    return true
  }

  // MARK: Turning

  override func hitTest(_ point: CGPoint) -> Node? { frame.contains(point) ? self : nil }

  override var takesTouches: Bool { true }

  override var tapAction: (() -> Void)? {
    { [weak self, point = host.touchStart] in
      guard let self, environment.isEnabled else { return }
      let height = max(-1, min(1, (point.y - frame.midY) / Self.radius))
      turn(to: (position.value + asin(height) * Self.radius / Self.rowHeight).rounded())
    }
  }

  override func wantsPan(from start: CGPoint, direction: PanDirection) -> Bool {
    direction.isVertical && environment.isEnabled
  }

  override func panBegan() {
    isDragged = true
    position.stop()
  }

  override func panChanged(_ pan: Pan) {
    let isBeyond = position.value < 0 || position.value > last
    position.jump(to: position.value - pan.delta.dy / Self.rowHeight * (isBeyond ? 0.5 : 1))
    host.setNeedsLayout()
  }

  override func panEnded(_ pan: Pan) {
    isDragged = false
    turn(to: (position.value - pan.velocity.dy * Self.carry / Self.rowHeight).rounded())
  }

  override func panCancelled() {
    isDragged = false
    turn(to: position.value.rounded())
  }

  /// Turns to the nearest row, and chooses it at the end of the turn.
  private func turn(to row: CGFloat) {
    guard !rows.isEmpty else { return }
    let end = min(max(0, row), last)
    let rowsAway = Int(abs(end - position.value).rounded(.up))
    let duration = Duration.milliseconds(min(1200, 250 + 60 * rowsAway))
    position.go(to: end, over: duration, "wheel", in: host) { [weak self] in
      guard let self else { return }
      let index = Int(end)
      if self.choice.options.indices.contains(index), self.choice.chosen != index {
        self.choice.choose(index)
      }
      self.setNeedsUpdate()
    }
  }
}
