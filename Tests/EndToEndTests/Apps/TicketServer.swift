import Foundation
import GalleyServices
import GalleySimulator
import GalleyViews

extension SimulatedDevice {
  /// Adds a server to the network that sells tickets.
  func serveTickets(status: Int = 200, latency: Duration = .milliseconds(250)) {
    network.latency = latency
    network.serve("https://tickets.example/") { _ in
      NetworkResponse(status: status, body: Data("Ticket".utf8))
    }
  }

  /// Adds a server to the network that has nothing to do with tickets.
  func serveSomethingElse() {
    network.serve("https://other.example/") { _ in NetworkResponse() }
  }
}
