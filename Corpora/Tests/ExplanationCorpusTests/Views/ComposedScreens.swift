import Charts
import Foundation

@testable import GalleyViews

/// Screens of which several things follow from the one that changes.
struct ComposedScreenView: View {
  let screen: ChangedScreen
  let isNew: Bool

  var body: some View {
    switch screen {
    case .lowerCase: days
    case .drawing: wave(played: isNew ? 8 : 3)
    case .drawnColor: wave(color: isNew ? .teal : .purple)
    case .readWidth: player(margin: isNew ? 40 : 20)
    case .prominence: settings
    case .fannedOut: fan(isNew ? 60 : 30)
    case .unitWidth: plan(day: isNew ? 24 : 20)
    case .chartMark: weeks
    case .paler: plan(opacity: isNew ? 0.5 : 0.9)
    case .gridRow: issues
    case .rankedRows: ranking
    case .cardPadding: cards(padding: isNew ? 24 : 16)
    default: ControlScreenView(screen: screen, isNew: isNew)
    }
  }

  private var days: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(["Today", "Yesterday", "Monday"], id: \.self) { Text(isNew ? $0 : $0.uppercased()) }
    }
  }

  private func wave(played: Int = 3, color: Color = .purple) -> some View {
    Canvas { context, size in
      for index in 0..<12 {
        let bar = CGRect(x: CGFloat(index) * 20, y: 10, width: 12, height: 40)
        context.fill(Path(bar), with: .color(index < played ? color : .gray))
      }
    }
    .frame(width: 240, height: 60)
    .accessibilityElement()
    .accessibilityLabel("Waveform")
  }

  private func player(margin: CGFloat) -> some View {
    VStack(spacing: 0) {
      GeometryReader { proxy in
        Color.orange.frame(width: proxy.size.width * 0.4)
      }
      .frame(height: 4)
      Text("The harbour at night").frame(maxWidth: .infinity, alignment: .leading).padding(.vertical, 12)
    }
    .padding(.horizontal, margin)
  }

  private var settings: some View {
    List {
      Section("Recently updated") { Text("Deep Tide") }.headerProminence(isNew ? .standard : .increased)
      Section("Later") { Text("Slow Roads") }
    }
  }

  private func fan(_ reach: CGFloat) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8).fill(.teal).frame(width: 80, height: 110).offset(x: -reach)
      RoundedRectangle(cornerRadius: 8).fill(.indigo).frame(width: 80, height: 110).offset(x: reach)
      Text("Plan").padding(30).background(.orange, in: .rect(cornerRadius: 8))
    }
  }

  private func plan(day: CGFloat = 20, opacity: Double = 0.9) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 0) { ForEach(1..<8) { Text("\($0)").frame(width: day) } }
      ForEach([("Design", 5, Color.purple), ("App", 3, .blue), ("Server", 4, .green)], id: \.0) {
        name, length, color in
        RoundedRectangle(cornerRadius: 4).fill(color.opacity(opacity))
          .frame(width: CGFloat(length) * day - 2, height: 22)
          .accessibilityElement()
          .accessibilityLabel(name)
      }
    }
  }

  private var weeks: some View {
    Chart {
      ForEach([("W20", 6), ("W21", 9), ("W22", 4)], id: \.0) { week, count in
        BarMark(x: .value("Week", week), y: .value("Closed", count))
      }
      if !isNew { RuleMark(y: .value("Goal", 8)).foregroundStyle(.red) }
    }
    .frame(height: 200)
    .padding()
  }

  private var issues: some View {
    Grid(alignment: .leading, verticalSpacing: 12) {
      GridRow {
        Text("212")
        Text("Timetable")
        Text("Bug")
      }
      if isNew {
        GridRow {
          Text("230")
          Text("Refunds")
          Text("Money")
        }
      }
      GridRow {
        Text("219")
        Text("Boarding")
        Text("Design")
      }
    }
  }

  private var ranking: some View {
    VStack(spacing: 12) {
      ForEach(
        Array((isNew ? ["The Ledger", "Night Science"] : ["Night Science", "The Ledger"]).enumerated()),
        id: \.element
      ) {
        index, name in
        HStack {
          Text("\(index + 1)").bold()
          Text(name)
          Spacer()
          Image(systemName: index == 0 ? "arrow.up" : "minus").foregroundStyle(.green)
        }
      }
    }
    .padding()
  }

  private func cards(padding: CGFloat) -> some View {
    HStack(spacing: 12) {
      ForEach(["Deep Tide", "Slow Roads"], id: \.self) { name in
        VStack {
          Rectangle().fill(.teal).frame(width: 150 - 2 * padding, height: 150 - 2 * padding)
          Text(name)
        }
        .padding(padding)
        .background(.quaternary, in: .rect(cornerRadius: 12))
      }
    }
  }
}
