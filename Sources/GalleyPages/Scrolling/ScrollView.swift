import Foundation
import GalleyAutomation
import GalleyTree

/// Something that shows a part of what it holds, on one snapshot.
struct ScrollView {
  /// Its place.
  let place: Int
  /// Its frame, in points of the screen.
  let frame: CGRect
  /// What can be seen and dragged of it: without keyboard and bars.
  let usable: CGRect

  private static let types: [ElementType] = [
    .scrollView, .table, .collectionView, .outline, .webView, .textView,
  ]

  /// The innermost one that holds an element.
  ///
  /// - Parameters:
  ///   - place: The element.
  ///   - screen: What is on the screen.
  init?(holding place: Int, on screen: ScreenIndex) {
    guard
      let found = screen.ancestors(of: place).first(where: {
        Self.types.contains(screen.nodes[$0].element.type)
      })
    else { return nil }
    self.init(found, on: screen)
  }

  /// The one that shows most of what can be scrolled in a range.
  ///
  /// - Parameters:
  ///   - range: Where to look.
  ///   - screen: What is on the screen.
  init?(largestIn range: Range<Int>, on screen: ScreenIndex) {
    let views = range.filter { Self.types.contains(screen.nodes[$0].element.type) }
      .compactMap { ScrollView($0, on: screen) }
    // Of equally large ones the innermost counts, which comes last.
    guard let largest = views.reversed().max(by: { Self.area($0.usable) < Self.area($1.usable) }) else {
      return nil
    }
    self = largest
  }

  /// One that is known already.
  ///
  /// - Parameters:
  ///   - place: Its place.
  ///   - screen: What is on the screen.
  init?(_ place: Int, on screen: ScreenIndex) {
    guard let visible = screen.nodes[place].visible else { return nil }
    self.place = place
    frame = screen.nodes[place].element.frame
    usable = Self.usable(visible, of: place, on: screen)
  }

  private static func area(_ rect: CGRect) -> CGFloat { rect.width * rect.height }

  /// Takes away what keyboard and bars lie over.
  private static func usable(_ visible: CGRect, of place: Int, on screen: ScreenIndex) -> CGRect {
    let bars: [ElementType] = [.keyboard, .navigationBar, .tabBar, .toolbar, .statusBar]
    var rect = visible
    let all = 0..<screen.nodes.count
    for bar in bars.flatMap({ screen.places(of: $0, in: all) }).sorted()
    where !screen.isPlace(bar, within: place) {
      guard let cover = screen.nodes[bar].visible, cover.intersects(rect), cover.width >= rect.width / 2
      else { continue }
      if cover.midY < rect.midY {
        rect = CGRect(x: rect.minX, y: cover.maxY, width: rect.width, height: max(0, rect.maxY - cover.maxY))
      } else {
        rect.size.height = max(0, cover.minY - rect.minY)
      }
    }
    return rect
  }
}

extension ScrollView {
  /// What is inside, and where: two of these are alike if nothing moved in between.
  ///
  /// - Parameter screen: What is on the screen.
  /// - Returns: One text for each element inside; elements that change often count by their frames only.
  func landmarks(on screen: ScreenIndex) -> [String] {
    screen.descendants(of: place).map { inner in
      let element = screen.nodes[inner].element
      let frame = element.frame
      let isRestless = element.traits.contains(.updatesFrequently) || element.appearance?.isBusy == true
      let words = isRestless ? "" : "\(element.identifier)\u{1F}\(element.label)"
      return
        "\(element.type.name)\u{1F}\(words)\u{1F}\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
    }
  }
}
