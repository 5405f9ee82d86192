import GalleyImage

/// The photos on the device.
public protocol PhotoLibrary {
  /// The newest photo.
  ///
  /// - Returns: The photo; `nil` if there is none, or if the app may not see it.
  func latestPhoto() -> Bitmap?

  /// Lets the person choose photos in the system's sheet, for which an app needs no permission.
  ///
  /// - Parameters:
  ///   - limit: The greatest number of photos; 0 for any number.
  ///   - completion: Receives the chosen photos, in the order of the choice; none if the person cancels.
  func choosePhotos(limit: Int, completion: @escaping ([Bitmap]) -> Void)
}

extension PhotoLibrary {
  /// The default implementation, for a library without a sheet: it chooses nothing.
  public func choosePhotos(limit: Int, completion: @escaping ([Bitmap]) -> Void) { completion([]) }
}

/// The photo library of views outside of any device: it is empty.
package struct NoPhotos: PhotoLibrary {
  package init() {}

  /// None.
  package func latestPhoto() -> Bitmap? { nil }
}
