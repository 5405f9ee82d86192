import GalleyTree

/// A driver whose device shows the options of some controls in menus that are no part of any tree, as browsers do for `select`.
public protocol OptionChoosing: Driver {
  /// Chooses an option of a control, as a person does in its menu; an option that is not offered changes nothing.
  ///
  /// - Parameters:
  ///   - option: The option's text.
  ///   - control: The control, as it is on the latest snapshot.
  /// - Returns: The options that it offers; `nil` for a control whose menu is part of the tree.
  /// - Throws: ``DriverError`` if the device does not answer.
  func choose(_ option: String, of control: Element) throws(DriverError) -> [String]?
}
