import Foundation
import GalleyPages
import GalleyTree

/// A page of 20 required elements.
struct LongPage: Layout {
  let e0 = Label("page.element0")
  let e1 = Button("page.element1")
  let e2 = Label("page.element2")
  let e3 = Button("page.element3")
  let e4 = Label("page.element4")
  let e5 = Button("page.element5")
  let e6 = Label("page.element6")
  let e7 = Button("page.element7")
  let e8 = Label("page.element8")
  let e9 = Button("page.element9")
  let e10 = Label("page.element10")
  let e11 = Button("page.element11")
  let e12 = Label("page.element12")
  let e13 = Button("page.element13")
  let e14 = Label("page.element14")
  let e15 = Button("page.element15")
  let e16 = Label("page.element16")
  let e17 = Button("page.element17")
  let e18 = Label("page.element18")
  let e19 = Button("page.element19")

  var body: Blueprint {
    Required {
      e0
      e1
      e2
      e3
      e4
      e5
      e6
      e7
      e8
      e9
      e10
      e11
      e12
      e13
      e14
      e15
      e16
      e17
      e18
      e19
    }
  }
}

extension LongPage {
  static let bundleIdentifier = "bench.pages"

  /// A screen of some 1 000 elements: the page's own, and a list of 240 rows of four.
  ///
  /// - Parameters:
  ///   - turn: A number that is in one of its texts, so that two screens differ.
  ///   - count: How many of the page's elements are there.
  /// - Returns: The trees of the screen.
  static func screen(_ turn: Int = 0, elements count: Int = 20) -> [ApplicationTree] {
    let rows = (0..<240).map { index in
      let y = Double(index) * 3
      func part(_ type: ElementType, _ name: String, _ label: String, _ x: Double) -> Element {
        Element(
          type, identifier: "row.\(name)", label: label, frame: CGRect(x: x, y: y, width: 60, height: 40))
      }
      return Element(
        .cell, identifier: "list.row", frame: CGRect(x: 0, y: y, width: 375, height: 60),
        children: [
          part(.image, "picture", "Picture \(index)", 0),
          part(.staticText, "title", "The title of row number \(index) at \(index == turn ? turn : 0)", 70),
          part(.button, "open", "Open", 300),
        ])
    }
    let list = Element(
      .table, identifier: "list", frame: CGRect(x: 0, y: 100, width: 375, height: 600), children: rows)
    let own = (0..<count).map { index in
      Element(
        index.isMultiple(of: 2) ? .staticText : .button, identifier: "page.element\(index)",
        label: "Element \(index)", frame: CGRect(x: Double(index) * 15, y: 20, width: 14, height: 40))
    }
    let root = Element(
      .application, label: "Bench", frame: CGRect(x: 0, y: 0, width: 375, height: 812), children: [list] + own
    )
    return [ApplicationTree(bundleIdentifier: bundleIdentifier, root: root)]
  }
}
