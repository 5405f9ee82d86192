import Foundation
import GalleyAuthoring
import GalleyBrowser

extension Recording {
  /// The recording of what was heard from a browser.
  ///
  /// - Parameter first: The address that the test begins at.
  init(_ events: [RecordedEvent], from first: URL) {
    var reader = EventReader(origin: first)
    for event in events { reader.add(event) }
    self.init(reader.entries)
  }
}

/// Makes entries of a recording out of events.
private struct EventReader {
  private let first: URL
  private(set) var entries: [Recording.Entry] = []
  /// The place of the text that a run of letters changes.
  private var typing: (run: Int, page: String, index: Int)?
  /// Whether something was done since the latest arrival, which then explains the next one.
  private var hasStep = false
  private var isTouched = false
  private var arrivals = 0
  private var hasLeft = false

  init(origin: URL) { first = origin }

  mutating func add(_ event: RecordedEvent) {
    guard let url = URL(string: event.address), let address = SiteAddress(url, as: first) else {
      if event.kind != .touched, !hasLeft, event.address.hasPrefix("http") {
        hasLeft = true
        entries.append(
          .note("The page went to another origin, which is another app: what happened there is not recorded.")
        )
      }
      return
    }
    if case .arrived(let way) = event.kind { return arrive(by: way, at: event.address) }
    hasLeft = false
    if case .touched = event.kind { isTouched = true }
    let screen = event.screen.map {
      Recording.Screen(
        $0, page: address.path, name: Self.name(address.path, event.title), document: event.page)
    }
    switch event.kind {
    case .dialog(let dialog, let isAccepted, let text):
      hasStep = true
      entries.append(
        .dialog(message: dialog.message, isQuestion: dialog.kind != .alert, isAccepted: isAccepted))
      if !text.isEmpty { entries.append(.note("The text of an answer to a dialog is not recorded.")) }
    case .foreign: entries.append(.note("A step in a frame of another origin is not recorded."))
    case .typed(let text, let run):
      guard let typing, typing.run == run, typing.page == event.page, let text else { return }
      guard case .step(let act, let target, let screen) = entries[typing.index] else { return }
      let isReplacing = if case .replace = act { true } else { false }
      entries[typing.index] = .step(isReplacing ? .replace(text) : .type(text), target: target, screen)
    case .screen: if let screen { entries.append(.screen(screen)) }
    case .other(let what): entries.append(.note("A choice of \(what) is not recorded."))
    default:
      guard let screen, let act = Self.act(event.kind) else { return }
      hasStep = true
      if case .type(_, let run, _) = event.kind { typing = (run, event.page, entries.count) }
      // A thumb on its way tells each position.
      if case .adjust = act, case .step(.adjust, event.target, let before) = entries.last {
        entries[entries.count - 1] = .step(act, target: event.target, before)
        return
      }
      entries.append(.step(act, target: event.target, screen))
    }
  }

  private mutating func arrive(by way: String, at address: String) {
    defer {
      arrivals += 1
      hasStep = false
      isTouched = false
    }
    guard arrivals > 0 else { return }
    if way == "back_forward" && !hasStep { return entries.append(.back) }
    // A page that goes on by itself was not touched.
    if isTouched, !hasStep { entries.append(.open(address)) }
  }

  private static func act(_ kind: RecordedEvent.Kind) -> Recording.Act? {
    switch kind {
    case .tap(let isControl): isControl ? .tap : nil
    case .type(nil, _, _): .typeSecret
    case .type(let text?, _, let wasEmpty): wasEmpty ? .type(text) : .replace(text)
    case .enter: .submit
    case .escape: .escape
    case .set(let isOn): .set(isOn)
    case .select(let option): .select(option)
    case .adjust(let position): .adjust(position)
    case .attach(let names): .attach(names)
    default: nil
    }
  }

  /// The name of a page: of many things at one kind of address that of the kind, and otherwise that of the page.
  private static func name(_ path: String, _ title: String) -> String? {
    let steps = path.split(separator: "/")
    if steps.count > 1, steps.last == "*" { return SketchNaming.singular(String(steps[steps.count - 2])) }
    return WebSketch.name(of: VisitedPage("", title: title))
  }
}

extension SiteAddress {
  /// The address of a page of the origin that another address has.
  fileprivate init?(_ url: URL, as other: URL) {
    guard let origin = BrowserVisit.origin(of: other) else { return nil }
    self.init(url, of: origin)
  }
}
