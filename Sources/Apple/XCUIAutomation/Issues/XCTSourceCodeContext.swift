import Foundation

/// The source code that an issue is about: a line, and the calls that led to it.
///
/// - Reference: [`XCTSourceCodeContext`](https://developer.apple.com/documentation/xctest/xctsourcecodecontext).
public final class XCTSourceCodeContext: NSObject, Sendable {
  /// The calls that led there, the innermost first.
  public let callStack: [XCTSourceCodeFrame]
  /// The line.
  public let location: XCTSourceCodeLocation?

  /// Creates a context of calls.
  ///
  /// - Parameters:
  ///   - callStack: The calls that led there, the innermost first.
  ///   - location: The line.
  public init(callStack: [XCTSourceCodeFrame], location: XCTSourceCodeLocation?) {
    self.callStack = callStack
    self.location = location
    super.init()
  }

  /// Creates a context of the addresses of calls.
  ///
  /// - Parameters:
  ///   - callStackAddresses: The addresses of the calls, the innermost first.
  ///   - location: The line.
  public convenience init(callStackAddresses: [NSNumber], location: XCTSourceCodeLocation?) {
    self.init(
      callStack: callStackAddresses.map { XCTSourceCodeFrame(address: $0.uint64Value) }, location: location)
  }

  /// Creates a context of the calls that are running, about a line.
  ///
  /// - Parameter location: The line.
  public convenience init(location: XCTSourceCodeLocation?) {
    self.init(callStackAddresses: Thread.callStackReturnAddresses, location: location)
  }

  /// Creates a context of the calls that are running.
  public override convenience init() {
    self.init(location: nil)
  }
}

/// One call of an ``XCTSourceCodeContext``.
///
/// - Reference: [`XCTSourceCodeFrame`](https://developer.apple.com/documentation/xctest/xctsourcecodeframe).
public final class XCTSourceCodeFrame: NSObject, Sendable {
  /// The address in the program.
  public let address: UInt64
  /// The function at that address, if it is known.
  public let symbolInfo: XCTSourceCodeSymbolInfo?

  /// Creates a frame for a call.
  ///
  /// - Parameters:
  ///   - address: The address in the program.
  ///   - symbolInfo: The function at that address, if it is known.
  public init(address: UInt64, symbolInfo: XCTSourceCodeSymbolInfo? = nil) {
    self.address = address
    self.symbolInfo = symbolInfo
    super.init()
  }
}

/// The function that an address of a program belongs to.
///
/// - Reference: [`XCTSourceCodeSymbolInfo`](https://developer.apple.com/documentation/xctest/xctsourcecodesymbolinfo).
public final class XCTSourceCodeSymbolInfo: NSObject, Sendable {
  /// The program or library.
  public let imageName: String
  /// The function.
  public let symbolName: String
  /// The line.
  public let location: XCTSourceCodeLocation?

  /// Creates the information about a function.
  ///
  /// - Parameters:
  ///   - imageName: The program or library.
  ///   - symbolName: The function.
  ///   - location: The line.
  public init(imageName: String, symbolName: String, location: XCTSourceCodeLocation?) {
    self.imageName = imageName
    self.symbolName = symbolName
    self.location = location
    super.init()
  }
}
