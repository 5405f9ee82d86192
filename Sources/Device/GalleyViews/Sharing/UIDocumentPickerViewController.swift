import Foundation

/// The object that receives the files that a person chooses.
///
/// - Reference: [UIKit's `UIDocumentPickerDelegate`](https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate).
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Receives the files.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the person cancels.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The browser of the device's documents: those that the test has put into the device's folder.
///
/// - Reference: [UIKit's `UIDocumentPickerViewController`](https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller).
@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
  /// The object that receives the files.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen.
  open var allowsMultipleSelection = false
  /// Whether names have their endings; here they always have.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first; here there is one.
  open var directoryURL: URL?
  private let request: (_ severalAtOnce: Bool) -> DocumentRequest

  /// Creates a browser in which files are chosen; they are not copied here.
  ///
  /// - Parameters:
  ///   - contentTypes: The kinds of files that can be chosen.
  ///   - asCopy: Whether the app receives copies.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    request = { .opening(contentTypes, severalAtOnce: $0) }
    super.init()
  }

  /// Creates a browser in which a person moves files to the device's folder.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    let copies = urls.map { url in
      DocumentFile(url.lastPathComponent, .data) { try FileWrapper(url: url, options: []) }
    }
    request = { _ in asCopy ? .saving(copies) : .moving(urls) }
    super.init()
  }

  /// Creates no controller: nothing is read of an archive.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let view = HostingView(frame: .zero)
    view.root = AnyView(
      DocumentBrowser(request: request(allowsMultipleSelection)) { [weak self] result in
        guard let self else { return }
        if let urls = try? result.get() { delegate?.documentPicker(self, didPickDocumentsAt: urls) }
        dismiss(animated: true)
      } cancel: { [weak self] in
        guard let self else { return }
        delegate?.documentPickerWasCancelled(self)
        dismiss(animated: true)
      })
    self.view = view
  }
}
