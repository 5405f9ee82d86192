import Foundation

/// A class whose `init()` has the place that the `init()` of every object has in the table of its class.
///
/// Swift calls an initializer by a class alone only where the initializer is required. The Objective-C runtime calls every `init()` so,
/// and delegates of apps rely on it. The class is open, so that no optimizer takes it for the only one of its kind.
// The name is no part of UIKit.
// swift-format-ignore: NoLeadingUnderscores
@MainActor @preconcurrency open class _ClassObject: NSObject {
  public required override init() {
    super.init()
  }

  /// Creates an object of a class by its `init()`; the process ends if the class has none, as on the device.
  final class func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let type = unsafeBitCast(type as NSObject.Type, to: _ClassObject.Type.self)
    return unsafeDowncast(type.init() as NSObject, to: Object.self)
  }
}
