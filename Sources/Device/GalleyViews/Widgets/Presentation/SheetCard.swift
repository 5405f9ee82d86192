import Foundation
import GalleyRaster

/// The place of a sheet on a tablet: a card in the middle of the window.
///
/// Apple publishes no figures. A page is as wide as a readable column of text with its margins, 704 points,
/// and as high as a page of that width, by the ratio of ISO 216, if the window has the space; a form is 540
/// by 620 points, as UIKit's form sheets were at first.
struct SheetCard {
  private static let page = CGSize(width: 704, height: (704 * 2.0.squareRoot()).rounded())
  private static let form = CGSize(width: 540, height: 620)
  /// The least distance to the edges of the window, in points.
  private static let margin: CGFloat = 20

  /// The space that there is.
  private let space: CGRect
  /// The size of the largest card.
  private let size: CGSize

  /// Finds the size.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - insets: The insets of the device's shape.
  ///   - sizing: The sizing that the content asks for.
  ///   - measure: Measures the content.
  init(
    in window: CGRect, _ insets: EdgeInsets, _ sizing: SheetSizing,
    measure: (ProposedSize) -> CGSize
  ) {
    space = CGRect(
      x: window.minX + Self.margin, y: window.minY + insets.top + Self.margin,
      width: window.width - 2 * Self.margin,
      height: window.height - insets.top - insets.bottom - 2 * Self.margin)
    let wanted =
      switch sizing {
      case .page: Self.page
      case .form: Self.form
      case .fitted: measure(.unspecified)
      }
    size = CGSize(width: min(wanted.width, space.width), height: min(wanted.height, space.height))
  }

  /// The card at a height, on whole points.
  func frame(_ detent: PresentationDetent) -> CGRect {
    let height = min(size.height, detent.height(of: size.height))
    return CGRect(
      x: (space.midX - size.width / 2).rounded(), y: (space.midY - height / 2).rounded(), width: size.width,
      height: height)
  }
}

/// The size of a sheet on a tablet.
enum SheetSizing {
  case page
  case form
  case fitted
}
