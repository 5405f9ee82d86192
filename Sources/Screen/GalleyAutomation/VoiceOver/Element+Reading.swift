import GalleyTree

extension Element {
  /// Whether VoiceOver stops at the element, as far as it alone shows it; `nil` if it depends on its
  /// descendants.
  ///
  /// Controls, texts and pictures are elements by themselves; mere containers are not, unless they are marked
  /// as such.
  var isStop: Bool? {
    switch accessibility?.grouping {
    case .element: return true
    case .container: return false
    case nil: break
    }
    if accessibility?.part == .icon { return false }
    if type.isRead { return type != .staticText || !label.isEmpty || value?.text.isEmpty == false }
    // An app or a window with nothing in it says nothing.
    if type.isStage { return false }
    // A container with words and nothing inside is one element, such as a row of an app's own drawing.
    return label.isEmpty && value?.text.isEmpty != false ? false : nil
  }

  /// Whether its value is changed by flicks up and down.
  var isAdjustable: Bool {
    switch type {
    case .slider, .pickerWheel, .pageIndicator: true
    default: accessibility?.action(.adjust) != nil
    }
  }

  /// The element's traits, and those that only screen readers receive.
  var spokenTraits: ElementTraits { traits.union(accessibility?.traits ?? []) }
}

extension ElementType {
  /// Whether elements of this type are read as a whole.
  var isRead: Bool {
    switch self {
    case .button, .radioButton, .checkBox, .disclosureTriangle, .popUpButton, .comboBox, .menuButton,
      .toolbarButton, .key, .slider, .pageIndicator, .progressIndicator, .activityIndicator, .pickerWheel,
      .switch, .toggle, .link, .image, .icon, .searchField, .staticText, .textField, .secureTextField,
      .textView, .menuItem, .ratingIndicator, .valueIndicator, .levelIndicator, .colorWell, .tab:
      true
    default: false
    }
  }

  /// Whether elements of this type keep their descendants together when they are read.
  var keepsTogether: Bool {
    switch self {
    case .application, .window, .sheet, .drawer, .alert, .dialog, .popover, .keyboard, .navigationBar,
      .tabBar,
      .tabGroup, .toolbar, .table, .tableRow, .outline, .outlineRow, .collectionView, .segmentedControl,
      .picker,
      .datePicker, .scrollView, .menu, .menuBar, .webView, .grid, .cell, .stepper:
      true
    default: false
    }
  }

  /// The rank of this type in the reading order among siblings, regardless of their places: before (-1),
  /// with, or after them.
  ///
  /// Content goes below bars, so that frames do not show the order.
  var readingRank: Int {
    switch self {
    case .navigationBar, .menuBar: -1
    case .tabBar, .toolbar: 1
    case .keyboard: 2
    default: 0
    }
  }
}
