import Foundation

/// Calls a closure; objects are released at once on Linux, with or without a pool.
///
/// - Parameter body: The closure.
/// - Returns: The closure's result.
/// - Throws: The error that the closure throws.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// A type with one shared instance.
private protocol Shared {}

extension Shared {
  /// Hands out the instance: an initialiser of a protocol may say which object it makes.
  fileprivate init(shared: Self) {
    self = shared
  }
}

extension ProcessInfo: Shared {
  /// The information about the process itself.
  ///
  /// Foundation's initialiser without arguments is not open to anybody on Linux; this one takes its place.
  ///
  /// - Parameter process: Nothing.
  public convenience init(_ process: Void = ()) {
    self.init(shared: ProcessInfo.processInfo as! Self)
  }
}
