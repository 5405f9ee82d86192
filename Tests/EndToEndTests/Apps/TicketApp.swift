import Foundation
import GalleyServices
import GalleySimulator
import GalleyViews

/// Everything that a first test gets wrong: a list with something far below, a page that waits for a server, a switch that
/// needs a permission, a slider with steps, and an alert over a page.
struct TicketApp: SimulatedApp {
  static let usageDescriptions: [Permission: String] = [.location: "To show what is near."]

  var body: some Scene {
    WindowGroup { TicketRoot() }
  }
}

struct TicketRoot: View {
  @Environment(\.launchArguments) private var arguments

  var body: some View {
    if arguments.contains("today") {
      TodayView()
    } else if arguments.contains("seat") {
      SeatView()
    } else {
      TicketList()
    }
  }
}

struct TicketList: View {
  @State private var isAsking = false
  @Environment(\.launchArguments) private var arguments

  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<(arguments.contains("none") ? 0 : 60), id: \.self) { number in
          NavigationLink {
            Text("Ticket \(number)").accessibilityIdentifier("ticket.name")
          } label: {
            HStack {
              Text("Ticket \(number)").accessibilityIdentifier("row.name")
              if !arguments.contains("free") { Text("\(number) €").accessibilityIdentifier("row.price") }
            }
          }
          .accessibilityIdentifier("tickets.row")
        }
        Button("Delete All") { isAsking = true }.accessibilityIdentifier("tickets.delete")
      }
      .accessibilityIdentifier("tickets.list")
      .navigationTitle("Tickets")
    }
    .alert("Delete All?", isPresented: $isAsking) {
      Button("Keep", role: .cancel) {}
      Button("Delete", role: .destructive) {}
    }
  }
}

/// Waits for a server, and goes on waiting if there is none.
struct TodayView: View {
  @State private var ticket = ""
  @State private var problem = ""
  @Environment(\.network) private var network

  var body: some View {
    VStack {
      if ticket.isEmpty {
        ProgressView("Loading tickets")
      } else {
        Text(ticket).accessibilityIdentifier("today")
      }
      Text(problem).accessibilityIdentifier("problem")
    }
    .onAppear {
      network.send(NetworkRequest("POST", url: "https://tickets.example/today")) { result in
        switch result {
        case .success(let response) where response.status == 200:
          ticket = String(decoding: response.body, as: UTF8.self)
        case .success: break
        case .failure(let error): problem = "\(error)"
        }
      }
    }
  }
}

struct SeatView: View {
  @State private var isNear = false
  @State private var row = 0.0
  @State private var taps = 0
  @State private var isAsking = false
  @Environment(\.permissions) private var permissions

  var body: some View {
    VStack(spacing: 20) {
      Toggle(
        "Seats near me",
        isOn: Binding(
          get: { isNear }, set: { _ in permissions.request(.location) { isNear = $0 == .authorized } })
      )
      .accessibilityIdentifier("seat.near")
      Slider(value: $row, in: 0...4, step: 1) { Text("Row") }.accessibilityIdentifier("seat.row")
      Button("Cancel") { isAsking = true }.accessibilityIdentifier("seat.cancel")
      Button("Book \(taps)") { taps += 1 }.accessibilityIdentifier("seat.book")
    }
    .padding(16)
    .alert("Delete All?", isPresented: $isAsking) {
      Button("Keep", role: .cancel) {}
      Button("Delete", role: .destructive) {}
    }
  }
}
