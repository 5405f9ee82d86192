import GalleyDiff
import GalleyImage

/// An error in one of two files.
struct FileSideError: Error {
  /// The file.
  enum Side: Int {
    case first, second
  }

  var side: Side
  var error: any Error
}

extension PNGBandReader {
  /// Some pixels of a row as RGBA: the samples themselves, if the file holds them so.
  ///
  /// - Parameters:
  ///   - samples: The row's samples, unfiltered.
  ///   - row: Which row it is.
  ///   - columns: Which pixels are needed.
  ///   - target: Room for a row of pixels, where the file holds something else.
  ///   - side: Which file this is.
  func pixels(
    of samples: UnsafeRawPointer, _ row: Int, _ columns: Range<Int>,
    into target: UnsafeMutableRawBufferPointer,
    side: FileSideError.Side
  ) throws(FileSideError) -> UnsafeRawPointer {
    guard format != .rgba, let pixels = target.baseAddress else { return samples }
    do {
      try expand(
        UnsafeRawBufferPointer(start: samples, count: rowBytes), row: row, columns: columns, into: target)
    } catch {
      throw FileSideError(side: side, error: error)
    }
    return UnsafeRawPointer(pixels)
  }
}
