import AppVariants
import SwiftUI

/// The work of the day, and the bicycle on the stand.
struct BenchScreen: View {
  @Environment(\.look) private var look
  @Environment(\.paint) private var paint
  var isTakingIn: Bool

  private var bench: SpokesLook.Bench { look.bench }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: bench.gap) {
        HStack(alignment: .firstTextBaseline) {
          Text("Monday bench").font(bench.dayFont.font.weight(.semibold))
          Spacer()
          Text("Week 24")
            .font(.caption)
            .tracking(bench.weekTracking)
            .textCase(bench.weekIsUppercased ? .uppercase : nil)
            .foregroundStyle(.secondary)
        }
        StandCard()
        StubRow()
        Label(bench.notice, systemImage: bench.noticeIcon)
          .font(.footnote)
          .foregroundStyle(.black)
          .padding(10)
          .frame(maxWidth: .infinity, alignment: bench.noticeSide.frame)
          .background(Color(hex: bench.noticeColor), in: .rect(cornerRadius: 10))
        QueueCard()
      }
      .padding(.horizontal, bench.side)
      .padding(.bottom, 16)
    }
    .background(paint.chalk)
    .navigationTitle(bench.title)
    .navigationBarTitleDisplayMode(bench.titleIsLarge ? .large : .inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if bench.scanIsShown { Button("Scan", systemImage: bench.scan) {} }
      }
    }
    .safeAreaInset(edge: .bottom) { TimerBar() }
    .sheet(isPresented: .constant(isTakingIn)) { IntakeSheet() }
  }
}

/// The bicycle on the stand.
private struct StandCard: View {
  @Environment(\.look) private var look
  @Environment(\.paint) private var paint

  private var stand: SpokesLook.Stand { look.stand }

  var body: some View {
    LinearGradient(
      colors: [Color(hex: stand.wall), Color(hex: 0xBFC9B4)], startPoint: .topLeading,
      endPoint: .bottomTrailing
    )
    .overlay(alignment: .topTrailing) { lamp }
    .overlay(alignment: .bottom) {
      VStack(spacing: 12) {
        Bicycle(
          spokes: stand.spokes, tyre: stand.tyre, slack: stand.slack, color: Color(hex: stand.frameColor)
        )
        .scaleEffect(stand.bikeScale)
        .rotationEffect(.degrees(stand.bikeTurn))
        .offset(x: stand.bikeShift)
        ProgressView(value: stand.done)
          .progressViewStyle(ChainProgressStyle(links: stand.links, color: paint.moss))
          .accessibilityElement()
          .accessibilityLabel("Chain")
          .accessibilityValue(Text(stand.done, format: .percent))
          .padding(.horizontal, 16)
      }
      .padding(.bottom, 14)
    }
    .overlay(alignment: .topLeading) { words }
    .overlay(alignment: .topTrailing) { state }
    .frame(height: stand.height)
    .clipShape(.rect(cornerRadius: 26, style: stand.isContinuous ? .continuous : .circular))
    .shadow(color: .black.opacity(0.4), radius: stand.shadow)
  }

  private var lamp: some View {
    Circle()
      .fill(Color(hex: 0xF6D365))
      .frame(width: 56, height: 56)
      .opacity(stand.lampOpacity)
      .blendMode(stand.lampIsMultiplied ? .multiply : .normal)
      .padding(.top, 48)
      .padding(.trailing, 22)
      .accessibilityElement()
      .accessibilityLabel("Lamp")
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(stand.name).font(.title3.weight(stand.nameWeight.weight))
      Text(stand.due).font(.subheadline)
    }
    .foregroundStyle(Color(hex: 0x26322B))
    .padding(14)
    .frame(maxWidth: 230, alignment: .leading)
  }

  private var state: some View {
    Text(stand.state)
      .font(.footnote.weight(.semibold))
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(
        stand.stateIsMaterial ? AnyShapeStyle(.regularMaterial) : AnyShapeStyle(.green), in: .capsule
      )
      .padding(12)
  }
}

/// The counts of jobs, on stubs of tickets.
private struct StubRow: View {
  @Environment(\.look) private var look
  @Environment(\.paint) private var paint

  private var stubs: SpokesLook.Stubs { look.stubs }

  private var counts: [(number: String, name: String)] {
    var counts = [(number: stubs.open, name: "open")]
    if stubs.hasWaiting { counts.append((number: "3", name: "waiting")) }
    counts.append((number: "12", name: "done"))
    if stubs.hasOverdue { counts.append((number: "5", name: "overdue")) }
    if stubs.isReordered { counts.swapAt(0, 1) }
    return counts
  }

  var body: some View {
    HStack(spacing: stubs.gap) {
      ForEach(counts, id: \.name) { count in
        VStack(alignment: stubs.side.horizontal, spacing: 0) {
          Text(count.number)
            .font(
              .system(
                size: stubs.numberSize, weight: .bold,
                design: stubs.numberIsDigits ? .monospaced : .default))
          Text(count.name)
            .font(.caption)
            .foregroundStyle(stubs.captionColor.color(or: .secondary))
        }
        .padding(.horizontal, 14)
        .padding(.top, stubs.top)
        .padding(.bottom, 10)
        .frame(maxWidth: .infinity, alignment: stubs.side.frame)
        .background(paint.canvas, in: Stub(bite: stubs.bite))
      }
    }
  }
}

/// The jobs of the day, row by row.
private struct QueueCard: View {
  @Environment(\.look) private var look

  /// A job in the queue.
  private struct Entry: Identifiable {
    var time: String
    var bike: String
    var mechanic: String
    var color: Int
    var state = "In time"
    var isLate = false
    var isDone = false

    var id: String { bike }
  }

  private var queue: SpokesLook.Queue { look.queue }

  private var entries: [Entry] {
    var entries = [
      Entry(
        time: queue.first, bike: "Racing bike", mechanic: "JK", color: 0x5B7F95, state: "Finished",
        isDone: true),
      Entry(
        time: "10:40", bike: "Child's bike", mechanic: "SO", color: 0x9A6A3C, state: "Late", isLate: true),
      Entry(time: "11:30", bike: "Folding bike", mechanic: "JK", color: 0x5B7F95),
    ]
    if queue.hasTandem {
      entries.append(Entry(time: "13:20", bike: "Tandem", mechanic: "LB", color: 0x6D5A8C))
    }
    if queue.hasCargo {
      entries.append(Entry(time: "15:10", bike: "Cargo bike", mechanic: "SO", color: 0x9A6A3C))
    }
    if queue.isReordered { entries.swapAt(1, 2) }
    return entries
  }

  var body: some View {
    CanvasCard(title: queue.header, padding: queue.padding, radius: queue.radius) {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: queue.rowGap) {
        ForEach(entries) { entry in
          if queue.rules, entry.id != entries.first?.id { Divider() }
          GridRow {
            if queue.columnsAreSwapped {
              bike(entry)
              time(entry)
            } else {
              time(entry)
              bike(entry)
            }
            if queue.statesAreShown { state(entry) }
            Face(initials: entry.mechanic, color: entry.color)
          }
        }
      }
    }
  }

  private func time(_ entry: Entry) -> some View {
    Text(entry.time).font(.subheadline.monospacedDigit()).foregroundStyle(.secondary)
  }

  private func bike(_ entry: Entry) -> some View {
    Text(entry.bike)
      .font(.subheadline)
      .fontWeight(queue.bikeWeight.weight)
      .strikethrough(entry.isDone && queue.doneIsStruck)
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func state(_ entry: Entry) -> some View {
    Text(entry.state)
      .font(.caption)
      .foregroundStyle(entry.isLate ? Color(hex: queue.lateColor) : .secondary)
      .gridColumnAlignment(.trailing)
  }
}

/// The buttons below the work of the day.
private struct TimerBar: View {
  @Environment(\.look) private var look

  private var bar: SpokesLook.Bar { look.bar }

  var body: some View {
    HStack(spacing: 12) {
      if bar.isPedal {
        button.buttonStyle(PedalButtonStyle(height: bar.height))
      } else {
        button.buttonStyle(.bordered).controlSize(.large)
      }
      if bar.pauseIsShown {
        Button("Pause", systemImage: "pause.fill") {}
          .labelStyle(.iconOnly)
          .font(.title3)
          .frame(width: 48, height: 48)
          .background(.quaternary, in: .rect(cornerRadius: 10))
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .background(.bar)
  }

  private var button: some View {
    Button {
    } label: {
      Text(bar.title).frame(maxWidth: .infinity)
    }
    .disabled(bar.isDisabled)
  }
}
