import AppVariants
import SwiftUI

/// What leaves next, as on the board in the hall.
struct BoardScreen: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme

  private var ink: Color { Color(hex: look.board.ink) }

  var body: some View {
    ScrollView {
      VStack(spacing: 14) {
        if look.board.tickerIsShown { ticker }
        VStack(spacing: 0) {
          head
          DepartureTable()
        }
        .foregroundStyle(ink)
        .background(theme.board)
        .clipShape(.rect(cornerRadius: look.board.radius))
      }
      .padding(16)
    }
    .background(theme.ground)
    .navigationTitle(look.board.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .bottomBar) {
        Picker("Show", selection: .constant(look.board.mode)) {
          Text("Departures").tag(0)
          Text("Arrivals").tag(1)
        }
        .pickerStyle(.segmented)
      }
    }
  }

  private var ticker: some View {
    Label(look.board.ticker, systemImage: look.board.tickerIcon)
      .font(.footnote.weight(.medium))
      .foregroundStyle(.black)
      .padding(12)
      .wide()
      .background(.yellow.opacity(0.85), in: .rect(cornerRadius: 12))
  }

  private var head: some View {
    HStack {
      if look.board.dotIsShown {
        Circle().fill(.green).frame(width: look.board.dotSize, height: look.board.dotSize)
          .accessibilityElement().accessibilityLabel("Live")
      }
      Text(look.board.place).font(.headline)
      Spacer()
      Text(look.board.clock)
        .font(.system(size: look.board.clockSize, weight: .bold, design: .monospaced))
    }
    .padding(16)
    .background(.white.opacity(0.08))
  }
}

/// The rows of the board.
private struct DepartureTable: View {
  @Environment(\.look) private var look

  private struct Departure {
    var time: String
    var place: String
    var platform: String
    var note: String
    var isLate = false
    var isCancelled = false
  }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(Array(departures.enumerated()), id: \.element.place) { index, departure in
        row(departure).background(.white.opacity(index.isMultiple(of: 2) ? 0 : look.board.striped))
      }
    }
    .font(.system(look.board.font == .callout ? .callout : .footnote, design: .monospaced))
  }

  private func row(_ departure: Departure) -> some View {
    HStack(spacing: look.board.columnGap) {
      Text(departure.time)
      if look.board.columnsAreSwapped {
        platform(departure.platform)
        Text(departure.place).wide()
      } else {
        Text(departure.place).wide()
        platform(departure.platform)
      }
      Text(departure.note)
        .strikethrough(departure.isCancelled)
        .foregroundStyle(departure.isLate ? Color(hex: look.board.delayColor) : .white)
        .frame(width: 86, alignment: .trailing)
    }
    .lineLimit(1)
    .padding(.horizontal, 16)
    .padding(.vertical, look.board.rowPadding)
  }

  private func platform(_ name: String) -> some View {
    Text(name)
      .frame(width: 28, height: 26)
      .overlay {
        RoundedRectangle(cornerRadius: look.board.platformRadius)
          .stroke(lineWidth: look.board.platformStroke)
      }
  }

  private var departures: [Departure] {
    var all = [
      Departure(time: "09:47", place: look.board.first, platform: "4", note: look.board.firstNote),
      Departure(time: "09:52", place: "Braga", platform: "7", note: look.board.delay, isLate: true),
      Departure(
        time: "10:05", place: "Aveiro", platform: "2", note: "On time", isCancelled: look.board.isCancelled),
      Departure(time: "10:15", place: "Guarda", platform: "1", note: "On time"),
      Departure(time: "10:22", place: "Vigo", platform: "9", note: "+4 min", isLate: true),
    ]
    if look.board.hasSixth {
      all.append(Departure(time: "10:38", place: "Faro", platform: "5", note: "On time"))
    }
    if look.board.hasExtra {
      all.append(Departure(time: "10:44", place: "Madrid", platform: "6", note: "Extra"))
    }
    if look.board.isReordered { all.swapAt(2, 3) }
    return all
  }
}
