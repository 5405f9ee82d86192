import Foundation
import GalleyAutomation
import GalleyTree

/// Reading any of these fails the test if no element matches, or more than one does.
extension XCUIElement {
  /// The name given by the app's author for tests; empty if there is none.
  @MainActor @preconcurrency public var identifier: String { read("", \.identifier) }

  /// The frame of the element, in points of the screen.
  @MainActor @preconcurrency public var frame: CGRect { read(.zero, \.frame) }

  /// The value of the element: a `String` or a `Double`.
  ///
  /// Where there is no such element it is an empty string: tests cast it by `as!`, and must not end the process by that.
  @MainActor @preconcurrency public var value: Any? { read(.text(""), \.value)?.object }

  /// The title, which some controls have beside their label; empty if there is none.
  @MainActor @preconcurrency public var title: String { read("", \.title) }

  /// The name that is read aloud; empty if there is none.
  @MainActor @preconcurrency public var label: String { read("", \.label) }

  @MainActor @preconcurrency public var elementType: ElementType { read(.any, \.type) }

  /// Whether the element takes input.
  @MainActor @preconcurrency public var isEnabled: Bool { read(false, \.isEnabled) }

  /// Whether the element is chosen.
  @MainActor @preconcurrency public var isSelected: Bool { read(false, \.isSelected) }

  /// Whether keys that are typed go to this element.
  @MainActor @preconcurrency @_disfavoredOverload
  public var hasFocus: Bool { read(false, \.isFocused) }

  /// The placeholder, which an empty element shows.
  @MainActor @preconcurrency public var placeholderValue: String? { read(nil, \.placeholder) }

  /// The position of a slider's thumb, from 0 to 1; 0 for everything else.
  ///
  /// - Reference: [`normalizedSliderPosition`](https://developer.apple.com/documentation/xcuiautomation/xcuielement/normalizedsliderposition).
  @MainActor @preconcurrency public var normalizedSliderPosition: CGFloat {
    read(0) { CGFloat($0.sliderPosition ?? 0) }
  }

  private func read<Value>(_ fallback: Value, _ get: (Element) -> Value) -> Value {
    XCUIContext.run(fallback, at: site) { get(try $0.read(target).element) }
  }
}
