import GalleyPages
import GalleyTree

/// The kind of element that stands for an element type.
struct SketchKind {
  /// The name, such as `Button`.
  let name: String
  /// The types that it stands for.
  let types: [ElementType]
  /// Whether nothing inside of it is of interest.
  let isWhole: Bool
  /// Whether a person does something with it.
  let isControl: Bool
  /// Whether it holds a value, which its label may contain as well, such as `Guests: 4`.
  let holdsValue: Bool

  private init(
    _ name: String, _ types: [ElementType], isWhole: Bool = true, isControl: Bool = true,
    holdsValue: Bool = false
  ) {
    self.name = name
    self.types = types
    self.isWhole = isWhole
    self.isControl = isControl
    self.holdsValue = holdsValue
  }

  private static let all = [
    SketchKind("Label", [.staticText], isControl: false),
    SketchKind("Image", [.image], isControl: false),
    SketchKind("Button", [.button]),
    SketchKind("Link", [.link]),
    SketchKind("Field", [.textField]),
    SketchKind("SecureField", [.secureTextField]),
    SketchKind("SearchField", [.searchField]),
    SketchKind("TextView", [.textView]),
    SketchKind("Toggle", [.switch, .toggle, .checkBox]),
    SketchKind("Slider", [.slider], holdsValue: true),
    SketchKind("Stepper", [.stepper], holdsValue: true),
    SketchKind("SegmentedControl", [.segmentedControl]),
    picker,
    SketchKind("DatePicker", [.datePicker], holdsValue: true),
    SketchKind("MenuItem", [.menuItem]),
    SketchKind("PageIndicator", [.pageIndicator], holdsValue: true),
    SketchKind("Cell", [.cell], isWhole: false),
    SketchKind("ProgressIndicator", [.progressIndicator, .activityIndicator], isControl: false),
    SketchKind("WebView", [.webView], isControl: false),
    SketchKind(
      "ScrollArea", [.scrollView, .table, .collectionView, .outline], isWhole: false, isControl: false),
  ]

  /// Options, one of which is chosen: wheels, or a button that opens a menu.
  static let picker = SketchKind(
    "Picker", [.picker, .pickerWheel, .popUpButton, .menuButton, .comboBox], holdsValue: true)
  /// A button that opens a menu, to backends that take it for an ordinary one.
  private static let menuButton = SketchKind("Picker", Picker.types, holdsValue: true)
  /// A tab of a tab bar, which is a button to some backends.
  static let tab = SketchKind("Tab", [.tab, .button])
  static let alert = SketchKind("Alert", [.alert], isWhole: false, isControl: false)
  static let sheet = SketchKind("Sheet", [.sheet], isWhole: false, isControl: false)

  /// Types of controls without a particular kind.
  private static let controls: Set<ElementType> = [
    .radioButton, .toolbarButton, .colorWell, .disclosureTriangle, .map, .icon, .incrementArrow,
    .decrementArrow, .ratingIndicator, .levelIndicator,
  ]

  static func of(_ element: Element) -> SketchKind {
    let value = element.value?.text ?? ""
    return element.type == .button && !value.isEmpty && value != element.label
      ? menuButton : of(element.type)
  }

  static func of(_ type: ElementType) -> SketchKind {
    if let kind = all.first(where: { $0.types.contains(type) }) { return kind }
    let isControl = controls.contains(type)
    return SketchKind("AnyElement", [type], isWhole: isControl, isControl: isControl)
  }

  /// The kind with a locator, as Swift.
  func code(_ locator: String) -> String {
    name == "AnyElement" ? "AnyElement(.\(types[0].name), \(locator))" : "\(name)(\(locator))"
  }

  /// The word for it in a name that would be another's without it.
  var suffix: String {
    name == "AnyElement" ? SketchNaming.capitalized(types[0].name) : name
  }
}
