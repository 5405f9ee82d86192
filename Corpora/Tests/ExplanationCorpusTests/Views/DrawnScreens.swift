import Charts
import Foundation

@testable import GalleyViews

/// A screen of shapes, drawings and charts of which an app's author changes one thing, or two.
enum DrawnScreen: String, CaseIterable {
  case corner, cornerAndTitle, cornerAndSpacing, cornerAndTint, ring, dash, petals, hands
  case mapName, mapPlace, mapSize, mapLine, mapColor, mapMore, series
  case mapShore, column, switches, chip, links, material, rows
  case berths, album, logOut, title, hint, actions
}

/// An app that shows a drawn screen as it was or as it is.
struct DrawnScreensApp: App {
  static let bundleIdentifier = "org.example.Drawn"

  var body: some Scene {
    WindowGroup { DrawnScreenView() }
  }
}

private struct DrawnScreenView: View {
  @Environment(\.launchEnvironment) private var environment

  private var isNew: Bool { environment[ChangedScreensApp.changedKey] == "1" }
  private var screen: DrawnScreen? { environment[ChangedScreensApp.screenKey].flatMap(DrawnScreen.init) }

  var body: some View {
    switch screen {
    case .corner, .cornerAndTitle, .cornerAndSpacing, .cornerAndTint: flags
    case .ring: Wheel(radius: isNew ? 84 : 104) { letters }
    case .dash: orbit
    case .petals: petals
    case .hands:
      Hand(from: 0.1, to: isNew ? 0.6 : 0.4).stroke(.indigo, lineWidth: 6).frame(width: 90, height: 90)
    case .mapName, .mapPlace, .mapSize, .mapLine, .mapColor, .mapMore, .mapShore: map
    case .column: RepeatedParts(isNew: isNew).tides
    case .switches: RepeatedParts(isNew: isNew).switches
    case .chip: RepeatedParts(isNew: isNew).chips
    case .links: RepeatedParts(isNew: isNew).chain
    case .rows: RepeatedParts(isNew: isNew).rows
    case .material: RepeatedParts(isNew: isNew).materials
    case .series: weeks
    case .berths: berths
    case .album: album
    case .logOut:
      if isNew { logOut.contentShape(Circle()) } else { logOut }
    case .title:
      if isNew { Text("Ada Lovelace").contentShape(Rectangle().inset(by: -20)) } else { Text("Ada Lovelace") }
    case .hint:
      Button("Weigh anchor") {}.accessibilityHint(isNew ? "Leaves at once" : "Asks before it leaves")
    case .actions:
      if isNew { berth.accessibilityAction(named: "Cancel the berth") {} } else { berth }
    case nil: Text("no screen was given")
    }
  }

  private func isNew(_ screens: DrawnScreen...) -> Bool { isNew && screen.map(screens.contains) ?? false }

  private var flags: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Path { path in
          path.move(to: CGPoint(x: 8, y: 60))
          path.addLine(to: CGPoint(x: 36, y: isNew ? 34 : 12))
          path.addLine(to: CGPoint(x: 64, y: 60))
          path.closeSubpath()
        }
        .fill(.mint).frame(width: 72, height: 72)
        Text("Flags of the harbour").font(.headline)
        Spacer(minLength: 260)
        VStack(alignment: .leading, spacing: isNew(.cornerAndSpacing) ? 24 : 8) {
          Text(isNew(.cornerAndTitle) ? "High tide at nine" : "High tide at six")
          Text("Low tide at noon")
          Toggle("Warn me", isOn: .constant(true))
        }
        .tint(isNew(.cornerAndTint) ? .orange : .indigo)
      }
      .padding()
    }
  }

  private var letters: some View {
    ForEach(["N", "E", "S", "W"], id: \.self) { Text($0).accessibilityIdentifier("wind.\($0)") }
  }

  private var orbit: some View {
    ZStack {
      Loop().stroke(.gray, style: StrokeStyle(lineWidth: 2, dash: isNew ? [8, 5] : []))
        .frame(width: 200, height: 200)
      Circle().fill(.orange).frame(width: 20, height: 20).accessibilityElement().accessibilityLabel("Buoy")
    }
  }

  private var petals: some View {
    HStack {
      ForEach(0..<3) { number in
        Petal(share: Double(number) * 0.2 + (isNew ? 0.3 : 0.2)).fill(.pink).frame(width: 48, height: 48)
          .accessibilityElement().accessibilityLabel("Petal \(number)")
      }
    }
  }

  private var map: some View {
    VStack {
      Text("Moorings")
      Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 0.1, green: 0.2, blue: 0.4)))
        let shore = Path { path in
          path.move(to: CGPoint(x: 0, y: 120))
          path.addLine(to: CGPoint(x: 130, y: isNew(.mapShore) ? 96 : 118))
          path.addLine(to: CGPoint(x: size.width, y: 90))
        }
        context.stroke(shore, with: .color(.white), lineWidth: isNew(.mapLine) ? 4 : 1)
        for (number, x) in [40.0, 110, 180].enumerated() {
          let isLast = number == 2
          let place = CGPoint(x: isLast && isNew(.mapPlace) ? 210 : x, y: 40)
          let size = isLast && isNew(.mapSize) ? 20.0 : 10
          context.fill(
            Path(ellipseIn: CGRect(x: place.x, y: place.y, width: size, height: size)),
            with: .color(Color(red: 1, green: isNew(.mapColor) ? 0.8 : 1, blue: isNew(.mapColor) ? 0 : 1)))
        }
        if isNew(.mapMore) {
          context.fill(
            Path(ellipseIn: CGRect(x: 220, y: 140, width: 10, height: 10)), with: .color(.white))
        }
        context.draw(
          Text(isNew(.mapName) ? "Northern pier" : "Southern pier").foregroundStyle(.white),
          at: CGPoint(x: 120, y: 160))
      }
      .frame(width: 260, height: 200)
      .accessibilityElement().accessibilityLabel("Map of the harbour").accessibilityIdentifier("harbour.map")
    }
  }

  private var berths: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: isNew ? 14 : 10) {
        ForEach(0..<40) { number in
          HStack {
            Petal(share: 0.5).fill(.pink).frame(width: 12, height: 12)
            Text("Berth \(number)")
          }
        }
      }
      .padding()
    }
  }

  private var berth: some View {
    Button("Berth 7") {}.accessibilityAction(named: "Call the harbour master") {}
  }

  private var logOut: some View { Button("Log Out", role: .destructive) {} }

  private var album: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(0..<9) { number in Text("Day \(number) of the voyage").font(.title2) }
        Text("Seen on the way").font(.footnote)
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: isNew ? 2 : 3), spacing: 8
        ) {
          ForEach(0..<6) { number in
            Image(size: CGSize(width: 60, height: 40), label: Text("Picture \(number)")) { context in
              for row in 0..<8 {
                let bar = CGRect(x: Double(number * 6), y: Double(row) * 5.3, width: 30, height: 2.6)
                context.fill(Path(bar), with: .color(row % 2 == 0 ? .blue : .orange))
              }
            }
            .resizable().aspectRatio(contentMode: .fill).frame(height: 60)
            .clipShape(RoundedRectangle(cornerRadius: 8))
            .overlay(alignment: .bottomTrailing) { Text("\(number)").font(.caption) }
          }
        }
        ForEach(0..<16) { number in Text("Note \(number)") }
      }
      .padding()
    }
  }

  private var weeks: some View {
    Chart(["Mon", "Tue"], id: \.self) { day in
      BarMark(x: .value("Day", day), y: .value("Boats", 4)).foregroundStyle(by: .value("Kind", "Sail"))
      BarMark(x: .value("Day", day), y: .value("Boats", 2)).foregroundStyle(by: .value("Kind", "Motor"))
    }
    .chartForegroundStyleScale(["Sail": isNew ? Color.purple : Color.blue, "Motor": Color.orange])
    .accessibilityIdentifier("boats")
    .frame(height: 220)
    .padding()
  }
}

/// A layout that places its views on a circle.
private struct Wheel: Layout {
  var radius: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 260, height: 260)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (number, view) in subviews.enumerated() {
      let angle = Double(number) / Double(subviews.count) * 2 * .pi - .pi / 2
      view.place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
        anchor: .center,
        proposal: .unspecified)
    }
  }
}

/// A circle with arguments of no kind.
private struct Loop: Shape {
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A part of a disc from its upper edge.
private struct Petal: Shape {
  var share: Double

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height * share))
  }
}

/// A part of a circle's line.
private struct Hand: Shape {
  var from: Double
  var to: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - 3,
        startAngle: .degrees(360 * from),
        endAngle: .degrees(360 * to), clockwise: false)
    }
  }
}
