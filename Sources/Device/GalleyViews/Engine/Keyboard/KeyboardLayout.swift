import Foundation

/// The keys of the keyboard on the screen, with their names and widths.
///
/// Names are those that XCUITest finds on an iPhone: keys by their letters, `more` for the key that leads to
/// digits and back, and a button for shift and one for return.
///
/// - Reference: [UIKit's `UIKeyboardType`](https://developer.apple.com/documentation/uikit/uikeyboardtype).
struct KeyboardLayout: Equatable {
  /// The sets of keys that a keyboard changes between.
  enum Plane: Hashable {
    case letters, digits, symbols
  }

  /// The action of a key.
  enum Action: Hashable {
    /// Writes a text.
    case write(String)
    case delete
    case submit
    case shift
    case show(Plane)
    /// Dismisses the keyboard.
    case dismiss
  }

  /// One key.
  struct Cap: Equatable {
    let label: String
    var identifier = ""
    /// The title of the key; the label by default.
    var title: String?
    /// The letters below a digit.
    var letters = ""
    /// The name of the symbol on it.
    var symbol: String?
    let action: Action
    /// The width in widths of a letter; 0 for the rest of the row.
    var width = 1.0
    /// Whether it is one of the darker ones.
    var isSpecial = false
    /// Whether it is a button in the element tree, rather than a key.
    var isButton = false
    /// Whether the key has the colour of the primary action.
    var isProminent = false
    /// Whether it is drawn without a ground.
    var isBare = false
  }

  /// A row of keys: some at its ends, and some in its middle.
  struct Row: Equatable {
    var leading: [Cap] = []
    var middle: [Cap]
    var trailing: [Cap] = []
  }

  /// The rows from above.
  var rows: [Row]
  /// The number of equal columns, for keyboards of digits; `nil` if letters determine the width.
  var columns: Int?

  /// Returns whether a phone's keyboard of this kind has digits and no letters.
  static func hasDigitsAlone(_ type: UIKeyboardType) -> Bool {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  /// The plane that a keyboard begins with.
  static func firstPlane(of type: UIKeyboardType, isTablet: Bool) -> Plane {
    type == .numbersAndPunctuation || (isTablet && hasDigitsAlone(type)) ? .digits : .letters
  }

  /// Arranges the keys.
  ///
  /// - Parameters:
  ///   - type: The kind of keyboard.
  ///   - plane: The set of keys.
  ///   - isUppercase: Whether letters are capitals.
  ///   - submit: The words of the return key.
  ///   - decimalSeparator: The decimal separator.
  ///   - isTablet: Whether the keyboard is a tablet's, which has no keyboards with only digits.
  init(
    _ type: UIKeyboardType, plane: Plane, isUppercase: Bool, submit: SubmitLabel, decimalSeparator: String,
    isTablet: Bool
  ) {
    if !isTablet, Self.hasDigitsAlone(type) || (type == .namePhonePad && plane != .letters) {
      self = .digits(type, plane: plane, decimalSeparator: decimalSeparator)
      return
    }
    rows = []
    let texts = isTablet ? Self.tabletTexts(plane) : Self.texts(plane)
    let shift = Self.shift(plane, isUppercase: isUppercase)
    func caps(_ row: Int) -> [Cap] {
      texts[row].map { character in
        let text = isUppercase && plane == .letters ? character.uppercased() : String(character)
        return Cap(label: text, action: .write(text))
      }
    }
    if isTablet {
      rows = [
        Row(middle: caps(0), trailing: [Self.delete(width: 1.2)]),
        Row(middle: caps(1), trailing: [Self.submit(submit, width: 1.7)]),
        Row(leading: [shift(1.1)], middle: caps(2), trailing: [shift(1.1)]),
        Row(
          leading: [Self.more(plane, width: 1.1)], middle: Self.bottom(type),
          trailing: [Self.more(plane, width: 1.6), Self.dismissal]),
      ]
    } else {
      rows = [
        Row(middle: caps(0)), Row(middle: caps(1)),
        Row(leading: [shift(1.3)], middle: caps(2), trailing: [Self.delete(width: 1.3)]),
        Row(
          leading: [Self.more(plane, width: 2.4)], middle: Self.bottom(type),
          trailing: [Self.submit(submit, width: 2.5)]),
      ]
    }
  }

  private init(rows: [Row], columns: Int?) {
    self.rows = rows
    self.columns = columns
  }

  /// The characters of the three upper rows.
  private static func texts(_ plane: Plane) -> [String] {
    switch plane {
    case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    case .digits: ["1234567890", "-/:;()$&@\"", ".,?!'"]
    case .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
    }
  }

  /// The characters of the three upper rows of a tablet.
  private static func tabletTexts(_ plane: Plane) -> [String] {
    switch plane {
    case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm,."]
    case .digits: ["1234567890", "@#$&*()'\"", "%-+=/;:!?"]
    case .symbols: ["1234567890", "€£¥_^[]{}", "§|~…\\<>!?"]
    }
  }

  /// Returns the key beside the third row: shift, or the key to the other signs.
  private static func shift(_ plane: Plane, isUppercase: Bool) -> (_ width: Double) -> Cap {
    { width in
      switch plane {
      case .letters:
        Cap(
          label: "shift", identifier: "shift", symbol: isUppercase ? "shift.fill" : "shift", action: .shift,
          width: width, isSpecial: !isUppercase, isButton: true)
      case .digits:
        Cap(
          label: "more, symbols", identifier: "shift", title: "#+=", action: .show(.symbols), width: width,
          isSpecial: true, isButton: true)
      case .symbols:
        Cap(
          label: "more, numbers", identifier: "shift", title: "123", action: .show(.digits), width: width,
          isSpecial: true, isButton: true)
      }
    }
  }

  private static func more(_ plane: Plane, width: Double) -> Cap {
    plane == .letters
      ? Cap(
        label: "numbers", identifier: "more", title: "123", action: .show(.digits), width: width,
        isSpecial: true)
      : Cap(
        label: "letters", identifier: "more", title: "ABC", action: .show(.letters), width: width,
        isSpecial: true)
  }

  private static func delete(width: Double) -> Cap {
    Cap(
      label: "delete", identifier: "delete", symbol: "delete.left", action: .delete, width: width,
      isSpecial: true)
  }

  private static func submit(_ label: SubmitLabel, width: Double) -> Cap {
    Cap(
      label: label.word, identifier: label.identifier, action: .submit, width: width, isSpecial: true,
      isButton: true, isProminent: label.isProminent)
  }

  private static let dismissal = Cap(
    label: "Hide keyboard", identifier: "dismiss", symbol: "keyboard.chevron.compact.down", action: .dismiss,
    width: 1.1, isSpecial: true, isButton: true)

  private static let space = Cap(label: "space", identifier: "space", action: .write(" "), width: 0)

  /// The keys between that for digits and return.
  private static func bottom(_ type: UIKeyboardType) -> [Cap] {
    func sign(_ text: String, width: Double = 1) -> Cap {
      Cap(label: text, action: .write(text), width: width)
    }
    return switch type {
    case .emailAddress: [space, sign("@"), sign(".")]
    case .URL: [sign(".", width: 0), sign("/", width: 0), sign(".com", width: 0)]
    case .webSearch: [space, sign(".")]
    case .twitter: [space, sign("@"), sign("#")]
    default: [space]
    }
  }

  // MARK: Digits

  private static let lettersOfDigits = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  /// The keyboards of digits alone.
  private static func digits(_ type: UIKeyboardType, plane: Plane, decimalSeparator: String) -> KeyboardLayout
  {
    var grid = lettersOfDigits.enumerated().map { index, letters in
      Cap(label: "\(index + 1)", letters: letters, action: .write("\(index + 1)"))
    }
    if plane == .symbols {
      for (place, text) in [(3, "*"), (4, "#"), (5, "+")] {
        grid[place] = Cap(label: text, action: .write(text))
      }
    }
    let corner: Cap? =
      switch type {
      case .decimalPad: Cap(label: decimalSeparator, action: .write(decimalSeparator), isBare: true)
      case .phonePad:
        plane == .symbols
          ? Cap(
            label: "numbers", identifier: "more", title: "123", action: .show(.letters), isBare: true)
          : Cap(
            label: "symbols", identifier: "more", title: "+ ✱ #", action: .show(.symbols), isBare: true)
      case .namePhonePad:
        Cap(label: "letters", identifier: "more", title: "ABC", action: .show(.letters), isBare: true)
      default: nil
      }
    let delete = Cap(
      label: "Delete", identifier: "Delete", symbol: "delete.left", action: .delete, isBare: true)
    let last = Row(
      leading: corner.map { [$0] } ?? [], middle: [Cap(label: "0", action: .write("0"))], trailing: [delete])
    let upper = stride(from: 0, to: 9, by: 3).map { Row(middle: Array(grid[$0..<$0 + 3])) }
    return KeyboardLayout(rows: upper + [last], columns: 3)
  }
}

extension KeyboardLayout {
  /// The distances of keys, in points; those of phones follow iOS 17 on devices of 375 points.
  struct Metrics: Equatable {
    let keyHeight: CGFloat
    let rowGap: CGFloat
    let keyGap: CGFloat
    /// The distance from the sides of the screen.
    let margin: CGFloat

    static let telephone = Metrics(keyHeight: 42, rowGap: 12, keyGap: 6, margin: 3)
    static let tablet = Metrics(keyHeight: 55, rowGap: 11, keyGap: 12, margin: 6)

    /// The height of four rows with the gaps around them.
    var height: CGFloat { 4 * keyHeight + 5 * rowGap }
  }

  /// The frames of all keys, in the order of the rows.
  func frames(in rect: CGRect, _ metrics: Metrics) -> [(cap: Cap, frame: CGRect)] {
    let gap = metrics.keyGap
    let inner = rect.insetBy(dx: metrics.margin, dy: 0)
    // A tablet's first row ends with a key for deleting.
    let firstRow = Double(rows[0].middle.count) + (rows[0].trailing.first?.width ?? 0)
    let count = columns.map(Double.init) ?? firstRow
    let gaps = columns.map { $0 - 1 } ?? rows[0].middle.count - 1 + rows[0].trailing.count
    let letter = (inner.width - CGFloat(gaps) * gap) / count
    var placed: [(Cap, CGRect)] = []
    for (number, row) in rows.enumerated() {
      let y = rect.minY + metrics.rowGap + CGFloat(number) * (metrics.keyHeight + metrics.rowGap)
      func add(_ cap: Cap, at x: CGFloat, width: CGFloat) {
        placed.append((cap, CGRect(x: x, y: y, width: width, height: metrics.keyHeight)))
      }
      var (left, right) = (inner.minX, inner.maxX)
      for cap in row.leading {
        add(cap, at: left, width: letter * cap.width)
        left += letter * cap.width + gap
      }
      for cap in row.trailing.reversed() {
        right -= letter * cap.width
        add(cap, at: right, width: letter * cap.width)
        right -= gap
      }
      let gaps = CGFloat(row.middle.count - 1) * gap
      let fixed = row.middle.reduce(0) { $0 + letter * $1.width } + gaps
      let fillers = row.middle.filter { $0.width == 0 }.count
      // Five signs between two wide keys share the row's middle.
      let shares = fillers == 0 && !row.leading.isEmpty && columns == nil && row.middle.count < 7
      let filler = fillers > 0 ? (right - left - fixed) / CGFloat(fillers) : 0
      let stretch = shares ? (right - left - gaps) / (fixed - gaps) : 1
      var x = fillers > 0 || shares ? left : columns == nil ? (left + right - fixed) / 2 : left
      if columns != nil, row.middle.count == 1 { x = inner.midX - letter / 2 }
      for cap in row.middle {
        let width = cap.width == 0 ? filler : letter * cap.width * stretch
        add(cap, at: x, width: width)
        x += width + gap
      }
    }
    return placed
  }
}
