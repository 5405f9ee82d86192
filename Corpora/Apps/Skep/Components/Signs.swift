import AppVariants
import SwiftUI

/// The portrait of a person: initials on a colour.
struct Portrait: View {
  var letters: String
  var color: Int
  var size: CGFloat = 34
  var isRound = true

  var body: some View {
    ZStack {
      if isRound {
        Circle().fill(Color(hex: color).gradient)
      } else {
        RoundedRectangle(cornerRadius: size * 0.22).fill(Color(hex: color).gradient)
      }
      Text(letters)
        .font(.system(size: size * 0.38, weight: .bold))
        .foregroundStyle(.white)
    }
    .frame(width: size, height: size)
  }
}

/// A word in a capsule.
struct Pill: View {
  var word: String
  var color: Color

  var body: some View {
    Text(word)
      .font(.caption.weight(.bold))
      .foregroundStyle(.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(color, in: .capsule)
  }
}

/// The title above a group of views.
struct Headline: View {
  var title: String

  var body: some View {
    Text(title).font(.title3.bold())
  }
}
