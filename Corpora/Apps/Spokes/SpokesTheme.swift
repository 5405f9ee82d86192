import AppVariants
import SwiftUI

/// The colours of the workshop.
struct Paint {
  var moss = Color.green
  var chalk = Color.white
  var canvas = Color.white
  var rust = Color.orange
}

extension EnvironmentValues {
  /// The look of the app.
  @Entry var look = SpokesLook()
  /// The screen that it starts with.
  @Entry var firstScreen = SpokesScreen.bench
  /// The colours of the workshop.
  @Entry var paint = Paint()
}

extension SpokesLook {
  /// The colours of the catalogue.
  var paint: Paint {
    let folder = Bundle.module.bundleURL.appendingPathComponent(
      hasRevisedMoss ? "Tokens/Revised" : "Tokens/Approved")
    let catalogue = Bundle(url: folder) ?? .module
    return Paint(
      moss: Color("moss", bundle: catalogue), chalk: Color("chalk", bundle: catalogue),
      canvas: Color("canvas", bundle: catalogue), rust: Color("rust", bundle: catalogue))
  }
}

extension Int {
  /// The colour that a look names, or another where it names none.
  func color(or other: Color) -> Color { self == 0 ? other : Color(hex: self) }
}

/// A card of canvas, with a title above its content.
struct CanvasCard<Content: View>: View {
  @Environment(\.paint) private var paint
  var title: String?
  var isUppercased = false
  var padding: CGFloat = 14
  var radius: CGFloat = 14
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      if let title { Text(title).font(.headline).textCase(isUppercased ? .uppercase : nil) }
      content
    }
    .padding(padding)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(paint.canvas, in: .rect(cornerRadius: radius, style: .continuous))
  }
}
