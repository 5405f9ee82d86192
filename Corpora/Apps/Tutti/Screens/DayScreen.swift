import AppVariants
import SwiftUI

/// The day of the tour: tonight's concert, the appointments and the next cities.
struct DayScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var day: TuttiLook.Day { look.day }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: day.gap) {
        head
        PosterCard()
        ProgressView(value: look.doors.value) { Text(look.doors.words) }
          .progressViewStyle(
            KnobProgressStyle(
              knob: look.doors.knob, track: look.doors.track,
              color: look.doors.tint.color(or: palette.brass))
          )
          .accessibilityElement(children: .combine)
          .accessibilityValue(Text(look.doors.value, format: .percent))
        ScheduleCard()
        Label(day.news, systemImage: day.newsIcon)
          .font(.footnote)
          .foregroundStyle(.black)
          .padding(10)
          .frame(maxWidth: .infinity, alignment: day.newsSide.frame)
          .background(Color(hex: day.newsColor), in: .rect(cornerRadius: 8))
        CityStrip()
      }
      .padding(.horizontal, day.side)
      .padding(.bottom, 16)
    }
    .background(palette.score)
    .navigationTitle(day.title)
    .navigationBarTitleDisplayMode(day.titleIsLarge ? .large : .inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if day.printIsShown { Button("Print", systemImage: day.print) {} }
      }
    }
    .safeAreaInset(edge: .bottom) { CallBar() }
  }

  private var head: some View {
    HStack(alignment: .bottom) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Day 6 of 11")
          .font(.caption)
          .tracking(day.countTracking)
          .textCase(day.countIsUppercased ? .uppercase : nil)
          .foregroundStyle(.secondary)
        Text("Lisbon").font(day.cityFont.font.bold())
      }
      Spacer()
      Label(day.weatherText, systemImage: day.weather)
        .labelStyle(UprightLabelStyle(gap: day.weatherGap))
        .foregroundStyle(palette.brass)
    }
  }
}

/// The poster of tonight's concert.
private struct PosterCard: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var poster: TuttiLook.Poster { look.poster }

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(hex: poster.dusk), Color(hex: 0xC77B58)], startPoint: .top, endPoint: .bottom)
      moon
      melody
      Curtain(folds: poster.folds, drop: poster.drop)
        .fill(Color(hex: poster.curtain))
        .accessibilityElement()
        .accessibilityLabel("Curtain")
    }
    .overlay(alignment: .bottomLeading) { words }
    .overlay(alignment: .topTrailing) { sold }
    .frame(height: poster.height)
    .clipShape(.rect(cornerRadius: 28, style: poster.isContinuous ? .continuous : .circular))
    .shadow(color: .black.opacity(0.45), radius: poster.shadow)
  }

  private var moon: some View {
    Circle()
      .fill(Color(hex: 0xF7E7C1))
      .frame(width: 46, height: 46)
      .blur(radius: poster.moonBlur)
      .opacity(poster.moonOpacity)
      .blendMode(poster.moonIsMultiplied ? .multiply : .normal)
      .accessibilityElement()
      .accessibilityLabel("Moon")
      .frame(maxWidth: .infinity, alignment: .trailing)
      .padding(.trailing, 30)
      .padding(.top, 16)
  }

  private var melody: some View {
    Melody(notes: poster.notes, climb: poster.climb)
      .fill(.white.opacity(0.85))
      .frame(width: 190, height: 44)
      .accessibilityElement()
      .accessibilityLabel("Melody")
      .scaleEffect(poster.melodyScale)
      .rotationEffect(.degrees(poster.melodyTurn))
      .offset(x: poster.melodyShift)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.leading, 44)
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(poster.name).font(.title3.weight(poster.nameWeight.weight))
      Text(poster.hall).font(.footnote).fixedSize(horizontal: false, vertical: true)
    }
    .foregroundStyle(.white)
    .padding(.leading, 16)
    .padding(.bottom, poster.ink)
    .frame(maxWidth: 260, alignment: .leading)
  }

  private var sold: some View {
    Text(poster.sold)
      .font(.caption.weight(.semibold))
      .padding(.horizontal, 11)
      .padding(.vertical, 6)
      .background(poster.soldIsMaterial ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.orange), in: .capsule)
      .padding(10)
  }
}

/// The appointments of the day, on a rail.
private struct ScheduleCard: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  /// An appointment.
  private struct Entry: Identifiable {
    var time: String
    var title: String
    var place: String
    var isDone = false

    var id: String { title }
  }

  private var schedule: TuttiLook.Schedule { look.schedule }

  private var entries: [Entry] {
    var entries = [
      Entry(time: schedule.first, title: "Warm-up", place: "Room of the choir", isDone: true),
      Entry(time: "11:00", title: "Stage rehearsal", place: "Great hall"),
      Entry(time: "13:15", title: "Lunch", place: schedule.lunch),
    ]
    if schedule.hasTalk { entries.append(Entry(time: "18:45", title: "Talk", place: "Foyer, upper floor")) }
    if schedule.isReordered { entries.swapAt(1, 2) }
    if schedule.hasPhoto {
      entries.insert(Entry(time: "12:40", title: "Photograph", place: "Stairs"), at: 2)
    }
    return entries
  }

  var body: some View {
    FeltCard(title: schedule.header, inset: schedule.inset, radius: schedule.radius) {
      VStack(alignment: .leading, spacing: schedule.gap) {
        ForEach(entries) { entry in
          HStack(spacing: schedule.columnGap) {
            if schedule.columnsAreSwapped {
              dot(entry)
              time(entry)
            } else {
              time(entry)
              dot(entry)
            }
            words(entry)
          }
        }
      }
      .background(alignment: .leading) { rail }
    }
  }

  private var rail: some View {
    Rectangle()
      .fill(palette.brass)
      .frame(width: schedule.railWidth)
      .padding(.vertical, 8)
      .offset(x: -8)
      .accessibilityElement()
      .accessibilityLabel("Rail")
  }

  private func time(_ entry: Entry) -> some View {
    Text(entry.time).font(.subheadline.monospacedDigit()).foregroundStyle(.secondary)
  }

  private func dot(_ entry: Entry) -> some View {
    Circle()
      .fill(entry.isDone ? palette.brass : palette.garnet)
      .frame(width: schedule.dot, height: schedule.dot)
      .accessibilityElement()
      .accessibilityLabel("Mark of \(entry.title)")
  }

  private func words(_ entry: Entry) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(entry.title)
        .font(.subheadline)
        .fontWeight(schedule.titleWeight.weight)
        .strikethrough(entry.isDone && schedule.doneIsStruck)
      if schedule.placesAreShown {
        Text(entry.place)
          .font(.caption)
          .foregroundStyle(schedule.placeColor.color(or: .secondary))
          .lineLimit(1)
      }
    }
  }
}

/// The next cities, side by side.
private struct CityStrip: View {
  @Environment(\.look) private var look

  private var cities: TuttiLook.Cities { look.cities }

  private var stops: [(name: String, date: String, symbol: String)] {
    var stops = [
      (name: "Seville", date: cities.date, symbol: cities.picture),
      (name: "Madrid", date: "16 June", symbol: "building.columns.fill"),
    ]
    if cities.hasPorto { stops.append((name: "Porto", date: "18 June", symbol: "sailboat.fill")) }
    if cities.isReordered { stops.swapAt(0, 1) }
    return stops
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(cities.header).font(.headline)
      ScrollView(.horizontal) {
        HStack(spacing: cities.gap) {
          ForEach(stops, id: \.name) { stop in
            VStack(alignment: .leading, spacing: 3) {
              Color(hex: cities.sky)
                .opacity(cities.veil)
                .frame(height: 56)
                .overlay {
                  Image(systemName: stop.symbol)
                    .font(.title2)
                    .foregroundStyle(.white)
                    .accessibilityLabel("Picture of \(stop.name)")
                }
                .clipShape(.rect(cornerRadius: cities.corner))
              Text(stop.name).font(.subheadline.bold())
              Text(stop.date).font(.caption).foregroundStyle(.secondary)
            }
            .frame(width: cities.width)
          }
        }
      }
      .scrollIndicators(.hidden)
    }
  }
}

/// The buttons below the day.
private struct CallBar: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var call: TuttiLook.Call { look.call }

  var body: some View {
    HStack(spacing: 14) {
      if call.muteIsShown {
        Button("Mute", systemImage: "bell.slash.fill") {}
          .labelStyle(.iconOnly)
          .font(.title3)
          .frame(width: 50, height: 50)
          .background(.quaternary, in: .circle)
      }
      if call.isValve {
        button.buttonStyle(ValveButtonStyle(height: call.height))
      } else {
        button.buttonStyle(.bordered).controlSize(.large)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(palette.score)
  }

  private var button: some View {
    Button {
    } label: {
      Label(call.title, systemImage: "bus.fill").frame(maxWidth: .infinity)
    }
    .disabled(call.isDisabled)
    .shadow(color: .black.opacity(0.5), radius: call.glow)
  }
}
