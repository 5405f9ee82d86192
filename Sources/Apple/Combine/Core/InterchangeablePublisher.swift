/// A publisher in whose place another one of its kind does the same, such as a timer.
///
/// A view's stored timer is made anew whenever the view is. Subscribers to the previous one keep it.
package protocol InterchangeablePublisher: Publisher {
  /// Whether a subscriber of the other one would get the same as one of this.
  func isInterchangeable(with other: Self) -> Bool
}

extension Publisher {
  /// Whether a subscriber of another publisher would get the same as one of this.
  ///
  /// Other publishers are the same if they are made of the same objects and numbers; a new one with closures
  /// differs.
  package func isSame(as other: Self) -> Bool {
    if let publisher = self as? any InterchangeablePublisher { return Self.compare(publisher, other) }
    return withUnsafeBytes(of: self) { first in
      withUnsafeBytes(of: other) { second in first.elementsEqual(second) }
    }
  }

  private static func compare<Kind: InterchangeablePublisher>(_ publisher: Kind, _ other: Any) -> Bool {
    (other as? Kind).map(publisher.isInterchangeable) ?? false
  }
}
