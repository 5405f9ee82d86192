import Foundation

/// An event of an app as a whole, which UIKit posts as a notification.
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
  /// Notifies the app of this window, and no other, of an event.
  package func notify(_ event: AppEvent) {
    onAppClock {
      PlatformApp.of(self).receive(event)
      NotificationCenter.default.post(name: event.name, object: UIApplication.shared)
    }
  }
}
