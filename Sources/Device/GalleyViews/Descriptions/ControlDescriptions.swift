import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

extension Node {
  /// Returns the facts of a control, including those that all controls have.
  fileprivate func control(_ kind: String, _ facts: KeyValuePairs<ViewFact, String?> = [:]) -> ViewFacts {
    var all = ViewFacts(kind, facts)
    if !environment.isEnabled { all.add(.isEnabled, "false") }
    if environment.controlSize != .regular { all.add(.controlSize, FactText.name(environment.controlSize)) }
    if let tint: any ShapeStyle = environment.tintStyle ?? environment.accent {
      all.add(.tint, tint, in: environment)
    }
    return all
  }

  /// Returns the words that are read out of some nodes, if there are any.
  fileprivate func words(_ nodes: [Node]) -> String? {
    let text = AccessibilityText(nodes).text
    return text.isEmpty ? nil : text
  }
}

extension ButtonNode: DescribedNode {
  package var description: ViewFacts? {
    control(
      "Button",
      [
        .style: look == .automatic ? nil : FactText.name(look),
        .role: role?.name,
        .borderShape: look.hasBorder && !environment.buttonBorderShape.isAutomatic
          ? environment.buttonBorderShape.name : nil,
      ])
  }
}

extension ToggleNode: DescribedNode {
  package var description: ViewFacts? { control("Toggle", [.isOn: "\(isOn)"]) }
}

extension SliderNode: DescribedNode {
  package var description: ViewFacts? {
    control(
      "Slider",
      [
        .value: FactText.number(value.wrappedValue),
        .range: bounds == 0...1
          ? nil : "\(FactText.number(bounds.lowerBound))…\(FactText.number(bounds.upperBound))",
        .step: FactText.number(ifAny: step),
      ])
  }
}

extension StepperNode: DescribedNode {
  package var description: ViewFacts? { control("Stepper", [.value: value]) }
}

extension StepperButtonNode: DescribedNode {
  package var description: ViewFacts? { control("Button", [.symbol: symbol]) }
}

extension TextFieldNode: DescribedNode {
  package var description: ViewFacts? {
    let isSecure = behavior.isSecure
    var facts = control(
      isSecure ? "SecureField" : "TextField",
      [
        .placeholder: placeholder.isEmpty ? nil : placeholder,
        .style: hasBorder ? "roundedBorder" : nil,
        // The text of a secure field stays secret, and so does its length.
        .text: text.isEmpty ? nil : isSecure ? "hidden" : text, .isFocused: FactText.flag(isFocused),
      ])
    let look = environment.textFacts.facts
    facts.add([.font, .size, .weight, .foreground], of: look)
    return facts
  }
}

extension TextEditorNode: DescribedNode {
  package var description: ViewFacts? {
    var facts = control("TextEditor", [.text: text, .isFocused: FactText.flag(isFocused)])
    let look = environment.textFacts.facts
    facts.add([.font, .size, .weight, .foreground], of: look)
    return facts
  }
}

extension SegmentedNode: DescribedNode {
  package var description: ViewFacts? {
    control("Picker", [.style: "segmented", .selection: chosen.flatMap { words([segments[$0]]) }])
  }
}

extension SegmentNode: DescribedNode {
  package var description: ViewFacts? { ViewFacts("segment", [.isSelected: FactText.flag(isChosen)]) }
}

extension MenuPickerNode: DescribedNode {
  package var description: ViewFacts? {
    control("Picker", [.style: "menu", .selection: words(controlNodes)])
  }
}

extension WheelNode: DescribedNode {
  package var description: ViewFacts? {
    control("Picker", [.style: "wheel", .selection: chosenRow.flatMap { words([$0]) }])
  }
}

extension MenuNode: DescribedNode {
  package var description: ViewFacts? { ViewFacts("menu") }
}

extension MenuButtonNode: DescribedNode {
  package var description: ViewFacts? { control("Menu") }
}

extension ProgressNode: DescribedNode {
  package var description: ViewFacts? { control("ProgressView", [.style: "circular"]) }
}

extension ProgressBarNode: DescribedNode {
  package var description: ViewFacts? {
    var facts = control("ProgressView", [.value: FactText.number(fraction)])
    if let tint { facts.add(.tint, tint, in: environment) }
    return facts
  }
}

extension GaugeElement: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    ViewFacts("Gauge", [.value: FactText.number(configuration.value)])
  }
}

extension JoinedControlsNode: DescribedNode {
  package var description: ViewFacts? { control("ControlGroup") }
}

extension KeyboardNode: DescribedNode {
  package var description: ViewFacts? { ViewFacts("keyboard") }
}
