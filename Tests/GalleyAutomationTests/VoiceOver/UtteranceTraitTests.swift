import Foundation
import GalleyAutomation
import GalleyTree
import Testing

/// In which order traits, values and hints are said together.
///
/// The source of every row is the function `accessibilityDescription(context:)` of Cash App's AccessibilitySnapshot, state of
/// August 2026, with the words of its English strings; the marks between parts are ours.
///
/// https://github.com/cashapp/AccessibilitySnapshot/blob/5b03db81f49275312ea1a56914dbe9aa1608e3f0/Sources/AccessibilitySnapshot/Parser/Swift/Classes/UIAccessibility+SnapshotAdditions.swift
@Suite struct UtteranceTraitTests {
  private static let frame = CGRect(x: 20, y: 100, width: 200, height: 44)
  private static let swipe = "Swipe up or down with one finger to adjust the value"
  private static let toggle = "Double tap to toggle setting"
  private static let rotor = "Use the rotor to access Misspelled Words"

  private func said(_ element: Element) -> [String] {
    ReadingOrder(ScreenIndex([app(element)], size: screenFrame.size)).utterances.map(\.text)
  }

  /// What is said of one element of an app's own.
  private func card(
    _ label: String, value: String? = nil, _ traits: ElementTraits, hint: String = "",
    isAdjustable: Bool = false
  ) -> String {
    var element = Element(
      .other, label: label, value: value.map { .text($0) }, frame: Self.frame, traits: traits)
    element.describe {
      $0.grouping = .element
      $0.hint = hint
      if isAdjustable { $0.actions = [.init(.adjust)] }
    }
    return said(element).joined(separator: " | ")
  }

  private func control(
    _ type: ElementType, _ label: String, value: String? = nil, _ traits: ElementTraits = [],
    hint: String = "",
    isFocused: Bool = false
  ) -> String {
    var element = Element(
      type, label: label, value: value.map { .text($0) }, frame: Self.frame, isFocused: isFocused,
      traits: traits)
    if !hint.isEmpty { element.describe { $0.hint = hint } }
    return said(element).joined(separator: " | ")
  }

  @Test func traitsAreSaidInTheirOrder() {
    let all: ElementTraits = [.selected, .notEnabled, .button, .header, .link, .image, .searchField]
    let rows: [(ElementTraits, String)] = [
      (.link, "Card, link"),
      (.image, "Card, image"),
      (.searchField, "Card, search field"),
      ([.header, .button], "Card, button, heading"),
      ([.header, .link], "Card, heading, link"),
      ([.header, .image], "Card, heading, image"),
      ([.header, .searchField], "Card, heading, search field"),
      ([.header, .selected], "Selected, Card, heading"),
      ([.header, .notEnabled], "Card, dimmed, heading"),
      ([.link, .button], "Card, button, link"),
      ([.link, .image], "Card, link, image"),
      ([.link, .searchField], "Card, link, search field"),
      ([.link, .selected], "Selected, Card, link"),
      ([.link, .notEnabled], "Card, dimmed, link"),
      ([.image, .button], "Card, button, image"),
      ([.image, .searchField], "Card, image, search field"),
      ([.image, .selected], "Selected, Card, image"),
      ([.image, .notEnabled], "Card, dimmed, image"),
      ([.button, .searchField], "Card, button, search field"),
      ([.button, .selected], "Selected, Card, button"),
      ([.searchField, .selected], "Selected, Card, search field"),
      ([.searchField, .notEnabled], "Card, dimmed, search field"),
      ([.selected, .notEnabled], "Selected, Card, dimmed"),
      ([.button, .header, .link], "Card, button, heading, link"),
      ([.button, .header, .image], "Card, button, heading, image"),
      ([.button, .link, .image], "Card, button, link, image"),
      ([.button, .image, .searchField], "Card, button, image, search field"),
      ([.header, .link, .image], "Card, heading, link, image"),
      ([.selected, .notEnabled, .header], "Selected, Card, dimmed, heading"),
      ([.selected, .notEnabled, .link], "Selected, Card, dimmed, link"),
      ([.selected, .notEnabled, .image], "Selected, Card, dimmed, image"),
      (all, "Selected, Card, dimmed, button, heading, link, image, search field"),
    ]
    for (traits, words) in rows { #expect(card("Card", traits) == words) }
    #expect(rows.count == 32)
  }

  @Test func whatHasNoNameIsSaidByItsTraits() {
    let rows: [(ElementTraits, String)] = [
      (.selected, "Selected"), (.link, "Link"), (.header, "Heading"), (.searchField, "Search field"),
      ([.header, .image], "Heading, image"), ([.notEnabled, .button], "Dimmed, button"),
      ([.selected, .button], "Selected, button"),
    ]
    for (traits, words) in rows { #expect(card("", traits) == words) }
    #expect(rows.count == 7)
  }

  @Test func valuesFollowNames() {
    let rows: [(String, ElementTraits, String)] = [
      ("Card", .button, "Card, 3, button"), ("Card", .link, "Card, 3, link"),
      ("Card", .image, "Card, 3, image"),
      ("Card", .notEnabled, "Card, 3, dimmed"), ("Card", [.selected, .button], "Selected, Card, 3, button"),
      ("Card", [.selected, .header], "Selected, Card, 3, heading"), ("", .button, "3, button"),
      ("", .selected, "Selected, 3"),
    ]
    for (label, traits, words) in rows { #expect(card(label, value: "3", traits) == words) }
    #expect(rows.count == 8)
  }

  @Test func hintsComeLastOrInThePlaceOfAName() {
    let rows: [(String, ElementTraits, String)] = [
      ("Card", .button, "Card, button. Opens it"), ("Card", .link, "Card, link. Opens it"),
      ("Card", [.selected, .header], "Selected, Card, heading. Opens it"),
      ("Card", [.button, .notEnabled], "Card, dimmed, button. Opens it"), ("", [], "Opens it"),
      ("", .button, "Opens it, button"),
    ]
    for (label, traits, words) in rows { #expect(card(label, traits, hint: "Opens it") == words) }
    #expect(card("", .button, hint: "Opens it.") == "Opens it. button")
    #expect(rows.count + 1 == 7)
  }

  @Test func whatIsAdjustableSaysHowUnlessItIsDimmed() {
    let rows: [(ElementTraits, String)] = [
      (.button, "Card, button, adjustable. \(Self.swipe)"),
      (.header, "Card, heading, adjustable. \(Self.swipe)"),
      (.image, "Card, adjustable, image. \(Self.swipe)"),
      (.searchField, "Card, adjustable, search field. \(Self.swipe)"),
      (.selected, "Selected, Card, adjustable. \(Self.swipe)"), (.notEnabled, "Card, dimmed, adjustable"),
    ]
    for (traits, words) in rows { #expect(card("Card", traits, isAdjustable: true) == words) }
    #expect(card("Card", value: "3", [], isAdjustable: true) == "Card, 3, adjustable. \(Self.swipe)")
    #expect(
      card("Card", [], hint: "Sets it.", isAdjustable: true) == "Card, adjustable. Sets it. \(Self.swipe)")
    #expect(card("", [], hint: "Sets it", isAdjustable: true) == "Sets it, adjustable")
    #expect(rows.count + 3 == 9)
  }

  @Test func switchesSayTheirStateBeforeTheirOtherTraits() {
    let rows = [
      (
        control(.switch, "Wi-Fi", value: "1", hint: "For all."),
        "Wi-Fi, switch button, on. For all. \(Self.toggle)"
      ),
      (control(.switch, "Wi-Fi", value: "Auto"), "Wi-Fi, switch button, Auto. \(Self.toggle)"),
      (control(.switch, "Wi-Fi", value: "1", .header), "Wi-Fi, switch button, on, heading. \(Self.toggle)"),
      (control(.switch, "", value: "1"), "Switch button, on. \(Self.toggle)"),
      (control(.switch, "Wi-Fi", value: "0", .notEnabled), "Wi-Fi, dimmed, switch button, off"),
    ]
    for (said, words) in rows { #expect(said == words) }
    #expect(rows.count == 5)
  }

  @Test func fieldsSayThatTheyAreEdited() {
    let rows = [
      (
        control(.textField, "Name", value: "Ada", isFocused: true),
        "Name, Ada, text field, is editing. \(Self.rotor)"
      ),
      (
        control(.secureTextField, "Password", value: "•", isFocused: true),
        "Password, secure text field, is editing. \(Self.rotor)"
      ),
      (
        control(.textView, "Notes", value: "Milk", isFocused: true),
        "Notes, Milk, text field, is editing. \(Self.rotor)"
      ),
      (
        control(.textField, "Name", value: "Ada", .header),
        "Name, Ada, text field, heading. Double tap to edit"
      ),
      (control(.textField, "Name", value: "Ada", .notEnabled), "Name, Ada, dimmed, text field"),
    ]
    for (said, words) in rows { #expect(said == words) }
    #expect(rows.count == 5)
  }

  @Test func barsSayWhatLeadsBackAndWhichTabItIs() {
    func bar(_ label: String, isEnabled: Bool = true) -> [String] {
      var back = button(label, identifier: "BackButton", 0, 50)
      back.isEnabled = isEnabled
      return said(
        Element(.navigationBar, frame: CGRect(x: 0, y: 44, width: 375, height: 50), children: [back]))
    }
    #expect(bar("Inbox") == ["Inbox, back button"])
    #expect(bar("Back") == ["Back button"])
    let first = Element(
      .button, label: "Inbox", value: "3 new", frame: CGRect(x: 0, y: 700, width: 100, height: 44),
      isSelected: true)
    let second = Element(
      .button, label: "Sent", frame: CGRect(x: 100, y: 700, width: 100, height: 44), isEnabled: false)
    #expect(
      said(Element(.tabBar, frame: CGRect(x: 0, y: 700, width: 375, height: 49), children: [first, second]))
        == ["Selected, Inbox, 3 new, tab, 1 of 2", "Sent, dimmed, tab, 2 of 2"])
  }
}
