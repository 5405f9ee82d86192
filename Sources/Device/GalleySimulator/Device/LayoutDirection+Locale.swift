import Foundation
import GalleyViews

extension LayoutDirection {
  /// The direction that a language is written in, as the system lays apps out that are translated into it.
  ///
  /// - Parameter locale: Language and region, as a BCP 47 tag.
  init(ofLocale locale: String) {
    let direction = Locale.Language(identifier: locale).characterDirection
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
