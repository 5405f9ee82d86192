import Foundation

/// The look of a navigation bar of UIKit.
///
/// - Reference: [UIKit's `UINavigationBarAppearance`](https://developer.apple.com/documentation/uikit/uinavigationbarappearance).
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of plain buttons; here of the back button alone, where ``backButtonAppearance`` has none.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The looks of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The looks of the button that completes a task; here it has that of the system.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  /// The look in SwiftUI's terms.
  var phase: NavigationBarLooks.Phase {
    let back = LetterLook(backButtonAppearance.normal.titleTextAttributes)
    return NavigationBarLooks.Phase(
      surface: surface, title: LetterLook(titleTextAttributes),
      largeTitle: LetterLook(largeTitleTextAttributes),
      backTitle: back.filled(from: LetterLook(buttonAppearance.normal.titleTextAttributes)))
  }
}
