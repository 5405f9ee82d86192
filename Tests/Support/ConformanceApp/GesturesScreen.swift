import Foundation
import GalleyTree
import GalleyViews

/// An area that says what fingers and pointers do to it, beside a list and a strip that scroll.
struct GesturesScreen: View {
  @State private var noticed = "nothing"
  @State private var taps = 0
  @State private var isHovered = false
  @State private var scale = 1.0
  @State private var angle = 0.0

  var body: some View {
    VStack(spacing: 8) {
      Text(noticed).accessibilityIdentifier("noticed")
      Text("\(taps)").accessibilityIdentifier("taps")
      Text(isHovered ? "over" : "beside").accessibilityIdentifier("hover")
      Text(hundredths(scale)).accessibilityIdentifier("scale")
      Text(hundredths(angle)).accessibilityIdentifier("angle")
      Color.blue.frame(width: 300, height: 200)
        .gesture(MagnifyGesture().onChanged { scale = $0.magnification }.onEnded { _ in noticed = "pinch" })
        .gesture(
          RotateGesture().onChanged { angle = $0.rotation.radians }.onEnded { _ in noticed = "rotation" }
        )
        .gesture(TwoFingerTap { noticed = "two fingers" })
        .accessibilityElement().accessibilityIdentifier("area")
      Button("Tap me") {
        taps += 1
        noticed = "tap"
      }
      .frame(height: 44).onHover { isHovered = $0 }
      Text("Press me").frame(height: 44).onLongPressGesture { noticed = "press" }
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { column in Text("C\(column)").frame(width: 80, height: 44) }
        }
      }
      .frame(height: 44)
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { row in
            Text("Row \(row)").frame(maxWidth: .infinity).frame(height: 44)
          }
        }
      }
      .accessibilityIdentifier("list")
    }
  }

  private func hundredths(_ value: Double) -> String { "\(Int((value * 100).rounded()))" }
}

/// A tap of two fingers, which SwiftUI has none of its own for.
private struct TwoFingerTap: UIGestureRecognizerRepresentable {
  let action: () -> Void

  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTouchesRequired = 2
    return recognizer
  }

  func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) { action() }
}
