/// The required sizes of touch targets.
package enum TouchTarget {
  /// The smallest comfortable side, in points.
  ///
  /// - Reference: Apple's [Buttons](https://developer.apple.com/design/human-interface-guidelines/buttons): *a hit region of at
  ///   least 44x44 pt*, and [Accessibility](https://developer.apple.com/design/human-interface-guidelines/accessibility#Mobility).
  package static let comfortable = 44.0
  /// The smallest allowed side, in points.
  ///
  /// - Reference: [WCAG 2.2, 2.5.8 Target Size (Minimum)](https://www.w3.org/TR/WCAG22/#target-size-minimum).
  package static let least = 24.0
}
