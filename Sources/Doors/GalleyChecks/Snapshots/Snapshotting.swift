import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree

/// A strategy that makes a picture or a text of a value, such as `.image` or `.lines`.
///
/// The name and the shape are swift-snapshot-testing's, for people who come from there.
///
/// - Reference: https://github.com/pointfreeco/swift-snapshot-testing.
public struct Snapshotting<Value> {
  /// Makes the content that is compared.
  let content: (Value) throws -> SnapshotContent
  /// The number of pixels that may differ, if the strategy states it.
  let budget: () throws -> DifferenceBudget?

  init(
    content: @escaping (Value) throws -> SnapshotContent,
    budget: @escaping () throws -> DifferenceBudget? = { nil }
  ) {
    self.content = content
    self.budget = budget
  }

  /// Creates a strategy that compares pictures.
  ///
  /// - Parameters:
  ///   - budget: The number of pixels that may differ; the default comes from the test, the suite or
  ///     `Galley.json`.
  ///   - picture: Makes the picture of a value.
  public init(
    budget: @autoclosure @escaping () throws -> DifferenceBudget? = nil,
    picture: @escaping (Value) throws -> Bitmap
  ) {
    self.init(content: { .picture(try picture($0)) }, budget: budget)
  }

  /// Creates a strategy that compares texts.
  ///
  /// - Parameter text: Makes the text of a value: the same for the same value on every machine.
  public init(text: @escaping (Value) throws -> String) {
    self.init(content: { .text(try text($0), nil) })
  }

  /// The same strategy for another type of values.
  ///
  /// - Parameter transform: Makes a value of this strategy of another one.
  /// - Returns: The strategy.
  public func pullback<Other>(_ transform: @escaping (Other) throws -> Value) -> Snapshotting<Other> {
    Snapshotting<Other>(content: { try content(transform($0)) }, budget: budget)
  }
}

/// The picture or the text that a strategy made of a value.
enum SnapshotContent {
  /// A picture.
  case picture(Bitmap)
  /// A text, and the settings of the device that it depends on, if it does.
  case text(String, Configuration?)
}

extension Snapshotting where Value == Bitmap {
  /// The picture itself.
  public static var image: Snapshotting { Snapshotting { $0 } }

  /// The picture itself; some pixels may differ.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must be equal, from 0 to 1.
  ///   - perceptualPrecision: The similarity that each pixel needs, from 0 to 1; 0.98 is about the limit of
  ///     the human eye.
  /// - Returns: The strategy; a number outside of 0 to 1 fails the check.
  public static func image(precision: Double = 1, perceptualPrecision: Double = 1) -> Snapshotting {
    Snapshotting(
      budget: try DifferenceBudget(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { $0 }
  }
}

extension Snapshotting where Value == PNGFile {
  /// The picture in the file.
  public static var image: Snapshotting { Snapshotting<Bitmap>.image.pullback { try $0.bitmap() } }

  /// The picture in the file; some pixels may differ.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must be equal, from 0 to 1.
  ///   - perceptualPrecision: The similarity that each pixel needs, from 0 to 1; 0.98 is about the limit of
  ///     the human eye.
  /// - Returns: The strategy; a number outside of 0 to 1 fails the check.
  public static func image(precision: Double = 1, perceptualPrecision: Double = 1) -> Snapshotting {
    Snapshotting<Bitmap>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { try $0.bitmap() }
  }
}

extension Snapshotting where Value == URL {
  /// The picture in the PNG file.
  public static var image: Snapshotting { Snapshotting<PNGFile>.image.pullback { PNGFile($0.path) } }

  /// The picture in the PNG file; some pixels may differ.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must be equal, from 0 to 1.
  ///   - perceptualPrecision: The similarity that each pixel needs, from 0 to 1; 0.98 is about the limit of
  ///     the human eye.
  /// - Returns: The strategy; a number outside of 0 to 1 fails the check.
  public static func image(precision: Double = 1, perceptualPrecision: Double = 1) -> Snapshotting {
    Snapshotting<PNGFile>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { PNGFile($0.path) }
  }
}

/// A PNG file, compared by its pixels.
public struct PNGFile: Hashable, Sendable {
  /// The path; a relative one counts from the working folder.
  public let path: String

  /// Creates the value of a file.
  public init(_ path: String) {
    self.path = path
  }

  /// The picture in it.
  ///
  /// - Throws: `ImageFileError` if it is missing, damaged, or too large.
  func bitmap() throws -> Bitmap {
    try PNG.read(path)
  }
}
