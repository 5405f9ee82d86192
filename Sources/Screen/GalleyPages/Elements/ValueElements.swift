import GalleyTree

/// A thumb on a track, at a position between its ends.
public struct Slider: PlainElement {
  /// The type it may have.
  public static let types: [ElementType] = [.slider]
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// Two buttons that make a value larger and smaller.
public struct Stepper: PlainElement {
  /// The type it may have.
  public static let types: [ElementType] = [.stepper]
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// Options in a row, one of which is chosen.
public struct SegmentedControl: Choosable {
  /// The type it may have.
  public static let types: [ElementType] = [.segmentedControl]
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// Options, one of which is chosen, as wheels, segments, or a button or a `select` of a web page that opens a menu.
///
/// The options of a picker in a list are rows: declare them as ``Rows``.
public struct Picker: Choosable {
  /// The types it may have.
  public static let types: [ElementType] = [
    .picker, .pickerWheel, .segmentedControl, .button, .popUpButton, .menuButton, .comboBox,
  ]
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// Wheels for a date or a time.
public struct DatePicker: Choosable {
  /// The type it may have.
  public static let types: [ElementType] = [.datePicker]
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}
