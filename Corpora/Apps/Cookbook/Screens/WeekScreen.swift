import AppVariants
import SwiftUI

/// The plan of the week.
struct WeekScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  /// Something to eat.
  private struct Meal: Identifiable {
    var name: String
    var note: String
    var time: String
    var icon: String
    var color: Int
    var guests = 0
    var isSkipped = false

    var id: String { name }
  }

  private var week: CookbookLook.Week { look.week }

  private var today: [Meal] {
    var meals = [
      Meal(name: "Porridge", note: "With pears", time: "07:30", icon: "sunrise.fill", color: 0xE09F3E),
      Meal(name: week.lunch, note: week.lunchNote, time: "12:30", icon: "bag.fill", color: 0x588157),
      Meal(
        name: week.dinner, note: "Teresa and Jo come along", time: week.time, icon: week.icon,
        color: week.dinnerColor, guests: week.guests),
    ]
    if week.hasSnack {
      meals.append(
        Meal(name: "Apple slices", note: "For the train", time: "16:00", icon: "tram.fill", color: 0x7A5C99))
    }
    if week.isReordered { meals.swapAt(0, 1) }
    return meals
  }

  private var tomorrow: [Meal] {
    var meals = [
      Meal(
        name: "Canteen", note: "Skipped", time: "12:00", icon: "building.2.fill", color: 0x6B7280,
        isSkipped: true)
    ]
    if week.hasPizza {
      meals.append(
        Meal(name: "Pizza", note: "Dough since Monday", time: "19:30", icon: "oven.fill", color: 0xB23A48))
    }
    return meals
  }

  var body: some View {
    List {
      Section {
        DayStrip()
          .listRowInsets(EdgeInsets())
          .listRowBackground(Color.clear)
      }
      Section {
        ForEach(today) { row($0) }
        if week.addIsShown { Button(week.add, systemImage: week.addIcon) {} }
      } header: {
        Text(week.today).textCase(week.headerIsUppercased ? .uppercase : nil)
      }
      Section {
        ForEach(tomorrow) { row($0) }
      } header: {
        Text(week.tomorrow).textCase(nil)
      } footer: {
        Text(week.footer)
      }
      Section("The whole week") { totals }
    }
    .listSectionSpacing(week.sectionGap)
    .environment(\.defaultMinListRowHeight, week.rowHeight)
    .contentMargins(.top, week.margin, for: .scrollContent)
    .scrollContentBackground(.hidden)
    .background(week.background.color(or: palette.cream))
    .navigationTitle(week.title)
    .navigationBarTitleDisplayMode(week.titleIsLarge ? .large : .inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if week.menuIsShown { Button("More", systemImage: week.menu) {} }
      }
    }
  }

  private func row(_ meal: Meal) -> some View {
    HStack(spacing: week.rowGap) {
      Image(systemName: meal.icon)
        .font(.footnote)
        .foregroundStyle(.white)
        .frame(width: week.box, height: week.box)
        .background(
          Color(hex: meal.color),
          in: week.boxIsRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: week.boxRadius))
        )
        .accessibilityLabel("Sign of \(meal.name)")
      VStack(alignment: .leading, spacing: 1) {
        Text(meal.name)
          .font(week.nameFont.font)
          .fontWeight(week.nameWeight.weight)
          .strikethrough(meal.isSkipped && week.skippedIsStruck)
        Text(meal.note).font(week.noteFont.font).foregroundStyle(.secondary).lineLimit(week.noteLines)
      }
      Spacer(minLength: 8)
      if week.timesAreShown { Text(meal.time).font(.subheadline).foregroundStyle(.secondary) }
    }
    .badge(week.guestsAreShown ? meal.guests : 0)
    .listRowInsets(EdgeInsets(top: week.rowInset, leading: 16, bottom: week.rowInset, trailing: 16))
    .listRowBackground(week.rowColor.color(or: palette.plate))
    .listRowSeparator(week.separators ? .automatic : .hidden)
  }

  @ViewBuilder private var totals: some View {
    Toggle(week.repeatName, isOn: .constant(week.repeats))
    DatePicker(
      "Shopping on", selection: .constant(Date(timeIntervalSince1970: week.shopDay)),
      displayedComponents: .date)
    LabeledContent("Costs about") { Text(week.cost, format: .currency(code: "GBP")) }
    VStack(alignment: .leading, spacing: 6) {
      Text("Planned").font(.subheadline)
      ProgressView(value: week.planned)
        .tint(week.plannedTint.color(or: palette.herb))
        .accessibilityLabel("Planned meals")
    }
  }
}

/// The days above the plan.
private struct DayStrip: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var strip: CookbookLook.Strip { look.strip }

  private var days: [(name: String, number: Int)] {
    var days = [
      (name: "Mon", number: 8), (name: "Tue", number: 9), (name: "Wed", number: 10),
      (name: "Thu", number: 11), (name: "Fri", number: 12), (name: "Sat", number: 13),
    ]
    let sunday = (name: "Sun", number: strip.startsOnSunday ? 7 : 14)
    days.insert(sunday, at: strip.startsOnSunday ? 0 : 6)
    return days
  }

  private var chosen: Int { strip.startsOnSunday ? strip.chosen + 1 : strip.chosen }

  var body: some View {
    PartsLayout(gap: strip.gap, height: strip.height) {
      ForEach(Array(days.enumerated()), id: \.element.name) { index, day in
        VStack(spacing: 3) {
          Text(day.name).font(.caption2)
          Text("\(day.number)").font(strip.font.font)
          Circle()
            .fill(index == chosen ? .white : palette.tomato)
            .frame(width: strip.dot, height: strip.dot)
            .opacity(strip.dotsAreShown && index < 4 ? 1 : 0)
        }
        .foregroundStyle(index == chosen ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
          index == chosen ? strip.color.color(or: palette.herb) : palette.plate,
          in: .rect(cornerRadius: strip.radius)
        )
        .shadow(color: .black.opacity(0.3), radius: strip.shadow)
        .layoutValue(key: PartOfWhole.self, value: day.name == "Mon" ? strip.monday : 1)
      }
    }
  }
}
