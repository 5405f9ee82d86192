import Foundation
import GalleyTree
import GalleyViews
import Testing

/// The delegate of an app, and activities that it goes on with.
@MainActor @Suite struct AppDelegateTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var didLaunch = false

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      didLaunch = true
      return true
    }
  }

  private struct Program: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate

    var body: some Scene { WindowGroup { Text("root") } }
  }

  @Test func `the delegate is made with the app, and told that it has begun`() {
    let program = Program()
    #expect(program.delegate.didLaunch)
    #expect(program.delegate === program.delegate)
  }

  /// A class as Xcode's templates have it: neither final nor with a required initializer.
  private class PlainDelegate: UIResponder, UIApplicationDelegate {
    var log = ["made"]
    static var newest: PlainDelegate?

    override init() {
      super.init()
      Self.newest = self
    }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      log.append("configure")
      let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.append("memory") }
    func applicationWillTerminate(_ application: UIApplication) { log.append("terminate") }
  }

  private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private func note(_ event: String) { PlainDelegate.newest?.log.append(event) }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      note("connect \(session.configuration.name ?? "") \(scene.delegate === self)")
    }

    func sceneDidDisconnect(_ scene: UIScene) { note("disconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active") }
    func sceneWillResignActive(_ scene: UIScene) { note("inactive") }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background") }
  }

  private struct SceneProgram: App {
    @UIApplicationDelegateAdaptor var delegate: PlainDelegate

    var body: some Scene { WindowGroup { Text("root") } }
  }

  @Test func `the scene's delegate is made at launch, and receives the events of its scene`() throws {
    let stage = try ViewTestHarness { AppRoot(SceneProgram()) }
    let delegate = try #require(PlainDelegate.newest)
    #expect(delegate.log == ["made", "configure", "connect Main true", "foreground"])
    stage.advance(.seconds(1))
    #expect(delegate.log.count == 4)

    let events: [AppEvent] = [
      .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
      .didReceiveMemoryWarning,
      .willTerminate,
    ]
    for event in events { stage.host.notify(event) }
    #expect(
      delegate.log.dropFirst(4) == [
        "active", "inactive", "background", "foreground", "memory", "disconnect", "terminate",
      ])
    #expect(stage.find("root") != nil)
  }

  @Test func `a link of the web is an activity, and an address of another scheme is none`() throws {
    var pages: [String] = []
    let stage = try ViewTestHarness {
      Text("root").onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
        pages.append(activity.webpageURL?.path ?? "")
      }
    }
    #expect(stage.host.open(try #require(URL(string: "https://example.org/recipe"))))
    #expect(!stage.host.open(try #require(URL(string: "recipes://one"))))
    #expect(pages == ["/recipe"])
  }
}
