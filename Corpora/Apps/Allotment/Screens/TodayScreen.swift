import AppVariants
import SwiftUI

/// The day on the plot: weather, jobs and beds.
struct TodayScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: look.jobs.gap) {
        WeatherCard()
        JobList()
        BedTiles()
        TipCard()
      }
      .padding(.horizontal, look.jobs.inset)
      .padding(.bottom, 24)
    }
    .background(palette.linen)
    .navigationTitle(look.jobs.title)
    .navigationBarTitleDisplayMode(look.jobs.titleIsLarge ? .large : .inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if look.jobs.bellIsShown { Button("News", systemImage: look.jobs.bell) {} }
      }
    }
  }
}

/// The weather above the plot, with hills below.
private struct WeatherCard: View {
  @Environment(\.look) private var look

  private var weather: AllotmentLook.Weather { look.weather }

  var body: some View {
    LinearGradient(
      colors: [Color(hex: weather.top), Color(hex: 0xDCEEF7)], startPoint: .top, endPoint: .bottom
    )
    .overlay(alignment: .topTrailing) { sun }
    .overlay { HillShape(height: weather.hills).fill(Color(hex: weather.hillColor)) }
    .overlay(alignment: .topLeading) { words }
    .overlay(alignment: Alignment(horizontal: weather.warningSide.horizontal, vertical: .bottom)) {
      if weather.warningIsShown { warning }
    }
    .frame(height: weather.height)
    .clipShape(.rect(cornerRadius: weather.radius, style: .continuous))
    .shadow(color: .black.opacity(0.3), radius: weather.shadow, y: weather.shadow / 3)
  }

  private var sun: some View {
    Image(systemName: weather.sun)
      .font(.system(size: 76))
      .foregroundStyle(.yellow)
      .rotationEffect(.degrees(weather.sunTurn))
      .blur(radius: weather.sunBlur)
      .blendMode(weather.sunIsScreened ? .screen : .normal)
      .padding(20)
      .offset(x: weather.sunShift)
      .accessibilityLabel("Sky")
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(weather.place).font(.caption.weight(.semibold)).kerning(weather.placeKerning)
      Text("\(weather.degrees)°")
        .font(.system(size: weather.degreeSize, weight: weather.degreeWeight.weight))
      Text(weather.note).font(.subheadline).opacity(weather.noteOpacity)
    }
    .foregroundStyle(.black)
    .padding(18)
  }

  private var warning: some View {
    Label(weather.warning, systemImage: weather.warningIcon)
      .font(.footnote.weight(.semibold))
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(
        weather.warningIsMaterial ? AnyShapeStyle(.regularMaterial) : AnyShapeStyle(.yellow), in: .capsule
      )
      .padding(14)
  }
}

/// The jobs of the day, each to be ticked.
private struct JobList: View {
  @Environment(\.look) private var look

  /// Something to do.
  private struct Job: Identifiable {
    var name: String
    var note: String
    var due: String
    var isDone = false

    var id: String { name }
  }

  private var jobs: [Job] {
    var jobs = [
      Job(name: look.jobs.first, note: look.jobs.note, due: look.jobs.due, isDone: look.jobs.firstIsDone),
      Job(name: "Sow spinach", note: "Bed four, a hand apart", due: "Today"),
      Job(name: "Mend the fence", note: "With Olive", due: "Yesterday", isDone: true),
    ]
    if look.jobs.hasCompost { jobs.append(Job(name: "Turn the compost", note: "Both bays", due: "Monday")) }
    if look.jobs.hasMulch { jobs.append(Job(name: "Mulch the berries", note: "Straw", due: "Monday")) }
    if look.jobs.isReordered { jobs.swapAt(0, 1) }
    return jobs
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text(look.jobs.heading).font(.title2.bold())
        Spacer(minLength: 12)
        if look.jobs.badgeIsShown {
          Chip(name: look.jobs.badge, color: .red, radius: look.jobs.badgeRadius)
        }
      }
      VStack(spacing: look.jobs.rowGap) {
        ForEach(jobs) { job in
          row(job)
          if look.jobs.dividers, job.id != jobs.last?.id { Divider().padding(.leading, 36) }
        }
      }
      .card(padding: look.jobs.padding, radius: look.jobs.radius)
    }
  }

  private func row(_ job: Job) -> some View {
    HStack(alignment: .top) {
      Toggle(isOn: .constant(job.isDone)) {
        VStack(alignment: .leading, spacing: 2) {
          Text(job.name)
            .font(look.jobs.name.font)
            .strikethrough(job.isDone && look.jobs.doneIsStruck)
          Text(job.note).font(.footnote).foregroundStyle(.secondary).lineLimit(look.jobs.noteLines)
        }
      }
      .toggleStyle(TickStyle())
      Spacer(minLength: 8)
      Label(job.due, systemImage: look.jobs.dueIcon)
        .font(.footnote)
        .foregroundStyle(Color(hex: look.jobs.dueColor))
        .layoutPriority(1)
    }
  }
}

/// The beds at a glance.
private struct BedTiles: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var beds: [(name: String, icon: String, moisture: Double)] {
    var beds = [
      (name: look.beds.first, icon: look.beds.firstIcon, moisture: look.beds.moisture),
      (name: "Potatoes", icon: "circle.hexagongrid.fill", moisture: 0.55),
      (name: "Berries", icon: "heart.fill", moisture: 0.2),
      (name: "Flowers", icon: "camera.macro", moisture: 0.63),
    ]
    if look.beds.isReordered { beds.swapAt(0, 1) }
    return beds
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(look.beds.header).font(.title2.bold())
        Spacer()
        Button(look.beds.all) {}.font(.subheadline)
      }
      LazyVGrid(
        columns: Array(
          repeating: GridItem(.flexible(), spacing: look.beds.gap), count: look.beds.columns),
        spacing: look.beds.gap
      ) {
        ForEach(beds, id: \.name) { tile($0.name, $0.icon, $0.moisture) }
      }
    }
  }

  private func tile(_ name: String, _ icon: String, _ moisture: Double) -> some View {
    VStack(alignment: .leading) {
      HStack(alignment: .top) {
        Ring(part: moisture, width: look.beds.ringWidth, color: moisture < 0.3 ? .orange : .blue) {
          Image(systemName: icon).font(.subheadline).foregroundStyle(.tint)
        }
        .frame(width: look.beds.ring, height: look.beds.ring)
        .accessibilityElement()
        .accessibilityLabel("Moisture of \(name)")
        .accessibilityValue(Text(moisture, format: .percent))
        Spacer()
        if moisture < 0.3, look.beds.thirstyIsShown { Chip(name: look.beds.thirsty, color: .orange) }
      }
      Spacer(minLength: 4)
      Text(name).font(.headline).lineLimit(1)
    }
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: look.beds.height)
    .background(palette.paper, in: .rect(cornerRadius: look.beds.radius))
    .overlay {
      RoundedRectangle(cornerRadius: look.beds.radius)
        .strokeBorder(look.beds.strokeColor.color(or: .primary.opacity(0.12)), lineWidth: look.beds.stroke)
    }
  }
}

/// The advice of the day.
private struct TipCard: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(look.tip.text)
        .italic(look.tip.isItalic)
        .lineSpacing(look.tip.spacing)
        .multilineTextAlignment(look.tip.side.text)
        .frame(maxWidth: .infinity, alignment: look.tip.side.frame)
      HStack {
        Button {
        } label: {
          Text(look.tip.more).underline(look.tip.moreIsUnderlined)
        }
        Spacer()
        Button("Helpful", systemImage: look.tip.likeIcon) {}.labelStyle(.iconOnly)
      }
      .font(.subheadline)
    }
    .padding(.leading, look.tip.bar + 12)
    .overlay(alignment: .leading) { Capsule().fill(palette.soil).frame(width: look.tip.bar) }
    .card()
  }
}
