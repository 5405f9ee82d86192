import Galley

/// The page whose buttons bring something up.
struct PresentationButtons: Layout {
  /// Brings up a sheet.
  let sheet = Button(.label("Sheet"))
  /// Asks what to do.
  let dialog = Button(.label("Dialog"))
  /// Warns.
  let alert = Button(.label("Alert"))
  /// Opens a menu.
  let menu = Button(.label("Menu"))

  /// Makes the layout.
  init() {}

  /// The promises of the page.
  var body: Blueprint {
    Required {
      sheet
      dialog
      alert
      menu
    }
  }
}
