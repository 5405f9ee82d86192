import AppVariants
import SwiftUI

/// When to go: a month with a range of days.
struct DatesScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      VStack(spacing: 18) {
        Picker("Flexibility", selection: .constant(look.dates.flexible)) {
          Text("Exact").tag(0)
          Text("± 1 day").tag(1)
          Text("± 3 days").tag(2)
        }
        .pickerStyle(.segmented)
        monthBar
        MonthGrid()
        legend
        Text(look.dates.note)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, alignment: look.dates.noteSide.frame)
        Spacer()
      }
      .padding(look.dates.inset)
      .background(look.sand)
      .navigationTitle("When")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Cancel", systemImage: "xmark") {} }
        ToolbarItem(placement: .topBarTrailing) { Button(look.dates.clear) {} }
      }
      .safeAreaInset(edge: .bottom) { applyBar }
    }
  }

  private var monthBar: some View {
    HStack {
      Button("Month before", systemImage: "chevron.left") {}
      Spacer()
      Text(look.dates.month).font(.title3.weight(.semibold))
      Spacer()
      Button("Next month", systemImage: "chevron.right") {}
    }
    .labelStyle(.iconOnly)
  }

  private var legend: some View {
    HStack(spacing: look.dates.legendGap) {
      Label("Cheapest", systemImage: "circle.fill").foregroundStyle(.green)
      Label("Festival", systemImage: "circle.fill").foregroundStyle(look.coral)
      Spacer()
    }
    .font(.caption)
  }

  @ViewBuilder private var applyBar: some View {
    let bar = HStack {
      Text(look.dates.nightsBadge).font(.subheadline.weight(.medium))
      Spacer()
      if look.dates.applyIsProminent {
        Button(look.dates.apply) {}.buttonStyle(.borderedProminent).controlSize(.large)
      } else {
        Button(look.dates.apply) {}.buttonStyle(.bordered).controlSize(.large)
      }
    }
    bar.padding(Metrics.gutter).background(.regularMaterial)
  }
}

/// The days of a month that begins on a Sunday.
private struct MonthGrid: View {
  @Environment(\.look) private var look

  private let names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private let cheap: Set<Int> = [3, 4, 18, 24]
  private let festival: Set<Int> = [12, 13]

  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: look.dates.gap) {
      GridRow {
        ForEach(names, id: \.self) { name in
          Text(name)
            .font(.caption)
            .textCase(look.dates.weekdayIsUppercased ? .uppercase : nil)
            .foregroundStyle(.secondary)
        }
      }
      ForEach(0..<5, id: \.self) { week in
        GridRow {
          ForEach(0..<7, id: \.self) { day in cell(week * 7 + day + 1, isWeekend: day == 0 || day == 6) }
        }
      }
    }
  }

  @ViewBuilder private func cell(_ day: Int, isWeekend: Bool) -> some View {
    if day > 30 {
      Color.clear.frame(height: look.dates.cell)
    } else {
      let isEnd = day == look.dates.start || day == look.dates.end
      Text("\(day)")
        .font(.callout)
        .fontWeight(isEnd ? .bold : look.dates.dayWeight.weight)
        .foregroundStyle(isEnd ? Color.white : isWeekend ? Color(hex: look.dates.weekendColor) : look.ink)
        .frame(maxWidth: .infinity)
        .frame(height: look.dates.cell)
        .background { if isEnd { mark } }
        .background {
          if day >= look.dates.start && day <= look.dates.end { look.ocean.opacity(look.dates.rangeOpacity) }
        }
        .overlay(alignment: .bottom) { if look.dates.dotsAreShown { dot(day) } }
        .accessibilityAddTraits(isEnd ? .isSelected : [])
    }
  }

  @ViewBuilder private var mark: some View {
    if look.dates.rangeIsRound {
      Circle().fill(look.ocean).frame(width: look.dates.cell, height: look.dates.cell)
    } else {
      RoundedRectangle(cornerRadius: 8).fill(look.ocean).frame(
        width: look.dates.cell, height: look.dates.cell)
    }
  }

  @ViewBuilder private func dot(_ day: Int) -> some View {
    if cheap.contains(day) || festival.contains(day) {
      Circle().fill(cheap.contains(day) ? Color.green : look.coral).frame(width: 5, height: 5)
    }
  }
}
