import BaselineFixtures
import BrowserSuites
import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyBrowser
import GalleyDecisions
import GalleyPages
import GalleyTree
import ReportPages
import Testing

@testable import GalleyReport

/// Every key of the help does what the help says, and no other key does anything.
@Suite(.browser, .serialized, .whereBrowserIsInstalled) struct KeysInBrowserTests {
  private let browser: SharedBrowser
  private let page: OfflinePage

  init() throws {
    let sandbox = try Sandbox(inMemory: true)
    try ManyChecks(9, devices: [ManyChecks.small[0]]) { $0 < 6 ? .words : .color }.write(to: sandbox)
    browser = try SharedBrowser.current
    page = try OfflinePage(sandbox, in: browser)
  }

  /// What must hold after a key, as an expression, and what is done before.
  private struct Effect {
    var before = ""
    var keys: [KeyInput] = []
    var expression: String

    init(_ expression: String, before: String = "", after keys: KeyInput...) {
      self.expression = expression
      self.before = before
      self.keys = keys
    }
  }

  private static let stage = "document.getElementById('stage')"
  private static func isOpen(_ id: String) -> String { "document.getElementById('\(id)').open" }
  private static func view(_ name: String) -> Effect {
    Effect("\(stage).dataset.view === '\(name)'", before: "\(stage).dataset.view = 'none'")
  }
  private static func pressed(_ name: String, _ value: Bool) -> Effect {
    Effect("document.getElementById('toggle-\(name)').getAttribute('aria-pressed') === '\(value)'")
  }
  private static let decided = "document.querySelectorAll('[data-decision=approved]').length"

  private static let effects: [String: Effect] = [
    "Y": Effect("\(decided) === 1 && galley.state.selected !== window.first"),
    "N": Effect(isOpen("reason-dialog")),
    "C": Effect(isOpen("reason-dialog")),
    "Z": Effect("\(decided) === 0", after: .character("y")),
    "G": Effect("document.querySelector('#scope [aria-checked=true]').dataset.scope === 'cause'"),
    "Enter": Effect(isOpen("handover-dialog"), after: .character("y")),
    "J": Effect("galley.state.selected !== window.first"),
    "↓": Effect("galley.state.selected !== window.first"),
    "K": Effect("galley.state.selected === window.first", after: .character("j")),
    "↑": Effect("galley.state.selected === window.first", after: .character("j")),
    "U": Effect("galley.state.selected !== window.first"),
    "S": Effect("\(stage).dataset.view === 'split'", after: .character("d")), "L": view("slider"),
    "O": view("onion"),
    "B": view("blink"), "D": view("difference"), "H": view("heat"),
    ".": Effect("document.getElementById('difference-count').textContent.startsWith('1 /')"),
    ",": Effect("/^[1-9]/.test(document.getElementById('difference-count').textContent)"),
    "M": pressed("marks", false), "R": pressed("regions", false), "E": pressed("elements", true),
    "P": pressed("magnifier", true),
    "+": Effect("Number(\(stage).dataset.scale) > window.scale"),
    "−": Effect("Number(\(stage).dataset.scale) < window.scale"),
    "0": Effect("Number(\(stage).dataset.scale) === window.scale", after: .character("+")),
    "=": Effect("Number(\(stage).dataset.scale) === 1"),
    "T": Effect("document.getElementById('panel').dataset.panel !== 'why'"),
    // The wall comes back to the card of the check that was shown.
    "I": Effect(
      "!document.getElementById('overview').hidden"
        + " && document.querySelector('#wall [aria-current]')?.dataset.index === String(window.first)"),
    "/": Effect("document.activeElement.id === 'search'"), "?": Effect(isOpen("help-dialog")),
    "Esc": Effect("!\(isOpen("help-dialog"))", after: .character("?")),
    "Space": Effect("\(stage).dataset.turned !== window.turned", after: .character("b")),
    "1": Effect("\(stage).dataset.view === 'split'", after: .character("d")), "2": view("slider"),
    "3": view("onion"),
    "4": view("blink"), "5": view("difference"), "6": view("heat"),
  ]

  /// The key of a name in the help.
  private static func key(named name: String) -> KeyInput {
    let keys: [String: KeyInput] = [
      "Enter": .enter, "Esc": .escape, "↑": .upArrow, "↓": .downArrow, "Space": .character(" "),
    ]
    return keys[name] ?? .character(Character(name))
  }

  /// The keys that the help lists.
  private func helped() throws -> [String] {
    try browser.press("?")
    let keys: [String] = try browser.driver.evaluate(
      "return [...document.querySelectorAll('#help-dialog kbd')].map((key) => key.textContent)")
    try browser.press(.escape)
    return keys
  }

  @Test func theHelpListsTheKeysThatWork() throws {
    let keys = try helped()
    #expect(Set(keys) == Set(Self.effects.keys))
    #expect(keys.count == Set(keys).count)
  }

  @Test func everyKeyDoesWhatItSays() throws {
    try browser.driver.setReduceMotion(true)
    for (name, effect) in Self.effects.sorted(by: { $0.key < $1.key }) {
      // The page asks before it loses decisions.
      try browser.driver.evaluate("for (let at = 0; at < 5; at += 1) galley.undo()")
      try browser.driver.evaluate("history.replaceState(null, '', location.pathname)")
      try browser.reload()
      try browser.wait(for: "document.documentElement.dataset.ready === 'true'")
      try browser.driver.evaluate(
        """
        galley.select(galley.state.selected < 0 ? 0 : galley.state.selected);
        window.first = galley.state.selected;
        window.scale = Number(document.getElementById("stage").dataset.scale);
        """)
      for key in effect.keys { try browser.press(key) }
      try browser.driver.evaluate(
        "window.turned = document.getElementById('stage').dataset.turned; \(effect.before)")
      #expect(
        try browser.driver.evaluate("return !(\(effect.expression))", as: Bool.self),
        "\(name) has nothing to do")
      try browser.press(Self.key(named: name))
      do {
        try browser.wait(for: effect.expression)
      } catch {
        Issue.record("\(name): \(error)")
      }
    }
    try browser.driver.evaluate("galley.undo()")
  }

  /// All that keys could change.
  private func state() throws -> String {
    try browser.driver.evaluate(
      """
      return JSON.stringify([galley.state, { ...document.body.dataset }, { ...document.getElementById("stage").dataset },
        [...document.querySelectorAll("dialog[open]")].map((dialog) => dialog.id), location.href,
        document.getElementById("panel").dataset.panel, document.activeElement.id, scrollX, scrollY,
        [...document.querySelectorAll("[data-decision]")].map((row) => row.dataset.decision)]);
      """)
  }

  @Test func noOtherKeyDoesAnything() throws {
    let known = Set(Self.effects.keys.map { $0.lowercased() } + ["-", " "])
    let before = try state()
    for value in 0x21...0x7E {
      let key = Character(UnicodeScalar(UInt8(value)))
      if known.contains(key.lowercased()) { continue }
      try browser.press(key)
      #expect(try state() == before, "\(key) did something")
    }
    // With a modifier, a key belongs to the browser.
    for key: Character in ["y", "n", "d"] {
      try browser.press(key, holding: .option)
      #expect(try state() == before)
    }
  }

  @Test func lettersAreLettersWhereSomebodyWrites() throws {
    try browser.press("/")
    let before: Int = try browser.driver.evaluate("return galley.state.selected")
    try browser.type("yndj?")
    #expect(
      try browser.driver.evaluate("return document.getElementById('search').value", as: String.self)
        == "yndj?")
    #expect(try browser.driver.evaluate("return galley.state.selected", as: Int.self) == before)
    #expect(try browser.count("dialog[open]") == 0)
    try browser.press(.escape)
    #expect(try page.report.list.isFocused)
    try browser.press("c")
    try browser.type("yes, no")
    #expect(
      try browser.driver.evaluate("return document.getElementById('reason-text').value", as: String.self)
        == "yes, no")
    try browser.press(.escape)
    #expect(try browser.count("dialog[open]") == 0)
    // A comment that was called off is none.
    #expect(try browser.count("#panel .remark") == 0)
  }

  @Test func theWholePageCanBeReachedByTheKeyboard() throws {
    var seen: Set<String> = []
    for _ in 0..<120 {
      try browser.press(.tab)
      let place: [String] = try browser.driver.evaluate(
        """
        const element = document.activeElement;
        const isOutlined = (node) => {
          const style = node && getComputedStyle(node);
          return style && (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 1 || style.boxShadow !== "none");
        };
        // A list shows it by its chosen row, the search by the box around it.
        const isMarked = [element, element.closest(".search"), document.getElementById(element.getAttribute("aria-activedescendant"))].some(isOutlined);
        return [element.id || element.dataset.view || element.dataset.panel || element.dataset.group
          || element.dataset.scope || element.className || element.tagName, String(isMarked || element === document.body)];
        """)
      #expect(place[1] == "true", "\(place[0]) does not show that it has the keyboard")
      if !seen.insert(place[0]).inserted, place[0] == "list" { break }
    }
    let needed = [
      "wordmark", "help", "search", "cause", "list", "split", "next-difference", "toggle-marks", "zoom-in",
      "why",
      "panel", "check", "approve", "reject", "comment", "undo",
    ]
    #expect(needed.filter { !seen.contains($0) } == [])
    // Arrows go on within tabs.
    try browser.driver.evaluate("document.querySelector('#views [data-view=split]').focus()")
    try browser.press(.rightArrow)
    #expect(
      try browser.driver.evaluate("return document.getElementById('stage').dataset.view", as: String.self)
        == "slider")
    #expect(try page.report.view("Slider").isFocused)
  }
}
