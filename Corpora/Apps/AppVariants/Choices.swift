import SwiftUI

/// The weight of a text, as a launch environment can name it.
package enum WeightChoice: String, Codable, Sendable {
  case light, regular, medium, semibold, bold, heavy

  /// The weight for `fontWeight`.
  package var weight: Font.Weight {
    switch self {
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    }
  }
}

/// A text style, as a launch environment can name it.
package enum FontChoice: String, Codable, Sendable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2

  /// The font for `font`.
  package var font: Font {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .body: .body
    case .callout: .callout
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}

/// Where something is put from left to right, as a launch environment can name it.
package enum SideChoice: String, Codable, Sendable {
  case leading, center, trailing

  /// The alignment of a stack's children.
  package var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  /// The alignment in a frame.
  package var frame: Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  /// The alignment of a text's lines.
  package var text: TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// How large the text of a screen is, as a launch environment can name it.
package enum TextSizeChoice: String, Codable, Sendable {
  case large, xxLarge, accessibility1

  /// The size for `dynamicTypeSize`.
  package var size: DynamicTypeSize {
    switch self {
    case .large: .large
    case .xxLarge: .xxLarge
    case .accessibility1: .accessibility1
    }
  }
}
