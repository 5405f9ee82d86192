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
    return try compare(
      (old.pixels, new.pixels), shown: (old.appearance, new.appearance), recorders: others)
  }

  /// Compares two PNG files without tolerance of which one at least has samples of 16 bits.
  func compareDeep(
    _ first: String, _ second: String, shown appearances: (PNGAppearance, PNGAppearance),
    recorders others: (PixelSize, PixelSize) throws -> [any DifferenceRecorder]
  ) throws -> FileDifference {
    let pictures = DeepPixels.pictures(
      try DeepPixels(path: first, limits: limits, links: links),
      try DeepPixels(path: second, limits: limits, links: links))
    return try compare(pictures, shown: appearances, recorders: others)
  }

  private func compare(
    _ pictures: (Bitmap, Bitmap), shown appearances: (PNGAppearance, PNGAppearance),
    recorders others: (PixelSize, PixelSize) throws -> [any DifferenceRecorder]
  ) throws -> FileDifference {
    let sizes = (
      PixelSize(width: pictures.0.width, height: pictures.0.height),
      PixelSize(width: pictures.1.width, height: pictures.1.height)
    )
    var result = FileDifference(sizes: sizes, basis: .pixels)
    if sizes.0 != sizes.1, extent == .verdict || !comparesCommonPart {
      result.isWhole = false
    } else {
      result = try compare(pictures.0, pictures.1, recorders: others)
    }
    if !appearances.0.isShown(like: appearances.1) {
      result.appearances = .init(first: appearances.0, second: appearances.1)
    }
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
