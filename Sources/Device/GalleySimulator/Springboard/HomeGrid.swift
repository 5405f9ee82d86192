import Foundation
import GalleyViews

/// The arrangement of icons on the pages of the home screen, in points.
///
/// The numbers are those of the home screens of iOS 17, by measurement: icons of 60 points in four columns on telephones, of 68
/// points in six columns on tablets, or five on those held upright.
struct HomeGrid: Hashable {
  /// The number of icons in a row.
  let columns: Int
  /// The number of rows on a page.
  let rows: Int
  /// The length of an icon's sides.
  let icon: CGFloat
  /// The distance of the first column from the leading edge.
  let leading: CGFloat
  /// The distance of the first row from the upper edge.
  let top: CGFloat
  /// The distance from the leading edge of a column to that of the next one.
  let columnPitch: CGFloat
  /// The distance from the upper edge of a row to that of the next one.
  let rowPitch: CGFloat
  /// The frame of the dock.
  let dock: CGRect
  /// The size of the screen.
  let size: CGSize

  /// The height of an app's name below its icon, with the gap between them.
  static let nameHeight: CGFloat = 21
  /// The height of the dots for the pages above the dock.
  private static let dotsHeight: CGFloat = 44

  /// Arranges the icons.
  ///
  /// - Parameters:
  ///   - profile: The device as it is held.
  init(_ profile: DeviceProfile) {
    size = profile.size
    let isWide = size.width > size.height
    let isTablet = profile.isTablet
    columns = isTablet ? (isWide ? 6 : 5) : isWide ? 6 : 4
    icon = isTablet ? 68 : 60
    let side = max(profile.safeArea.leading, isTablet ? size.width * 0.1 : 27)
    leading = side
    columnPitch = (size.width - 2 * side - icon) / CGFloat(columns - 1)
    let dockMargin: CGFloat = profile.hasHomeIndicator ? 12 : 0
    let dockHeight: CGFloat = isTablet ? 92 : profile.hasHomeIndicator ? 90 : 96
    dock = CGRect(
      x: dockMargin, y: size.height - dockHeight - dockMargin, width: size.width - 2 * dockMargin,
      height: dockHeight)
    top = max(profile.safeArea.top, 20) + (isTablet ? 56 : isWide ? 8 : 28)
    let room = dock.minY - Self.dotsHeight - top
    let least = icon + Self.nameHeight + 8
    rows = max(1, min(6, Int(room / least)))
    rowPitch = isTablet ? room / CGFloat(rows) : min(room / CGFloat(rows), icon + Self.nameHeight + 22)
  }

  /// The number of icons on a page.
  var capacity: Int { columns * rows }

  /// The frame of an icon on its page, from left to right.
  func frame(at index: Int) -> CGRect {
    let place = index % capacity
    return CGRect(
      x: leading + CGFloat(place % columns) * columnPitch, y: top + CGFloat(place / columns) * rowPitch,
      width: icon, height: icon)
  }
}
