import Foundation

/// A publisher of one value that is made once for all subscribers.
///
/// - Reference: [Combine's `Future`](https://developer.apple.com/documentation/combine/future).
public final class Future<Output, Failure: Error>: Publisher {
  /// The closure that receives the value or the error.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  /// Creates a publisher, and calls its closure at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  /// Connects a subscriber, which receives the value once it is there.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    subscriber.receive(subscription: FutureSubscription(outlet: outlet))
    wait(outlet.send)
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock {
      guard self.result == nil else { return [(Result<Output, Failure>) -> Void]() }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for subscriber in waiting { subscriber(result) }
  }
}

extension Outlet {
  /// Sends a value and ends, or ends with an error.
  fileprivate func send(_ result: Result<Downstream.Input, Downstream.Failure>) {
    switch result {
    case .success(let value):
      send(value)
      finish(.finished)
    case .failure(let error):
      finish(.failure(error))
    }
  }
}

private final class FutureSubscription<Downstream: Subscriber>: Subscription {
  private let outlet: Outlet<Downstream>

  init(outlet: Outlet<Downstream>) {
    self.outlet = outlet
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }
  func cancel() { outlet.cancel() }
}

extension Future where Failure == Never {
  /// Waits for the value.
  public var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        wait { continuation.resume(returning: Unchecked($0)) }
      }.value.get()
    }
  }
}

extension Future {
  /// Waits for the value or the error.
  public var value: Output {
    get async throws {
      try await withCheckedContinuation { continuation in
        wait { continuation.resume(returning: Unchecked($0)) }
      }.value.get()
    }
  }

  /// Calls a closure with the result when it is there.
  private func wait(_ action: @escaping (Result<Output, Failure>) -> Void) {
    let fulfilled: Result<Output, Failure>? = lock.withLock {
      if result == nil { waiting.append(action) }
      return result
    }
    if let fulfilled { action(fulfilled) }
  }
}

/// A value that is handed to another thread by those who know that only one uses it at a time.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
