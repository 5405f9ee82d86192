/// The value of a focus state, whatever has that focus.
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

  /// The value, which the view that is evaluated depends on from then on.
  final func read() -> Value {
    readers.register()
    return value
  }

  /// Takes another value, and tells those who have read it.
  ///
  /// - Returns: Whether it was another one.
  @discardableResult
  final func change(to newValue: Value) -> Bool {
    guard newValue != value else { return false }
    value = newValue
    readers.invalidate()
    return true
  }

  /// Takes note that what is tied to a value is focused, or no longer is.
  final func told(_ ownValue: Value, isFocused: Bool) {
    change(to: isFocused ? ownValue : value == ownValue ? none : value)
  }
}
