import Foundation
// The offsets and types of stored properties, which `Mirror` does not have.
@_spi(Reflection) import Swift

/// A value that knows itself whether another one is the same.
protocol SelfComparing {
  /// Returns whether a view with the other value instead of this one would be the same view.
  @MainActor func isSame(as other: Self) -> Bool
}

/// A comparison of two views that decides whether a body has to be evaluated again.
///
/// As in SwiftUI, which documents nothing of it: numbers by their bits, values by `==` where they have it,
/// objects by identity, and other structures field by field; values that the window keeps for a view, such as
/// a state, are no part of its value. Closures are equal only if they are identical. Undecidable values count
/// as different, which costs an evaluation and nothing else.
@MainActor enum ValueComparison {
  private indirect enum Plan {
    case ignored
    case bits(Int)
    case own(any SelfComparing.Type)
    case equatable(any Equatable.Type)
    case anyView
    case fields([(offset: Int, plan: Plan)])
  }

  private static var plans: [ObjectIdentifier: Plan] = [:]

  /// Whether two values of a type are the same.
  static func isSame<Value>(_ a: Value, _ b: Value) -> Bool {
    let plan = plan(of: Value.self)
    return withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in
        let (a, b) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
        return hasSameBits(a, b, MemoryLayout<Value>.size) || isSame(a, b, by: plan)
      }
    }
  }

  /// Whether two views are of one type, and the same.
  static func isSame<Content: View>(_ view: Content, as other: any View) -> Bool {
    (other as? Content).map { isSame(view, $0) } ?? false
  }

  private static func plan(of type: Any.Type) -> Plan {
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    let plan = makePlan(type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private static func makePlan<Value>(_ type: Value.Type) -> Plan {
    if let linked = type as? any LinkedProperty.Type, !linked.isPartOfView { return .ignored }
    if let own = type as? any SelfComparing.Type { return .own(own) }
    if type == (any View).self { return .anyView }
    let bits = Plan.bits(MemoryLayout<Value>.size)
    // A weak property is described as an optional object, and must not be read as one.
    if type is AnyClass || (type as? any OptionalType.Type)?.wrapped is AnyClass { return bits }
    var fields: [(offset: Int, plan: Plan)] = []
    // A type that is no structure has no fields, and a protocol's type cannot even be inspected.
    let areAll =
      hasFields(type)
      && _forEachField(of: type) { _, offset, type, _ in
        fields.append((offset, plan(of: type)))
        return true
      }
    if !areAll { fields = [] }
    if _isPOD(type), !fields.isEmpty { return .fields(fields) }
    if let equatable = type as? any Equatable.Type { return .equatable(equatable) }
    return fields.isEmpty ? bits : .fields(fields)
  }

  /// Whether a type is a structure or a tuple, by the beginning of its description.
  private static func hasFields(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == _MetadataKind.struct.rawValue || kind == _MetadataKind.tuple.rawValue
  }

  private static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, by plan: Plan) -> Bool {
    switch plan {
    case .ignored: true
    case .bits(let size): hasSameBits(a, b, size)
    case .own(let type): compare(a, b, by: type)
    case .equatable(let type): areEqual(a, b, as: type)
    case .anyView:
      isSame(opening: a.assumingMemoryBound(to: (any View).self).pointee, b)
    case .fields(let fields): areSame(a, b, in: fields)
    }
  }

  /// Compares in a loop, because a closure would check at each call whether it is on the main actor.
  private static func areSame(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, in fields: [(offset: Int, plan: Plan)]
  ) -> Bool {
    for (offset, plan) in fields where !isSame(a + offset, b + offset, by: plan) { return false }
    return true
  }

  private static func isSame(opening view: any View, _ b: UnsafeRawPointer) -> Bool {
    func same(_ view: some View) -> Bool {
      isSame(view, as: b.assumingMemoryBound(to: (any View).self).pointee)
    }
    return same(view)
  }

  private static func hasSameBits(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int) -> Bool {
    memcmp(a, b, size) == 0
  }

  private static func compare<Value: SelfComparing>(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, by type: Value.Type
  ) -> Bool {
    a.assumingMemoryBound(to: type).pointee.isSame(as: b.assumingMemoryBound(to: type).pointee)
  }

  private static func areEqual<Value: Equatable>(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, as type: Value.Type
  ) -> Bool {
    a.assumingMemoryBound(to: type).pointee == b.assumingMemoryBound(to: type).pointee
  }

  // MARK: Views without views inside

  private static var leaves: [ObjectIdentifier: Bool] = [:]

  /// Whether a type of view has no view as a property: then comparing two takes less time than updating a
  /// node.
  static func isLeaf(_ type: any View.Type) -> Bool {
    if let isLeaf = leaves[ObjectIdentifier(type)] { return isLeaf }
    var isLeaf = true
    _ = _forEachField(of: type) { _, _, type, _ in
      if type is any View.Type || type == (any View).self { isLeaf = false }
      return isLeaf
    }
    leaves[ObjectIdentifier(type)] = isLeaf
    return isLeaf
  }
}

/// An optional type, with the wrapped type erased.
private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}

/// A weak reference, as a property that can be compared.
struct WeakReference<Object: AnyObject>: Equatable {
  weak var object: Object?

  static func == (a: WeakReference, b: WeakReference) -> Bool { a.object === b.object }
}
