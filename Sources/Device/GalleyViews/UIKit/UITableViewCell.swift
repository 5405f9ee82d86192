import Foundation

/// A row of UIKit's table; an instance of the app's own draws its background alone.
///
/// Its appearance proxy sets the background of a list's rows on devices before iOS 16, where lists are tables.
///
/// - Reference: [UIKit's `UITableViewCell`](https://developer.apple.com/documentation/uikit/uitableviewcell).
@MainActor @preconcurrency open class UITableViewCell: UIView {
  /// The lines between the rows of a table.
  ///
  /// - Reference: [UIKit's `UITableViewCell.SeparatorStyle`](https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle).
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No lines.
    case none
    /// One line between two rows.
    case singleLine
  }

  /// The look of a chosen row.
  ///
  /// - Reference: [UIKit's `UITableViewCell.SelectionStyle`](https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum).
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As other rows.
    case none
    /// A blue background.
    case blue
    /// A grey background.
    case gray
    /// The system's background.
    case `default`
  }

  /// The look of a chosen row; here it changes nothing.
  open var selectionStyle = SelectionStyle.default
  /// The view behind a chosen row; here it is not shown.
  open var selectedBackgroundView: UIView?

  override func fill(_ looks: inout AppLooks) {
    looks.tables.row = backgroundColor?.color
  }
}
