import Foundation
import GalleyTree

/// A driver whose device lets apps ask for files in a dialog that is no part of any tree, as browsers do for inputs of files.
public protocol FileAttaching: Driver {
  /// Gives files to a control, as a person does in its dialog.
  ///
  /// - Parameters:
  ///   - files: The files, which exist; none takes those of the control away.
  ///   - control: The control, as it is on the latest snapshot.
  /// - Returns: The part that the control lacks for them, such as `an input of files`; `nil` if it has them.
  /// - Throws: ``DriverError`` if the device does not answer.
  func attach(_ files: [URL], to control: Element) throws(DriverError) -> String?
}
