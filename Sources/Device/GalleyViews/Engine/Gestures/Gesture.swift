import Foundation

/// An interaction of fingers with a view, such as a tap or a drag.
///
/// A custom gesture is composed of others in its ``body``.
///
/// - Reference: [SwiftUI's `Gesture`](https://developer.apple.com/documentation/swiftui/gesture).
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the gesture that this one is composed of.
  associatedtype Body: Gesture
  /// The type of the gesture's value.
  associatedtype Value = Body.Value

  /// The gesture that this one is composed of.
  @MainActor @preconcurrency var body: Body { get }
}

// As the value of a gesture that is never made, `Never` serves that of keyframes too.
extension Never: Gesture {}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) is recognized by the library and has no body") }
}

/// A gesture that the library recognizes itself.
nonisolated protocol PrimitiveGesture: Gesture where Body == Never {
  /// Updates a recognizer with this gesture, or makes one.
  @MainActor func makeRecognizer(_ old: AnyObject?, in place: GesturePlace) -> GestureRecognizer<Value>
}

extension Gesture {
  /// The recognizer of any gesture.
  @MainActor func recognizer(_ old: AnyObject?, in place: GesturePlace) -> GestureRecognizer<Value> {
    func primitive(_ gesture: some PrimitiveGesture) -> AnyObject { gesture.makeRecognizer(old, in: place) }
    if let gesture = self as? any PrimitiveGesture, let made = primitive(gesture) as? GestureRecognizer<Value>
    {
      return made
    }
    guard let made = body.recognizer(old, in: place) as AnyObject as? GestureRecognizer<Value> else {
      preconditionFailure("\(Self.self) has the value \(Value.self), but its body has \(Body.Value.self)")
    }
    return made
  }
}

extension Gesture {
  /// Calls an action when the gesture has ended successfully.
  ///
  /// - Parameter action: An action that receives the gesture's last value.
  /// - Returns: The gesture.
  /// - Reference: [SwiftUI's `onEnded(_:)`](https://developer.apple.com/documentation/swiftui/gesture/onended(_:)).
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Turns the gesture's value into another one.
  ///
  /// - Parameter body: A closure that receives the gesture's value.
  /// - Returns: The gesture.
  /// - Reference: [SwiftUI's `map(_:)`](https://developer.apple.com/documentation/swiftui/gesture/map(_:)).
  nonisolated public func map<Mapped>(_ body: @escaping (Value) -> Mapped) -> _MapGesture<Self, Mapped> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Calls an action whenever the gesture's value changes.
  ///
  /// - Parameter action: An action that receives the value.
  /// - Returns: The gesture.
  /// - Reference: [SwiftUI's `onChanged(_:)`](https://developer.apple.com/documentation/swiftui/gesture/onchanged(_:)).
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

// The names with underscores are SwiftUI's.
/// A gesture with an action at its end.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture, PrimitiveGesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let action: (Value) -> Void

  @MainActor func makeRecognizer(_ old: AnyObject?, in place: GesturePlace) -> GestureRecognizer<Value> {
    let made = (old as? EndedRecognizer<Value>) ?? EndedRecognizer(place)
    made.update(content.recognizer(made.content, in: place), action)
    return made
  }
}

/// A gesture with an action whenever its value has changed.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture, PrimitiveGesture
where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let action: (Value) -> Void

  @MainActor func makeRecognizer(_ old: AnyObject?, in place: GesturePlace) -> GestureRecognizer<Value> {
    let made = (old as? ChangedRecognizer<Value>) ?? ChangedRecognizer(place)
    made.update(content.recognizer(made.content, in: place), action)
    return made
  }
}

/// A gesture with another value.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture, PrimitiveGesture {
  public typealias Body = Never

  let content: Content
  let transform: (Content.Value) -> Value

  @MainActor func makeRecognizer(_ old: AnyObject?, in place: GesturePlace) -> GestureRecognizer<Value> {
    let made = (old as? MapRecognizer<Content.Value, Value>) ?? MapRecognizer(place)
    made.transform = transform
    made.content = content.recognizer(made.content, in: place)
    return made
  }
}

/// A type-erased gesture.
///
/// - Reference: [SwiftUI's `AnyGesture`](https://developer.apple.com/documentation/swiftui/anygesture).
nonisolated public struct AnyGesture<Value>: Gesture, PrimitiveGesture {
  public typealias Body = Never

  private let content: any Gesture<Value>

  /// Creates a type-erased gesture.
  public init<Content: Gesture>(_ gesture: Content) where Content.Value == Value {
    content = gesture
  }

  @MainActor func makeRecognizer(_ old: AnyObject?, in place: GesturePlace) -> GestureRecognizer<Value> {
    content.recognizer(old, in: place)
  }
}
