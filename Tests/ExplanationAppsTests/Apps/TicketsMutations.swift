@testable import Tickets

/// What people change about the app for tickets.
enum TicketsMutations {
  typealias Change = Mutation<TicketsLook>

  static let all: [Change] = []
}
