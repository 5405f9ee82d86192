import AppVariants
import SwiftUI

/// Where one sits.
struct SeatScreen: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Picker("Car", selection: .constant(look.seats.car)) {
          Text("Car 21").tag(0)
          Text("Car 22").tag(1)
          Text("Car 23").tag(2)
        }
        .pickerStyle(.segmented)
        legend
        SeatMap()
      }
      .padding(20)
    }
    .background(theme.ground)
    .navigationTitle(look.seats.title)
    .navigationBarTitleDisplayMode(.inline)
    .safeAreaInset(edge: .bottom) { summary }
  }

  private var legend: some View {
    HStack(spacing: look.seats.legendGap) {
      if look.seats.legendIsReordered {
        sign("Taken", .gray.opacity(0.4))
        sign(look.seats.legend, look.seats.freeColor.color(or: .teal))
      } else {
        sign(look.seats.legend, look.seats.freeColor.color(or: .teal))
        sign("Taken", .gray.opacity(0.4))
      }
      sign("Yours", theme.rail)
    }
    .font(.footnote)
  }

  private func sign(_ name: String, _ color: Color) -> some View {
    HStack(spacing: 6) {
      RoundedRectangle(cornerRadius: 4).fill(color).frame(width: 16, height: 16)
      Text(name)
    }
  }

  private var summary: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(look.seats.summary).font(.headline)
        Text(look.seats.price).foregroundStyle(.secondary)
      }
      Spacer()
      Button(look.seats.confirm) {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
    }
    .padding(16)
    .background(.regularMaterial)
  }
}

/// The seats of a car.
private struct SeatMap: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme

  private let taken: Set = [1, 2, 6, 11, 12, 15, 18, 20]

  var body: some View {
    VStack(spacing: look.seats.gap) {
      Image(systemName: look.seats.frontIcon)
        .foregroundStyle(.secondary)
        .frame(height: 28)
        .accessibilityLabel("Front")
      ForEach(0..<look.seats.rows, id: \.self) { row in
        if row == 3, look.seats.hasTable {
          Capsule().fill(.secondary.opacity(0.3)).frame(width: 90, height: 8)
            .accessibilityElement().accessibilityLabel("Table")
        }
        HStack(spacing: look.seats.gap) {
          seat(row, 0)
          seat(row, 1)
          Text("\(row + 1)")
            .font(look.seats.numberFont.font)
            .foregroundStyle(.secondary)
            .opacity(look.seats.numbersAreShown ? 1 : 0)
            .frame(width: look.seats.aisle)
          seat(row, 2)
          seat(row, 3)
        }
      }
    }
    .padding(look.seats.hullPadding)
    .background(
      theme.stub,
      in: UnevenRoundedRectangle(
        topLeadingRadius: look.seats.hullRadius, bottomLeadingRadius: 16, bottomTrailingRadius: 16,
        topTrailingRadius: look.seats.hullRadius)
    )
    .overlay {
      UnevenRoundedRectangle(
        topLeadingRadius: look.seats.hullRadius, bottomLeadingRadius: 16, bottomTrailingRadius: 16,
        topTrailingRadius: look.seats.hullRadius
      )
      .strokeBorder(.primary.opacity(0.2), lineWidth: look.seats.hullStroke)
    }
  }

  private func seat(_ row: Int, _ column: Int) -> some View {
    let number = row * 4 + column
    let isChosen = number == look.seats.chosen
    let isTaken = taken.contains(number)
    let free = look.seats.freeColor.color(or: .teal)
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: look.seats.topRadius, bottomLeadingRadius: look.seats.radius,
      bottomTrailingRadius: look.seats.radius, topTrailingRadius: look.seats.topRadius)
    return Button {
    } label: {
      shape
        .fill(
          isChosen
            ? AnyShapeStyle(.tint)
            : AnyShapeStyle(isTaken ? Color.gray.opacity(look.seats.takenOpacity) : free.opacity(0.18))
        )
        .overlay {
          if !isTaken { shape.strokeBorder(isChosen ? theme.rail : free, lineWidth: look.seats.stroke) }
        }
        .overlay {
          if isChosen { Image(systemName: "person.fill").font(.footnote).foregroundStyle(.white) }
        }
        .frame(width: look.seats.seat, height: look.seats.seat)
    }
    .buttonStyle(.plain)
    .disabled(isTaken)
    .accessibilityLabel("Seat \(row + 1)\(["A", "B", "C", "D"][column])")
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
