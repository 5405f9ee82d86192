import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The node of a slider.
final class SliderNode: Node {
  private static let thumb: CGFloat = 28
  private static let track: CGFloat = 4
  private static let height: CGFloat = 31
  private static let gap: CGFloat = 8
  /// The side of the square around the thumb that accepts touches, in points.
  private static let reach: CGFloat = 44

  private(set) var value: Binding<Double> = .constant(0)
  private(set) var bounds = 0.0...1.0
  private(set) var step: Double?
  private var label: Node?
  private var minimum: Node?
  private var maximum: Node?
  private var onEditingChanged: (Bool) -> Void = { _ in }
  /// The thumb's position when it was taken; `nil` while it is not held.
  private var held: Double?
  private var trackFrame = CGRect.zero
  private var fillsRow = false

  func update(
    _ value: Binding<Double>, _ bounds: ClosedRange<Double>, step: Double?, label: some View,
    ends: (some View, some View), _ onEditingChanged: @escaping (Bool) -> Void, in context: NodeContext
  ) {
    environment = context.environment
    fillsRow = context.environment.fillsRow
    self.value = value
    self.bounds = bounds
    self.step = step
    self.onEditingChanged = onEditingChanged
    // Read at once, so that a change of its source is noticed.
    _ = value.wrappedValue
    let context = context.insideControl
    self.label = label.reconciled(with: self.label, in: context)
    minimum = ends.0.reconciled(with: minimum, in: context)
    maximum = ends.1.reconciled(with: maximum, in: context)
  }

  /// The thumb's position, from 0 to 1.
  private var part: Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0 else { return 0 }
    return min(1, max(0, (value.wrappedValue - bounds.lowerBound) / length))
  }

  private var before: [Node] { minimum?.layoutChildren ?? [] }
  private var behind: [Node] { maximum?.layoutChildren ?? [] }

  override var placedChildren: [Node] { before + behind }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let sizes = placedChildren.map { $0.measure(.unspecified) }
    let ends = sizes.reduce(0) { $0 + $1.width + Self.gap }
    return CGSize(
      width: max(ends + Self.reach, proposal.width ?? ends + 160),
      height: max(Self.height - (fillsRow ? 10 : 0), sizes.map(\.height).max() ?? 0))
  }

  override func placeChildren(in rect: CGRect) {
    var space = rect
    for node in before {
      let size = node.measure(.unspecified)
      let place = CGRect(
        x: space.minX, y: rect.midY - size.height / 2, width: size.width, height: size.height)
      node.place(in: mirrored(place, in: rect), by: self, offered: .unspecified)
      space.origin.x += size.width + Self.gap
      space.size.width -= size.width + Self.gap
    }
    for node in behind {
      let size = node.measure(.unspecified)
      let place = CGRect(
        x: space.maxX - size.width, y: rect.midY - size.height / 2, width: size.width, height: size.height)
      node.place(in: mirrored(place, in: rect), by: self, offered: .unspecified)
      space.size.width -= size.width + Self.gap
    }
    let track = CGRect(
      x: space.minX, y: rect.midY - Self.height / 2, width: space.width, height: Self.height)
    trackFrame = host.snapped(mirrored(track, in: rect))
  }

  private var travel: CGFloat { max(1, trackFrame.width - Self.thumb) }

  private var thumbCenter: CGPoint {
    CGPoint(
      x: trackFrame.minX + Self.thumb / 2 + travel * (isMirrored ? 1 - part : part), y: trackFrame.midY)
  }

  override func draw(into list: inout DisplayList) {
    super.draw(into: &list)
    list.nested(in: environment.isEnabled ? nil : .pushOpacity(0.5)) { drawControl(into: &$0) }
  }

  private func drawControl(into list: inout DisplayList) {
    let line = CGRect(
      x: trackFrame.minX, y: trackFrame.midY - Self.track / 2, width: trackFrame.width, height: Self.track)
    let background = Color.systemFill
    fill(line, .circular(Self.track / 2), with: background, into: &list)
    let center = thumbCenter
    let start = isMirrored ? center.x : line.minX
    let end = isMirrored ? line.maxX : center.x
    let filled = CGRect(x: start, y: line.minY, width: end - start, height: line.height)
    fill(filled, .circular(Self.track / 2), with: environment.tint, into: &list)
    let thumb = CGRect(center: center, size: CGSize(width: Self.thumb, height: Self.thumb))
    let corners = Corners.circular(Self.thumb / 2)
    list.append(.shadow(thumb, corners, .init(color: RGBA.black.opacity(0.12), radius: 13, y: 6)))
    list.append(.shadow(thumb, corners, .init(color: RGBA.black.opacity(0.15), radius: 4, y: 0.5)))
    list.append(.roundedRectangle(thumb, corners, RGBA.white))
  }

  override func elements(in context: ElementContext) -> [Element] {
    let spoken = AccessibilityText(label?.layoutChildren ?? [])
    var appearance = Appearance()
    appearance.foreground = environment.tint.resolved(in: environment).text
    let slider = Element(
      .slider, identifier: spoken.identifier, label: spoken.text,
      value: .text("\(Int((part * 100).rounded()))%"), frame: trackFrame, isEnabled: environment.isEnabled,
      traits: environment.traits(), appearance: appearance, handle: handle)
    return [context.clipped(slider)]
  }

  /// Changes the value by a tenth, as UIKit's slider does; in whole steps, and at least one.
  override func perform(_ request: AccessibilityRequest) -> Bool {
    guard environment.isEnabled, [.increment, .decrement].contains(request) else { return false }
    var change = (bounds.upperBound - bounds.lowerBound) / 10
    if let step, step > 0 { change = max(1, (change / step).rounded()) * step }
    let end = value.wrappedValue + (request == .increment ? change : -change)
    onEditingChanged(true)
    value.wrappedValue = min(bounds.upperBound, max(bounds.lowerBound, end))
    onEditingChanged(false)
    return true
  }

  // MARK: Dragging

  private func isThumb(_ point: CGPoint) -> Bool {
    let center = thumbCenter
    return abs(point.x - center.x) <= Self.reach / 2 && abs(point.y - center.y) <= Self.reach / 2
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    super.hitTest(point) ?? (isThumb(point) ? self : nil)
  }

  override var takesTouches: Bool { true }

  override var tapAction: (() -> Void)? { {} }

  override func tracksTouch(from point: CGPoint) -> Bool { environment.isEnabled && isThumb(point) }

  override func panBegan() {
    held = part
    onEditingChanged(true)
  }

  override func panChanged(_ pan: Pan) {
    guard let held else { return }
    let part = min(1, max(0, held + (isMirrored ? -1 : 1) * pan.translation.dx / travel))
    let length = bounds.upperBound - bounds.lowerBound
    var number = bounds.lowerBound + part * length
    if let step, step > 0 {
      number = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step
    }
    number = min(bounds.upperBound, max(bounds.lowerBound, number))
    if number != value.wrappedValue { value.wrappedValue = number }
  }

  override func panEnded(_ pan: Pan) {
    panChanged(pan)
    panCancelled()
  }

  override func panCancelled() {
    guard held != nil else { return }
    held = nil
    onEditingChanged(false)
  }
}
