/// One step of a navigation, and its result.
package struct NavigationStep: Hashable, Sendable, Codable {
  /// The container of a button.
  package enum Container: String, Hashable, Sendable, Codable {
    /// On the keyboard.
    case keyboard
    case alert
    /// On a sheet or in a popover.
    case sheet
    case navigationBar
    case tabBar
    /// Anywhere else on the page.
    case page
  }

  /// The action that was taken.
  package enum Action: Hashable, Sendable, Codable {
    /// A tap on a button; its name, and its container.
    case tap(String, of: Container)
    /// A tap on an element that a layout declares to open a page; the element's name, and the page's.
    case follow(String, of: String)
    case escapeKey
    case returnKey
    /// A drag of the sheet to the lower edge.
    case dragSheet
    /// A tap beside the sheet.
    case besideSheet
    /// A swipe from the leading edge of the screen.
    case leadingEdge
    /// A step back in the history of a browser.
    case history
    /// A drag of scrollable content, towards the keyboard.
    case dragContent
    /// A drag of scrollable content, down from its beginning.
    case pull
  }

  package var action: Action
  /// Whether the screen is another one after it.
  package var isEffective: Bool
  /// The reason why it could not be done, if it could not.
  package var refusal: String?
  /// The page after it, as far as the atlas knows it.
  package var recognition: Recognition

  private enum CodingKeys: String, CodingKey {
    case action = "deed"
    case isEffective
    case refusal
    case recognition
  }
}
