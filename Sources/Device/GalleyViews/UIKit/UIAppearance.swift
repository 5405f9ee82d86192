import Foundation

/// A class whose look an app sets once for all of its instances.
///
/// The proxy belongs to one launch of the app. Bars and controls take what it says when they are shown first; tables of each
/// property's effect are in *SwiftUI's views on Linux*.
///
/// - Reference: [UIKit's `UIAppearance`](https://developer.apple.com/documentation/uikit/uiappearance).
@MainActor @preconcurrency public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy for all instances.
  static func appearance() -> Self

  /// Returns a proxy for instances inside of others; here what it says has no effect.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// A class whose instances can contain others with a look of their own.
///
/// - Reference: [UIKit's `UIAppearanceContainer`](https://developer.apple.com/documentation/uikit/uiappearancecontainer).
@MainActor @preconcurrency public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self { AppearanceProxies.current.proxy(of: Self.self) }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  {
    _ClassObject.make(Self.self)
  }
}

extension UIViewController: UIAppearanceContainer {}

/// The appearance proxies of one launch of an app.
@MainActor final class AppearanceProxies {
  private var made: [ObjectIdentifier: NSObject] = [:]

  /// Those of the app whose code runs.
  static var current: AppearanceProxies {
    LaunchObject.current(AppearanceProxies.self) { AppearanceProxies() }
  }

  /// The proxy of a class of views.
  func proxy<Viewed: UIView>(of type: Viewed.Type) -> Viewed {
    proxy(of: type) { view, tell in view.proxyChanged = { [unowned view] in tell { view.fill(&$0) } } }
  }

  /// The proxy of a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - follow: Lets a new proxy pass on what the app sets on it.
  func proxy<Object: NSObject>(
    of type: Object.Type, follow: (Object, @escaping ((inout AppLooks) -> Void) -> Void) -> Void
  ) -> Object {
    // A class has one proxy, of this class.
    if let known = made[ObjectIdentifier(type)] { return unsafeDowncast(known, to: type) }
    let (proxy, store) = (_ClassObject.make(type), AppLookStore.current)
    follow(proxy) { change in change(&store.looks) }
    made[ObjectIdentifier(type)] = proxy
    return proxy
  }
}
