import Charts
import Foundation

@testable import GalleyViews

/// A screen of which an app's author changes one thing, or two that have nothing to do with each other.
enum KitchenScreen: String, CaseIterable {
  case opacity, counted, fitted, corners, argument, foot, height, part, angle, marks, axis, stacking, badge,
    row, line, sheet, member, unseen, format, knob
}

/// An app that shows such a screen as it was or as it is.
struct KitchenScreensApp: App {
  static let bundleIdentifier = "org.example.Kitchen"

  var body: some Scene {
    WindowGroup { KitchenScreenView() }
  }
}

private struct KitchenScreenView: View {
  @Environment(\.launchEnvironment) private var environment

  private var isNew: Bool { environment[ChangedScreensApp.changedKey] == "1" }

  var body: some View {
    switch environment[ChangedScreensApp.screenKey].flatMap(KitchenScreen.init) {
    case .opacity: paints
    case .counted: days
    case .fitted: fill(radius: 12)
    case .corners:
      LinearGradient(colors: [.orange, .red], startPoint: .top, endPoint: .bottom)
        .clipShape(.rect(cornerRadius: 40, style: isNew ? .circular : .continuous))
        .frame(width: 200, height: 200)
    case .argument: bottles(neck: isNew ? 0.4 : 0.7, foot: 12)
    case .foot: bottles(neck: 0.7, foot: isNew ? 3 : 12)
    case .height: bar(height: isNew ? 60 : 40, parts: [1, 1, 2])
    case .part: bar(height: 40, parts: [isNew ? 2 : 1, 1, 2])
    case .angle: dial
    case .marks: kinds
    case .axis: week(isAxisHidden: isNew, spacing: isNew ? 40 : 10)
    case .stacking: stacks
    case .badge:
      List {
        Text("Butter").badge(isNew ? 14 : 2)
        Text("Milk")
      }
    case .row: form
    case .line: shelf
    case .sheet: Color.clear.sheet(isPresented: .constant(true)) { notes }
    case .member: list
    case .unseen: recipe
    case .format: bill
    case .knob:
      // The shadow of the upper knob reaches the lower switch.
      VStack(spacing: 16) {
        Toggle("Timer", isOn: .constant(!isNew))
        Toggle("Steam", isOn: .constant(true))
      }
      .padding(20).tint(Color(hex: 0xE4572E)).background(Color(hex: 0xF6F1EA))
    case nil: Text("no screen was given")
    }
  }

  private var paints: some View {
    HStack {
      ForEach([0xD6A77A, 0x8D6B48, 0xC9B8A8, 0x9AA5B1, 0xBFA76F], id: \.self) { hex in
        Rectangle().fill(Color(hex: hex).opacity(isNew ? 0.5 : 1)).frame(width: 40, height: 40)
      }
    }
  }

  private var days: some View {
    let week = [("Mon", 8), ("Tue", 9), ("Wed", 10), ("Thu", 11), ("Fri", 12), ("Sat", 13)]
    return HStack {
      ForEach(isNew ? [("Sun", 7)] + week : week + [("Sun", 14)], id: \.0) { name, number in
        VStack {
          Text(name)
          Text("\(number)")
        }
      }
    }
  }

  private func fill(radius: CGFloat) -> some View {
    let height: CGFloat = isNew ? 16.4 : 44
    return Rectangle().fill(.brown).frame(width: 80, height: height)
      .clipShape(.rect(cornerRadius: min(radius, height * 0.35)))
  }

  private func bottles(neck: CGFloat, foot: CGFloat) -> some View {
    HStack(spacing: 20) {
      ForEach(["Oil", "Vinegar"], id: \.self) { name in
        Bottle(neck: neck, foot: foot).fill(.gray)
          .overlay(alignment: .bottom) {
            Rectangle().fill(.green).frame(height: 30).clipShape(.rect(cornerRadius: min(foot, 10.5)))
          }
          .overlay { Bottle(neck: neck, foot: foot).stroke(.black, lineWidth: 2) }
          .frame(width: 70, height: 90)
          .accessibilityElement()
          .accessibilityLabel(name)
      }
    }
  }

  private func bar(height: CGFloat, parts: [Double]) -> some View {
    VStack {
      BarLayout(height: height) {
        ForEach(Array(zip(["Fat", "Salt", "Sugar"], parts)), id: \.0) { name, part in
          Text(name).frame(maxWidth: .infinity, maxHeight: .infinity).background(.yellow)
            .layoutValue(key: PartOfBar.self, value: part)
        }
      }
      Text("A day")
    }
    .padding()
  }

  private var dial: some View {
    VStack {
      Text(isNew ? "Pour" : "Stir")
      CircleLayout(start: .degrees(isNew ? 60 : 0)) {
        Text("Pan")
        Text("Ladle")
        Text("Heat")
      }
      .frame(width: 200, height: 200)
    }
  }

  private var kinds: some View {
    let numbers = [21, 34, 45]
    return VStack {
      Chart(isNew ? [21, 45, 34] : numbers, id: \.self) { number in
        SectorMark(angle: .value("Portions", number)).foregroundStyle(number == 21 ? .green : .red)
      }
      .frame(height: 150)
      HStack {
        if isNew { Text("Iron") }
        Text("55%")
        if !isNew { Text("Iron") }
      }
    }
  }

  private func week(isAxisHidden: Bool, spacing: CGFloat) -> some View {
    VStack(spacing: spacing) {
      Text("Energy")
      Chart(["Mon", "Tue", "Wed"], id: \.self) { day in
        BarMark(x: .value("Day", day), y: .value("Energy", 640))
      }
      .chartXAxis(isAxisHidden ? .hidden : .visible)
      .frame(height: 150)
      Text("In figures")
    }
  }

  private var stacks: some View {
    Chart(["Mon", "Tue", "Wed"], id: \.self) { day in
      BarMark(
        x: .value("Day", day), y: .value("Energy", 400), stacking: isNew ? .unstacked : .standard
      )
      .foregroundStyle(by: .value("Meal", "Lunch"))
      BarMark(
        x: .value("Day", day), y: .value("Energy", 700), stacking: isNew ? .unstacked : .standard
      )
      .foregroundStyle(by: .value("Meal", "Dinner"))
    }
    .frame(height: 200)
  }

  /// Without ids, a row came before others, the last of which the edge of the screen cuts off.
  private var form: some View {
    List {
      Text("Name")
      if isNew { Text("Source") }
      ForEach(0..<14) { Text("Spice \($0)").frame(minHeight: 40) }
      Text("Ask how it was")
    }
  }

  private var shelf: some View {
    VStack {
      ForEach([isNew ? "Peas, three bags" : "Peas, two bags", "Berries", "Bread"], id: \.self) { thing in
        HStack {
          Text(thing)
          Spacer()
          Text("since May")
        }
        Divider()
      }
    }
  }

  private var notes: some View {
    List {
      ForEach(["Saffron", "Rice", "Butter", "Stock", "Peas", "Salt"], id: \.self) { name in
        Section(name) {
          Text("A little \(name)")
          Text("A lot of \(name)")
        }
      }
    }
    .presentationDetents([isNew ? .medium : .large])
  }

  /// The last row is no member of the collection; a new member pushes it out of sight.
  private var list: some View {
    List {
      ForEach(isNew ? ["Milk", "Cream", "Yogurt"] : ["Milk", "Cream"], id: \.self) { name in
        HStack {
          Text(name)
          Spacer()
          Text("500 g")
        }
        .frame(height: 190)
      }
      Button("Butter from last week") {}.frame(height: 200)
    }
  }

  /// Below the edge of the screen, one row of three is gone.
  private var recipe: some View {
    ScrollView {
      VStack {
        Button("Cook") {}.disabled(isNew)
        Color.yellow.frame(height: 900)
        ForEach(isNew ? ["Rice", "Peas"] : ["Rice", "Lemon", "Peas"], id: \.self) { name in
          HStack {
            Text(name)
            Text("2 of it")
          }
        }
      }
    }
  }

  private var bill: some View {
    ScrollView {
      VStack {
        Text(isNew ? "1.870" : "1,870")
        Color.yellow.frame(height: 900)
        Text(isNew ? "46,20" : "46.20")
      }
    }
  }
}

extension Color {
  fileprivate init(hex: Int) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
  }
}

/// A bottle with a neck.
private struct Bottle: Shape {
  /// The width of the neck, as a part of the whole width.
  var neck: CGFloat
  /// The corner radius of the foot.
  var foot: CGFloat

  func path(in rect: CGRect) -> Path {
    let side = rect.width * (1 - neck) / 2
    var path = Path(
      CGRect(x: rect.minX + side, y: rect.minY, width: rect.width - 2 * side, height: rect.height / 3))
    path.addPath(
      Path(
        roundedRect: CGRect(
          x: rect.minX, y: rect.minY + rect.height / 3, width: rect.width, height: rect.height * 2 / 3),
        cornerRadius: foot))
    return path
  }
}

/// The part of a bar that a view takes.
private struct PartOfBar: LayoutValueKey {
  static let defaultValue: Double = 1
}

/// Views beside each other, each as wide as its part.
private struct BarLayout: Layout {
  var height: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let whole = subviews.reduce(0) { $0 + $1[PartOfBar.self] }
    var left = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[PartOfBar.self] / whole
      subview.place(
        at: CGPoint(x: left, y: bounds.minY), proposal: ProposedViewSize(width: width, height: height))
      left += width
    }
  }
}

/// Views on a circle, the first of them at an angle.
private struct CircleLayout: Layout {
  var start: Angle

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = start.radians + Double(index) / Double(subviews.count) * 2 * .pi
      subview.place(
        at: CGPoint(x: bounds.midX + sin(angle) * 70, y: bounds.midY - cos(angle) * 70), anchor: .center,
        proposal: .unspecified)
    }
  }
}
