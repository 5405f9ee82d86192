import Foundation
import GalleyAutomation

extension LiveElement {
  /// Gives files to an input of files of a web page, as a person does in the browser's dialog.
  ///
  /// The element is the input, its label, or a part of its label.
  ///
  /// - Parameters:
  ///   - files: The files, by their addresses on this machine; none takes those of the input away.
  ///   - duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if the element is no input of files, or takes one file and not several; `DriverError` if a file is not there,
  ///   or the device is no browser.
  public func attach(_ files: [URL], within duration: Duration? = nil, site: CallSite = #_callSite) throws {
    try subject.act("attach files to", until: context.deadline(within: duration), at: site) {
      target, deadline in
      try context.automator.attach(files, to: target, until: deadline)
    }
  }
}
