import Foundation

/// How a block is measured.
///
/// - Reference: [`XCTMeasureOptions`](https://developer.apple.com/documentation/xctest/xctmeasureoptions).
public final class XCTMeasureOptions: NSObject {
  /// What a measured block starts and stops itself.
  ///
  /// - Reference: [`XCTMeasureOptions.InvocationOptions`](https://developer.apple.com/documentation/xctest/xctmeasureoptions/invocationoptions-swift.struct).
  public struct InvocationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
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

  /// The options where nothing else is said.
  public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// How often the block is measured; it runs once more before that, unmeasured.
  public var iterationCount = 5
  /// What the block starts and stops itself.
  public var invocationOptions: InvocationOptions = []

  /// Makes the options where nothing else is said.
  public override init() {
    super.init()
  }
}
