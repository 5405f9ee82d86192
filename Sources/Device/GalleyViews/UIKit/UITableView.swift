import Foundation

/// A column of rows of UIKit; an instance of the app's own draws its background alone, and no rows so far.
///
/// Its appearance proxy sets the look of lists on devices before iOS 16, where lists are tables. On later ones they are collection
/// views, which follow no proxy: `scrollContentBackground(.hidden)` and `listRowBackground` are for these.
///
/// - Reference: [UIKit's `UITableView`](https://developer.apple.com/documentation/uikit/uitableview).
@MainActor @preconcurrency open class UITableView: UIScrollView {
  /// The form of a table.
  ///
  /// - Reference: [UIKit's `UITableView.Style`](https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum).
  public enum Style: Int, Hashable, Sendable {
    /// Sections follow each other without distance.
    case plain
    /// Sections extend from edge to edge, with distances.
    case grouped
    /// Sections are cards.
    case insetGrouped
  }

  /// The form of a table; here it changes nothing.
  public private(set) var style = Style.plain
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { changed() } }
  /// The colour of the lines between rows; `nil` for that of the system.
  open var separatorColor: UIColor? { didSet { changed() } }
  /// The view above the first row; here it is not shown.
  open var tableHeaderView: UIView?
  /// The view below the last row; here it is not shown.
  open var tableFooterView: UIView?
  /// Whether a tap chooses a row; here it changes nothing.
  open var allowsSelection = true
  /// The height of rows; here rows have that of their content.
  open var rowHeight: CGFloat = -1
  /// The space above the headers of sections; here it changes nothing.
  open var sectionHeaderTopPadding: CGFloat = -1
  /// The height of the lines above sections; here they have that of their content.
  open var sectionHeaderHeight: CGFloat = -1
  /// The height of the lines below sections; here they have that of their content.
  open var sectionFooterHeight: CGFloat = -1

  /// Creates a table in a form.
  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
    self.style = style
  }

  override func fill(_ looks: inout AppLooks) {
    looks.tables.background = backgroundColor?.color
    looks.tables.separator = separatorColor?.color
    looks.tables.hasSeparators = separatorStyle != .none
  }
}
