import GalleyTree

/// The setting of flicks up and down.
enum RotorSetting: Hashable {
  /// Change the value of the element.
  case value
  /// Choose one of the element's actions.
  case actions
  /// Go through the entries that an app has put together.
  case ofApp(ElementAccessibility.Rotor)
  /// Read letter by letter.
  case characters
  /// Read word by word.
  case words
  /// Go from one element of a kind to the next.
  case elements(ElementRotor)
  /// Reads the additional content of the element.
  case moreContent

  var name: String {
    switch self {
    case .value: "Adjust Value"
    case .actions: "Actions"
    case .ofApp(let rotor): rotor.name
    case .characters: "Characters"
    case .words: "Words"
    case .elements(let rotor): rotor.name
    case .moreContent: "More Content"
    }
  }
}

extension ReadingOrder {
  /// The settings that the rotor offers at an element, in its order; the first is the default.
  func rotors(at place: Int) -> [RotorSetting] {
    let element = screen.nodes[place].element
    var settings: [RotorSetting] = []
    if element.isAdjustable { settings.append(.value) }
    if !screen.namedActions(of: place).isEmpty { settings.append(.actions) }
    settings += [.characters, .words]
    let ofApp = rotorsOfApp(around: place)
    settings += ofApp.map(RotorSetting.ofApp)
    let utterances = utterances
    settings += ElementRotor.all.filter { rotor in
      !ofApp.contains { $0.name == rotor.name } && utterances.contains(where: rotor.leads)
    }.map(RotorSetting.elements)
    if !element.furtherContent.isEmpty { settings.append(.moreContent) }
    return settings
  }

  /// The rotors that an app offers on an element and around it; of several with one name the innermost.
  private func rotorsOfApp(around place: Int) -> [ElementAccessibility.Rotor] {
    var rotors: [ElementAccessibility.Rotor] = []
    for place in [place] + screen.ancestors(of: place) {
      for rotor in screen.nodes[place].element.accessibility?.rotors ?? []
      where !rotors.contains(where: { $0.name == rotor.name }) {
        rotors.append(rotor)
      }
    }
    return rotors
  }
}

extension Element {
  /// The additional content that is read on request.
  var furtherContent: [ElementAccessibility.CustomContent] {
    accessibility?.customContent.filter { !$0.isImportant } ?? []
  }
}

extension ScreenIndex {
  /// The actions that a person chooses from at an element: its own, and those of the groups around it.
  func namedActions(of place: Int) -> [(name: String, action: ElementAccessibility.Action)] {
    let around = ancestors(of: place).map { nodes[$0].element }.filter {
      $0.accessibility?.grouping == .container
    }
    return ([nodes[place].element] + around).flatMap { $0.accessibility?.namedActions ?? [] }
  }
}
