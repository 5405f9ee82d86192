// What the sample uses of Combine, with Apple's signatures. `SwiftUI/State.swift` says what holds for all files here.
//
// `import SwiftUI` does not make these names visible: Apple documents no such export, and only `ObservableObject` and
// `Published` are there without it, since Foundation has names of its own for them. So this is a module of its own, and
// the stand-in for SwiftUI does not export it.

import Foundation

/// developer.apple.com/documentation/combine/publisher.
public protocol Publisher<Output, Failure> {
  /// developer.apple.com/documentation/combine/publisher/output.
  associatedtype Output
  /// developer.apple.com/documentation/combine/publisher/failure.
  associatedtype Failure: Error
}

/// developer.apple.com/documentation/combine/connectablepublisher.
public protocol ConnectablePublisher<Output, Failure>: Publisher {}

/// developer.apple.com/documentation/combine/cancellable.
public protocol Cancellable {
  /// developer.apple.com/documentation/combine/cancellable/cancel().
  func cancel()
}

/// developer.apple.com/documentation/combine/anycancellable.
final public class AnyCancellable: Cancellable {
  /// developer.apple.com/documentation/combine/anycancellable/cancel().
  final public func cancel() {}
}

/// developer.apple.com/documentation/combine/publishers.
public enum Publishers {
  /// developer.apple.com/documentation/combine/publishers/autoconnect.
  public class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
    /// developer.apple.com/documentation/combine/publishers/autoconnect/output.
    public typealias Output = Upstream.Output
    /// developer.apple.com/documentation/combine/publishers/autoconnect/failure.
    public typealias Failure = Upstream.Failure
  }

  /// developer.apple.com/documentation/combine/publishers/first.
  public struct First<Upstream>: Publisher where Upstream: Publisher {
    /// developer.apple.com/documentation/combine/publishers/first/output.
    public typealias Output = Upstream.Output
    /// developer.apple.com/documentation/combine/publishers/first/failure.
    public typealias Failure = Upstream.Failure
  }
}

extension ConnectablePublisher {
  /// developer.apple.com/documentation/combine/connectablepublisher/autoconnect().
  public func autoconnect() -> Publishers.Autoconnect<Self> { fatalError() }
}

extension Publisher {
  /// developer.apple.com/documentation/combine/publisher/first().
  public func first() -> Publishers.First<Self> { fatalError() }
}

extension Publisher where Failure == Never {
  /// developer.apple.com/documentation/combine/publisher/sink(receivevalue:).
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { fatalError() }
}

// MARK: Foundation

// Apple's Foundation has these; the one of Linux has not.

extension RunLoop {
  /// developer.apple.com/documentation/foundation/runloop/scheduleroptions.
  public struct SchedulerOptions {}
}

extension Timer {
  /// developer.apple.com/documentation/foundation/timer/timerpublisher.
  final public class TimerPublisher: ConnectablePublisher {
    /// developer.apple.com/documentation/foundation/timer/timerpublisher/output.
    public typealias Output = Date
    /// developer.apple.com/documentation/foundation/timer/timerpublisher/failure.
    public typealias Failure = Never
  }

  /// developer.apple.com/documentation/foundation/timer/publish(every:tolerance:on:in:options:).
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher { fatalError() }
}
