import AppVariants
import SwiftUI

/// What a lesson brought.
struct FinishedScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(spacing: 28) {
      Spacer()
      ZStack {
        if look.finished.confetti {
          ForEach(0..<8) { number in
            RoundedRectangle(cornerRadius: 2)
              .fill([Palette.gold, Palette.right, Palette.wrong, Color(hex: 0x1CB0F6)][number % 4])
              .frame(width: 8, height: 16)
              .offset(y: -92)
              .rotationEffect(.degrees(Double(number) * 45))
          }
        }
        Circle().fill(Palette.gold).frame(width: 120, height: 120)
          .shadow(color: Palette.gold, radius: look.finished.goldGlow)
        Image(systemName: "trophy.fill").font(.system(size: 56)).foregroundStyle(.white)
          .accessibilityLabel("Trophy")
      }
      Text(look.finished.title).font(.largeTitle.bold()).kerning(look.finished.titleKerning)
        .foregroundStyle(Palette.gold)
      HStack(spacing: look.finished.tileGap) {
        tile("TOTAL XP", "\(look.finished.points)", "bolt.fill", Palette.gold)
        tile("GOOD", look.finished.accuracy, "target", Palette.right)
        if look.finished.hasTime { tile("QUICK", "2:10", "stopwatch", Color(hex: 0x1CB0F6)) }
      }
      Spacer()
      Button(look.finished.buttonTitle) {}
        .buttonStyle(KeyStyle(radius: look.finished.buttonRadius, height: look.finished.buttonHeight))
    }
    .padding(20)
  }

  private func tile(_ title: String, _ value: String, _ icon: String, _ color: Color) -> some View {
    VStack(spacing: 0) {
      Text(title).font(.caption2.bold()).foregroundStyle(.white).padding(.vertical, 6)
      HStack(spacing: 4) {
        Image(systemName: icon)
        Text(value).bold()
      }
      .foregroundStyle(color)
      .frame(maxWidth: .infinity, minHeight: 56)
      .background(.background, in: .rect(cornerRadius: 12))
      .padding([.horizontal, .bottom], look.finished.tileLine)
    }
    .background(color, in: .rect(cornerRadius: 14))
    .accessibilityElement(children: .contain)
  }
}
