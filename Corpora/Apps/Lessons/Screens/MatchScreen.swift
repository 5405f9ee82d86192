import AppVariants
import SwiftUI

/// Words that belong together, to be tapped before the time is up.
struct MatchScreen: View {
  @Environment(\.look) private var look

  private var words: [String] {
    let words = ["Milch", "milk", "Brot", "water", "Käse", "bread", "Wasser", "cheese"]
    return look.match.isSwapped ? [words[1], words[0]] + words.dropFirst(2) : words
  }

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Text(look.match.title).font(.title2.bold())
        Spacer()
        clock
      }
      LazyVGrid(
        columns: Array(repeating: GridItem(.flexible(), spacing: look.match.gap), count: look.match.columns),
        spacing: look.match.gap
      ) {
        ForEach(words, id: \.self) { word in
          let isChosen = word == look.match.chosen
          let color = isChosen ? Color(hex: look.match.chosenColor) : Palette.line
          Button {
          } label: {
            Text(word)
              .frame(maxWidth: .infinity, minHeight: look.match.height)
              .background(isChosen ? color.opacity(0.15) : .clear, in: .rect(cornerRadius: 14))
              .overlay { RoundedRectangle(cornerRadius: 14).strokeBorder(color, lineWidth: 2) }
          }
          .buttonStyle(.plain)
          .accessibilityAddTraits(isChosen ? .isSelected : [])
        }
      }
      Text(look.match.hint).font(.footnote).foregroundStyle(Palette.calm).opacity(look.match.hintOpacity)
      Spacer()
    }
    .padding(20)
  }

  private var clock: some View {
    ZStack {
      Circle().stroke(Palette.line, lineWidth: 5)
      Circle().trim(from: 0, to: look.match.clock)
        .stroke(Color(hex: look.match.clockColor), style: StrokeStyle(lineWidth: 5, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Image(systemName: "timer").font(.caption)
    }
    .frame(width: 40, height: 40)
    .accessibilityElement()
    .accessibilityLabel("Clock")
  }
}
