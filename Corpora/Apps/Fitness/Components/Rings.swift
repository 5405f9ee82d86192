import AppVariants
import SwiftUI

/// Three rings, one in another, which close over the day.
struct Rings: View {
  @Environment(\.look) private var look

  private var step: CGFloat { (look.today.ringWidth + look.today.ringGap) * 2 }

  var body: some View {
    ZStack {
      Ring(share: look.today.move, color: moveColor, size: look.today.ringSize)
      Ring(share: 0.55, color: look.lime, size: look.today.ringSize - step)
      Ring(share: 0.75, color: look.sky, size: look.today.ringSize - step * 2)
    }
    .frame(width: look.today.ringSize, height: look.today.ringSize)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Activity rings")
    .accessibilityValue("Move \(Int(look.today.move * 100)) %")
  }

  private var moveColor: Color { look.today.moveColor == 0 ? look.move : Color(hex: look.today.moveColor) }
}

/// One ring on its track.
private struct Ring: View {
  @Environment(\.look) private var look
  let share: Double
  let color: Color
  let size: CGFloat

  var body: some View {
    Circle()
      .stroke(color.opacity(look.today.trackOpacity), lineWidth: look.today.ringWidth)
      .overlay {
        Circle()
          .trim(from: 0, to: share)
          .stroke(color, style: StrokeStyle(lineWidth: look.today.ringWidth, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
      .padding(look.today.ringWidth / 2)
      .frame(width: size, height: size)
  }
}
