/// The looks of tab bars that an app has set once for all of them.
struct TabBarLooks {
  /// The look of a button in one of its states.
  struct Item {
    /// The colour of the picture; `nil` for the usual one.
    var icon: Color?
    var title = LetterLook()
    /// The colour behind a badge; `nil` for red.
    var badge: Color?
  }

  /// The looks of a button that is chosen, and of the others.
  struct Items {
    var normal = Item()
    var selected = Item()
  }

  var isHidden = false
  /// The colour of the chosen button; `nil` for the tint of the views around.
  var tint: Color?
  /// The colour of the other buttons; `nil` for that of the system.
  var unselected: Color?
  /// The colour behind the bar.
  var backdrop: Color?
  /// The background above content that goes on below the bar; `nil` for that of the system.
  var standard: BarSurface?
  /// The background above content that is at its end; `nil` for none.
  var atEdge: BarSurface?
  /// The titles of buttons without another look.
  var titles = Items()
  /// The looks of buttons with the title below the picture.
  var stacked = Items()
  /// The looks of buttons with the title beside the picture.
  var inline = Items()

  /// The look of a button.
  func item(isChosen: Bool, isInline: Bool) -> Item {
    let items = isInline ? inline : stacked
    var item = isChosen ? items.selected : items.normal
    item.title = item.title.filled(from: (isChosen ? titles.selected : titles.normal).title)
    return item
  }
}
