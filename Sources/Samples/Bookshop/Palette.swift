import SwiftUI

/// The app's own colours, in light and dark.
extension EnvironmentValues {
  /// The colour of everything that acts.
  var copper: Color {
    colorScheme == .dark
      ? Color(red: 0.95, green: 0.62, blue: 0.42) : Color(red: 0.62, green: 0.27, blue: 0.11)
  }

  /// The ground of the sign-in and of single pages.
  var paper: Color {
    colorScheme == .dark
      ? Color(red: 0.08, green: 0.07, blue: 0.06) : Color(red: 0.98, green: 0.96, blue: 0.93)
  }
}

/// The cover of a book: cloth in its colour, with the first letters of its title.
struct CoverView: View {
  let title: String
  let hue: Int
  let width: CGFloat

  private var initials: String {
    let words = title.split(separator: " ").filter { $0.first?.isUppercase == true }
    return words.prefix(2).compactMap { $0.first.map(String.init) }.joined()
  }

  private func cloth(_ brightness: Double) -> Color {
    Color(hue: Double(hue) / 360, saturation: 0.45, brightness: brightness)
  }

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [cloth(0.62), cloth(0.42)], startPoint: .topLeading, endPoint: .bottomTrailing)
      HStack(spacing: 0) {
        Rectangle().fill(.black.opacity(0.18)).frame(width: width * 0.09)
        Spacer()
      }
      Text(initials).font(.system(size: width * 0.34, weight: .semibold, design: .serif))
        .foregroundStyle(.white)
    }
    .frame(width: width, height: width * 1.45)
    .clipShape(RoundedRectangle(cornerRadius: width * 0.07))
    .accessibilityHidden(true)
  }
}
