import Foundation
import GalleyAutomation
import GalleyTree

/// Something that shows one page of several, on one snapshot.
struct Pager {
  /// The container that is swiped.
  let view: ScrollContainer
  let screen: ScreenIndex
  /// The number of the current page, from 1, and of all pages, if there is a page indicator.
  let number: (current: Int, count: Int)?

  /// Looks at a pager.
  init(_ view: ScrollContainer, on screen: ScreenIndex) {
    self.view = view
    self.screen = screen
    number = Self.indicator(of: view, on: screen).flatMap { Self.number(screen.nodes[$0].element) }
  }

  /// The visible content and its places: two of these are equal if nothing moved in between.
  var landmarks: [String] { view.landmarks(on: screen) + [number.map { "\($0.current)" } ?? ""] }

  /// The page that is shown, in words: its number if that is known, and its first texts.
  var title: String {
    var texts: [String] = []
    for place in screen.descendants(of: view.place) {
      let element = screen.nodes[place].element
      guard let visible = screen.nodes[place].visible else { continue }
      guard visible.width >= element.frame.width / 2, visible.height >= element.frame.height / 2 else {
        continue
      }
      let text = LiveText.text(of: element, isField: false)
      if !text.isEmpty, !texts.contains(text) { texts.append(text) }
    }
    let words = texts.prefix(3).joined(separator: ", ")
    guard let number else { return words.isEmpty ? "a page without text" : words }
    let page = "page \(number.current) of \(number.count)"
    return words.isEmpty ? page : "\(page): \(words)"
  }

  /// The page indicator inside of the pager, else the nearest one beside it.
  private static func indicator(of view: ScrollContainer, on screen: ScreenIndex) -> Int? {
    for place in [view.place] + screen.ancestors(of: view.place) {
      let found = screen.places(of: .pageIndicator, in: screen.descendants(of: place))
      // Where there are several pagers, each indicator belongs to what is around it.
      if !found.isEmpty { return found.count == 1 ? found[0] : nil }
    }
    return nil
  }

  /// The two numbers of an indicator's value, such as `page 2 of 5`, in any language.
  private static func number(_ element: Element) -> (current: Int, count: Int)? {
    let text = element.value?.text ?? element.label
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1] else { return nil }
    return (numbers[0], numbers[1])
  }
}
