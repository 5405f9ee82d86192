// Apple's names are kept as they are.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import GalleyViews

/// A document in PDF, of which the beginning alone is read: the simulated device draws no pages.
///
/// - Reference: [`PDFDocument`](https://developer.apple.com/documentation/pdfkit/pdfdocument).
open class PDFDocument: NSObject, @unchecked Sendable {
  /// The file.
  public let documentURL: URL?
  private let data: Data?

  /// Creates an empty document.
  public override init() {
    (documentURL, data) = (nil, nil)
    super.init()
  }

  /// Opens a file; `nil` if it is no PDF.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url), Self.isPDF(data) else { return nil }
    (documentURL, self.data) = (url, data)
    super.init()
  }

  /// Opens a file in memory; `nil` if it is no PDF.
  public init?(data: Data) {
    guard Self.isPDF(data) else { return nil }
    (documentURL, self.data) = (nil, data)
    super.init()
  }

  private static func isPDF(_ data: Data) -> Bool { data.starts(with: Data("%PDF-".utf8)) }

  /// The number of pages that can be drawn: none.
  open var pageCount: Int { 0 }
  /// The text of all pages, which is not read.
  open var string: String? { nil }
  /// Whether a password is needed, which is not known.
  open var isLocked: Bool { false }

  /// Returns a page: none.
  open func page(at index: Int) -> PDFPage? { nil }

  /// Returns the number of a page.
  open func index(for page: PDFPage) -> Int { NSNotFound }

  /// Returns the bytes of the file as they were.
  open func dataRepresentation() -> Data? { data }

  /// Writes the file as it was.
  ///
  /// - Returns: Whether it was written.
  @discardableResult open func write(to url: URL) -> Bool {
    guard let data else { return false }
    return (try? data.write(to: url)) != nil
  }
}

/// The boxes of a page.
///
/// - Reference: [`PDFDisplayBox`](https://developer.apple.com/documentation/pdfkit/pdfdisplaybox).
public enum PDFDisplayBox: Int, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page, of which the simulated device has none.
///
/// - Reference: [`PDFPage`](https://developer.apple.com/documentation/pdfkit/pdfpage).
open class PDFPage: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }

  /// The document.
  open var document: PDFDocument? { nil }
  /// The text, which is not read.
  open var string: String? { nil }

  /// Returns a box of the page, which is not known.
  open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
}

/// The arrangement of pages.
///
/// - Reference: [`PDFDisplayMode`](https://developer.apple.com/documentation/pdfkit/pdfdisplaymode).
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// The direction of pages.
///
/// - Reference: [`PDFDisplayDirection`](https://developer.apple.com/documentation/pdfkit/pdfdisplaydirection).
public enum PDFDisplayDirection: Int, Sendable {
  case vertical, horizontal
}

/// A view of a document; it shows the name of the file, as the simulated device draws no pages.
///
/// - Reference: [`PDFView`](https://developer.apple.com/documentation/pdfkit/pdfview).
@MainActor @preconcurrency open class PDFView: UIView {
  /// The document.
  open var document: PDFDocument? {
    didSet {
      shownContent = AnyView(
        Text(verbatim: document?.documentURL?.lastPathComponent ?? "").font(.footnote)
          .foregroundStyle(.secondary))
    }
  }
  /// Whether pages fit the view.
  open var autoScales = false
  /// The arrangement of pages.
  open var displayMode = PDFDisplayMode.singlePageContinuous
  /// The direction of pages.
  open var displayDirection = PDFDisplayDirection.vertical
  /// Whether pages have distances.
  open var displaysPageBreaks = true
  /// The scale of pages.
  open var scaleFactor: CGFloat = 1
  /// The smallest scale.
  open var minScaleFactor: CGFloat = 0.25
  /// The largest scale.
  open var maxScaleFactor: CGFloat = 4
  /// The scale at which a page fits.
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  /// The page that is seen: none.
  open var currentPage: PDFPage? { nil }

  /// Shows pages one beside the other.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}

  /// Shows a page, of which there is none.
  open func go(to page: PDFPage) {}

  /// Shows the first page, of which there is none.
  open func goToFirstPage(_ sender: Any?) {}

  /// Shows the next page, of which there is none.
  open func goToNextPage(_ sender: Any?) {}

  /// Shows the page before, of which there is none.
  open func goToPreviousPage(_ sender: Any?) {}

  /// Whether there is a next page: no.
  open var canGoToNextPage: Bool { false }
  /// Whether there is a page before: no.
  open var canGoToPreviousPage: Bool { false }
}

extension Notification.Name {
  /// Posted when another page is seen, which does not happen here.
  public static let PDFViewPageChanged = Notification.Name("PDFViewPageChanged")
}
