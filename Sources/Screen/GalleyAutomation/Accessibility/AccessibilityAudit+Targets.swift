import Foundation
import GalleyTree

extension AccessibilityAudit {
  /// Controls whose size and drawing are the system's and not the app's, which 2.5.8 and 1.4.11 except as *user agent control*.
  ///
  /// The height of a field is that of a line of its text, regardless of its frame.
  static let ofSystem: Set<ElementType> = [
    .slider, .stepper, .segmentedControl, .switch, .toggle, .picker, .pickerWheel, .datePicker, .key,
    .scrollBar, .handle, .incrementArrow, .decrementArrow, .disclosureTriangle, .textField,
    .secureTextField, .searchField,
  ]
  /// The rounding of frames, in points.
  private static let rounding = 0.01

  /// The size of a control that is too small for a finger.
  func hitRegion(of place: Int) -> AuditFact? {
    let element = screen.nodes[place].element
    // A part of it is out of view, so it is larger than its visible part.
    guard AccessibilityRole(element) == .control, element.isEnabled, element.appearance?.visibleFrame == nil,
      !Self.ofSystem.contains(element.type), !isPartOfControl(place),
      !composed.inSystemControls.contains(place),
      !screen.isPlace(place, withinAnyOf: Self.bars)
    else { return nil }
    let size = hitFrame(of: place).size
    guard min(size.width, size.height) < TouchTarget.comfortable - Self.rounding else { return nil }
    return .hitRegion(size)
  }

  /// The area in which touches reach a control: the whole row, if it is the only control of a row.
  private func hitFrame(of place: Int) -> CGRect {
    let frame = screen.nodes[place].element.frame
    let row = screen.ancestors(of: place).first { screen.nodes[$0].element.type.isRow }
    guard let row else { return frame }
    let isOnly = !screen.descendants(of: row).contains { other in
      other != place && !screen.isPlace(other, within: place)
        && AccessibilityRole(screen.nodes[other].element) == .control
    }
    return isOnly ? frame.union(screen.nodes[row].element.frame) : frame
  }

  /// Whether an element is in a control, which takes the touches in its place.
  private func isPartOfControl(_ place: Int) -> Bool {
    screen.ancestors(of: place).contains {
      AccessibilityRole(screen.nodes[$0].element) == .control
        || Self.ofSystem.contains(screen.nodes[$0].element.type)
    }
  }
}
