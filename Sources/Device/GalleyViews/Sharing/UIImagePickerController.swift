import Foundation
import GalleyServices
import GalleyUIKit

/// The delegate of a ``UINavigationController``.
///
/// - Reference: [UIKit's `UINavigationControllerDelegate`](https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate).
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// The object that receives the photo that a person chooses.
///
/// - Reference: [UIKit's `UIImagePickerControllerDelegate`](https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate).
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Receives the photo.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the person cancels.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Ends the presentation.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// The system's sheet in which a person chooses a photo of the device's library; a simulated device has no camera.
///
/// - Reference: [UIKit's `UIImagePickerController`](https://developer.apple.com/documentation/uikit/uiimagepickercontroller).
@MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
  /// The place that photos come from.
  public enum SourceType: Int, Hashable, Sendable {
    /// The library.
    case photoLibrary
    /// The camera, which is not here.
    case camera
    /// The album of the camera's photos.
    case savedPhotosAlbum
  }

  /// A fact about a chosen photo.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The photo.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The part of the photo that the person has cut out; here there is none.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The kind of the medium.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The file of a film or a photo; here there is none.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of a photo; here there is none.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// The object that receives the photo.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// The place that photos come from; here always the library.
  open var sourceType = SourceType.photoLibrary
  /// Whether the person can cut out a part; here not.
  open var allowsEditing = false
  /// The kinds of media; here always photos.
  open var mediaTypes = ["public.image"]

  /// Whether photos can come from a place: all but the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  open override func loadView() {
    let view = HostingView(frame: .zero)
    view.root = AnyView(
      PhotoChooser { [weak self] library in self?.choose(from: library) })
    self.view = view
  }

  private var hasAsked = false

  /// Opens the sheet, once for each controller: its view may appear several times.
  private func choose(from library: any PhotoLibrary) {
    guard !hasAsked else { return }
    hasAsked = true
    library.choosePhotos(limit: 1) { [weak self] photos in
      guard let self else { return }
      guard let photo = photos.first else {
        delegate?.imagePickerControllerDidCancel(self)
        return
      }
      delegate?.imagePickerController(
        self, didFinishPickingMediaWithInfo: [.originalImage: UIImage(photo), .mediaType: "public.image"])
    }
  }

  open override func viewDidLoad() {}
}

/// An empty view that opens the device's sheet for photos when it appears.
private struct PhotoChooser: View {
  @Environment(\.photoLibrary) private var library
  let choose: (any PhotoLibrary) -> Void

  var body: some View {
    Color.clear.onAppear { choose(library) }
  }
}
