import SwiftUI

/// Shapes, gradients and effects.
struct ShapesPage: View {
  var body: some View {
    Page {
      Part("Shapes") {
        HStack(spacing: 10) {
          Circle().fill(.red)
          Ellipse().fill(.orange).frame(width: 60, height: 34)
          Capsule().stroke(.green, lineWidth: 3).frame(width: 60, height: 34)
          RoundedRectangle(cornerRadius: 10, style: .continuous).strokeBorder(.blue, lineWidth: 4)
          UnevenRoundedRectangle(topLeadingRadius: 18, bottomTrailingRadius: 18).fill(.purple)
        }
        .frame(height: 50)
        HStack(spacing: 10) {
          Circle().trim(from: 0, to: 0.7).stroke(.teal, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          Rectangle().stroke(.indigo, style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
          Path { path in
            path.move(to: CGPoint(x: 25, y: 0))
            path.addLine(to: CGPoint(x: 50, y: 50))
            path.addLine(to: CGPoint(x: 0, y: 50))
            path.closeSubpath()
          }
          .fill(.pink)
        }
        .frame(height: 50)
      }
      Part("Gradients and materials") {
        HStack(spacing: 10) {
          LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
          RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 34)
          AngularGradient(colors: [.red, .green, .blue, .red], center: .center)
          Rectangle().fill(.cyan.gradient)
        }
        .frame(height: 50)
        ZStack {
          LinearGradient(colors: [.red, .yellow, .green, .blue], startPoint: .leading, endPoint: .trailing)
          HStack {
            Text("Thin").padding(8).background(.ultraThinMaterial, in: Capsule())
            Text("Regular").padding(8).background(.regularMaterial, in: Capsule())
            Text("Thick").padding(8).background(.thickMaterial, in: Capsule())
          }
        }
        .frame(height: 50)
      }
      Part("Effects") {
        HStack(spacing: 14) {
          tile.shadow(radius: 5, y: 3)
          tile.opacity(0.4)
          tile.blur(radius: 3)
          tile.rotationEffect(.degrees(20))
          tile.scaleEffect(0.7)
        }
        HStack(spacing: 14) {
          tile.grayscale(1)
          tile.saturation(2)
          tile.hueRotation(.degrees(120))
          tile.colorInvert()
          tile.brightness(0.3)
        }
        HStack(spacing: 14) {
          tile.mask { Circle() }
          tile.clipShape(Capsule())
          tile.border(.primary, width: 2)
          tile.overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 14).offset(x: 5, y: -5) }
          tile.colorMultiply(.yellow)
        }
      }
    }
  }

  private var tile: some View {
    RoundedRectangle(cornerRadius: 8).fill(.orange).frame(width: 44, height: 44)
      .overlay { Image(systemName: "star.fill").foregroundStyle(.white) }
  }
}
