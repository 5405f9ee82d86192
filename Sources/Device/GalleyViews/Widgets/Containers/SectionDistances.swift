import Foundation

/// The distances between the groups of a list, in points.
///
/// They follow iOS: 35 points between two cards, including the lines above and below.
struct SectionDistances {
  /// The distance before a line above a section, in addition to the line's margin.
  private static let beforeHeader: CGFloat = 17.5
  /// The distance between a line below rows and the next rows, in addition to the line's margin.
  private static let afterFooter: CGFloat = 24
  /// The distance between two cards.
  private static let betweenCards: CGFloat = 35
  /// The distance between the sections of a sidebar.
  private static let inSidebar: CGFloat = 12

  private var beforeHeader: CGFloat = 0
  private var afterFooter: CGFloat = 0
  private var betweenCards: CGFloat = 0

  /// The distances of a style; in a plain list groups touch.
  ///
  /// - Parameters:
  ///   - style: The look of the list.
  ///   - spacing: The distance between sections that an app has set; `nil` for the default.
  init(_ style: ListLook, spacing: CGFloat?) {
    guard style != .plain, style != .sidebar else {
      let distance = spacing ?? (style == .sidebar ? Self.inSidebar : 0)
      (beforeHeader, afterFooter, betweenCards) = (distance, distance, distance)
      return
    }
    beforeHeader = spacing ?? Self.beforeHeader
    afterFooter = spacing ?? Self.afterFooter
    betweenCards = spacing ?? Self.betweenCards
  }

  /// The distances before groups, together.
  func sum(_ breaks: ListContent.Breaks) -> CGFloat {
    CGFloat(breaks.withHeader) * beforeHeader + CGFloat(breaks.afterFooter) * afterFooter
      + CGFloat(breaks.afterRows) * betweenCards
  }
}
