import Synchronization

/// All observations in this process, of every space.
///
/// They are kept together since an observer may end its own anywhere: an object of an app can be freed by code that is not the app's. A
/// pointer names one observer only, whichever space it is in.
package enum NotificationObservations {
  private struct Observation: @unchecked Sendable {
    let number: UInt64
    let observer: UInt
    let scope: NotificationScope
    // Called in the surroundings of the observer.
    let call: () -> Void
  }

  private struct State {
    var count: UInt64 = 0
    var byName: [String: [Observation]] = [:]
  }

  private static let state = Mutex(State())

  static func add(
    observer: UInt, name: String, in scope: NotificationScope, call: @escaping () -> Void
  ) {
    nonisolated(unsafe) let (scope, call) = (scope, call)
    state.withLock { state in
      state.count += 1
      let observation = Observation(number: state.count, observer: observer, scope: scope, call: call)
      state.byName[name, default: []].append(observation)
    }
  }

  /// Ends the observations of an observer for a name, or for all.
  static func remove(observer: UInt, name: String?) {
    remove(from: name) { $0.observer == observer }
  }

  /// Ends the observations of a program that has ended.
  package static func remove(of program: AnyObject) {
    let program = ObjectIdentifier(program)
    remove(from: nil) { observation in observation.scope.program.map(ObjectIdentifier.init) == program }
  }

  private static func remove(from name: String?, where isMeant: (Observation) -> Bool) {
    // Their content is released after the lock, because its deinitializer may come back here.
    var ended: [Observation] = []
    state.withLock { state in
      for key in name.map({ [$0] }) ?? Array(state.byName.keys) {
        guard let all = state.byName[key], all.contains(where: isMeant) else { continue }
        ended += all.filter(isMeant)
        let rest = all.filter { !isMeant($0) }
        state.byName[key] = rest.isEmpty ? nil : rest
      }
    }
    withExtendedLifetime(ended) {}
  }

  /// The observations of a name, in order.
  static func numbers(of name: String, in space: NotificationSpace) -> [UInt64] {
    state.withLock { state in
      (state.byName[name] ?? []).filter { $0.scope.space === space }.map(\.number)
    }
  }

  /// Calls an observer, unless its observation has ended, also while its program was kept from running.
  static func call(_ number: UInt64, of name: String) {
    func find() -> Observation? {
      state.withLock { state in state.byName[name]?.first { $0.number == number } }
    }
    guard let found = find() else { return }
    found.scope.perform { find()?.call() }
  }
}
