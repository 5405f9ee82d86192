import GalleyAutomation
import GalleyTree

/// An alert, or anything like it, that was in front when something failed.
package struct SceneQuestion: Hashable, Sendable, Codable {
  /// Type, identifier and label.
  package var name: String
  /// The bundle identifier of the app it belongs to.
  package var owner: String
  /// The name of that app.
  package var ownerName: String
  /// The app that the test is about.
  package var application: String
  /// The labels of its buttons.
  package var buttons: [String]

  /// Whether it belongs to another app than the test is about.
  package var isForeign: Bool { owner != application }
}

/// An interruption that was answered before something failed.
package struct AnsweredInterruption: Hashable, Sendable, Codable {
  /// The handler of the interruption.
  package enum Handler: Hashable, Sendable, Codable {
    /// The monitor of this description.
    case monitor(String)
    /// The built-in handler, by a tap on the button of this name.
    case button(String)
    /// The built-in handler, by swiping it away.
    case swipe
    /// The built-in handler, by waiting until it was gone.
    case wait
  }

  /// The name of the interruption, such as `"Low Battery" Alert`.
  package var name: String
  /// The handler of the interruption.
  package var handler: Handler
  /// The time when it had been answered, counted from the device's start.
  @InSeconds package var instant: Duration
  /// The interrupted action, such as `Tap compose`.
  package var action: String
}

/// A page that is used, and is not in front.
package struct PageStanding: Hashable, Sendable, Codable {
  /// The page's name.
  package var page: String
  /// Whether it is there, behind something.
  package var isThere: Bool
  /// The number of its required elements that are there.
  package var met: Int
  /// The number of elements it requires.
  package var required: Int
  /// The known pages that are in front.
  package var here: [String]

  /// Whether the screen is another page's by now.
  package var isGone: Bool { !isThere && (met == 0 || (!here.isEmpty && met * 2 <= required)) }
}

extension SceneQuestion {
  init(_ question: FrontQuestion, from application: String) {
    self.init(
      name: question.name, owner: question.owner, ownerName: question.ownerName, application: application,
      buttons: question.buttons)
  }
}

extension AnsweredInterruption {
  init(_ interruption: HandledInterruption) {
    let handler: Handler =
      switch interruption.handler {
      case .monitor(let description): .monitor(description)
      case .button(let name): .button(name)
      case .swipe: .swipe
      case .wait: .wait
      }
    self.init(
      name: interruption.name, handler: handler, instant: interruption.instant, action: interruption.action)
  }
}

extension PageContext {
  /// The layouts that tests have named or found: those of the atlas, then those that were found on the device.
  var knownLayouts: [LayoutDescription] {
    let found = automator.foundPages.compactMap { $0 as? any Layout.Type }.map(LayoutDescription.of)
    return ((Atlas.current?.descriptions ?? []) + found).uniqued
  }

  /// The state of the page in use, if it is not in front.
  func standing(on snapshot: Snapshot) -> PageStanding? {
    guard let page else { return nil }
    var whole = live
    whole.scope = []
    let presence = PagePresence(whole, snapshot)
    let verdict = presence.verdict(on: page)
    guard verdict.score.of > 0, !presence.isInFront(verdict) else { return nil }
    let layouts = PageGraph(from: (knownLayouts + [page]).uniqued).pages.filter { $0.type != page.type }
    return PageStanding(
      page: page.name, isThere: verdict.isComplete, met: verdict.score.met, required: verdict.score.of,
      here: presence.pages(among: layouts).map(\.name))
  }
}

extension [LayoutDescription] {
  /// The same, each layout once.
  var uniqued: [LayoutDescription] {
    var known: Set<ObjectIdentifier> = []
    return filter { known.insert(ObjectIdentifier($0.type)).inserted }
  }
}
