import SwiftUI

/// The month of November 2026, which begins on a Sunday.
struct CalendarMonth: View {
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
  private let busy: Set<Int> = [3, 5, 11, 12, 19, 23, 27]

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        LazyVGrid(columns: columns) {
          ForEach(Array("SMTWTFS".enumerated()), id: \.offset) { _, letter in
            Text(String(letter)).font(.caption2).fontWeight(.semibold).foregroundStyle(.secondary)
          }
        }
        .padding(.vertical, 6)
        Divider()
        ScrollView {
          LazyVGrid(columns: columns, spacing: 0) {
            ForEach(1..<31) { day in
              VStack(spacing: 4) {
                Divider()
                Text(day, format: .number).font(.system(size: 18, weight: day == 23 ? .semibold : .regular))
                  .foregroundStyle(day == 23 ? .white : (day % 7 < 2 ? Color.secondary : .primary))
                  .frame(width: 34, height: 34)
                  .background { if day == 23 { Circle().fill(.red) } }
                Circle().fill(busy.contains(day) ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.clear))
                  .frame(width: 7, height: 7)
                Spacer(minLength: 0)
              }
              .frame(height: 88)
            }
          }
        }
      }
      .navigationTitle("November")
      .toolbar {
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("List", systemImage: "list.bullet.below.rectangle") {}
          Button("Search", systemImage: "magnifyingglass") {}
          Button("Add", systemImage: "plus") {}
        }
        CalendarBottomBar()
      }
    }
    .tint(.red)
  }
}

/// What Calendar has at the bottom.
private struct CalendarBottomBar: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItemGroup(placement: .bottomBar) {
      Button("Today") {}
      Spacer()
      Button("Calendars") {}
      Spacer()
      Button("Inbox") {}
    }
  }
}

/// An appointment of a day.
private struct Appointment: Identifiable {
  let title: String
  let place: String
  let start: Double
  let hours: Double
  let color: Color
  var id: String { title }

  static let all = [
    Appointment(title: "Stand-up", place: "Room 4", start: 9.5, hours: 0.5, color: .blue),
    Appointment(title: "Design review", place: "Orchard Room", start: 11, hours: 1.5, color: .purple),
    Appointment(title: "Lunch with Mia", place: "Café Central", start: 13, hours: 1, color: .green),
  ]
}

/// A day, hour by hour.
struct CalendarDay: View {
  private let hour: CGFloat = 52

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          ForEach(22..<29) { day in
            VStack(spacing: 4) {
              Text(["S", "M", "T", "W", "T", "F", "S"][day - 22]).font(.caption2).fontWeight(.medium)
              Text(day, format: .number).font(.title3).fontWeight(day == 23 ? .semibold : .regular)
                .foregroundStyle(day == 23 ? .white : .primary)
                .frame(width: 36, height: 36)
                .background { if day == 23 { Circle().fill(.red) } }
            }
            .frame(maxWidth: .infinity)
          }
        }
        .padding(.top, 4)
        Text("Monday – 23 Nov 2026").font(.subheadline).padding(.vertical, 8)
        Divider()
        ScrollView {
          ZStack(alignment: .topLeading) {
            VStack(spacing: 0) {
              ForEach(8..<18) { time in
                HStack(alignment: .center, spacing: 8) {
                  Text("\(time):00").font(.caption2).foregroundStyle(.secondary).frame(
                    width: 44, alignment: .trailing)
                  VStack { Divider() }
                }
                .frame(height: hour)
              }
            }
            ForEach(Appointment.all) { appointment in
              VStack(alignment: .leading, spacing: 0) {
                Text(appointment.title).font(.caption).fontWeight(.semibold)
                if appointment.hours > 0.5 { Text(appointment.place).font(.caption) }
              }
              .foregroundStyle(appointment.color)
              .padding(.leading, 8)
              .padding(.vertical, 3)
              .frame(
                maxWidth: .infinity, minHeight: appointment.hours * hour - 2,
                maxHeight: appointment.hours * hour - 2,
                alignment: .topLeading
              )
              .background(appointment.color.opacity(0.2))
              .overlay(alignment: .leading) { Rectangle().fill(appointment.color).frame(width: 3) }
              .clipShape(RoundedRectangle(cornerRadius: 4))
              .padding(.leading, 56)
              .padding(.trailing, 8)
              .offset(y: (appointment.start - 8) * hour + hour / 2)
            }
          }
        }
      }
      .navigationTitle("November")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("November", systemImage: "chevron.left") {} }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Search", systemImage: "magnifyingglass") {}
          Button("Add", systemImage: "plus") {}
        }
        CalendarBottomBar()
      }
    }
    .tint(.red)
  }
}

/// The sheet for a new appointment.
struct NewAppointment: View {
  @State private var title = ""
  @State private var place = ""
  @State private var isAllDay = false
  @State private var start = Date(timeIntervalSince1970: 1_795_435_200)
  @State private var end = Date(timeIntervalSince1970: 1_795_438_800)

  var body: some View {
    CalendarMonth()
      .sheet(isPresented: .constant(true)) {
        NavigationStack {
          Form {
            Section {
              TextField("Title", text: $title)
              TextField("Location or Video Call", text: $place)
            }
            Section {
              Toggle("All-day", isOn: $isAllDay)
              DatePicker("Starts", selection: $start)
              DatePicker("Ends", selection: $end)
              Choice(title: "Travel Time", values: ["None", "30 minutes"])
            }
            Section { Choice(title: "Repeat", values: ["Never", "Every Day"]) }
            Section {
              Picker("Calendar", selection: .constant("Home")) {
                Text("Home").tag("Home")
                Text("Office").tag("Office")
              }
              NavigationLink("Invitees") { Text("Invitees") }
            }
            Section { Choice(title: "Alert", values: ["None", "At time of event"]) }
          }
          .navigationTitle("New Event")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Add") {}.disabled(title.isEmpty) }
          }
        }
        .tint(.red)
      }
  }
}

/// A choice from a menu, of which the first is taken.
private struct Choice: View {
  let title: String
  let values: [String]

  var body: some View {
    Picker(title, selection: .constant(values[0])) { ForEach(values, id: \.self) { Text($0) } }
  }
}
