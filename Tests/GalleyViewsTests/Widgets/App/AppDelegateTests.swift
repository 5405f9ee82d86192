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
