import Foundation

/// Options of a measurement.
///
/// - Reference: [`XCTMeasureOptions`](https://developer.apple.com/documentation/xctest/xctmeasureoptions).
public final class XCTMeasureOptions: NSObject {
  /// The events that a measured block triggers itself.
  ///
  /// - Reference: [`XCTMeasureOptions.InvocationOptions`](https://developer.apple.com/documentation/xctest/xctmeasureoptions/invocationoptions-swift.struct).
  public struct InvocationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options of bits.
    ///
    /// - Parameter rawValue: The options as bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The block calls `startMeasuring()`.
    public static let manuallyStart = InvocationOptions(rawValue: 1 << 0)
    /// The block calls `stopMeasuring()`.
    public static let manuallyStop = InvocationOptions(rawValue: 1 << 1)
  }

  /// The default options.
  public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// The number of measured runs; one unmeasured run comes first.
  public var iterationCount = 5
  /// The events that the block triggers itself.
  public var invocationOptions: InvocationOptions = []

  /// The default options.
  public override init() {
    super.init()
  }
}
