import GalleyDiff
import GalleyImage

extension FileComparison {
  /// Compares two files of which one at least is in another format than PNG.
  func compareOthers(
    _ first: String, _ second: String, haveEqualBytes: Bool,
    recorders others: (PixelSize, PixelSize) throws -> [any DifferenceRecorder]
  ) throws -> FileDifference {
    let old = try PictureFile.read(first, limits: limits, links: links)
    if haveEqualBytes {
      let size = PixelSize(width: old.pixels.width, height: old.pixels.height)
      return FileDifference(sizes: (size, size), basis: .bytes)
    }
    let new = try PictureFile.read(second, limits: limits, links: links)
    let sizes = (
      PixelSize(width: old.pixels.width, height: old.pixels.height),
      PixelSize(width: new.pixels.width, height: new.pixels.height)
    )
    let areAlike = old.appearance == new.appearance
    if sizes.0 != sizes.1, extent == .verdict || !comparesCommonPart {
      var result = FileDifference(sizes: sizes, basis: .pixels)
      if !areAlike { result.appearances = .init(first: old.appearance, second: new.appearance) }
      result.isWhole = false
      return result
    }
    var result = try compare(old.pixels, new.pixels, recorders: others)
    if !areAlike { result.appearances = .init(first: old.appearance, second: new.appearance) }
    return result
  }
}

extension Result<PNGBandReader, any Error> {
  /// Whether a file is no PNG, but a picture of another format that is read.
  var isOtherPicture: Bool {
    guard case .failure(let error) = self,
      case .png(.notPNG(.format(let name)), _)? = error as? ImageFileError
    else { return false }
    return PictureFormat.allCases.contains { $0.isDecodedWhole && name == "a \($0.rawValue)" }
  }
}
