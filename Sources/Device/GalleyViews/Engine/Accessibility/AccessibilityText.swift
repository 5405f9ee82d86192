import Foundation
import GalleyTree

/// The text, identifier and appearance that a control's element takes from its label.
@MainActor struct AccessibilityText {
  /// The words.
  var text = ""
  /// The first accessibility identifier inside of the label.
  var identifier = ""
  /// The name of the first symbol inside of the label.
  var symbol: String?
  /// The appearance of the label's first element.
  var appearance = Appearance()

  init(_ nodes: [Node]) {
    let all = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    let elements = nodes.flatMap { $0.elements(in: ElementContext(clip: all)) }
    let texts = elements.filter { $0.type == .staticText }
    let named = texts.isEmpty ? elements : texts
    text = named.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    identifier = elements.first { !$0.identifier.isEmpty }?.identifier ?? ""
    symbol = elements.lazy.compactMap { $0.accessibility?.symbol }.first
    appearance = named.first?.appearance ?? Appearance()
    appearance.visibleFrame = nil
  }
}
