import GalleyDiff

/// A receiver of the rows of two files, from the top: all that may differ, and others that matter.
protocol RowReceiver: AnyObject {
  /// Whether all rows matter; else only those that are not the same, and ``margin`` rows around them.
  var needsRows: Bool { get }

  /// The number of equal rows that matter above and below one that is not.
  var margin: Int { get }

  /// The row below which equal rows no longer matter for the rows so far.
  var wantedEnd: Int { get }

  /// Takes a row that is the same in both files.
  ///
  /// - Parameters:
  ///   - row: Which row it is.
  ///   - samples: Its samples in the first file, unfiltered.
  func pass(row: Int, _ samples: UnsafeRawPointer) throws(FileSideError)

  /// Takes a row that may differ.
  ///
  /// - Parameters:
  ///   - row: Which row it is.
  ///   - first: Its samples in one file, unfiltered.
  ///   - second: Its samples in the other.
  ///   - span: The columns that may differ.
  /// - Returns: Whether to go on.
  /// - Throws: ``FileSideError`` when a file names a palette entry that is not there.
  func take(
    row: Int, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, within span: Range<Int>
  ) throws(FileSideError) -> Bool

  /// Ends after the last row that both files have.
  func finish()
}
