import Synchronization

/// The states that are set during one update of a window that never settles, for the error's message.
enum ChangeTrace {
  /// A state that was set.
  struct Change: Sendable {
    /// The declaration of the state.
    let place: SourcePlace
    /// Whether a read-only closure set it: a body, or a closure that creates views.
    let isInBody: Bool
  }

  private static let changes = Mutex<[Change]?>(nil)

  /// Runs code, and returns the states that were set in it, in order.
  static func changes(in body: () -> Void) -> [Change] {
    changes.withLock { $0 = [] }
    body()
    return changes.withLock { changes in
      defer { changes = nil }
      return changes ?? []
    }
  }

  /// Notes that a state is set.
  static func note(_ place: SourcePlace) {
    changes.withLock { changes in
      guard changes != nil else { return }
      changes?.append(Change(place: place, isInBody: Reader.isReading))
    }
  }
}
