import AppVariants
import SwiftUI

/// A word on a board with flaps, a letter on each.
struct FlapText: View {
  @Environment(\.look) private var look
  var text: String

  var body: some View {
    HStack(spacing: 2) {
      ForEach(Array(text.enumerated()), id: \.offset) { _, letter in
        Text(String(letter))
          .font(.system(size: 16, weight: .semibold, design: .monospaced))
          .foregroundStyle(Color(hex: look.flaps.letterColor))
          .frame(width: 14, height: 25)
          .background(.white.opacity(0.14), in: .rect(cornerRadius: 3))
          .overlay { Rectangle().fill(.black.opacity(0.6)).frame(height: 1) }
      }
    }
    .accessibilityElement()
    .accessibilityLabel(text)
  }
}

/// A flag of the international code of signals.
struct SignalFlag: View {
  @Environment(\.look) private var look
  var letter: String

  var body: some View {
    picture
      .frame(width: 30, height: 24)
      .clipShape(.rect(cornerRadius: 2))
      .overlay { Rectangle().strokeBorder(.black.opacity(0.25), lineWidth: 0.5) }
      .accessibilityElement()
      .accessibilityLabel("Flag \(letter)")
  }

  @ViewBuilder private var picture: some View {
    switch letter {
    case "M":
      Color(hex: 0x1D4E9E).overlay { Saltire(arm: look.berths.arm).fill(.white) }
    case "K":
      HStack(spacing: 0) {
        Color(hex: 0xF4C430)
        Color(hex: 0x1D4E9E)
      }
    case "T":
      HStack(spacing: 0) {
        Color(hex: 0xC8312B)
        Color.white
        Color(hex: 0x1D4E9E)
      }
    case "S":
      Color.white.overlay { Color(hex: 0x1D4E9E).padding(.horizontal, 9).padding(.vertical, 7) }
    default:
      Color(hex: 0xF4C430).overlay { Circle().fill(.black).frame(width: 12, height: 12) }
    }
  }
}

/// A word on a capsule.
struct Pill: View {
  var name: String
  var color: Color

  var body: some View {
    Text(name)
      .font(.caption.weight(.semibold))
      .foregroundStyle(color)
      .padding(.horizontal, 9)
      .padding(.vertical, 4)
      .background(color.opacity(0.16), in: .capsule)
  }
}
