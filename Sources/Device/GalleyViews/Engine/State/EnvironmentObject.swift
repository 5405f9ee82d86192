import Combine

/// A property wrapper for an object that a view above has set; the view is evaluated again when the object changes.
///
/// - Reference: [SwiftUI's `EnvironmentObject`](https://developer.apple.com/documentation/swiftui/environmentobject).
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private let place: SourcePlace
  private var view: String?

  /// Reads the object by its type; the file and line appear in the error if no view above has set it.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    place = SourcePlace(fileID: fileID, line: line)
  }

  /// The object; a view above must have set one.
  public var wrappedValue: ObjectType {
    guard let object else {
      let missing = MissingObject(
        type: "\(ObjectType.self)", wrapper: "@EnvironmentObject", modifier: "environmentObject(_:)",
        view: view,
        callSite: place.callSite)
      preconditionFailure("\(missing)")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: LinkedProperty {
  @MainActor package mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    object = context.environment[observed: ObjectType.self]
    if object == nil { view = context.bodyName }
    return object.map { ObjectSubscription.of($0, kept: kept, in: context) }
  }

  @MainActor package func isUnaffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    old[observed: ObjectType.self] === new[observed: ObjectType.self]
  }
}

nonisolated extension View {
  /// Sets the observable object of a type for the views inside.
  ///
  /// - Reference: [SwiftUI's `environmentObject(_:)`](https://developer.apple.com/documentation/swiftui/view/environmentobject(_:)).
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modified(by: EnvironmentModifier { $0[observed: Object.self] = object })
  }
}
