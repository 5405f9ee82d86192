import GalleyText
import GalleyTree

/// The state of controls.
extension Element {
  /// Whether a switch is on; `nil` if its value does not show it.
  package var isSwitchedOn: Bool? {
    switch value?.text.lowercased() {
    case "1", "true", "on": true
    case "0", "false", "off": false
    default: nil
    }
  }

  /// The position of a slider's thumb, from 0 to 1; `nil` if the value is not a position.
  ///
  /// The value is a share in percent, as iOS has it, or a number from 0 to 1. On a web page it is one of a range of the page's own.
  package var sliderPosition: Double? {
    let range = ["min", "max", "now"].compactMap { attributes[$0].flatMap { Double($0) } }
    if range.count == 3, range[1] > range[0] {
      return min(max((range[2] - range[0]) / (range[1] - range[0]), 0), 1)
    }
    guard let value else { return nil }
    let text = value.text.filter { !$0.isWhitespace }
    let isPercent = text.hasSuffix("%") || text.hasPrefix("%")
    let digits = text.filter { $0 != "%" }.map { $0 == "," ? "." : $0 }
    guard let number = Double(String(digits)) else { return nil }
    let position = isPercent ? number / 100 : number
    return (0...1).contains(position) ? position : nil
  }

  /// The visible value of a control: the value or, without one, the label.
  package var shownValue: String {
    let text = value?.text ?? ""
    return text.isEmpty ? label : text
  }
}

extension ScreenIndex {
  /// The switch that takes the touches of another one, which is around it and its label, as SwiftUI's toggles are.
  package func innerSwitch(of place: Int) -> Int? {
    guard nodes[place].element.type == .switch else { return nil }
    return children(of: place).first { nodes[$0].element.type == .switch }
  }

  /// Whether an element is the switch within a switch; a person means the outer one, which has the name.
  package func isInnerSwitch(_ place: Int) -> Bool {
    nodes[place].element.type == .switch
      && nodes[place].parent.map { nodes[$0].element.type == .switch } ?? false
  }

  /// The part of a stepper that makes its value larger or smaller.
  func stepperButton(of place: Int, isIncrement: Bool) -> Int? {
    let buttons = places(of: .button, in: descendants(of: place))
    let word = isIncrement ? "Increment" : "Decrement"
    let named = buttons.first {
      nodes[$0].element.label == word || nodes[$0].element.identifier.hasSuffix(word)
    }
    return named ?? (buttons.count == 2 ? buttons[isIncrement ? 1 : 0] : nil)
  }
}

/// A position from 0 to 1 as a slider's value, such as `50%`.
enum Percentage {
  static func text(_ position: Double) -> String {
    "\(Numeral.decimal(position * 100))%"
  }
}
