import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The node of a switch: 51 by 31 points, as UIKit's.
final class ToggleNode: LabeledControlNode {
  private static let size = CGSize(width: 51, height: 31)
  private static let knob: CGFloat = 27
  private static let duration = Duration.milliseconds(200)
  /// The track of a switch that is off, through which its row is seen.
  private static let off = Color.secondarySystemFill

  /// The number of the switch without its label.
  private lazy var controlHandle = host.makeHandle()
  private var binding: Binding<Bool> = .constant(false)
  private(set) var isOn = false
  private var wasTapped = false
  private var isPressed = false
  /// The knob's position, from 0 at the leading end to 1.
  private let position = EasedValue(0)

  func update(_ binding: Binding<Bool>) {
    self.binding = binding
    isOn = binding.wrappedValue
    let place: CGFloat = isOn ? 1 : 0
    if wasTapped, position.target != place {
      position.go(to: place, over: Self.duration, "switch", in: host)
    } else if position.target != place {
      position.jump(to: place)
    }
    wasTapped = false
  }

  override var controlSize: CGSize { Self.size }

  override func draw(into list: inout DisplayList) {
    super.draw(into: &list)
    list.nested(in: environment.isEnabled ? nil : .pushOpacity(0.5)) { drawSwitch(into: &$0) }
  }

  private func drawSwitch(into list: inout DisplayList) {
    let track = controlFrame
    let radius = track.height / 2
    // The background is visible through only one of the two colours.
    if position.value < 1 { fill(track, .circular(radius), with: Self.off, into: &list) }
    if position.value > 0 {
      let on = (environment.explicitTint ?? .green).resolved(in: environment)
      list.append(.roundedRectangle(track, radius: radius, on.opacity(min(1, position.value))))
    }
    // The knob of a switch that is held grows towards the middle.
    let width = Self.knob + (isPressed ? 7 : 0)
    let margin = (track.height - Self.knob) / 2
    let knob = mirrored(
      CGRect(
        x: track.minX + margin + (track.width - width - 2 * margin) * position.value, y: track.minY + margin,
        width: width, height: Self.knob), in: track)
    let corners = Corners.circular(Self.knob / 2)
    list.append(.shadow(knob, corners, .init(color: RGBA.black.opacity(0.15), radius: 8, y: 3)))
    list.append(.shadow(knob, corners, .init(color: RGBA.black.opacity(0.06), radius: 1, y: 3)))
    list.append(.roundedRectangle(knob, corners, RGBA.white))
  }

  override func elements(in context: ElementContext) -> [Element] {
    let spoken = spoken
    var appearance = spoken.appearance
    appearance.background =
      (isOn ? environment.explicitTint ?? .green : Self.off)
      .resolved(in: environment).text
    let traits = environment.traits(.button)
    let control = Element(
      .switch, value: isOn ? "1" : "0", frame: controlFrame, isEnabled: environment.isEnabled, traits: traits,
      handle: controlHandle)
    return [
      context.clipped(
        Element(
          .switch, identifier: spoken.identifier, label: spoken.text, value: isOn ? "1" : "0", frame: area,
          isEnabled: environment.isEnabled, traits: traits, appearance: appearance, handle: handle,
          children: [context.clipped(control)]))
    ]
  }

  override var takesTouches: Bool { true }

  override func hitTest(_ point: CGPoint) -> Node? { controlFrame.contains(point) ? self : nil }

  override var tapAction: (() -> Void)? {
    guard environment.isEnabled else { return {} }
    return { [weak self] in
      guard let self else { return }
      self.wasTapped = true
      self.binding.wrappedValue = !self.isOn
      // A binding that keeps its value leaves the switch as it is.
      self.setNeedsUpdate()
    }
  }

  override func pressChanged(_ isPressed: Bool) {
    self.isPressed = isPressed && environment.isEnabled
    host.setNeedsDisplay()
  }
}
