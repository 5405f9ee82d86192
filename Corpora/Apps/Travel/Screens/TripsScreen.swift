import AppVariants
import SwiftUI

/// What is booked.
struct TripsScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      List {
        Section {
          Picker("When", selection: .constant(look.trips.when)) {
            Text("Upcoming").tag(0)
            Text("Past").tag(1)
          }
          .pickerStyle(.segmented)
          TripCard()
        }
        .listRowBackground(Color.clear)
        .listRowSeparator(.hidden)
        .listRowInsets(EdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0))
        Section {
          ForEach(rows, id: \.name) { row in
            BookingRow(name: row.name, detail: row.detail, icon: row.icon)
              .swipeActions { Button("Cancel", role: .destructive) {} }
          }
        } header: {
          Text(look.trips.header)
        } footer: {
          Text(look.trips.footer)
        }
        .listRowInsets(EdgeInsets(top: 0, leading: look.trips.rowInset, bottom: 0, trailing: 16))
        Section {
          Text("Share this trip").underline(look.trips.linkIsUnderlined).foregroundStyle(.tint)
        }
      }
      .listSectionSpacing(look.trips.spacing)
      .scrollContentBackground(.hidden)
      .background(look.sand)
      .navigationTitle(look.trips.title)
    }
  }

  private var rows: [(name: String, detail: String, icon: String)] {
    var rows = [
      ("Flight TP 1363", "10:35 from London", "airplane"),
      ("Hotel Alma", look.trips.status, look.trips.hotelIcon),
    ]
    if look.trips.hasTransfer { rows.append(("Transfer", "Driver at arrivals", "car")) }
    if look.trips.rowsAreChanged { rows.swapAt(0, 1) }
    return rows
  }
}

/// The next trip, as a picture with a panel on it.
private struct TripCard: View {
  @Environment(\.look) private var look

  var body: some View {
    Photo(name: "lisbon", isDecorative: true)
      .frame(height: 230)
      .overlay(alignment: .topLeading) { countdown.padding(look.trips.overlayInset) }
      .overlay(alignment: .topTrailing) { people.padding(look.trips.overlayInset) }
      .overlay(alignment: .bottom) { panel.padding(10) }
      .clipShape(RoundedRectangle(cornerRadius: look.trips.radius))
  }

  private var countdown: some View {
    Label(look.trips.count, systemImage: "hourglass")
      .font(.caption.weight(.semibold))
      .foregroundStyle(.white)
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
      .background(Color(hex: look.trips.countColor), in: Capsule())
  }

  private var people: some View {
    let all = [("AO", 0x0E6E83), ("BL", 0x7A4E9E), ("CM", 0xC77D0A)]
    return HStack(spacing: look.trips.avatarOverlap) {
      ForEach(look.trips.peopleAreReversed ? all.reversed() : all, id: \.0) { initials, color in
        Text(initials)
          .font(.system(size: look.trips.avatar * 0.36, weight: .bold))
          .foregroundStyle(.white)
          .frame(width: look.trips.avatar, height: look.trips.avatar)
          .background(Color(hex: color), in: Circle())
          .overlay { Circle().stroke(.white, lineWidth: 1.5) }
      }
    }
  }

  private var panel: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Lisbon").font(.title3.weight(.bold))
      Text(look.trips.tasks).font(.caption)
      ProgressView(value: look.trips.progress).tint(look.coral)
    }
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      look.trips.materialIsThick ? .thickMaterial : .ultraThinMaterial, in: RoundedRectangle(cornerRadius: 14)
    )
  }
}

/// Something that is booked.
private struct BookingRow: View {
  @Environment(\.look) private var look
  let name: String
  let detail: String
  let icon: String

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: icon).font(.system(size: look.trips.iconSize)).foregroundStyle(.tint)
        .frame(width: 28)
        .accessibilityHidden(true)
      Text(name)
      Spacer()
      Text(detail).font(.footnote).foregroundStyle(.secondary)
    }
    .frame(height: look.trips.rowHeight)
  }
}
