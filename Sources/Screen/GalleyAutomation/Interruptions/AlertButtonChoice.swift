import Foundation
import GalleyTree

/// Chooses the button of a question that the built-in handler presses.
///
/// Words are no criterion. The rules, of buttons that take input, in order:
/// 1. the button whose role is to cancel, with any title;
/// 2. the button whose role is to be the default one;
/// 3. a button that is alone;
/// 4. the button in the place where Apple puts the cancel button: the leading one of a row of two, the last
///    one of several below each other. This is for drivers and questions without roles. A button that
///    destroys something is never chosen by its place.
///
/// A sheet may be a whole page, so of its buttons only one that cancels can be pressed without harm.
///
/// - Reference: [Alerts](https://developer.apple.com/design/human-interface-guidelines/alerts), on the placement of buttons;
///   Apple's WWDC 2020 session 10220 on the handler: *if they have a cancel button or a default button*.
enum AlertButtonChoice {
  /// The button that the built-in handler presses.
  ///
  /// - Returns: The index of the button, or `nil` if there is none.
  static func choice(of buttons: [Element], in type: ElementType) -> Int? {
    let enabled = buttons.indices.filter { buttons[$0].isEnabled }
    if let cancel = enabled.first(where: { buttons[$0].role == .cancel }) { return cancel }
    guard type != .sheet, type != .popover else { return nil }
    if let usual = enabled.first(where: { buttons[$0].role == .defaultAction }) { return usual }
    if buttons.count == 1 { return enabled.first }
    let harmless = enabled.filter { buttons[$0].role != .destructive }
    guard buttons.count == 2, areBeside(buttons[0].frame, buttons[1].frame) else {
      return harmless.max { buttons[$0].frame.minY < buttons[$1].frame.minY }
    }
    return harmless.min { buttons[$0].frame.minX < buttons[$1].frame.minX }
  }

  private static func areBeside(_ a: CGRect, _ b: CGRect) -> Bool {
    a.minY < b.maxY && b.minY < a.maxY
  }
}
