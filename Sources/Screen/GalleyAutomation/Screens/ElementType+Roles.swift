import GalleyTree

extension ElementType {
  /// Whether elements of this type show a part of their content and move it under a finger.
  package var isScrollable: Bool {
    switch self {
    case .scrollView, .table, .collectionView, .webView, .outline, .textView: true
    default: false
    }
  }

  /// Whether elements of this type move something under a finger: their content, a thumb or a wheel.
  var takesDrags: Bool {
    switch self {
    case .slider, .pickerWheel, .picker, .datePicker, .map, .pageIndicator: true
    default: isScrollable
    }
  }

  /// Whether elements of this type are mere frames for others: they contain visible elements, and cover
  /// nothing.
  var isStage: Bool {
    self == .application || self == .window
  }

  /// Whether elements of this type come up over others and ask for an answer.
  var isPrompt: Bool {
    switch self {
    case .alert, .sheet, .dialog, .popover: true
    default: false
    }
  }
}
