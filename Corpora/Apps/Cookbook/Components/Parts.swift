import AppVariants
import SwiftUI

/// A word on a capsule.
struct Tag: View {
  var name: String
  var color: Color
  var radius: CGFloat = 20

  var body: some View {
    Text(name)
      .font(.caption.weight(.semibold))
      .foregroundStyle(color)
      .padding(.horizontal, 9)
      .padding(.vertical, 4)
      .background(color.opacity(0.15), in: .rect(cornerRadius: radius))
  }
}

/// The stars of a rating.
struct Rating: View {
  @Environment(\.look) private var look
  var stars: Int
  var size: CGFloat = 14

  var body: some View {
    HStack(spacing: look.recipes.starGap) {
      ForEach(0..<5, id: \.self) { index in
        Star(points: look.recipes.starPoints, inner: look.recipes.starInner)
          .fill(index < stars ? look.recipes.starColor.color(or: .orange) : .secondary.opacity(0.3))
          .frame(width: size, height: size)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("\(stars) of 5")
  }
}

/// A picture of a dish: a rosette on a gradient, and a symbol on it.
struct Dish: View {
  @Environment(\.look) private var look
  var name: String
  var icon: String
  var top: Int
  var bottom: Int
  var symbol: CGFloat = 34

  var body: some View {
    LinearGradient(
      colors: [Color(hex: top), Color(hex: bottom)], startPoint: .topLeading, endPoint: .bottomTrailing
    )
    .overlay {
      Image(systemName: icon)
        .font(.system(size: symbol))
        .foregroundStyle(.white)
        .accessibilityLabel("Picture of \(name)")
    }
  }
}

/// A round check mark before the words of a toggle.
struct CheckStyle: ToggleStyle {
  var size: CGFloat
  var gap: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(alignment: .firstTextBaseline, spacing: gap) {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .font(.system(size: size))
          .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
          .accessibilityHidden(true)
        configuration.label
      }
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
  }
}
