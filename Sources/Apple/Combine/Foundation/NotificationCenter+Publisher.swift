import Foundation

extension NotificationCenter {
  /// A publisher of notifications.
  ///
  /// - Reference: [Combine's `NotificationCenter.Publisher`](https://developer.apple.com/documentation/foundation/notificationcenter/publisher).
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    /// It cannot fail.
    public typealias Failure = Never

    /// The center they are posted to.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object they are about, or `nil` for any.
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Connects a subscriber, which misses values that it has not requested.
    ///
    /// Several apps can run in one process here: an app receives neither the notifications that another app
    /// posts nor those about another app's life cycle.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet(subscriber, surplus: .dropped)
      let send = Unchecked<(Notification) -> Void>({ outlet.send($0) })
      let app = Unchecked(SubscriptionClocks.current?.app)
      let observer = center.addObserver(forName: name, object: object, queue: nil) { notification in
        if let app = app.value, let poster = SubscriptionClocks.current?.app, poster !== app { return }
        send.value(notification)
      }
      let center = Unchecked(center)
      subscriber.receive(
        subscription: OutletSubscription(outlet) { center.value.removeObserver(observer) })
    }
  }

  /// A publisher of notifications.
  ///
  /// - Parameters:
  ///   - name: Their name.
  ///   - object: The object they are about, or `nil` for any.
  /// - Returns: The publisher.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// The subscription of a source that sends through an outlet and learns when nobody listens any more.
final class OutletSubscription<Downstream: Subscriber>: Subscription {
  private let outlet: Outlet<Downstream>
  private let onCancel: Shared<(() -> Void)?>

  init(_ outlet: Outlet<Downstream>, onCancel: (() -> Void)? = nil) {
    self.outlet = outlet
    self.onCancel = Shared(onCancel)
  }

  deinit { end() }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    outlet.cancel()
    end()
  }

  private func end() {
    let action = onCancel.with { action in
      defer { action = nil }
      return action
    }
    action?()
  }
}
