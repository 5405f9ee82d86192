import GalleyTree

extension ReadingOrder {
  /// The spoken descriptions of all elements, in order.
  package var utterances: [Utterance] { places.map(utterance) }

  /// The spoken description of an element or, if it is none, of a container.
  package func utterance(of place: Int) -> Utterance {
    guard index(of: place) != nil else { return Utterance(ofContainer: screen.nodes[place].element) }
    let facts = UtteranceFacts(place, in: screen)
    return Utterance(begins(place) + facts.parts + ends(place) + facts.lateParts)
  }

  private func begins(_ place: Int) -> [Utterance.Part] {
    let around = containers[place] ?? []
    guard !around.isEmpty else { return [] }
    let before = index(of: place).flatMap { $0 > 0 ? containers[places[$0 - 1]] ?? [] : [] } ?? []
    return around.filter { !before.contains($0) }.compactMap { container in
      let element = screen.nodes[container].element
      return element.announcedContainer.map { .begins($0, label: element.label) }
    }
  }

  private func ends(_ place: Int) -> [Utterance.Part] {
    let around = containers[place] ?? []
    guard !around.isEmpty, let index = index(of: place) else { return [] }
    let after = index + 1 < places.count ? containers[places[index + 1]] ?? [] : []
    return around.reversed().filter { !after.contains($0) }.compactMap { container in
      screen.nodes[container].element.announcedContainer.map { .ends($0) }
    }
  }
}

extension Utterance {
  /// Creates the spoken description of a container, for those who navigate by groups.
  fileprivate init(ofContainer element: Element) {
    let name = element.label.isEmpty ? element.title : element.label
    let role = Part.role(.container(element.type))
    // *Tab bar, tab bar* would be once too often.
    let isToldByName = name.lowercased() == UtteranceText.words(role)
    self.init((name.isEmpty ? [] : [.label(name)]) + (isToldByName ? [] : [role]))
  }
}

/// The facts in the spoken description of one element.
///
/// The order is that of devices: the selection, the label, the value, the role, the position among siblings;
/// then hints. The role of a switch comes before its value.
///
/// - Reference: [AccessibilitySnapshot](https://github.com/cashapp/AccessibilitySnapshot), which compares its
///   words with devices: the order of traits, the hint that stands for a label, and the additions of a field
///   and a switch are those of its `UIAccessibility+SnapshotAdditions.swift`.
struct UtteranceFacts {
  private let place: Int
  private let screen: ScreenIndex
  private let element: Element
  private let traits: ElementTraits
  private let parent: ElementType?

  init(_ place: Int, in screen: ScreenIndex) {
    self.place = place
    self.screen = screen
    element = screen.nodes[place].element
    traits = element.spokenTraits
    parent = screen.nodes[place].parent.map { screen.nodes[$0].element.type }
  }

  /// The parts that are spoken at once.
  var parts: [Utterance.Part] {
    var parts: [Utterance.Part] = []
    if element.isSelected || traits.contains(.selected) { parts.append(.selected) }
    if let name { parts.append(name) }
    let isSwitch = isSwitch
    if let value, !isSwitch { parts.append(.value(value)) }
    if isToldByHint, let hint { parts.append(.label(hint)) }
    parts += (element.accessibility?.customContent ?? []).filter(\.isImportant).map {
      .content(label: $0.label, value: $0.value)
    }
    if isDimmed { parts.append(.dimmed) }
    if isSwitch {
      parts.append(.role(.switchButton))
      if let value { parts.append(.value(value)) }
    }
    parts += roles.map { .role($0) }
    if let position { parts.append(.position(position.number, of: position.count)) }
    return parts
  }

  /// The parts that are spoken after a pause.
  var lateParts: [Utterance.Part] {
    var parts: [Utterance.Part] = []
    if let hint, !isToldByHint { parts.append(.hint(hint)) }
    if !isDimmed { parts += instructions.map { .instruction($0) } }
    if element.accessibility?.customContent.contains(where: { !$0.isImportant }) == true {
      parts.append(.moreContent)
    }
    if !screen.namedActions(of: place).isEmpty { parts.append(.actionsAvailable) }
    return parts
  }

  private var isDimmed: Bool { !element.isEnabled || traits.contains(.notEnabled) }

  private var hint: String? {
    let hint = element.accessibility?.hint ?? ""
    return hint.isEmpty ? nil : hint
  }

  /// Whether the hint stands in the place of a label and a value that are missing.
  private var isToldByHint: Bool { hint != nil && name == nil && value == nil }

  private var isSwitch: Bool { [.switch, .toggle, .checkBox].contains(element.type) }

  private var isField: Bool {
    [.textField, .secureTextField, .searchField, .textView, .comboBox].contains(element.type)
  }

  // MARK: Its words

  private var name: Utterance.Part? {
    let text = label
    // Twice *back* would be once too often.
    guard !text.isEmpty, !(isBackButton && text.lowercased() == "back") else { return nil }
    let speech = element.accessibility?.speech ?? []
    if speech.contains(.spelled) { return .spelled(text) }
    return speech.contains(.punctuation) ? .punctuated(text) : .label(text)
  }

  private var label: String {
    if !element.label.isEmpty { return element.label }
    if !element.title.isEmpty { return element.title }
    if element.type == .activityIndicator { return "In progress" }
    // One element of several says what they say.
    guard element.accessibility?.grouping == .element else { return "" }
    return words(inside: place).joined(separator: ", ")
  }

  /// The words of the elements below an element; a control with words, such as the button of a row, has those of its content.
  private func words(inside place: Int) -> [String] {
    screen.children(of: place).flatMap { child -> [String] in
      let element = screen.nodes[child].element
      let own = element.label.isEmpty ? element.value?.text ?? "" : element.label
      if own.isEmpty { return words(inside: child) }
      return element.isStop == true ? [own] : [own] + words(inside: child)
    }
  }

  private var value: String? {
    let text = element.value?.text ?? ""
    if isSwitch {
      return switch text {
      case "1": "on"
      case "0": "off"
      case "2": "mixed"
      default: text.isEmpty ? nil : text
      }
    }
    if isField {
      // A secret is not read, and what an empty field shows is.
      let shown = element.type == .secureTextField ? "" : text
      let words = shown.isEmpty && (text.isEmpty || label.isEmpty) ? element.placeholder ?? "" : shown
      return words.isEmpty ? nil : words
    }
    // For an activity indicator, only the fact that it turns is spoken.
    guard !text.isEmpty, text != label, element.type != .activityIndicator else { return nil }
    return text
  }

  // MARK: Role

  private var roles: [Utterance.Role] {
    if isSwitch { return heading }
    switch element.type {
    case .secureTextField: return [.secureTextField] + editing + heading
    case .searchField: return [.searchField] + editing + heading
    case .textField, .textView, .comboBox:
      return [traits.contains(.searchField) ? .searchField : .textField] + editing + heading
    case .pickerWheel: return [.pickerItem, .adjustable]
    case .popUpButton, .menuButton: return [.popUpButton]
    default: break
    }
    if isTab { return [.tab] }
    var roles: [Utterance.Role] = []
    if isButton { roles.append(isBackButton ? .backButton : .button) }
    roles += heading
    if traits.contains(.link) || element.type == .link { roles.append(.link) }
    if element.isAdjustable { roles.append(.adjustable) }
    if isImage { roles.append(.image) }
    if traits.contains(.searchField) { roles.append(.searchField) }
    return roles
  }

  private var heading: [Utterance.Role] {
    let level = element.accessibility?.headingLevel
    return level != nil || traits.contains(.header) ? [.heading(level: level)] : []
  }

  private var editing: [Utterance.Role] { element.isFocused ? [.editing] : [] }

  /// Whether it is spoken as a button; a link is not, though it acts like one.
  private var isButton: Bool {
    if element.type == .link { return false }
    return traits.contains(.button)
      || [.button, .radioButton, .toolbarButton, .disclosureTriangle].contains(element.type)
  }

  private var isBackButton: Bool { parent == .navigationBar && element.identifier == "BackButton" }

  /// Whether it is spoken as a picture; a picture with an action has its role in addition.
  private var isImage: Bool { traits.contains(.image) || element.type == .image }

  private var isTab: Bool { element.type == .tab || parent == .tabBar && element.type == .button }

  // MARK: Position

  private var position: ElementAccessibility.Position? {
    if let position = element.accessibility?.position { return position }
    guard parent == .tabBar || parent == .segmentedControl, let parent = screen.nodes[place].parent else {
      return nil
    }
    let like = screen.children(of: parent).filter { screen.nodes[$0].element.type == element.type }
    return like.firstIndex(of: place).map { .init($0 + 1, of: like.count) }
  }

  private var instructions: [Utterance.Instruction] {
    if isSwitch { return [.toggle] }
    if element.isFocused, isField { return [.misspellings] }
    if element.type == .textView { return [.edit, .misspellings] }
    if isField { return [.edit] }
    if element.isAdjustable { return isToldByHint ? [] : [.adjust] }
    return [.popUpButton, .menuButton].contains(element.type) ? [.showMenu] : []
  }
}
