import Foundation

/// A type that decodes values from data.
///
/// - Reference: [Combine's `TopLevelDecoder`](https://developer.apple.com/documentation/combine/topleveldecoder).
public protocol TopLevelDecoder<Input> {
  /// The form of the data.
  associatedtype Input

  /// Decodes a value of a type.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that encodes values as data.
///
/// - Reference: [Combine's `TopLevelEncoder`](https://developer.apple.com/documentation/combine/toplevelencoder).
public protocol TopLevelEncoder<Output> {
  /// The form of the data.
  associatedtype Output

  /// Encodes a value as data.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
