import GalleyRaster

/// Parts of a window that the system draws above an app's.
extension ViewHost {
  /// Draws the sheets alone, for a window above another app's.
  package func drawSheets(into list: inout DisplayList) {
    drawing {
      for sheet in sheets + leavingSheets {
        sheet.drawDimming(into: &list)
        sheet.draw(into: &list)
      }
    }
  }

  /// Draws the alerts alone, for a window above another app's.
  package func drawAlerts(into list: inout DisplayList) {
    drawing { for alert in alerts { alert.draw(into: &list) } }
  }
}
