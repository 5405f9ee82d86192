import Foundation
import GalleyImage
import GalleyUIKit

/// A photo that a person has chosen.
///
/// - Reference: [PhotosUI's `PhotosPickerItem`](https://developer.apple.com/documentation/photosui/photospickeritem).
public struct PhotosPickerItem: Hashable, Sendable {
  private let photo: Bitmap

  init(_ photo: Bitmap) {
    self.photo = photo
  }

  /// The kinds of the photo; here always a PNG file.
  public var supportedContentTypes: [UTType] { [.png] }
  /// The identifier in the library, which only a picker with access to the library has; here always `nil`.
  public var itemIdentifier: String? { nil }

  /// Reads the photo as a value.
  ///
  /// - Parameter type: The type of the value: `Data`, `Image`, or an app's own type that reads pictures from data.
  /// - Returns: The value; `nil` for a type that reads no pictures.
  /// - Throws: The error of the app's own type.
  public func loadTransferable<Item: Transferable>(type: Item.Type) async throws -> Item? {
    let picture = UIImage(photo)
    if type == Image.self { return Image(uiImage: picture) as? Item }
    guard let data = picture.pngData() else { return nil }
    if type == Data.self { return data as? Item }
    for form in Item.transferRepresentation.forms {
      if let item = try await form.item(ofPicture: data) as? Item { return item }
    }
    return nil
  }
}

/// The kinds of media that a person can choose from.
///
/// - Reference: [PhotosUI's `PHPickerFilter`](https://developer.apple.com/documentation/photosui/phpickerfilter-swift.struct).
public struct PHPickerFilter: Hashable, Sendable {
  private let names: Set<String>

  /// Photos.
  public static let images = PHPickerFilter(names: ["images"])
  /// Videos; the simulated device has none, and its sheet still shows photos.
  public static let videos = PHPickerFilter(names: ["videos"])
  /// Live photos; the simulated device has none, and its sheet still shows photos.
  public static let livePhotos = PHPickerFilter(names: ["live photos"])
  /// Pictures of screens; the simulated device still shows all photos.
  public static let screenshots = PHPickerFilter(names: ["screenshots"])

  /// Returns a filter for several kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: subfilters.reduce(into: []) { $0.formUnion($1.names) })
  }
}

/// The order in which a person's choices are reported.
///
/// - Reference: [PhotosUI's `PhotosPickerSelectionBehavior`](https://developer.apple.com/documentation/photosui/photospickerselectionbehavior).
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let number: Int

  /// The default; here in the order of the choice.
  public static let `default` = PhotosPickerSelectionBehavior(number: 0)
  /// In the order of the choice.
  public static let ordered = PhotosPickerSelectionBehavior(number: 1)
}
