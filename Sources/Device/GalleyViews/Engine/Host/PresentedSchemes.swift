import Foundation
import GalleyTree

/// The colour scheme that a view sets for the window or the card that it fills.
struct PresentedScheme {
  /// Light or dark.
  let scheme: ColorScheme
  /// Whether a bar at the upper edge sets it, which has the word about the status bar.
  let isOfBar: Bool
  /// The view.
  weak var node: Node?
}

private enum PresentedSchemes: WindowRegistryKey {
  typealias Value = PresentedScheme
}

extension ViewHost {
  /// Takes up the colour scheme that a view sets, or that it sets none.
  ///
  /// - Parameters:
  ///   - scheme: The scheme; `nil` for that of the surroundings.
  ///   - isOfBar: Whether it is that of a bar.
  ///   - node: The view.
  ///   - owner: The node with which the setting goes.
  func present(_ scheme: ColorScheme?, isOfBar: Bool = false, of node: Node, with owner: Node) {
    let registry = registries[PresentedSchemes.self]
    guard let scheme else { return registry.remove(owner) }
    registry.set(PresentedScheme(scheme: scheme, isOfBar: isOfBar, node: node), of: owner)
  }

  /// The colour schemes that views set which are as wide as the window, and are in a card or behind all cards.
  ///
  /// - Parameter card: The card; `nil` for the window's content.
  private func schemes(in card: Node?) -> [PresentedScheme] {
    registries[PresentedSchemes.self].values.filter { entry in
      guard
        let view = entry.node?.layoutChildren.first(where: { $0.isInWindow && $0.frame.width >= size.width })
      else { return false }
      let around = sequence(first: view, next: \.parent).first { $0 is any WindowSheet }
      return around === card
    }
  }

  /// The colour scheme of a card's content, or of the window's: that of the device, unless a view that fills it sets another one.
  ///
  /// - Parameter card: The card; `nil` for the window's content.
  func contentScheme(of card: Node? = nil) -> ColorScheme {
    schemes(in: card).last { !$0.isOfBar }?.scheme ?? environment.colorScheme
  }

  /// The colour scheme of what is below the status bar: that of a bar at the upper edge, or else of the content.
  ///
  /// A cover over the whole window has the word instead of what is behind it; a card has not.
  ///
  /// - Reference: [UIKit's `preferredStatusBarStyle`](https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarstyle)
  ///   and [`modalPresentationCapturesStatusBarAppearance`](https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance).
  package var statusBarScheme: ColorScheme {
    let cover = sheets.last { $0.coversWindow }
    return schemes(in: cover).last { $0.isOfBar }?.scheme ?? contentScheme(of: cover)
  }

  /// The colour scheme of the content at the lower edge of the window.
  package var lowerEdgeScheme: ColorScheme { contentScheme(of: sheets.last { $0.reachesLowerEdge }) }
}
