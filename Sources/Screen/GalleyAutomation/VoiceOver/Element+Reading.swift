import GalleyTree

extension Element {
  /// Whether VoiceOver stops at it, as far as it alone tells; `nil` where it depends on what is inside.
  ///
  /// Controls, texts and pictures are elements by themselves; what only holds others is none, unless it says so.
  var isStop: Bool? {
    switch accessibility?.grouping {
    case .element: return true
    case .container: return false
    case nil: break
    }
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

  /// Its traits with those that only screen readers are told.
  var spokenTraits: ElementTraits { traits.union(accessibility?.traits ?? []) }
}

extension ElementType {
  /// Whether elements of this type are read as one, whatever is inside.
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

  /// Whether elements of this type keep what is inside together when it is read.
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

  /// Where what is of this type is read among those beside it, whatever its place: before (-1), with, or after them.
  ///
  /// Content goes below bars, so that frames do not tell.
  var readingRank: Int {
    switch self {
    case .navigationBar, .menuBar: -1
    case .tabBar, .toolbar: 1
    case .keyboard: 2
    default: 0
    }
  }
}
