import Foundation
import GalleyTree
import GalleyViews
import Testing

@MainActor @Suite struct LinkTests {
  private final class Log {
    var system: [String] = []
    var app: [String] = []
  }

  private let log = Log()

  private func stage(_ action: OpenURLAction?) throws -> ViewTestHarness {
    let url = try #require(URL(string: "https://example.org/"))
    return try ViewTestHarness {
      $0.systemOpenURL = { [log] url in
        log.system.append(url.absoluteString)
        return true
      }
      if let action { $0.openURL = action }
    } _: {
      VStack {
        Link("Site", destination: url).accessibilityIdentifier("site")
        Link("Closed", destination: url).disabled(true)
      }
    }
  }

  @Test func aLinkOpensItsAddress() throws {
    let stage = try stage(nil)
    #expect(stage.find("site")?.type == .link)
    #expect(stage.find("site")?.label == "Site")
    #expect(stage.find("site")?.traits == .link)
    stage.tap("site")
    stage.tap("Closed")
    #expect(log.system == ["https://example.org/"])
  }

  @Test func anActionOpensInTheAppOrOutside() throws {
    let url = try #require(URL(string: "https://example.org/"))
    var seen: [URL] = []
    let action = OpenURLAction {
      seen.append($0)
      return .handled
    }
    action(url, prefersInApp: true)
    action(url, prefersInApp: false)
    #expect(seen == [url, url])
  }

  @Test func anActionMayDoSomethingElse() throws {
    let other = try #require(URL(string: "other://"))
    for (result, system) in [
      (OpenURLAction.Result.handled, []), (.discarded, []), (.systemAction, ["https://example.org/"]),
      (.systemAction(other), ["other://"]),
    ] {
      log.system = []
      log.app = []
      let stage = try stage(
        OpenURLAction { [log] url in
          log.app.append(url.absoluteString)
          return result
        })
      stage.tap("site")
      #expect(log.app == ["https://example.org/"])
      #expect(log.system == system)
    }
  }
}
