import AppVariants
import SwiftUI

/// Who learnt most this week.
struct RankingScreen: View {
  @Environment(\.look) private var look

  private let points = ["Ines": 1480, "Tobi": 1312, "Mina": 1111, "Aaron": 840, "Yuki": 617, "Lea": 90]
  private let colors: [String: Color] = [
    "Ines": .pink, "Tobi": .indigo, "Mina": .teal, "Aaron": .brown, "Yuki": .mint, "Lea": .purple,
  ]

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Image(systemName: look.ranking.medalIcon).font(.system(size: 52)).foregroundStyle(.blue.gradient)
          .accessibilityLabel("Medal")
        Text(look.ranking.league).font(.title.bold())
        Text(look.ranking.days).foregroundStyle(Palette.gold).bold()
        if look.ranking.hasDivider { Divider() }
        ForEach(Array(look.ranking.order.enumerated()), id: \.element) { place, name in
          if place == 3 {
            Label(look.ranking.promotion, systemImage: "arrow.up.circle.fill")
              .font(.subheadline.bold())
              .foregroundStyle(Palette.right)
          }
          row(place + 1, name)
        }
      }
      .padding(.vertical, 16)
    }
  }

  private func row(_ place: Int, _ name: String) -> some View {
    HStack(spacing: look.ranking.rowGap) {
      Text("\(place)").bold().foregroundStyle(Palette.right).frame(width: 24)
      Text(name.prefix(1)).foregroundStyle(.white).bold()
        .frame(width: look.ranking.avatar, height: look.ranking.avatar)
        .background(colors[name] ?? .gray)
        .clipShape(look.ranking.avatarIsSquare ? AnyShape(.rect(cornerRadius: 10)) : AnyShape(.circle))
      Text(name)
      Spacer()
      score(points[name] ?? 0)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(name == "Mina" ? Color(hex: look.ranking.mine) : .clear)
    .foregroundStyle(name == "Mina" ? Color.black : .primary)
  }

  @ViewBuilder private func score(_ points: Int) -> some View {
    let text = Text("\(points) XP").fontWeight(look.ranking.pointsWeight.weight)
    if look.ranking.usesDigits { text.monospacedDigit() } else { text }
  }
}
