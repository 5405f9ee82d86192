import Synchronization

/// A unique identifier of a subscription or subscriber.
///
/// - Reference: [Combine's `CombineIdentifier`](https://developer.apple.com/documentation/combine/combineidentifier).
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let count = Atomic<UInt>(0)

  private let value: UInt

  /// Creates an identifier that no other has.
  ///
  /// Addresses of objects are never so small, so that these and the identifiers of objects do not meet.
  public init() {
    value = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The identifier of an object, for as long as it lives.
  public init(_ object: AnyObject) {
    value = UInt(bitPattern: ObjectIdentifier(object))
  }

  /// The identifier as a number.
  public var description: String { "0x\(String(value, radix: 16))" }
}

/// A type with a unique identifier; classes have a default one.
public protocol CustomCombineIdentifierConvertible {
  /// The unique identifier of this object.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
