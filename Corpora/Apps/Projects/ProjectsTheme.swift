import AppVariants
import SwiftUI

/// The colours of the catalogue.
extension ProjectsLook {
  private var catalogue: Bundle {
    let folder = hasRevisedSignal ? "Tokens/Revised" : "Tokens/Approved"
    return Bundle(url: Bundle.module.bundleURL.appendingPathComponent(folder)) ?? .module
  }

  var ink: Color { Color("ink", bundle: catalogue) }
  var canvas: Color { Color("canvas", bundle: catalogue) }
  var paper: Color { Color("paper", bundle: catalogue) }
  var signal: Color { Color("signal", bundle: catalogue) }

  /// The colour of a state.
  func color(of status: Status) -> Color {
    switch status {
    case .open: Color(hex: tokens.open)
    case .doing: Color(hex: tokens.doing)
    case .review: Color(hex: tokens.review)
    case .done: Color(hex: tokens.done)
    }
  }
}

/// Where an issue is on the board.
enum Status: String, CaseIterable {
  case open = "To do"
  case doing = "In progress"
  case review = "Review"
  case done = "Done"

  /// The symbol for it.
  var symbol: String {
    switch self {
    case .open: "circle"
    case .doing: "clock"
    case .review: "eye"
    case .done: "checkmark.circle"
    }
  }
}

/// A box with a small title, as those of charts.
struct PaperGroupBoxStyle: GroupBoxStyle {
  @Environment(\.look) private var look

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: look.tokens.boxSpacing) {
      configuration.label.font(.subheadline.weight(.semibold)).foregroundStyle(look.ink)
      configuration.content
    }
    .padding(look.tokens.boxPadding)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(look.paper, in: .rect(cornerRadius: look.tokens.boxRadius))
  }
}

extension GroupBoxStyle where Self == PaperGroupBoxStyle {
  /// The box of this app.
  static var paper: PaperGroupBoxStyle { PaperGroupBoxStyle() }
}

/// A small icon close to the text.
struct CompactLabelStyle: LabelStyle {
  var spacing: CGFloat = 4

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: spacing) {
      configuration.icon.imageScale(.small)
      configuration.title
    }
  }
}

/// A wide button in the app's colour.
struct SolidButtonStyle: ButtonStyle {
  @Environment(\.look) private var look
  @Environment(\.isEnabled) private var isEnabled
  var radius: CGFloat = 10
  var padding: CGFloat = 14

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .padding(.vertical, padding)
      .background(look.signal.opacity(isEnabled ? 1 : 0.35), in: .rect(cornerRadius: radius))
  }
}

extension View {
  /// A border in a faint colour.
  func hairline(radius: CGFloat, width: CGFloat = 1) -> some View {
    overlay { RoundedRectangle(cornerRadius: radius).strokeBorder(.gray.opacity(0.3), lineWidth: width) }
  }
}
