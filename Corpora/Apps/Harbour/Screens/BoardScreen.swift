import AppVariants
import SwiftUI

/// The departures of the day, and the ferry that leaves next.
struct BoardScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette
  var isBooking: Bool

  private var board: HarbourLook.Board { look.board }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: board.gap) {
        HStack(alignment: .firstTextBaseline) {
          Text("North Pier").font(board.pierFont.font.weight(.semibold))
          Spacer()
          Text("Friday 19 June")
            .font(.caption)
            .tracking(board.dateTracking)
            .textCase(board.dateIsUppercased ? .uppercase : nil)
            .foregroundStyle(.secondary)
        }
        NextCard()
        FlapBoard()
        Label("Berth 1 is closed until 17:00.", systemImage: "exclamationmark.triangle.fill")
          .font(.footnote)
          .foregroundStyle(.black)
          .padding(10)
          .frame(maxWidth: .infinity, alignment: board.noticeSide.frame)
          .background(Color(hex: board.noticeColor), in: .rect(cornerRadius: 10))
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 16)
    }
    .background(palette.fog)
    .navigationTitle(board.title)
    .navigationBarTitleDisplayMode(board.titleIsLarge ? .large : .inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if board.scanIsShown { Button("Scan", systemImage: board.scan) {} }
      }
    }
    .safeAreaInset(edge: .bottom) { CallBar() }
    .sheet(isPresented: .constant(isBooking)) { BookingSheet() }
  }
}

/// The ferry that leaves next, on the sea.
private struct NextCard: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var next: HarbourLook.Next { look.next }

  var body: some View {
    LinearGradient(
      colors: [Color(hex: next.sky), Color(hex: 0xF3DDB8)], startPoint: .top, endPoint: .bottom
    )
    .overlay(alignment: .top) { sun }
    .overlay(alignment: .bottom) { sea }
    .overlay(alignment: .topLeading) { words }
    .overlay(alignment: .topTrailing) { state }
    .frame(height: next.height)
    .clipShape(.rect(cornerRadius: 28, style: next.isContinuous ? .continuous : .circular))
    .shadow(color: .black.opacity(0.4), radius: next.shadow)
  }

  private var sun: some View {
    Circle()
      .fill(Color(hex: 0xF7C948))
      .frame(width: 54, height: 54)
      .opacity(next.sunOpacity)
      .blendMode(next.sunIsMultiplied ? .multiply : .normal)
      .offset(x: 20, y: 36)
      .accessibilityElement()
      .accessibilityLabel("Sun")
  }

  private var sea: some View {
    ZStack(alignment: .bottom) {
      Ferry(decks: next.decks, rake: 0.12)
        .fill(.white)
        .frame(width: 150, height: 62)
        .rotationEffect(.degrees(next.ferryTurn))
        .offset(x: next.ferryShift, y: -34)
        .accessibilityElement()
        .accessibilityLabel("Ferry")
      Swell(swing: next.swing, count: next.waves, shift: 0)
        .fill(palette.sea)
        .frame(height: 48)
        .accessibilityElement()
        .accessibilityLabel("Sea")
      ProgressView(value: next.boarded)
        .tint(.white)
        .padding(.horizontal, 18)
        .padding(.bottom, 14)
        .accessibilityLabel("Boarded")
    }
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Mew Island").font(.title2.bold())
      Text(next.leaves).font(.subheadline)
    }
    .foregroundStyle(Color(hex: 0x0F2D44))
    .padding(16)
    .frame(maxWidth: 250, alignment: .leading)
  }

  private var state: some View {
    Text(next.state)
      .font(.footnote.weight(.semibold))
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(
        next.stateIsMaterial ? AnyShapeStyle(.regularMaterial) : AnyShapeStyle(.green), in: .capsule
      )
      .padding(14)
  }
}

/// The board with flaps.
private struct FlapBoard: View {
  @Environment(\.look) private var look

  /// A ferry that leaves.
  private struct Departure: Identifiable {
    var time: String
    var place: String
    var berth: String
    var state = "On time"
    var isLate = false
    var isCancelled = false

    var id: String { time }
  }

  private var flaps: HarbourLook.Flaps { look.flaps }

  private var departures: [Departure] {
    var rows = [
      Departure(time: flaps.first, place: "Mew Island", berth: "2"),
      Departure(time: "14:45", place: "Holm Sound", berth: "4", state: "10 min late", isLate: true),
      Departure(time: "15:10", place: "Tern Rock", berth: "1", state: "Cancelled", isCancelled: true),
    ]
    if flaps.hasSkerry { rows.append(Departure(time: "15:30", place: "Skerry", berth: "3")) }
    if flaps.hasNightFerry { rows.append(Departure(time: "23:55", place: "Mainland", berth: "4")) }
    if flaps.isReordered { rows.swapAt(0, 1) }
    return rows
  }

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: flaps.rowGap) {
      ForEach(departures) { departure in
        if flaps.rules, departure.id != departures.first?.id { Divider().overlay(.white.opacity(0.3)) }
        GridRow {
          if flaps.columnsAreSwapped {
            FlapText(text: departure.berth)
            place(departure)
            FlapText(text: departure.time)
          } else {
            FlapText(text: departure.time)
            place(departure)
            FlapText(text: departure.berth)
          }
          state(departure)
        }
      }
    }
    .padding(14)
    .background(Color(hex: 0x1B242B), in: .rect(cornerRadius: 14))
  }

  private func place(_ departure: Departure) -> some View {
    Text(departure.place)
      .font(.subheadline)
      .fontWeight(flaps.nameWeight.weight)
      .strikethrough(departure.isCancelled && flaps.cancelledIsStruck)
      .foregroundStyle(.white)
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func state(_ departure: Departure) -> some View {
    Text(departure.state)
      .font(.caption)
      .foregroundStyle(departure.isLate ? Color(hex: flaps.lateColor) : .white.opacity(0.7))
      .gridColumnAlignment(.trailing)
  }
}

/// The buttons below the board.
private struct CallBar: View {
  @Environment(\.look) private var look

  private var call: HarbourLook.Call { look.call }

  var body: some View {
    HStack(spacing: 12) {
      if call.muteIsShown {
        Button("Mute", systemImage: "speaker.slash.fill") {}
          .labelStyle(.iconOnly)
          .font(.title3)
          .frame(width: 48, height: 48)
          .background(.quaternary, in: .circle)
      }
      if call.isBuoy {
        button.buttonStyle(BuoyButtonStyle())
      } else {
        button.buttonStyle(.bordered).controlSize(.large)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .background(.bar)
  }

  private var button: some View {
    Button {
    } label: {
      Text(call.title).frame(maxWidth: .infinity)
    }
    .disabled(call.isDisabled)
  }
}
