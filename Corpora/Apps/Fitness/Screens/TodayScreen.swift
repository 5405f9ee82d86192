import AppVariants
import SwiftUI

/// The day so far.
struct TodayScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: look.today.gap) {
          RingsCard()
          if look.today.tipIsShown { CoachTip() }
          HStack {
            Text(look.today.header).font(.title3.bold())
            Spacer()
            Button(look.today.edit) {}
          }
          tiles
          Button {
          } label: {
            Label(look.today.start, systemImage: look.today.startIcon)
          }
          .buttonStyle(WideStyle(height: look.today.startHeight))
        }
        .padding(16)
      }
      .background(look.ground)
      .navigationTitle(look.today.title)
      .navigationBarTitleDisplayMode(look.today.titleIsLarge ? .large : .inline)
      .toolbar {
        if look.today.hasCalendarItem {
          ToolbarItem(placement: .topBarTrailing) { Button("Calendar", systemImage: "calendar") {} }
        }
      }
    }
  }

  private var names: [String] { look.tiles.order + (look.tiles.hasFloors ? ["Floors"] : []) }

  private var tiles: some View {
    LazyVGrid(
      columns: Array(
        repeating: GridItem(.flexible(), spacing: look.tiles.gap), count: look.tiles.columns),
      spacing: look.tiles.gap
    ) {
      ForEach(names, id: \.self) { MetricTile(name: $0) }
    }
  }
}

/// The rings beside what they stand for.
private struct RingsCard: View {
  @Environment(\.look) private var look

  private var rows: [(String, String, Color)] {
    let rows = [
      ("Move", "374/520 cal", look.move), ("Exercise", "17/30 min", look.lime),
      ("Stand", look.today.stand, look.sky),
    ]
    return look.today.legendIsReordered ? [rows[1], rows[0], rows[2]] : rows
  }

  var body: some View {
    HStack(spacing: 24) {
      Rings()
      VStack(alignment: .leading, spacing: look.today.legendGap) {
        ForEach(rows, id: \.0) { name, value, color in
          VStack(alignment: .leading, spacing: 0) {
            Text(name).font(.footnote)
            Text(value).font(look.today.legendFont.font).fontWeight(.semibold).foregroundStyle(color)
          }
        }
      }
      Spacer(minLength: 0)
    }
    .card(padding: look.today.cardPadding, shadow: look.today.cardShadow)
  }
}

/// What the coach says.
private struct CoachTip: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      Image(systemName: "sparkles").foregroundStyle(.white).frame(width: 30, height: 30)
        .background(look.lime, in: Circle()).accessibilityHidden(true)
      Text(look.today.tip)
        .font(.subheadline)
        .foregroundStyle(.black.opacity(0.85))
        .padding(12)
        .background(
          Color(hex: look.today.tipColor),
          in: UnevenRoundedRectangle(
            topLeadingRadius: 16, bottomLeadingRadius: look.today.tipTail ? 2 : 16, bottomTrailingRadius: 16,
            topTrailingRadius: 16))
    }
  }
}
