import AppVariants
import SwiftUI

/// What a day holds, along a line.
struct DayScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        header
        DayChips()
        tip
        VStack(alignment: .leading, spacing: look.day.gap) {
          ForEach(stops) { TimelineRow(stop: $0) }
        }
        .background(alignment: .leading) {
          Rectangle().fill(Color(hex: look.day.lineColor)).frame(width: look.day.line).padding(.leading, 72)
        }
        photo
      }
      .padding(Metrics.gutter)
    }
    .background(look.sand)
  }

  private var header: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 2) {
        Text(look.day.title).font(.largeTitle.weight(.bold))
        Text(look.day.subtitle).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      HStack(spacing: 6) {
        Image(systemName: look.day.weather).symbolRenderingMode(.hierarchical).foregroundStyle(.orange)
          .accessibilityLabel("Weather")
        Text(look.day.high).font(.headline)
      }
      .padding(.top, 8)
    }
  }

  private var tip: some View {
    Text(look.day.tip)
      .font(.footnote)
      .foregroundStyle(.black.opacity(0.8))
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
      .background(
        Color(hex: look.day.tipColor),
        in: UnevenRoundedRectangle(
          topLeadingRadius: 14, bottomLeadingRadius: look.day.tipTail ? 2 : 14, bottomTrailingRadius: 14,
          topTrailingRadius: 14))
  }

  private var photo: some View {
    Photo(name: look.day.photo)
      .aspectRatio(look.day.photoRatio, contentMode: .fit)
      .opacity(look.day.photoOpacity)
      .clipShape(RoundedRectangle(cornerRadius: 14))
      .overlay(alignment: .topTrailing) {
        if look.day.pinIsShown {
          Image(systemName: "pin.fill").font(.footnote).foregroundStyle(.white).padding(8)
            .background(look.coral, in: Circle()).padding(8).accessibilityLabel("Pinned")
        }
      }
  }

  private var stops: [Stop] {
    var stops = [
      Stop(
        time: "09:30", name: "Castle walls", note: "Tickets are in the folder.", icon: "building.columns",
        color: look.ocean)
    ]
    if look.day.hasTram {
      stops.append(
        Stop(time: "11:15", name: "Tram 28", note: "Downhill side.", icon: look.day.tramIcon, color: .orange))
    }
    stops.append(
      Stop(
        time: "13:00", name: look.day.lunch, note: look.day.lunchNote, icon: "fork.knife", color: look.coral))
    if look.day.hasFado {
      stops.append(
        Stop(time: "21:00", name: "Fado", note: "Doors at half past.", icon: "music.note", color: .purple))
    }
    if look.day.isReordered { stops.swapAt(0, 1) }
    return stops
  }
}

/// Something at a time of the day.
private struct Stop: Identifiable {
  let time: String
  let name: String
  let note: String
  let icon: String
  let color: Color

  var id: String { time }
}

/// The days to choose from.
private struct DayChips: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: 8) {
      ForEach(Array(["Wed 11", "Thu 12", "Fri 13", "Sat 14"].enumerated()), id: \.offset) { number, name in
        Button(name) {}
          .font(.footnote.weight(.medium))
          .padding(.vertical, 8)
          .frame(maxWidth: .infinity)
          .foregroundStyle(number == look.day.dayChip ? Color.white : look.ink)
          .background(
            number == look.day.dayChip ? look.ocean : look.paper, in: RoundedRectangle(cornerRadius: 10))
      }
    }
  }
}

/// A stop with its time.
private struct TimelineRow: View {
  @Environment(\.look) private var look
  let stop: Stop

  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      time.font(.footnote).fontWeight(look.day.timeWeight.weight).foregroundStyle(.secondary)
        .frame(width: 46, alignment: .leading)
        .padding(.top, 9)
      Image(systemName: stop.icon)
        .font(.system(size: 14, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: look.day.dot, height: look.day.dot)
        .background(stop.color, in: Circle())
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 3) {
        Text(stop.name).font(.subheadline.weight(.semibold))
        Text(stop.note).font(.footnote).foregroundStyle(.secondary).lineLimit(look.day.noteLimit)
      }
      .padding(look.day.cardPadding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(look.day.cardFill ? look.paper : .clear, in: RoundedRectangle(cornerRadius: 12))
    }
  }

  private var time: Text {
    let text = Text(stop.time)
    return look.day.timesAreDigits ? text.monospacedDigit() : text
  }
}
