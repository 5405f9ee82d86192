/// The value of a focus state, regardless of the kind of focus.
class FocusValue<Value: Hashable> {
  /// The value while nothing that is tied to it is focused.
  let none: Value
  private(set) var value: Value
  private(set) weak var host: ViewHost?
  private let readers = ReaderList()

  @MainActor init(none: Value, _ host: ViewHost) {
    self.none = none
    value = none
    self.host = host
  }

  /// Returns the value, which the evaluated view depends on from then on.
  final func read() -> Value {
    readers.register()
    return value
  }

  /// Sets another value, and notifies its readers.
  ///
  /// - Returns: Whether the value is different.
  @discardableResult
  final func change(to newValue: Value) -> Bool {
    guard newValue != value else { return false }
    value = newValue
    readers.invalidate()
    return true
  }

  /// Updates the state when the view of a value is focused, or loses the focus.
  final func told(_ ownValue: Value, isFocused: Bool) {
    change(to: isFocused ? ownValue : value == ownValue ? none : value)
  }
}
