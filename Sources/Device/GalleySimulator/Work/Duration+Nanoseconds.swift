extension Duration {
  /// The whole nanoseconds of it; the most there are, where it is longer.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return seconds < 0 ? .min : .max }
    return product + attoseconds / 1_000_000_000
  }
}
