import AppVariants
import SwiftUI

/// A day of visits on a rail of hours.
struct VisitsScreen: View {
  @Environment(\.look) private var look
  var screen: ClinicScreen

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        TimeRail()
        Text(look.rail.footer).font(.footnote).foregroundStyle(.secondary)
      }
      .padding(16)
    }
    .background(look.paper)
    .safeAreaInset(edge: .top, spacing: 0) { DayStrip() }
    .navigationTitle(look.rail.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        if look.rail.hasFilter { Button("Filter", systemImage: "line.3.horizontal.decrease.circle") {} }
        Button("Book", systemImage: look.rail.addIcon) {}
      }
    }
    .confirmationDialog(
      look.rail.question, isPresented: .constant(screen == .cancel), titleVisibility: .visible
    ) {
      if look.rail.hasMove { Button("Move it") {} }
      Button(look.rail.cancel, role: .destructive) {}
      Button("Keep it", role: .cancel) {}
    } message: {
      Text(look.rail.message)
    }
    .sheet(isPresented: .constant(screen == .booking || screen == .booked)) {
      BookingSheet(isBooked: screen == .booked)
    }
  }
}

/// The days of the week.
private struct DayStrip: View {
  @Environment(\.look) private var look

  private let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  var body: some View {
    HStack(spacing: look.rail.dayGap) {
      ForEach(names.indices, id: \.self) { index in
        let isChosen = index == look.rail.day
        VStack(spacing: 4) {
          Text(names[index]).font(.caption2)
          Text("\(15 + index)").font(look.rail.dayFont.font)
          Circle().frame(width: 5, height: 5).opacity(index == 1 || index == 3 ? 1 : 0)
        }
        .foregroundStyle(isChosen ? look.sheet : .primary)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 8)
        .background {
          if isChosen { RoundedRectangle(cornerRadius: look.rail.dayRadius).fill(look.care) }
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .background(look.rail.barIsThick ? AnyShapeStyle(.ultraThickMaterial) : AnyShapeStyle(.thinMaterial))
    .overlay(alignment: .bottom) { Divider() }
  }
}

/// What happens at which hour.
private struct TimeRail: View {
  @Environment(\.look) private var look

  private struct Block: Identifiable {
    var id: String
    var note: String
    var icon: String
    var color: Int
    var start: Double
    var length: Double
    var isCancelled = false
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      VStack(spacing: 0) {
        ForEach(8..<15) { hour in
          HStack(alignment: .center, spacing: 8) {
            label(hour)
            Rectangle().fill(.primary.opacity(look.rail.lineOpacity)).frame(height: 1)
          }
          .frame(height: look.rail.hour)
        }
      }
      ForEach(blocks) { block in
        card(block)
          .padding(.leading, look.rail.labelWidth + 14 + (block.id == look.rail.second ? 70 : 0))
          .offset(y: (block.start + 0.5) * look.rail.hour)
          .zIndex(block.id == look.rail.first && !look.rail.laterIsInFront ? 1 : 0)
      }
      if look.rail.nowIsShown { now }
    }
  }

  @ViewBuilder private func label(_ hour: Int) -> some View {
    let text = Text("\(hour):00").font(look.rail.hourFont.font)
    (look.rail.hoursAreDigits ? text.monospacedDigit() : text)
      .foregroundStyle(.secondary)
      .frame(width: look.rail.labelWidth, alignment: .trailing)
  }

  private var now: some View {
    HStack(spacing: 0) {
      Circle().frame(width: look.rail.nowDot, height: look.rail.nowDot)
      Rectangle().frame(height: 1.5)
    }
    .foregroundStyle(look.alarm)
    .padding(.leading, look.rail.labelWidth + 4)
    .offset(y: (look.rail.now * 6 + 0.5) * look.rail.hour - look.rail.nowDot / 2)
    .zIndex(2)
    .accessibilityElement()
    .accessibilityLabel("Now")
  }

  private func card(_ block: Block) -> some View {
    HStack(alignment: .top, spacing: 8) {
      Image(systemName: block.icon).font(.subheadline).foregroundStyle(Color(hex: block.color))
      VStack(alignment: .leading, spacing: 1) {
        Text(block.id).font(.subheadline.weight(.semibold)).strikethrough(block.isCancelled)
        if block.length > 0.5 {
          Text(block.note).font(.caption).italic(look.rail.noteIsItalic).foregroundStyle(.secondary)
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.vertical, 7)
    .padding(.horizontal, look.rail.blockInset)
    .frame(height: block.length * look.rail.hour - 4, alignment: .top)
    .background(Color(hex: block.color).opacity(look.rail.blockFill))
    .background(look.sheet)
    .overlay(alignment: .leading) { Color(hex: block.color).frame(width: look.rail.edge) }
    .clipShape(.rect(cornerRadius: look.rail.blockRadius))
  }

  private var blocks: [Block] {
    var all = [
      Block(
        id: look.rail.first, note: look.rail.firstNote, icon: "drop.fill", color: look.rail.firstColor,
        start: 1, length: look.rail.firstLength),
      Block(
        id: look.rail.second, note: "Cardiology", icon: look.rail.secondIcon, color: 0x0D9488, start: 1.75,
        length: 1),
    ]
    if look.rail.hasThird {
      all.append(
        Block(
          id: look.rail.third, note: "Gym, ground floor", icon: "figure.walk", color: 0xC2410C, start: 4,
          length: 1.25, isCancelled: look.rail.thirdIsCancelled))
    }
    if look.rail.hasFourth {
      all.append(
        Block(
          id: "Pharmacy", note: "Pick up", icon: "pills.fill", color: 0x7C3AED, start: 5.5, length: 0.75))
    }
    return all
  }
}
