import GalleyImage

/// The photos on the device.
public protocol PhotoLibrary {
  /// The newest photo.
  ///
  /// - Returns: The photo; `nil` if there is none, or if the app may not see it.
  func latestPhoto() -> Bitmap?
}

/// The photo library of views outside of any device: it is empty.
package struct NoPhotos: PhotoLibrary {
  /// Makes a library.
  package init() {}

  /// None.
  package func latestPhoto() -> Bitmap? { nil }
}
