import Foundation

/// A call of a Metal function, which is not compiled so far: views are drawn without it, and a warning says so.
///
/// - Reference: [SwiftUI's `Shader`](https://developer.apple.com/documentation/swiftui/shader).
nonisolated public struct Shader: Sendable {
  /// An argument of a shader.
  ///
  /// - Reference: [SwiftUI's `Shader.Argument`](https://developer.apple.com/documentation/swiftui/shader/argument).
  public struct Argument: Sendable {
    /// A number.
    public static func float<Number: BinaryFloatingPoint>(_ x: Number) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number) -> Argument {
      Argument()
    }
    /// The coordinates of a point.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// A width and a height.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// The lengths of a vector.
    public static func float2(_ vector: CGVector) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number, _ z: Number)
      -> Argument
    {
      Argument()
    }
    /// Four numbers.
    public static func float4<Number: BinaryFloatingPoint>(
      _ x: Number, _ y: Number, _ z: Number, _ w: Number
    ) -> Argument {
      Argument()
    }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// The rectangle of the view.
    public static var boundingRect: Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
  }

  /// The function that is called.
  public let function: ShaderFunction
  /// The arguments.
  public let arguments: [Argument]
  /// Whether colours are dithered, which changes nothing here.
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

/// A Metal function of a library; here it is a name alone.
///
/// - Reference: [SwiftUI's `ShaderFunction`](https://developer.apple.com/documentation/swiftui/shaderfunction).
@dynamicCallable
nonisolated public struct ShaderFunction: Sendable {
  /// The library of the function.
  public let library: ShaderLibrary
  /// The name of the function.
  public let name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Creates a call of the function.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}
