import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree

extension Task {
  /// A page of 20 elements on a screen of 1 000: made live where it was judged before and on a new screen; and failing
  /// to load within 5 s, with the report but no picture, on a device where nothing happens, and where 50 events each
  /// bring another screen.
  static func pages() -> [Task] {
    let full = Application(
      LongPage.bundleIdentifier, on: Automator(driver: StillDevice([LongPage.screen()])))
    let screens = (0..<50).map { LongPage.screen($0) }
    let lacking = (0..<50).map { LongPage.screen($0, elements: 19) }
    let events = (1...50).map { Duration.milliseconds(90 * $0) }
    var turn = 0
    return [
      Task(name: "pages.loaded", run: { page(on: full) }),
      Task(
        name: "pages.new",
        run: {
          turn += 1
          return page(on: application(StillDevice([screens[turn % screens.count]])))
        }),
      Task(name: "pages.failing", run: { report(on: application(StillDevice(lacking))) }),
      Task(name: "pages.changing", run: { report(on: application(StillDevice(lacking, events: events))) }),
    ]
  }

  private static func application(_ device: StillDevice) -> Application {
    Application(LongPage.bundleIdentifier, on: Automator(driver: device))
  }

  private static func page(on application: Application) -> Page<LongPage> {
    do { return try Page<LongPage>(on: application) } catch { fatalError("\(error)") }
  }

  private static func report(on application: Application) -> String {
    do {
      _ = try Page<LongPage>(on: application)
      fatalError("the page lacks an element")
    } catch {
      return "\(error)"
    }
  }
}
