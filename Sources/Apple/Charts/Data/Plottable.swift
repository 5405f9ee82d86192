import Foundation
import SwiftUI

/// A type whose values can be plotted.
///
/// - Reference: [Swift Charts' `Plottable`](https://developer.apple.com/documentation/charts/plottable).
public protocol Plottable {
  /// The type of the plotted form: a number, a string or a date.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The plotted form of the value.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates a value from its plotted form.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type of value that charts plot directly.
///
/// - Reference: [Swift Charts' `PrimitivePlottableProtocol`](https://developer.apple.com/documentation/charts/primitiveplottableprotocol).
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// Creates a value of itself.
  public init?(primitivePlottable: Self) {
    self = primitivePlottable
  }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// Creates a value of its raw value.
  public init?(primitivePlottable: RawValue) {
    self.init(rawValue: primitivePlottable)
  }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension String: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}

/// A value as a chart plots it.
enum DataValue: Hashable {
  case number(Double)
  case date(Date)
  case category(String)

  /// Creates a value of any that can be plotted.
  init(_ value: some Plottable) {
    switch value.primitivePlottable {
    case let text as String: self = .category(text)
    case let date as Date: self = .date(date)
    case let number as Double: self = .number(number)
    case let number as Decimal: self = .number(Double(truncating: number as NSDecimalNumber))
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    // A custom type that claims to be primitive is identified by its description.
    case let other: self = .category("\(other)")
    }
  }

  /// The position on a line of numbers; `nil` for a category.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// The value as one of a type; `nil` if it is no value of the type.
  func value<Value: Plottable>(as type: Value.Type) -> Value? {
    let primitive: Any?
    switch (self, Value.PrimitivePlottable.self) {
    case (.category(let text), is String.Type): primitive = text
    case (.date(let date), is Date.Type): primitive = date
    case (.number(let number), is Decimal.Type): primitive = Decimal(number)
    case (.number(let number), let type as any BinaryInteger.Type): primitive = Self.integer(number, type)
    case (.number(let number), let type as any BinaryFloatingPoint.Type): primitive = Self.float(number, type)
    default: primitive = nil
    }
    return (primitive as? Value.PrimitivePlottable).flatMap { Value(primitivePlottable: $0) }
  }

  private static func integer<Number: BinaryInteger>(_ number: Double, _ type: Number.Type) -> Number? {
    Number(exactly: number.rounded())
  }

  private static func float<Number: BinaryFloatingPoint>(_ number: Double, _ type: Number.Type) -> Number {
    Number(number)
  }
}
