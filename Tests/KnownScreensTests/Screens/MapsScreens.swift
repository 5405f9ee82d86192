import SwiftUI

/// A town from above, drawn.
struct TownMap: View {
  var showsRoute = false

  var body: some View {
    Canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 0.95, green: 0.94, blue: 0.91)))
      let park = CGRect(
        x: size.width * 0.55, y: size.height * 0.12, width: size.width * 0.4, height: size.height * 0.2)
      context.fill(
        Path(roundedRect: park, cornerRadius: 12), with: .color(Color(red: 0.78, green: 0.9, blue: 0.72)))
      var river = Path()
      river.move(to: CGPoint(x: 0, y: size.height * 0.5))
      river.addCurve(
        to: CGPoint(x: size.width, y: size.height * 0.4),
        control1: CGPoint(x: size.width * 0.4, y: size.height * 0.35),
        control2: CGPoint(x: size.width * 0.6, y: size.height * 0.55))
      context.stroke(river, with: .color(Color(red: 0.62, green: 0.82, blue: 0.95)), lineWidth: 34)
      for step in 1..<7 {
        let offset = CGFloat(step) / 7
        var road = Path()
        road.move(to: CGPoint(x: size.width * offset, y: 0))
        road.addLine(to: CGPoint(x: size.width * (offset + 0.1), y: size.height))
        road.move(to: CGPoint(x: 0, y: size.height * offset))
        road.addLine(to: CGPoint(x: size.width, y: size.height * (offset - 0.06)))
        context.stroke(road, with: .color(.white), lineWidth: step == 3 ? 10 : 5)
      }
      if showsRoute {
        var route = Path()
        route.move(to: CGPoint(x: size.width * 0.2, y: size.height * 0.45))
        route.addLine(to: CGPoint(x: size.width * 0.48, y: size.height * 0.4))
        route.addLine(to: CGPoint(x: size.width * 0.5, y: size.height * 0.2))
        route.addLine(to: CGPoint(x: size.width * 0.8, y: size.height * 0.17))
        context.stroke(
          route, with: .color(.blue), style: StrokeStyle(lineWidth: 7, lineCap: .round, lineJoin: .round))
      }
    }
    .ignoresSafeArea()
    .accessibilityElement()
    .accessibilityLabel("Map")
  }
}

/// The map with places to go to.
struct MapsHome: View {
  @State private var words = ""

  private let favourites = [
    ("Home", "house.fill", Color.cyan), ("Work", "briefcase.fill", .brown), ("Library", "book.fill", .orange),
    ("Add", "plus", .gray),
  ]

  var body: some View {
    TownMap()
      .overlay(alignment: .topTrailing) {
        VStack(spacing: 0) {
          Button("Map Type", systemImage: "map") {}.frame(width: 44, height: 44)
          Divider()
          Button("Here", systemImage: "location") {}.frame(width: 44, height: 44)
        }
        .labelStyle(.iconOnly)
        .frame(width: 44)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
        .padding(8)
      }
      .sheet(isPresented: .constant(true)) {
        VStack(alignment: .leading, spacing: 10) {
          HStack {
            HStack(spacing: 6) {
              Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
              TextField("Search Maps", text: $words)
              Image(systemName: "mic.fill").foregroundStyle(.secondary)
            }
            .padding(.horizontal, 8)
            .frame(height: 38)
            .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
            Text("JA").font(.subheadline).fontWeight(.semibold).foregroundStyle(.white).frame(
              width: 36, height: 36
            )
            .background(Color.gray.gradient, in: Circle())
          }
          Text("Favourites").font(.subheadline).fontWeight(.semibold).foregroundStyle(.secondary)
          HStack(spacing: 18) {
            ForEach(favourites, id: \.0) { place in
              VStack(spacing: 6) {
                Image(systemName: place.1).font(.title2).foregroundStyle(.white).frame(width: 52, height: 52)
                  .background(place.2.gradient, in: Circle())
                Text(place.0).font(.footnote)
              }
            }
          }
          .frame(maxWidth: .infinity)
          .padding(.vertical, 12)
          .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 10))
          Text("Recents").font(.subheadline).fontWeight(.semibold).foregroundStyle(.secondary)
          VStack(spacing: 0) {
            RecentPlace(name: "Botanical Garden", detail: "12 Orchard Road")
            Divider().padding(.leading, 56)
            RecentPlace(name: "Central Station", detail: "1 Station Square")
          }
          .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 10))
        }
        .padding(.horizontal)
        .padding(.top, 24)
        .frame(maxHeight: .infinity, alignment: .top)
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .presentationBackground(Color(.systemGroupedBackground))
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .interactiveDismissDisabled()
      }
  }
}

private struct RecentPlace: View {
  let name: String
  let detail: String

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "mappin.circle.fill").font(.title).foregroundStyle(.white, .red)
      VStack(alignment: .leading) {
        Text(name)
        Text(detail).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }
}

/// What is known of a place.
struct PlaceCard: View {
  var body: some View {
    TownMap()
      .sheet(isPresented: .constant(true)) {
        NavigationStack {
          List {
            Section {
              HStack(spacing: 8) {
                CardButton(title: "9 min", symbol: "car.fill", isProminent: true)
                CardButton(title: "Call", symbol: "phone.fill")
                CardButton(title: "Website", symbol: "safari.fill")
                CardButton(title: "More", symbol: "ellipsis")
              }
              .listRowInsets(EdgeInsets())
              .listRowBackground(Color.clear)
            }
            Section {
              LabeledContent("Hours") { Text("Open").foregroundStyle(.green) }
              LabeledContent("Distance", value: "2.4 km")
              LabeledContent("Rating", value: "94 %")
            }
            Section("Details") {
              VStack(alignment: .leading, spacing: 2) {
                Text("Phone").font(.footnote).foregroundStyle(.secondary)
                Link("+41 44 000 00 00", destination: URL(string: "tel:+41440000000")!)
              }
              VStack(alignment: .leading, spacing: 2) {
                Text("Address").font(.footnote).foregroundStyle(.secondary)
                Text("12 Orchard Road\n8000 Orchardtown")
              }
            }
            Section {
              Button("Add to Favourites", systemImage: "star") {}
              Button("Report an Issue", systemImage: "exclamationmark.bubble", role: .destructive) {}
            }
          }
          .navigationTitle("Botanical Garden")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Close", systemImage: "xmark") {} }
            ToolbarItem(placement: .primaryAction) { ShareLink(item: URL(string: "https://maps.example")!) }
          }
        }
        .presentationDetents([.large])
      }
  }
}

private struct CardButton: View {
  let title: String
  let symbol: String
  var isProminent = false

  var body: some View {
    Button {
    } label: {
      VStack(spacing: 4) {
        Image(systemName: symbol).font(.title3)
        Text(title).font(.caption).fontWeight(.semibold)
      }
      .frame(maxWidth: .infinity, minHeight: 52)
      .foregroundStyle(isProminent ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
      .background(
        isProminent ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.secondarySystemGroupedBackground)),
        in: RoundedRectangle(cornerRadius: 10))
    }
    .buttonStyle(.plain)
  }
}

/// The ways to a place.
struct Directions: View {
  @State private var vehicle = 0

  var body: some View {
    VStack(spacing: 0) {
      TownMap(showsRoute: true).frame(height: 300)
      VStack(alignment: .leading, spacing: 14) {
        HStack {
          Text("Directions").font(.title2).bold()
          Spacer()
          Button("Close", systemImage: "xmark.circle.fill") {}.labelStyle(.iconOnly).font(.title2)
            .foregroundStyle(.secondary)
        }
        Picker("Vehicle", selection: $vehicle) {
          Image(systemName: "car.fill").tag(0).accessibilityLabel("Car")
          Image(systemName: "figure.walk").tag(1).accessibilityLabel("Walk")
          Image(systemName: "tram.fill").tag(2).accessibilityLabel("Tram")
          Image(systemName: "bicycle").tag(3).accessibilityLabel("Bicycle")
        }
        .pickerStyle(.segmented)
        VStack(alignment: .leading, spacing: 0) {
          Label("My Location", systemImage: "location.circle.fill").foregroundStyle(.blue).padding(12)
          Divider().padding(.leading, 44)
          Label("Botanical Garden", systemImage: "mappin.circle.fill").padding(12)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 10))
        ForEach(
          [("9 min", "2.4 km · Fastest route", "09:31"), ("12 min", "3.1 km · No tolls", "09:34")], id: \.0
        ) { route in
          HStack {
            VStack(alignment: .leading, spacing: 2) {
              Text(route.0).font(.title2).bold()
              Text("\(route.2) ETA").font(.subheadline)
              Text(route.1).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            Button("GO") {}.buttonStyle(.borderedProminent).tint(.green).controlSize(.large).font(
              .title3.bold())
          }
          .padding(12)
          .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 10))
        }
        Spacer(minLength: 0)
      }
      .padding()
      .background(Color(.systemGroupedBackground))
    }
    .background(Color(.systemGroupedBackground))
  }
}
