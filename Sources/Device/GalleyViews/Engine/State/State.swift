/// A property wrapper for a value that a view owns; the views that read it are evaluated again when it is set.
///
/// - Reference: [SwiftUI's `State`](https://developer.apple.com/documentation/swiftui/state).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private let place: SourcePlace
  private var location: Location?

  /// Creates a state with an initial value; the file and line appear in the error for a state that never
  /// settles.
  public init(wrappedValue: Value, fileID: StaticString = #fileID, line: UInt = #line) {
    initial = wrappedValue
    place = SourcePlace(fileID: fileID, line: line)
  }

  /// Creates a state with an initial value, as in an initializer of the view: `_count = State(initialValue:
  /// 3)`.
  public init(initialValue: Value, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(wrappedValue: initialValue, fileID: fileID, line: line)
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let state = self
    return Binding(get: { state.wrappedValue }, set: { state.wrappedValue = $0 })
      .named(location.map { .object($0) })
  }

  private final class Location {
    private var stored: Value
    private let place: SourcePlace
    private let readers = ReaderList()

    init(_ value: Value, _ place: SourcePlace) {
      stored = value
      self.place = place
    }

    var value: Value {
      get {
        readers.register()
        return stored
      }
      set {
        stored = newValue
        ChangeTrace.note(place)
        readers.invalidate()
      }
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is `nil`.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(wrappedValue: nil, fileID: fileID, line: line)
  }
}

extension State: LinkedProperty {
  @MainActor package mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    let location = (kept as? Location) ?? Location(initial, place)
    self.location = location
    return location
  }

  @MainActor package func isUnaffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    true
  }
}
