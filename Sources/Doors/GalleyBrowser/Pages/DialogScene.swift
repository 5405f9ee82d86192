import Foundation
import GalleyTree

/// A dialog of JavaScript, as an alert of a springboard in front of the page.
///
/// A browser without a window draws none, so its place is Galley's.
package struct DialogScene: Hashable {
  var dialog: BrowserDialog
  /// The size of the screen, in points.
  var size: CGSize

  /// The name of the app that alerts belong to.
  static let application = "com.apple.springboard"

  /// The answers to a dialog.
  package enum Answer: Hashable {
    case accept, dismiss
  }

  private var frame: CGRect {
    let width = min(280, size.width - 20)
    return CGRect(x: (size.width - width) / 2, y: (size.height - 140) / 2, width: width, height: 140)
  }

  private var buttons: [(answer: Answer, frame: CGRect)] {
    // A message asks nothing.
    if dialog.kind == .alert {
      return [(.accept, CGRect(x: frame.minX, y: frame.maxY - 44, width: frame.width, height: 44))]
    }
    let half = frame.width / 2
    return [
      (.dismiss, CGRect(x: frame.minX, y: frame.maxY - 44, width: half, height: 44)),
      (.accept, CGRect(x: frame.minX + half, y: frame.maxY - 44, width: half, height: 44)),
    ]
  }

  /// The answer that a touch gives; `nil` outside of the buttons.
  func answer(at point: CGPoint) -> Answer? { buttons.first { $0.frame.contains(point) }?.answer }

  /// The tree of the alert.
  var tree: ApplicationTree {
    let texts = Element(
      .staticText, label: dialog.message,
      frame: CGRect(x: frame.minX + 16, y: frame.minY + 16, width: frame.width - 32, height: 64))
    let buttons = buttons.map { button in
      Element(
        .button, label: button.answer == .accept ? "OK" : "Cancel", frame: button.frame, traits: .button,
        role: button.answer == .accept ? .defaultAction : .cancel)
    }
    let alert = Element(
      .alert, label: dialog.message, frame: frame, traits: .modal, children: [texts] + buttons)
    return ApplicationTree(
      bundleIdentifier: Self.application,
      root: Element(.application, frame: CGRect(origin: .zero, size: size), children: [alert]))
  }
}

extension Element {
  /// The element without the device's word about touches, for a page behind a dialog.
  func withoutTouches() -> Element {
    var element = self
    element.touch = nil
    element.children = children.map { $0.withoutTouches() }
    return element
  }
}
