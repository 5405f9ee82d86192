import Foundation
import GalleyTree

extension Element {
  /// The scroll view that an alert or an action sheet has around its texts, and another around its buttons; `nil` without any.
  ///
  /// - Reference: `alerts["…"].scrollViews.otherElements.buttons["OK"]`, as Xcode records a tap.
  static func scrolling(_ elements: [Element]) -> Element? {
    guard let first = elements.first else { return nil }
    let frame = elements.reduce(first.frame) { $0.union($1.frame) }
    let content = Element(.other, frame: frame, appearance: .touchTransparent, children: elements)
    return Element(.scrollView, frame: frame, appearance: .touchTransparent, children: [content])
  }

  /// Takes the symbol of the first element that has one, for a control that holds them.
  mutating func takeSymbol(of inner: [Element]) {
    takeSymbol(inner.lazy.compactMap { $0.accessibility?.symbol }.first)
  }

  /// Takes a symbol by its name, if there is one.
  mutating func takeSymbol(_ symbol: String?) {
    if let symbol { describe { $0.symbol = symbol } }
  }

  /// Identifies this element and those below it by their symbols, where the app gives no identifier.
  mutating func identifyBySymbols() {
    if identifier.isEmpty, let symbol = accessibility?.symbol { identifier = symbol }
    for index in children.indices { children[index].identifyBySymbols() }
  }

  /// Sets the identifier of an element without one; the buttons of a stepper get theirs from it, as in SwiftUI.
  mutating func identify(_ name: String) {
    guard identifier.isEmpty else { return }
    identifier = name
    guard type == .stepper else { return }
    for index in children.indices where children[index].type == .button {
      if children[index].identifier.isEmpty {
        children[index].identifier = "\(name)-\(children[index].label)"
      }
    }
  }
}
