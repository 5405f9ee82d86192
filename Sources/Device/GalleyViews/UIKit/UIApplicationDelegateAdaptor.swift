import Combine
import Foundation
import Observation

/// The delegate of a UIKit app, which receives the events of the app's life.
///
/// Without the Objective-C runtime the class must be constructible: it is final, or has a `required override
/// init()`.
///
/// - Reference: [UIKit's `UIApplicationDelegate`](https://developer.apple.com/documentation/uikit/uiapplicationdelegate).
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  init()

  /// Called before the app has launched; returns whether it can.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app has launched; returns whether it can.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

extension UIApplication {
  /// A reason for the launch of an app.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The URL that the app was launched with.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }
}

/// A property wrapper that gives a SwiftUI app a delegate of UIKit.
///
/// The delegate is created at launch and receives the launch events; it receives no later events so far.
///
/// - Reference: [SwiftUI's `UIApplicationDelegateAdaptor`](https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor).
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates a delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateType()
    _ = wrappedValue.application(UIApplication.shared, willFinishLaunchingWithOptions: nil)
    _ = wrappedValue.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
