import GalleyTree

/// An alert, or another question, in front of the element under test.
package struct FrontQuestion: Hashable, Sendable {
  /// The path in `Snapshot/screen`.
  package var path: ElementPath
  /// Type, identifier and label.
  package var name: String
  package var type: ElementType
  /// The text of the question.
  package var title: String
  /// The bundle identifier of the app it belongs to.
  package var owner: String
  /// The name of that app.
  package var ownerName: String
  /// The labels of its buttons.
  package var buttons: [String]
}

extension FrontQuestion {
  /// The topmost question on a screen.
  ///
  /// Only alerts and dialogs of the app under test count, because its sheets are pages; of other apps, all
  /// questions count.
  ///
  /// - Parameters:
  ///   - subjects: The elements under test; their ancestors are not in front of them.
  ///   - screen: The screen.
  ///   - bundleIdentifier: The app under test; `nil` for the app of the subjects.
  package init?(
    inFrontOf subjects: [Int] = [], on screen: ScreenIndex, of bundleIdentifier: String? = nil
  ) {
    let own =
      bundleIdentifier.flatMap { screen.bundleIdentifiers.firstIndex(of: $0) }
      ?? subjects.first.map { screen.application(of: $0) }
    let types: [ElementType] = [.alert, .dialog, .sheet]
    let fronts = types.flatMap { screen.places(of: $0, in: screen.nodes.indices) }.filter { place in
      let application = screen.application(of: place)
      let isForeign = application != own
      guard screen.nodes[place].visible != nil, isForeign || screen.nodes[place].element.type != .sheet else {
        return false
      }
      return own.map { application >= $0 } ?? true
    }
    guard let front = fronts.max(), !subjects.contains(where: { screen.isPlace($0, within: front) }) else {
      return nil
    }
    let element = screen.nodes[front].element
    let application = screen.application(of: front)
    let root = screen.nodes[screen.roots[application]].element
    path = screen.path(of: front)
    name = ElementText.name(element)
    type = element.type
    title = element.label
    owner = screen.bundleIdentifiers[application]
    ownerName = root.label.isEmpty ? screen.bundleIdentifiers[application] : root.label
    buttons = screen.places(of: .button, in: screen.descendants(of: front)).map {
      screen.nodes[$0].element.shownName
    }
  }
}

extension Element {
  /// Its label or, without one, its identifier.
  fileprivate var shownName: String { label.isEmpty ? identifier : label }
}
