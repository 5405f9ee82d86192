import SwiftUI

/// A picture that stands for a photograph, by its number.
struct Scenery: View {
  let number: Int

  private var sky: Color { Color(hue: Double(number * 31 % 100) / 100, saturation: 0.4, brightness: 0.95) }
  private var ground: Color { Color(hue: Double(number * 57 % 100) / 100, saturation: 0.5, brightness: 0.5) }

  var body: some View {
    GeometryReader { space in
      let (width, height) = (space.size.width, space.size.height)
      ZStack(alignment: .topLeading) {
        LinearGradient(colors: [sky, .white], startPoint: .top, endPoint: .bottom)
        Circle()
          .fill(.yellow.opacity(0.85))
          .frame(width: width * 0.18, height: width * 0.18)
          .offset(x: width * (number % 2 == 0 ? 0.65 : 0.15), y: height * 0.15)
        Path { path in
          path.move(to: CGPoint(x: 0, y: height * 0.75))
          path.addQuadCurve(
            to: CGPoint(x: width, y: height * 0.62), control: CGPoint(x: width * 0.5, y: height * 0.35))
          path.addLine(to: CGPoint(x: width, y: height))
          path.addLine(to: CGPoint(x: 0, y: height))
        }
        .fill(ground)
      }
    }
    .clipped()
    .accessibilityElement()
    .accessibilityLabel("Picture \(number)")
    .accessibilityAddTraits(.isImage)
  }
}
