/// The type of an element: Apple's 83 element types, with Apple's raw values.
///
/// - Reference: [`XCUIElement.ElementType`](https://developer.apple.com/documentation/xcuiautomation/xcuielement/elementtype-swift.enum).
public enum ElementType: UInt, Hashable, Sendable, CaseIterable {
  /// Any element; only queries use it.
  case any = 0
  /// An element without a particular type.
  case other = 1
  case application = 2
  case group = 3
  case window = 4
  case sheet = 5
  case drawer = 6
  case alert = 7
  case dialog = 8
  case button = 9
  case radioButton = 10
  case radioGroup = 11
  case checkBox = 12
  case disclosureTriangle = 13
  case popUpButton = 14
  case comboBox = 15
  case menuButton = 16
  case toolbarButton = 17
  case popover = 18
  case keyboard = 19
  case key = 20
  case navigationBar = 21
  case tabBar = 22
  case tabGroup = 23
  case toolbar = 24
  case statusBar = 25
  case table = 26
  case tableRow = 27
  case tableColumn = 28
  case outline = 29
  case outlineRow = 30
  case browser = 31
  case collectionView = 32
  case slider = 33
  case pageIndicator = 34
  case progressIndicator = 35
  case activityIndicator = 36
  case segmentedControl = 37
  case picker = 38
  case pickerWheel = 39
  case `switch` = 40
  case toggle = 41
  case link = 42
  case image = 43
  case icon = 44
  case searchField = 45
  case scrollView = 46
  case scrollBar = 47
  case staticText = 48
  case textField = 49
  case secureTextField = 50
  case datePicker = 51
  case textView = 52
  case menu = 53
  case menuItem = 54
  case menuBar = 55
  case menuBarItem = 56
  case map = 57
  case webView = 58
  case incrementArrow = 59
  case decrementArrow = 60
  case timeline = 61
  case ratingIndicator = 62
  case valueIndicator = 63
  case splitGroup = 64
  case splitter = 65
  case relevanceIndicator = 66
  case colorWell = 67
  case helpTag = 68
  case matte = 69
  case dockItem = 70
  case ruler = 71
  case rulerMarker = 72
  case grid = 73
  case levelIndicator = 74
  case cell = 75
  case layoutArea = 76
  case layoutItem = 77
  case handle = 78
  case stepper = 79
  case tab = 80
  case touchBar = 81
  case statusItem = 82
}

extension ElementType {
  /// The type's name as Apple writes it in code, such as `staticText`.
  public var name: String {
    Self.names[Int(rawValue)]
  }

  /// The names by raw value: asking the runtime for one takes longer than all else in a line of a tree.
  private static let names: [String] = allCases.reduce(into: []) { names, type in
    // Raw values count from 0 without a gap, in the order of the cases.
    precondition(Int(type.rawValue) == names.count, "raw values have no gaps")
    names.append(String(describing: type))
  }

  /// The type's name as Apple writes it in logs and trees, such as `StaticText`.
  public var displayName: String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The article of the type's name in a sentence: `an` for an `alert` or `Alert`, `a` for a `button`.
  package var article: String {
    name.first.map { "aeiou".contains($0) } ?? false ? "an" : "a"
  }

  /// The type of the given name.
  ///
  /// - Parameter name: A name as ``name`` writes it.
  public init?(name: String) {
    guard let type = Self.byName[name] else { return nil }
    self = type
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// Whether elements of this type are the rows of a list, which hand touches to the one control in them.
  package var isRow: Bool { self == .cell || self == .tableRow || self == .outlineRow }
}

extension ElementType: Codable {
  /// Reads a type from its name.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let type = ElementType(name: name) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "unknown element type \"\(name)\""))
    }
    self = type
  }

  /// Writes the type's name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
