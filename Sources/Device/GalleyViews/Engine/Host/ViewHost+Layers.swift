import Foundation
import GalleyRaster

/// The parts of a window that the system draws above an app's.
extension ViewHost {
  /// Draws the sheets alone, with the keyboard for them, for a window above another app's.
  package func drawSheets(into list: inout DisplayList) {
    drawing {
      for sheet in sheets + leavingSheets {
        sheet.drawDimming(into: &list)
        sheet.draw(into: &list)
      }
      keyboard?.draw(into: &list)
    }
  }

  /// Draws the alerts alone, for a window above another app's.
  package func drawAlerts(into list: inout DisplayList) {
    drawing { for alert in alerts { alert.draw(into: &list) } }
  }

  /// Moves and resizes the window on the screen.
  package func setFrame(_ frame: CGRect) {
    if origin != frame.origin { origin = frame.origin }
    if size != frame.size { size = frame.size }
  }

  /// Whether a view accepts keys as text.
  package var hasKeyReceiver: Bool { keyReceiver != nil }
}
