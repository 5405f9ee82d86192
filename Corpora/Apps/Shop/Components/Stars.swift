import AppVariants
import SwiftUI

/// A rating of up to five stars.
struct Stars: View {
  @Environment(\.look) private var look
  let count: Int

  var body: some View {
    HStack(spacing: look.starSpacing) {
      ForEach(1..<6) { star in
        Image(systemName: star <= count ? "star.fill" : "star").foregroundStyle(Color(hex: look.ratingColor))
      }
    }
    .font(.footnote)
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("\(count) of 5")
    .accessibilityIdentifier("stars")
  }
}
