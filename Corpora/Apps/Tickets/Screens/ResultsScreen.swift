import AppVariants
import SwiftUI

/// What goes there.
struct ResultsScreen: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme
  var isFiltering: Bool

  var body: some View {
    ScrollView {
      LazyVStack(spacing: look.results.gap, pinnedViews: .sectionHeaders) {
        Section {
          ForEach(trips) { TripCard(trip: $0) }
        } header: {
          SortBar()
        }
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 16)
    }
    .background(theme.ground)
    .navigationTitle(look.results.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      if look.results.hasFilter { Button("Filters", systemImage: look.results.filterIcon) {} }
    }
    .sheet(isPresented: .constant(isFiltering)) { FilterSheet() }
  }

  private var trips: [Trip] {
    var all = [
      Trip(
        departs: look.results.departs, arrives: "11:02", duration: look.results.duration,
        price: look.results.price, name: "IC 523", isFirst: true),
      Trip(
        departs: "09:38", arrives: "12:31", duration: "2 h 53", price: 31, name: "AP 131", stop: "Coimbra",
        isSoldOut: look.results.isSoldOut),
    ]
    if look.results.hasThird {
      all.append(
        Trip(
          departs: "10:15", arrives: "13:40", duration: "3 h 25", price: 19, name: "Bus 7", stop: "Aveiro"))
    }
    if look.results.hasNight {
      all.append(Trip(departs: "23:50", arrives: "05:55", duration: "6 h 05", price: 12, name: "Night bus"))
    }
    if look.results.isReordered { all.swapAt(0, 1) }
    return all
  }
}

/// A way to get there.
private struct Trip: Identifiable {
  var departs: String
  var arrives: String
  var duration: String
  var price: Double
  var name: String
  var stop: String?
  var isFirst = false
  var isSoldOut = false

  var id: String { name }
}

/// How many there are, and in which order.
private struct SortBar: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme

  private var count: AttributedString {
    var text = AttributedString("\(look.results.count) from ")
    var price = AttributedString(look.results.cheapest)
    price.foregroundColor = Color(hex: look.results.cheapestColor)
    price.font = .subheadline.bold()
    text.append(price)
    return text
  }

  var body: some View {
    HStack {
      Text(count).font(.subheadline).fontWeight(look.results.countWeight.weight)
      Spacer()
      Picker("Sort", selection: .constant(look.results.sort)) {
        Text("Early").tag(0)
        Text("Cheap").tag(1)
        Text("Fast").tag(2)
      }
      .pickerStyle(.menu)
    }
    .padding(.vertical, 4)
    .background(theme.ground.opacity(0.95))
  }
}

/// One way to get there.
private struct TripCard: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme
  var trip: Trip

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text(trip.name).font(.caption.weight(.semibold)).foregroundStyle(.secondary)
        if trip.isFirst, look.results.tagIsShown {
          Text(look.results.tag)
            .font(.caption2.bold())
            .foregroundStyle(.white)
            .padding(.horizontal, 6)
            .padding(.vertical, 2)
            .background(.green, in: .rect(cornerRadius: look.results.tagRadius))
        }
        Spacer()
        if trip.isFirst, look.results.oldIsShown {
          Text("€35").font(.subheadline).strikethrough(look.results.oldPriceIsStruck)
            .foregroundStyle(.secondary)
        }
        Text(trip.price, format: .currency(code: "EUR")).font(look.results.priceFont.font).bold()
      }
      HStack(alignment: .top, spacing: 12) {
        Text(trip.departs).font(look.results.timeFont.font)
        TripLine(stop: trip.stop).padding(.top, 6)
        Text(trip.arrives).font(look.results.timeFont.font)
      }
      if trip.isFirst {
        if look.results.divider { Divider() }
        HStack {
          Label(look.results.seats, systemImage: look.results.seatsIcon).foregroundStyle(.red)
          Spacer()
          Text(trip.duration)
            .when(look.results.durationIsDigits) { $0.monospacedDigit() }
            .foregroundStyle(.secondary)
        }
        .font(.footnote)
      }
    }
    .padding(look.results.padding)
    .paper(look.results.radius, fill: theme.stub)
    .overlay {
      RoundedRectangle(cornerRadius: look.results.radius, style: .continuous)
        .strokeBorder(.primary.opacity(0.1), lineWidth: look.results.stroke)
    }
    .shadow(color: .black.opacity(0.2), radius: look.results.shadow)
    .opacity(trip.isSoldOut ? look.results.soldOpacity : 1)
  }
}
