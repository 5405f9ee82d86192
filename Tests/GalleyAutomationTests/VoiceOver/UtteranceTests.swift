import Foundation
import GalleyAutomation
import GalleyTree
import Testing

/// What VoiceOver says of elements, with the source of each rule.
@Suite struct UtteranceTests {
  /// Where a rule is from.
  private enum Source: String {
    /// The words and their order, as Cash App's tests compare them with devices.
    case accessibilitySnapshot = "https://github.com/cashapp/AccessibilitySnapshot"
    case traits = "https://developer.apple.com/documentation/uikit/uiaccessibilitytraits"
  }

  private struct Row {
    let type: ElementType
    let label: String
    let value: ElementValue?
    let traits: ElementTraits
    let isEnabled: Bool
    let words: String
    let source: Source
  }

  private func row(
    _ type: ElementType, _ label: String = "Name", value: ElementValue? = nil, _ traits: ElementTraits,
    isEnabled: Bool = true, _ words: String, _ source: Source = .accessibilitySnapshot
  ) -> Row {
    Row(
      type: type, label: label, value: value, traits: traits, isEnabled: isEnabled, words: words,
      source: source)
  }

  private func row(
    _ type: ElementType, _ label: String = "Name", value: ElementValue? = nil, isEnabled: Bool = true,
    _ words: String, _ source: Source = .accessibilitySnapshot
  ) -> Row {
    row(type, label, value: value, [], isEnabled: isEnabled, words, source)
  }

  private static let frame = CGRect(x: 20, y: 100, width: 200, height: 44)

  private func said(_ element: Element) -> String {
    let screen = ScreenIndex([app(element)], size: screenFrame.size)
    let order = ReadingOrder(screen)
    return order.utterances.map(\.text).joined(separator: " | ")
  }

  @Test func controlsAreSaidWithTheirTraits() {
    let adjust = "Swipe up or down with one finger to adjust the value"
    let rows = [
      row(.staticText, "Name", .staticText, "Name", .traits),
      row(.staticText, "Name", [.staticText, .header], "Name, heading"),
      row(.staticText, "Name", [.staticText, .link], "Name, link"),
      row(.staticText, "Name", [.staticText, .button], "Name, button"),
      row(.staticText, "Name", [.staticText, .selected], "Selected, Name"),
      row(.staticText, "Name", [.staticText, .notEnabled], "Name, dimmed"),
      row(.staticText, "Name", [.staticText, .updatesFrequently], "Name", .traits),
      row(.staticText, "Is it so?", [.staticText, .button], "Is it so? button"),
      row(.button, "Next", .button, "Next, button", .traits),
      row(.button, "Next", "Next, button", .traits),
      row(.button, "Next", .button, isEnabled: false, "Next, dimmed, button"),
      row(.button, "Next", [.button, .selected], "Selected, Next, button"),
      row(.button, "Next", [.button, .header], "Next, button, heading"),
      row(.button, "Next", [.button, .image], "Next, button, image"),
      row(.button, "Next", [.button, .link], "Next, button, link"),
      row(.button, "Next", [.button, .searchField], "Next, button, search field"),
      row(.button, "Next", [.button, .selected], isEnabled: false, "Selected, Next, dimmed, button"),
      row(.button, "Sort", value: "Date", .button, "Sort, Date, button"),
      row(.button, "Sort", value: "Sort", .button, "Sort, button"),
      row(.button, "", .button, "Button"),
      row(.link, "Help", "Help, link"),
      row(.link, "Help", .button, "Help, link"),
      row(.link, "Help", [.link, .header], "Help, heading, link"),
      row(.link, "Help", .link, isEnabled: false, "Help, dimmed, link"),
      row(.image, "A dog", .image, "A dog, image"),
      row(.image, "", .image, "Image"),
      row(.image, "A dog", [.image, .button], "A dog, button, image"),
      row(.image, "A dog", [.image, .selected], "Selected, A dog, image"),
      row(.icon, "Mail", .button, "Mail, button"),
      row(.switch, "Wi-Fi", value: "1", .button, "Wi-Fi, switch button, on. Double tap to toggle setting"),
      row(.switch, "Wi-Fi", value: "0", .button, "Wi-Fi, switch button, off. Double tap to toggle setting"),
      row(.switch, "Wi-Fi", value: "2", .button, "Wi-Fi, switch button, mixed. Double tap to toggle setting"),
      row(.switch, "Wi-Fi", value: "1", .button, isEnabled: false, "Wi-Fi, dimmed, switch button, on"),
      row(.switch, "Wi-Fi", value: "0", .button, isEnabled: false, "Wi-Fi, dimmed, switch button, off"),
      row(.toggle, "Bold", value: "1", "Bold, switch button, on. Double tap to toggle setting"),
      row(.checkBox, "Agree", value: "0", "Agree, switch button, off. Double tap to toggle setting"),
      row(
        .switch, "Wi-Fi", value: "1", [.button, .selected],
        "Selected, Wi-Fi, switch button, on. Double tap to toggle setting"),
      row(.slider, "Volume", value: "50%", "Volume, 50%, adjustable. \(adjust)"),
      row(.slider, "Volume", value: "0%", "Volume, 0%, adjustable. \(adjust)"),
      row(.slider, "", value: "50%", "50%, adjustable. \(adjust)"),
      row(.slider, "Volume", value: "50%", isEnabled: false, "Volume, 50%, dimmed, adjustable"),
      row(.slider, "Volume", value: .number(0.5), "Volume, 0.5, adjustable. \(adjust)"),
      row(.pageIndicator, "", value: "page 2 of 5", "page 2 of 5, adjustable. \(adjust)"),
      row(.pickerWheel, "", value: "12", "12, picker item, adjustable. \(adjust)"),
      row(.pickerWheel, "Hours", value: "12", "Hours, 12, picker item, adjustable. \(adjust)"),
      row(.textField, "Name", value: "", "Name, text field. Double tap to edit"),
      row(.textField, "Name", value: "Ada", "Name, Ada, text field. Double tap to edit"),
      row(.textField, "", value: "Ada", "Ada, text field. Double tap to edit"),
      row(.textField, "Name", value: "Ada", isEnabled: false, "Name, Ada, dimmed, text field"),
      row(.textField, "Find", value: "", .searchField, "Find, search field. Double tap to edit"),
      row(
        .textView, "Notes", value: "Milk",
        "Notes, Milk, text field. Double tap to edit. Use the rotor to access Misspelled Words"),
      row(.searchField, "Search", value: "", "Search, search field. Double tap to edit"),
      row(.searchField, "Search", value: "soup", "Search, soup, search field. Double tap to edit"),
      row(.searchField, "Search", value: "", isEnabled: false, "Search, dimmed, search field"),
      row(.secureTextField, "Password", value: "•••", "Password, secure text field. Double tap to edit"),
      row(.secureTextField, "Password", value: "", "Password, secure text field. Double tap to edit"),
      row(.secureTextField, "Password", isEnabled: false, "Password, dimmed, secure text field"),
      row(.progressIndicator, "Progress", value: "40%", .updatesFrequently, "Progress, 40%", .traits),
      row(.activityIndicator, "", value: "1", .updatesFrequently, "In progress", .traits),
      row(.activityIndicator, "Loading", value: "1", .updatesFrequently, "Loading", .traits),
      row(
        .popUpButton, "Size", value: "Large", "Size, Large, pop-up button. Double tap to show menu", .traits),
      row(.menuButton, "More", "More, pop-up button. Double tap to show menu", .traits),
      row(.tab, "Home", "Home, tab", .traits),
      row(.tab, "Home", .selected, "Selected, Home, tab", .traits),
      row(.cell, "Row", "Row", .traits),
      row(.cell, "Row", .button, "Row, button", .traits),
      row(.cell, "Row", .selected, "Selected, Row", .traits),
      row(.other, "Card", "Card", .traits),
      row(.other, "Card", .button, "Card, button", .traits),
      row(.other, "Card", [.button, .notEnabled], "Card, dimmed, button", .traits),
      row(.other, "Card", value: "3", .header, "Card, 3, heading", .traits),
      row(.key, "a", "a", .traits),
      row(.disclosureTriangle, "Details", value: "Expanded", "Details, Expanded, button", .traits),
      row(.radioButton, "Red", .selected, "Selected, Red, button", .traits),
    ]
    for row in rows {
      let element = Element(
        row.type, label: row.label, value: row.value, frame: Self.frame, isEnabled: row.isEnabled,
        traits: row.traits)
      #expect(said(element) == row.words, "\(row.type.name), \(row.label): \(row.source.rawValue)")
    }
    #expect(rows.count == 74)
  }

  private func described(
    _ type: ElementType = .button, _ label: String = "Next", _ change: (inout ElementAccessibility) -> Void
  ) -> String {
    var element = Element(type, label: label, frame: Self.frame)
    element.describe(change)
    return said(element)
  }

  @Test func whatAppsAddIsSaidInItsPlace() {
    #expect(described { $0.hint = "Goes on." } == "Next, button. Goes on.")
    #expect(described { $0.actions = [.init(.named("Delete"))] } == "Next, button. Actions available")
    #expect(described { $0.actions = [.init(.activate)] } == "Next, button")
    #expect(described(.staticText, "Part") { $0.headingLevel = 2 } == "Part, heading level 2")
    #expect(
      described(.other, "Stars") { $0.actions = [.init(.adjust)] }
        == "Stars, adjustable. Swipe up or down with one finger to adjust the value")
    #expect(
      described { $0.customContent = [.init("Age", value: "3")] } == "Next, button. More content available")
    #expect(
      described { $0.customContent = [.init("Age", value: "3", isImportant: true)] } == "Next, Age, 3, button"
    )
    #expect(described(.staticText, "AbC") { $0.speech = .spelled } == "cap A b cap C")
    #expect(described(.staticText, "a-b!") { $0.speech = .punctuation } == "a dash b exclamation point")
    #expect(described { $0.position = .init(2, of: 3) } == "Next, button, 2 of 3")
    #expect(
      described {
        $0.hint = "Goes on"
        $0.customContent = [.init("Age", value: "3")]
        $0.actions = [.init(.named("Delete"))]
      } == "Next, button. Goes on. More content available. Actions available")
  }

  @Test func placesAmongTheirLikeFollowFromTheContainer() {
    let items = (0..<3).map { button("Item \($0)", Double($0) * 100, 700) }
    let bar = Element(.tabBar, frame: CGRect(x: 0, y: 700, width: 375, height: 49), children: items)
    #expect(said(bar) == "Item 0, tab, 1 of 3 | Item 1, tab, 2 of 3 | Item 2, tab, 3 of 3")
    let segments = Element(.segmentedControl, frame: bar.frame, children: Array(items.prefix(2)))
    #expect(said(segments) == "Item 0, button, 1 of 2 | Item 1, button, 2 of 2")
    var list = Element(.other, label: "Rates", frame: bar.frame, children: items)
    list.describe { $0.containerKind = .list }
    #expect(said(list) == "List start, Item 0, button | Item 1, button | Item 2, button, list end")
    list.describe { $0.containerKind = .landmark }
    #expect(said(list) == "Rates, landmark, Item 0, button | Item 1, button | Item 2, button, end")
  }

  @Test func wordsOfARowAreSaidOnce() {
    func row(_ inside: Element) -> Element {
      var cell = Element(.cell, frame: Self.frame, children: [inside])
      cell.describe {
        $0.grouping = .element
        $0.traits = .button
      }
      return cell
    }
    let texts = ["Soup", "35 min"].map { Element(.staticText, label: $0, frame: Self.frame) }
    // The button of a row has the words of its content, and a group's own label is no repetition.
    let link = Element(.button, label: "Soup, 35 min", frame: Self.frame, traits: .button, children: texts)
    #expect(said(row(link)) == "Soup, 35 min, button")
    var group = Element(.other, label: "Recipe", frame: Self.frame, children: texts)
    #expect(said(row(group)) == "Recipe, Soup, 35 min, button")
    group.describe { $0.grouping = .container }
    #expect(said(row(group)) == "Recipe, Soup, 35 min, button")
  }

  @Test func textsAreSpelledWithCapitalsAndMarks() {
    #expect(Spelling.characters(of: "Hi, Bo") == ["cap H", "i", "comma", "space", "cap B", "o"])
    #expect(Spelling.characters(of: "7é\n") == ["7", "é", "new line"])
  }
}
