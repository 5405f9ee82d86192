import AppVariants
import SwiftUI

/// The colours of the orchestra.
struct Palette {
  var garnet = Color.red
  var score = Color.white
  var felt = Color.white
  var brass = Color.orange
}

extension EnvironmentValues {
  /// The look of the app.
  @Entry var look = TuttiLook()
  /// The screen that it starts with.
  @Entry var firstScreen = TuttiScreen.day
  /// The colours of the orchestra.
  @Entry var palette = Palette()
}

extension TuttiLook {
  /// The colours of the catalogue.
  var palette: Palette {
    let folder = Bundle.module.bundleURL.appendingPathComponent(
      hasRevisedGarnet ? "Tokens/Revised" : "Tokens/Approved")
    let catalogue = Bundle(url: folder) ?? .module
    return Palette(
      garnet: Color("garnet", bundle: catalogue), score: Color("score", bundle: catalogue),
      felt: Color("felt", bundle: catalogue), brass: Color("brass", bundle: catalogue))
  }
}

extension Int {
  /// The colour that a look names, or another where it names none.
  func color(or other: Color) -> Color { self == 0 ? other : Color(hex: self) }
}

/// A card of felt, with a rule of brass below its title.
struct FeltCard<Content: View>: View {
  @Environment(\.palette) private var palette
  var title: String?
  var isUppercased = false
  var inset: CGFloat = 14
  var radius: CGFloat = 14
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      if let title {
        Text(title)
          .font(.headline)
          .textCase(isUppercased ? .uppercase : nil)
      }
      content
    }
    .padding(inset)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(palette.felt, in: .rect(cornerRadius: radius, style: .continuous))
  }
}
