/// Limits on the size of pictures, which are refused unread above them.
///
/// A PNG of a few kilobytes can claim to hold gigabytes of pixels. The limits are held against the file's
/// size and its header, before anything of that size is allocated.
package struct ImageLimits: Hashable, Sendable {
  /// The most pixels a side may have.
  package var side: Int
  /// The most pixels there may be in all.
  package var area: Int
  /// The most bytes a file may have.
  package var fileBytes: Int
  /// The most chunks there may be beside those that make the picture.
  package var ancillaryChunks: Int
  /// The most bytes such chunks may hold together.
  package var ancillaryBytes: Int

  /// The limits unless others are given.
  ///
  /// A side of 131 072 pixels is a page 53 iPhone X screens long, and 80 megapixels are 320 MB of memory. A
  /// file of 512 MB holds so many in any colour type and depth, uncompressed, but for 16-bit RGBA. Colour
  /// profiles and editors' notes stay far below 1 000 chunks and 16 MB.
  package static let standard = ImageLimits()

  /// Creates limits; each has the standard value unless given.
  ///
  /// - Parameters:
  ///   - side: The most pixels a side may have.
  ///   - area: The most pixels there may be in all.
  ///   - fileBytes: The most bytes a file may have.
  ///   - ancillaryChunks: The most chunks there may be beside those that make the picture.
  ///   - ancillaryBytes: The most bytes such chunks may hold together.
  package init(
    side: Int = 131_072, area: Int = 80_000_000, fileBytes: Int = 512_000_000, ancillaryChunks: Int = 1_000,
    ancillaryBytes: Int = 16_000_000
  ) {
    self.side = side
    self.area = area
    self.fileBytes = fileBytes
    self.ancillaryChunks = ancillaryChunks
    self.ancillaryBytes = ancillaryBytes
  }
}
