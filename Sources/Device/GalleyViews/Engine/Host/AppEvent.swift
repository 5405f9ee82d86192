import Foundation

/// What happens to an app as a whole, as UIKit tells it by notifications.
///
/// - Reference: [Managing your app's life cycle](https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle).
package enum AppEvent: CaseIterable {
  case didBecomeActive, willResignActive, willEnterForeground, didEnterBackground, willTerminate
  case didReceiveMemoryWarning
  case voiceOverStatusDidChange

  /// The notification's name.
  @MainActor var name: Notification.Name {
    switch self {
    case .didBecomeActive: UIApplication.didBecomeActiveNotification
    case .willResignActive: UIApplication.willResignActiveNotification
    case .willEnterForeground: UIApplication.willEnterForegroundNotification
    case .didEnterBackground: UIApplication.didEnterBackgroundNotification
    case .willTerminate: UIApplication.willTerminateNotification
    case .didReceiveMemoryWarning: UIApplication.didReceiveMemoryWarningNotification
    case .voiceOverStatusDidChange: UIAccessibility.voiceOverStatusDidChangeNotification
    }
  }
}

extension ViewHost {
  /// Tells the app of this window, and no other, what happens to it.
  package func notify(_ event: AppEvent) {
    onAppClock { NotificationCenter.default.post(name: event.name, object: UIApplication.shared) }
  }
}
