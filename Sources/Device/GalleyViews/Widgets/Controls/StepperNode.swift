import Foundation
import GalleyImage
import GalleyRaster
import GalleyServices
import GalleyTree

/// The node of a stepper: 94 by 32 points, as UIKit's.
final class StepperNode: LabeledControlNode {
  private static let size = CGSize(width: 94, height: 32)
  private static let corners = Corners.continuous(8)

  private let decrement: StepperButtonNode
  private let increment: StepperButtonNode
  private(set) var value: String?

  override init(_ host: ViewHost) {
    decrement = StepperButtonNode(host)
    increment = StepperButtonNode(host)
    super.init(host)
    (decrement.label, decrement.symbol) = ("Decrement", "minus")
    (increment.label, increment.symbol) = ("Increment", "plus")
  }

  func update(
    value: String?, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = value
    for (button, action) in [(decrement, onDecrement), (increment, onIncrement)] {
      button.environment = environment
      if action == nil { button.environment.isEnabled = false }
      button.action = action ?? {}
      button.onEditingChanged = onEditingChanged
    }
  }

  override var controlSize: CGSize { Self.size }

  override var controlNodes: [Node] { [decrement, increment] }

  override func placeControl(in rect: CGRect) {
    let half = rect.width / 2
    let first = CGRect(x: rect.minX, y: rect.minY, width: half, height: rect.height)
    decrement.place(in: mirrored(first, in: rect), by: self)
    increment.place(in: mirrored(first.offsetBy(dx: half, dy: 0), in: rect), by: self)
  }

  override func draw(into list: inout DisplayList) {
    fill(controlFrame, Self.corners, with: .tertiarySystemFill, into: &list)
    list.nested(in: .pushClipRectangle(controlFrame, Self.corners)) { list in
      for button in [decrement, increment] { button.drawBackground(into: &list) }
    }
    let line = CGRect(x: controlFrame.midX - 0.5, y: controlFrame.midY - 9, width: 1, height: 18)
    fill(line, .circular(0.5), with: .separator, into: &list)
    super.draw(into: &list)
  }

  override func elements(in context: ElementContext) -> [Element] {
    let spoken = spoken
    var inner = context
    inner.container = nil
    let traits = environment.traits()
    var appearance = spoken.appearance
    appearance.background = Color.tertiarySystemFill.resolved(in: environment).text
    var stepper = Element(
      .stepper, label: spoken.text, value: value.map { .text($0) }, frame: area,
      isEnabled: environment.isEnabled, traits: traits, appearance: appearance, handle: handle,
      children: placedChildren.flatMap { $0.elements(in: inner) })
    if !spoken.identifier.isEmpty { stepper.identify(spoken.identifier) }
    return [context.clipped(stepper)]
  }
}

/// One half of a stepper.
final class StepperButtonNode: Node {
  /// The time after which a held button repeats its action, and the time between repetitions.
  private static let repeatDelay = Duration.milliseconds(500)
  private static let repeatInterval = Duration.milliseconds(100)

  /// The words that are read aloud.
  var label = ""
  /// The name of the symbol on it.
  var symbol = ""
  var action: () -> Void = {}
  var onEditingChanged: (Bool) -> Void = { _ in }
  private var isPressed = false
  private var press = 0
  private var hasRepeated = false

  func drawBackground(into list: inout DisplayList) {
    guard isPressed else { return }
    fill(frame, with: .tertiarySystemFill, into: &list)
  }

  override func draw(into list: inout DisplayList) {
    let color = (environment.isEnabled ? Color.primary : .tertiary).resolved(in: environment)
    Symbol(symbol)?.draw(in: frame, textSize: 16, paint: .color(color), into: &list)
  }

  override func elements(in context: ElementContext) -> [Element] {
    let traits = environment.traits(.button)
    return [
      context.clipped(
        Element(
          .button, label: label, frame: frame, isEnabled: environment.isEnabled, traits: traits,
          handle: handle))
    ]
  }

  override var takesTouches: Bool { true }

  override var tapAction: (() -> Void)? {
    { [weak self] in
      guard let self, self.environment.isEnabled else { return }
      // After repetitions the end of the touch is no further tap.
      if !self.hasRepeated { self.action() }
      self.hasRepeated = false
    }
  }

  override func pressChanged(_ isPressed: Bool) {
    host.setNeedsDisplay()
    press += 1
    guard isPressed, environment.isEnabled else {
      if self.isPressed { onEditingChanged(false) }
      self.isPressed = false
      return
    }
    self.isPressed = true
    hasRepeated = false
    onEditingChanged(true)
    repeatAction(press, after: Self.repeatDelay)
  }

  private func repeatAction(_ press: Int, after delay: Duration) {
    host.environment.clock.after(delay) { [weak self] in
      guard let self, self.press == press, self.isPressed, self.environment.isEnabled, self.isInWindow else {
        return
      }
      self.hasRepeated = true
      self.action()
      self.repeatAction(press, after: Self.repeatInterval)
    }
  }
}
