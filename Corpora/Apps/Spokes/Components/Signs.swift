import AppVariants
import SwiftUI

/// A word on a capsule.
struct Plate: View {
  var name: String
  var color: Color

  var body: some View {
    Text(name)
      .font(.caption2.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(color, in: .capsule)
  }
}

/// The initials of somebody on a disc or a tile.
struct Face: View {
  var initials: String
  var color: Int
  var size: CGFloat = 26
  var isRound = true

  var body: some View {
    Text(initials)
      .font(.system(size: size * 0.42, weight: .semibold))
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(Color(hex: color), in: isRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 8)))
  }
}

/// A bicycle from the side: both wheels, and the frame between them.
struct Bicycle: View {
  var spokes: Int
  var tyre: CGFloat
  var slack: CGFloat
  var color: Color
  var wheel: CGFloat = 74

  var body: some View {
    ZStack(alignment: .bottom) {
      HStack(spacing: wheel * 0.45) {
        rim("Rear wheel")
        rim("Front wheel")
      }
      BikeFrame(slack: slack, tube: 4)
        .fill(color)
        .frame(width: wheel * 1.45, height: wheel * 0.85)
        .padding(.bottom, wheel / 2)
        .accessibilityElement()
        .accessibilityLabel("Frame")
    }
  }

  private func rim(_ name: String) -> some View {
    Wheel(spokes: spokes, crossing: 1, tyre: tyre)
      .fill(Color(hex: 0x2B2B2B))
      .frame(width: wheel, height: wheel)
      .accessibilityElement()
      .accessibilityLabel(name)
  }
}
