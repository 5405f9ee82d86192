// The declarations of Apple's SwiftUI that the sample `Recipes` uses, as Apple's documentation has them: a stand-in without
// behaviour, which says whether the sample is plain SwiftUI. It owes nothing to this package's own views, and has nothing
// that the sample does not need, but for a few cases of enumerations.
//
// - A comment at each declaration names its page at developer.apple.com.
// - As in Xcode 26: newer documentation writes `@ContentBuilder` where this says `@ViewBuilder`, which is another name of
//   the same, and has `State` as a macro too, which is used in the same way.
// - Left out: availability, `@inlinable` and the like, conformances and requirements that the sample does not need.
// - Documentation hides attributes that begin with an underscore. Two of Apple's module interface matter here: the
//   variants for strings are `@_disfavoredOverload`, so that literals are keys, and the closures of `Binding` and
//   `refreshable` are `@_inheritActorContext`, so that they belong to the main actor as the views around them do.

// `import SwiftUI` brings these names on Apple's platforms.
@_exported import Foundation
@_exported import Observation

/// developer.apple.com/documentation/swiftui/dynamicproperty.
public protocol DynamicProperty {}

/// developer.apple.com/documentation/swiftui/state.
@propertyWrapper public struct State<Value>: DynamicProperty {
  /// developer.apple.com/documentation/swiftui/state/init(wrappedvalue:).
  public init(wrappedValue value: Value) { fatalError() }

  /// developer.apple.com/documentation/swiftui/state/wrappedvalue.
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }

  /// developer.apple.com/documentation/swiftui/state/projectedvalue.
  public var projectedValue: Binding<Value> { fatalError() }
}

extension State where Value: ExpressibleByNilLiteral {
  /// developer.apple.com/documentation/swiftui/state/init().
  public init() { fatalError() }
}

extension State: Sendable where Value: Sendable {}

/// developer.apple.com/documentation/swiftui/binding.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// developer.apple.com/documentation/swiftui/binding/init(get:set:)-7ufcp.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { fatalError() }

  /// developer.apple.com/documentation/swiftui/binding/constant(_:).
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }

  /// developer.apple.com/documentation/swiftui/binding/wrappedvalue.
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }

  /// developer.apple.com/documentation/swiftui/binding/projectedvalue.
  public var projectedValue: Binding<Value> { fatalError() }

  /// developer.apple.com/documentation/swiftui/binding/subscript(dynamicmember:).
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    fatalError()
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

/// developer.apple.com/documentation/swiftui/bindable.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  private let object: Value

  /// developer.apple.com/documentation/swiftui/bindable/wrappedvalue.
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }

  /// developer.apple.com/documentation/swiftui/bindable/projectedvalue.
  public var projectedValue: Bindable<Value> { fatalError() }
}

extension Bindable where Value: AnyObject {
  /// developer.apple.com/documentation/swiftui/bindable/subscript(dynamicmember:).
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// developer.apple.com/documentation/swiftui/bindable/init(wrappedvalue:).
  public init(wrappedValue: Value) { fatalError() }
}

/// developer.apple.com/documentation/swiftui/environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  /// developer.apple.com/documentation/swiftui/environment/init(_:).
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }

  /// developer.apple.com/documentation/swiftui/environment/wrappedvalue.
  public var wrappedValue: Value { fatalError() }
}

/// developer.apple.com/documentation/swiftui/environmentkey.
public protocol EnvironmentKey {
  /// developer.apple.com/documentation/swiftui/environmentkey/value.
  associatedtype Value

  /// developer.apple.com/documentation/swiftui/environmentkey/defaultvalue.
  static var defaultValue: Value { get }
}

/// developer.apple.com/documentation/swiftui/environmentvalues.
public struct EnvironmentValues {
  /// developer.apple.com/documentation/swiftui/environmentvalues/subscript(_:).
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { fatalError() }
    set {}
  }

  /// developer.apple.com/documentation/swiftui/environmentvalues/colorscheme.
  public var colorScheme: ColorScheme {
    get { fatalError() }
    set {}
  }

  /// developer.apple.com/documentation/swiftui/environmentvalues/dismiss.
  public var dismiss: DismissAction { fatalError() }
}

/// developer.apple.com/documentation/swiftui/entry().
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "GalleyMacros", type: "EntryMacro")

/// developer.apple.com/documentation/swiftui/colorscheme.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/colorscheme/light.
  case light
  /// developer.apple.com/documentation/swiftui/colorscheme/dark.
  case dark
}

/// developer.apple.com/documentation/swiftui/dismissaction.
@MainActor @preconcurrency public struct DismissAction {
  /// developer.apple.com/documentation/swiftui/dismissaction/callasfunction().
  @MainActor @preconcurrency public func callAsFunction() {}
}
