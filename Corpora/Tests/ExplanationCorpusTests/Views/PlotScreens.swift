import Charts
import Foundation

@testable import GalleyViews

/// A screen of lists, charts and bars of which an app's author changes one thing, or two that have nothing to do with each other.
enum PlotScreen: String, CaseIterable {
  case rowHeight, day, share, order, marks, row, weather, bar
}

/// An app that shows such a screen as it was or as it is.
struct PlotScreensApp: App {
  static let bundleIdentifier = "org.example.Plot"

  var body: some Scene {
    WindowGroup { PlotScreenView() }
  }
}

private struct PlotScreenView: View {
  @Environment(\.launchEnvironment) private var environment

  private var isNew: Bool { environment[ChangedScreensApp.changedKey] == "1" }

  var body: some View {
    switch environment[ChangedScreensApp.screenKey].flatMap(PlotScreen.init) {
    case .rowHeight:
      List {
        Text(isNew ? "Spade of Rashid" : "Spade of Olive")
        ForEach(["Shears", "Barrow", "Hose"], id: \.self) { Text($0) }
      }
      .environment(\.defaultMinListRowHeight, isNew ? 64 : 44)
    case .day:
      Form {
        DatePicker(
          "Day", selection: .constant(Date(timeIntervalSince1970: isNew ? 1_782_259_200 : 1_782_000_000)),
          displayedComponents: .date)
      }
    case .share: shares(["Potatoes", "Beans"], potatoes: isNew ? 9.5 : 19.2)
    case .order: shares(isNew ? ["Beans", "Potatoes"] : ["Potatoes", "Beans"], potatoes: 19.2)
    case .marks: marks
    case .row: rows
    case .weather: weather
    case .bar: bar
    case nil: Text("no screen was given")
    }
  }

  private func shares(_ crops: [String], potatoes: Double) -> some View {
    VStack(spacing: 12) {
      Chart(crops, id: \.self) { crop in
        SectorMark(angle: .value("Kilograms", crop == "Potatoes" ? potatoes : 14.3))
          .foregroundStyle(crop == "Potatoes" ? .orange : .green)
      }
      .frame(height: 170)
      ForEach(crops, id: \.self) { crop in
        HStack {
          Text(crop)
          Spacer()
          Text((crop == "Potatoes" ? potatoes : 14.3).formatted()).frame(width: 60, alignment: .trailing)
        }
      }
    }
    .padding()
  }

  private func mark(_ name: String) -> some View {
    Text(name).font(.caption).padding(6).background(.yellow, in: .capsule)
  }

  private var marks: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Jobs")
        Spacer()
        if !isNew { mark("4 left") }
      }
      VStack {
        HStack {
          Circle().fill(.blue).frame(width: 40, height: 40)
          if !isNew { mark("Thirsty") }
        }
        Text("Berries")
      }
    }
    .padding()
  }

  private var rows: some View {
    List {
      ForEach(isNew ? ["Spade", "Shears", "Hose"] : ["Spade", "Shears"], id: \.self) { tool in
        HStack {
          Image(systemName: "hammer")
          Text(tool)
        }
      }
      ForEach(0..<13) { Text("Sack \($0)") }
      HStack {
        Text("Budget").frame(height: 60)
        Button("Order") {}
      }
    }
  }

  private var weather: some View {
    VStack {
      LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom)
        .overlay { Text("Showers") }
        .frame(height: isNew ? 150 : 170)
      Text(isNew ? "20:00" : "18:30")
      Spacer()
    }
  }

  /// Below the bar, and below the edge of the screen that it goes on to, there is a circle in another colour.
  private var bar: some View {
    ScrollView {
      Color.clear.frame(height: 640)
      Circle().fill(isNew ? .red : .blue).frame(width: 140, height: 140)
      Color.clear.frame(height: 200)
    }
    .safeAreaInset(edge: .bottom) { Text("Water").padding().frame(maxWidth: .infinity).background(.bar) }
  }
}
