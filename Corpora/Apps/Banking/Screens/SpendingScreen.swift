import AppVariants
import SwiftUI

/// What was spent, by day and by category.
struct SpendingScreen: View {
  @Environment(\.look) private var look

  private let categories = [
    ("Groceries", "£212", "cart", 0x2E9E6B), ("Travel", "£96", "tram", 0x3D7DCA),
    ("Eating out", "£74", "fork.knife", 0xE08A2E), ("Home", "£1,190", "house", 0x8B5FBF),
    ("Health", "£35", "heart", 0xD1495B), ("Fun", "£58", "gamecontroller", 0x4F6D7A),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          Picker("Period", selection: .constant(look.period)) {
            Text("Day").tag(0)
            Text("Week").tag(1)
            Text("Month").tag(2)
          }
          .pickerStyle(.segmented)
          chart
          Text("Categories").font(.headline)
          LazyVGrid(
            columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: look.categoryColumns),
            spacing: 12
          ) {
            ForEach(categories, id: \.0) { name, amount, icon, color in
              CategoryTile(name: name, amount: amount, icon: icon, color: Color(hex: color))
            }
          }
        }
        .padding(16)
      }
      .background(look.canvas)
      .navigationTitle("Spending")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var chart: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text("£302.40").font(.title).fontWeight(.bold)
        Spacer()
        Text(look.averageText).font(.footnote).foregroundStyle(.secondary)
      }
      ZStack(alignment: .bottom) {
        if look.averageLineIsShown {
          Rectangle().fill(look.negative.opacity(0.6)).frame(height: 1).padding(.bottom, 70)
        }
        HStack(alignment: .bottom, spacing: look.barSpacing) {
          ForEach(Array(look.chartBars.enumerated()), id: \.offset) { day, share in
            VStack(spacing: 6) {
              RoundedRectangle(cornerRadius: look.barRadius)
                .fill(Color(hex: look.chartColor))
                .frame(height: 120 * share)
              Text(["M", "T", "W", "T", "F", "S", "S"][day]).font(.caption2).foregroundStyle(.secondary)
            }
          }
        }
      }
      .frame(height: 150, alignment: .bottom)
      .padding(10)
      .background(Color(hex: look.chartBackground).opacity(0.5), in: RoundedRectangle(cornerRadius: 10))
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("spending.chart")
    }
    .surfaceCard()
  }
}

/// One category with what went there.
private struct CategoryTile: View {
  @Environment(\.look) private var look
  let name: String
  let amount: String
  let icon: String
  let color: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: icon).foregroundStyle(color).font(.title3)
      Text(name).font(.subheadline)
      Text(amount).font(.headline)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(look.categoryPadding)
    .background(look.surface, in: RoundedRectangle(cornerRadius: 14))
    .overlay {
      RoundedRectangle(cornerRadius: 14).strokeBorder(Color(hex: look.categoryBorder), lineWidth: 1)
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("category.\(name)")
  }
}
