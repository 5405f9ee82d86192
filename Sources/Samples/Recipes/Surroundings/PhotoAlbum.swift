import SwiftUI

/// The source of photos of dishes.
package protocol PhotoAlbum {
  /// Asks the person for the photos, unless that is answered, and hands out the newest.
  ///
  /// - Parameter completion: Receives the result.
  @MainActor func newestPhoto(completion: @escaping @MainActor (PhotoAnswer) -> Void)
}

/// The result of a request for a photo.
package enum PhotoAnswer {
  /// The person does not let the app see photos.
  case denied
  /// There is no photo.
  case none
  /// The newest photo.
  case photo(Image)
}

/// The album of a device that has none.
struct EmptyAlbum: PhotoAlbum {
  func newestPhoto(completion: @escaping @MainActor (PhotoAnswer) -> Void) { completion(.none) }
}

extension EnvironmentValues {
  /// The album that photos come from.
  @Entry package var photoAlbum: any PhotoAlbum = EmptyAlbum()

  /// The launch settings of the app; demonstrations plant changes here.
  @Entry package var launchSettings: [String: String] = ProcessInfo.processInfo.environment
}
