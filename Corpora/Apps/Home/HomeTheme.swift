import AppVariants
import SwiftUI

/// The colours of the catalogue.
extension HomeLook {
  private var catalogue: Bundle {
    let folder = hasRevisedWarm ? "Tokens/Revised" : "Tokens/Approved"
    return Bundle(url: Bundle.module.bundleURL.appendingPathComponent(folder)) ?? .module
  }

  var warm: Color { Color("warm", bundle: catalogue) }
  var wall: Color { Color("wall", bundle: catalogue) }
  var tileOn: Color { Color("tileOn", bundle: catalogue) }
  var night: Color { Color("night", bundle: catalogue) }
}

extension Int {
  /// The colour that a look names, or what holds where it names none.
  func color(or standard: Color) -> Color { self == 0 ? standard : Color(hex: self) }
}

extension View {
  /// Changes the view only where something holds.
  @ViewBuilder
  func `if`(_ condition: Bool, @ViewBuilder _ change: (Self) -> some View) -> some View {
    if condition { change(self) } else { self }
  }

  /// A panel on the wall.
  func panel(padding: CGFloat, radius: CGFloat) -> some View {
    modifier(PanelModifier(padding: padding, radius: radius))
  }
}

/// A panel on the wall.
struct PanelModifier: ViewModifier {
  @Environment(\.look) private var look
  var padding: CGFloat
  var radius: CGFloat

  func body(content: Content) -> some View {
    content
      .padding(padding)
      .background(look.tileOn, in: RoundedRectangle(cornerRadius: radius, style: .continuous))
  }
}

/// A switch with the sign for power on its knob.
struct PowerToggleStyle: ToggleStyle {
  @Environment(\.look) private var look

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer(minLength: 8)
      ZStack(alignment: configuration.isOn ? .trailing : .leading) {
        RoundedRectangle(cornerRadius: look.power.radius, style: .continuous)
          .fill(configuration.isOn ? look.power.onColor.color(or: look.warm) : Color.gray.opacity(0.25))
          .overlay {
            RoundedRectangle(cornerRadius: look.power.radius, style: .continuous)
              .strokeBorder(.black.opacity(0.12), lineWidth: look.power.stroke)
          }
        Image(systemName: look.power.knobIcon)
          .font(.system(size: 12, weight: .bold))
          .foregroundStyle(configuration.isOn ? look.power.onColor.color(or: look.warm) : .gray)
          .frame(width: look.power.height - 6, height: look.power.height - 6)
          .background(.white, in: RoundedRectangle(cornerRadius: look.power.radius - 3, style: .continuous))
          .padding(3)
      }
      .frame(width: look.power.width, height: look.power.height)
      .contentShape(.rect)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Power switch")
      .accessibilityValue(configuration.isOn ? "On" : "Off")
      .accessibilityAddTraits(.isToggle)
      .onTapGesture { configuration.isOn.toggle() }
    }
  }
}

extension ToggleStyle where Self == PowerToggleStyle {
  /// A switch with the sign for power on its knob.
  static var power: PowerToggleStyle { PowerToggleStyle() }
}

/// A round button of the thermostat.
struct RoundKeyStyle: ButtonStyle {
  @Environment(\.look) private var look
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.iconOnly)
      .font(.title2.weight(.medium))
      .foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
      .frame(width: look.climate.buttonSize, height: look.climate.buttonSize)
      .background(Circle().fill(look.tileOn))
      .overlay(Circle().stroke(look.warm, lineWidth: look.climate.buttonBorder))
      .scaleEffect(configuration.isPressed ? 0.92 : 1)
  }
}

/// A gauge as a ring that is open at its foot.
struct OpenRingGaugeStyle: GaugeStyle {
  var color: Color

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().trim(from: 0.1, to: 0.9).stroke(
        color.opacity(0.2), style: StrokeStyle(lineWidth: 6, lineCap: .round))
      Circle().trim(from: 0.1, to: 0.1 + 0.8 * configuration.value)
        .stroke(color, style: StrokeStyle(lineWidth: 6, lineCap: .round))
    }
    .rotationEffect(.degrees(90))
    .overlay { configuration.currentValueLabel.font(.footnote.weight(.semibold)) }
    .frame(width: 54, height: 54)
  }
}
