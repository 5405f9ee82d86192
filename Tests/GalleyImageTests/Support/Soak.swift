import Foundation

/// How many times more cases than usual a test is to try: `GALLEY_SOAK`, 1 unless set.
enum Soak {
  static let factor: Int = {
    let text = ProcessInfo.processInfo.environment["GALLEY_SOAK"] ?? "1"
    guard let factor = Int(text), factor > 0 else {
      fatalError("GALLEY_SOAK is a number from 1 up, not \(text)")
    }
    return factor
  }()

  /// Seeds for so many cases a part of a run.
  static func seeds(_ count: Int) -> Range<UInt64> { 0..<UInt64(count * factor) }
}
