import AppVariants
import SwiftUI

/// A word on a coloured tab that has two square corners.
struct Stamp: View {
  var word: String
  var color: Color

  var body: some View {
    Text(word)
      .font(.caption2.weight(.heavy))
      .foregroundStyle(.white)
      .padding(.horizontal, 9)
      .padding(.vertical, 4)
      .background(color, in: .rect(topLeadingRadius: 9, bottomTrailingRadius: 9))
  }
}

/// The initials of a player.
struct Initials: View {
  var letters: String
  var color: Int
  var size: CGFloat = 32
  var isRound = true
  var ring: CGFloat = 0

  var body: some View {
    Text(letters)
      .font(.system(size: size * 0.4, weight: .semibold, design: .rounded))
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(Color(hex: color), in: isRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 8)))
      .overlay {
        if ring > 0 { Circle().strokeBorder(.yellow, lineWidth: ring) }
      }
  }
}

/// A small square of a colour before its meaning.
struct Key: View {
  var name: String
  var color: Color

  var body: some View {
    HStack(spacing: 5) {
      RoundedRectangle(cornerRadius: 2).fill(color).frame(width: 10, height: 10)
      Text(name).font(.caption)
    }
  }
}
