import Foundation

/// A library of Metal functions, found by their names; here none is read.
///
/// - Reference: [SwiftUI's `ShaderLibrary`](https://developer.apple.com/documentation/swiftui/shaderlibrary).
@dynamicMemberLookup
nonisolated public struct ShaderLibrary: Sendable {
  /// The library of the app.
  public static let `default` = ShaderLibrary()

  private init() {}

  /// Creates a library of compiled functions.
  public init(data: Data) {}

  /// Creates a library of a file.
  public init(url: URL) {}

  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  /// A function of the app's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction { Self.default[dynamicMember: name] }

  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}
