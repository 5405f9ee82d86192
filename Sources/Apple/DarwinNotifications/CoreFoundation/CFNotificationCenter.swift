// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A text of Core Foundation; here Swift's own, so that `name as CFString` compiles where nothing is bridged.
///
/// - Reference: [`CFString`](https://developer.apple.com/documentation/corefoundation/cfstring).
public typealias CFString = String

/// A dictionary of Core Foundation; here Foundation's.
///
/// - Reference: [`CFDictionary`](https://developer.apple.com/documentation/corefoundation/cfdictionary).
public typealias CFDictionary = NSDictionary

/// The name of a notification.
///
/// - Reference: [`CFNotificationName`](https://developer.apple.com/documentation/corefoundation/cfnotificationname).
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  /// The name as a text.
  public var rawValue: CFString

  /// Creates a name from a text.
  public init(_ rawValue: CFString) {
    self.rawValue = rawValue
  }

  /// Creates a name from a text.
  public init(rawValue: CFString) {
    self.rawValue = rawValue
  }
}

/// The time when a notification is delivered to a suspended app; the centre of Darwin's notifications ignores
/// it.
///
/// - Reference: [`CFNotificationSuspensionBehavior`](https://developer.apple.com/documentation/corefoundation/cfnotificationsuspensionbehavior).
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  /// Never.
  case drop = 1
  /// The notification is delivered once for any number of posts.
  case coalesce = 2
  /// The notification is held and delivered later.
  case hold = 3
  /// The notification is delivered at once.
  case deliverImmediately = 4
}

/// The function that an observation calls, with the centre, the observer, the name, and two arguments that
/// are empty in this centre.
///
/// Apple's is a function of C, which captures nothing; here it may be any.
///
/// - Reference: [`CFNotificationCallback`](https://developer.apple.com/documentation/corefoundation/cfnotificationcallback).
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// A centre of notifications.
///
/// - Reference: [`CFNotificationCenter`](https://developer.apple.com/documentation/corefoundation/cfnotificationcenter).
public final class CFNotificationCenter: Sendable {
  fileprivate static let darwin = CFNotificationCenter()

  private init() {}
}

/// The centre of Darwin's notifications, which have a name and nothing else, and reach all programs of a device.
///
/// For the code of an app on a simulated device it is that device's centre, and for an XCTest case the centre
/// of the test's device. For all other code it is this machine's: notifications reach the other processes of
/// the same user.
///
/// - Reference: [`CFNotificationCenterGetDarwinNotifyCenter()`](https://developer.apple.com/documentation/corefoundation/cfnotificationcentergetdarwinnotifycenter()).
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Observes the notifications of a name; an observer that is added twice is called twice.
///
/// - Parameters:
///   - center: The centre.
///   - observer: The pointer that the function receives, which also identifies the observation when it ends.
///   - callBack: The function to call, on the main thread.
///   - name: The name; this centre does not support observers of all names.
///   - object: Passed over by this centre.
///   - suspensionBehavior: Passed over by this centre.
/// - Reference: [`CFNotificationCenterAddObserver(_:_:_:_:_:_:)`](https://developer.apple.com/documentation/corefoundation/cfnotificationcenteraddobserver(_:_:_:_:_:_:)).
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
  _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let name, let callBack else { return }
  let place = UInt(bitPattern: observer)
  NotificationScope.current.add(observer: place, name: name) {
    callBack(
      .darwin, UnsafeMutableRawPointer(bitPattern: place), CFNotificationName(name), nil, nil)
  }
}

/// Ends an observation, if it exists.
///
/// - Parameters:
///   - center: The centre.
///   - observer: The observer.
///   - name: The name; `nil` for all of the observer's.
///   - object: Passed over by this centre.
/// - Reference: [`CFNotificationCenterRemoveObserver(_:_:_:_:)`](https://developer.apple.com/documentation/corefoundation/cfnotificationcenterremoveobserver(_:_:_:_:)).
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {
  NotificationObservations.remove(observer: UInt(bitPattern: observer), name: name?.rawValue)
}

/// Ends all observations of an observer.
///
/// - Parameters:
///   - center: The centre.
///   - observer: The observer.
/// - Reference: [`CFNotificationCenterRemoveEveryObserver(_:_:)`](https://developer.apple.com/documentation/corefoundation/cfnotificationcenterremoveeveryobserver(_:_:)).
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) {
  NotificationObservations.remove(observer: UInt(bitPattern: observer), name: nil)
}

/// Posts a notification to all observers of its name, in this process and in others.
///
/// - Parameters:
///   - center: The centre.
///   - name: The name.
///   - object: Passed over by this centre.
///   - userInfo: Passed over by this centre: a notification carries nothing.
///   - deliverImmediately: Passed over by this centre.
/// - Reference: [`CFNotificationCenterPostNotification(_:_:_:_:_:)`](https://developer.apple.com/documentation/corefoundation/cfnotificationcenterpostnotification(_:_:_:_:_:)).
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
  guard let name else { return }
  NotificationScope.current.space.post(name.rawValue)
}
