import Foundation

/// An app as UIKit sees it: the scene of its window, and the delegates of both.
@MainActor final class PlatformApp {
  /// The scene of the window.
  let scene = UIWindowScene()
  private var delegate: (any UIApplicationDelegate)?
  private var sceneDelegate: (any UISceneDelegate)?

  /// The app of a window.
  static func of(_ host: ViewHost) -> PlatformApp {
    host.registries.object(PlatformApp.self) { PlatformApp() }
  }

  /// Sets the delegate at launch, and connects the scene with the delegate that its configuration names.
  func connect(_ delegate: any UIApplicationDelegate) {
    guard self.delegate == nil else { return }
    self.delegate = delegate
    let (session, options) = (scene.session, UIScene.ConnectionOptions())
    session.configuration = delegate.application(
      .shared, configurationForConnecting: session, options: options)
    guard let type = session.configuration.delegateClass as? NSObject.Type, type is any UISceneDelegate.Type
    else { return }
    sceneDelegate = _ClassObject.make(type) as? any UISceneDelegate
    scene.delegate = sceneDelegate
    sceneDelegate?.scene(scene, willConnectTo: session, options: options)
    sceneDelegate?.sceneWillEnterForeground(scene)
  }

  /// Passes an event on to the delegates.
  func receive(_ event: AppEvent) {
    switch event {
    case .didBecomeActive: sceneDelegate?.sceneDidBecomeActive(scene)
    case .willResignActive: sceneDelegate?.sceneWillResignActive(scene)
    case .willEnterForeground: sceneDelegate?.sceneWillEnterForeground(scene)
    case .didEnterBackground: sceneDelegate?.sceneDidEnterBackground(scene)
    case .willTerminate:
      sceneDelegate?.sceneDidDisconnect(scene)
      delegate?.applicationWillTerminate(.shared)
    case .didReceiveMemoryWarning: delegate?.applicationDidReceiveMemoryWarning(.shared)
    case .voiceOverStatusDidChange: break
    }
  }
}
