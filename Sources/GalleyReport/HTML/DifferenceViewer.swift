import Foundation
import GalleyBaselines
import GalleyDiff

/// Baseline, candidate and what differs: one view of the difference at a time, chosen by tabs without a script.
///
/// The tabs are radio buttons: they work by the keyboard, and a screen reader knows them.
struct DifferenceViewer {
  var checked: PicturedCheck
  /// What tells this viewer's buttons from all others of the page.
  var number: Int
  /// What is drawn over the pictures.
  var marks: PictureMarks

  /// The views in the order of their tabs: the first is shown.
  private static let tabs: [(view: DifferenceView, name: String)] = [
    (.overlay, "Overlay"), (.before, "Before"), (.after, "After"), (.heat, "Heat"), (.mask, "Mask"),
    (.strip, "Strip"),
  ]

  var node: HTMLNode? {
    let sides = [
      side("Baseline", "baseline", checked.baseline, marks.baseline),
      side("Candidate", "candidate", checked.candidate, marks.candidate),
    ].compactMap { $0 }
    let shown = Self.tabs.compactMap { tab in
      checked.views.first { $0.view == tab.view }.map { (view: $0, name: tab.name) }
    }
    if sides.isEmpty, shown.isEmpty { return nil }
    let stage = tag("div", ["class": "stage"], all: sides + shown.map { figure($0.view, $0.name) })
    if shown.isEmpty { return tag("div", ["class": "viewer"], stage) }
    let picks = shown.enumerated().map { index, item in pick(item.view.view, isFirst: index == 0) }
    let labels = shown.map { item in
      tag(
        "label", ["for": id(item.view.view), "class": item.view.view.rawValue], .text(item.name))
    }
    return tag(
      "div", ["class": "viewer", "role": "group", "aria-label": "Views of \(checked.check.key.text)"],
      all: picks + [tag("div", ["class": "tabs"], all: labels), stage])
  }

  private func id(_ view: DifferenceView) -> String { "v\(number)-\(view.rawValue)" }

  private func pick(_ view: DifferenceView, isFirst: Bool) -> HTMLNode {
    let attributes = [
      ("type", "radio"), ("name", "v\(number)"), ("id", id(view)), ("class", "pick \(view.rawValue)"),
    ]
    return .element("input", attributes + (isFirst ? [("checked", "checked")] : []), [])
  }

  private func side(_ caption: String, _ style: String, _ picture: ReportPicture?, _ marks: HTMLNode?)
    -> HTMLNode?
  {
    guard let picture else { return nil }
    return tag(
      "figure", ["class": "side \(style)"],
      Self.caption(caption, picture.width, picture.height),
      Self.frame(picture, of: "\(caption) of \(checked.check.key.text)", marks: marks))
  }

  private func figure(_ view: PicturedView, _ name: String) -> HTMLNode {
    let size = Self.shown(view.width, view.height)
    let picture = tag(
      "picture", [:],
      tag("source", ["srcset": view.dark, "media": "(prefers-color-scheme: dark)"]),
      tag(
        "img",
        [
          "src": view.light, "width": "\(size.width)", "height": "\(size.height)",
          "alt": "\(name) of \(checked.check.key.text)", "loading": "lazy", "decoding": "async",
        ]))
    return tag(
      "figure", ["class": "view \(view.view.rawValue)"],
      Self.caption(name, view.width, view.height, [("light", view.light), ("dark", view.dark)]),
      tag("div", ["class": Self.frameClass(view.width, view.height)], tag("div", ["class": "paper"], picture))
    )
  }

  /// A picture that leads to its file, with what is drawn over it.
  static func frame(_ picture: ReportPicture, of what: String, marks: HTMLNode?) -> HTMLNode {
    tag(
      "a", ["href": picture.file, "class": frameClass(picture.width, picture.height)],
      tag("span", ["class": "paper"], all: [image(picture, of: what), marks].compactMap { $0 }))
  }

  /// What is much higher than wide is as wide as a phone's screen, and is scrolled.
  private static func frameClass(_ width: Int, _ height: Int) -> String {
    isLong(width, height) ? "frame long" : "frame"
  }

  private static func isLong(_ width: Int, _ height: Int) -> Bool {
    width >= 240 && Double(height) > longest * Double(width)
  }

  private static func caption(
    _ name: String, _ width: Int, _ height: Int, _ files: [(String, String)] = []
  ) -> HTMLNode {
    let links = files.map { tag("a", ["href": $0.1], .text($0.0)) }
    return tag(
      "figcaption", [:],
      all: [.text(name), tag("span", [:], .text(" \(width) × \(height)"))]
        + (links.isEmpty ? [] : [tag("span", ["class": "files"], all: links)]))
  }

  /// A picture with its size on the page, so that nothing moves while pictures are loaded.
  static func image(_ picture: ReportPicture, of what: String) -> HTMLNode {
    let size = shown(picture.width, picture.height)
    return tag(
      "img",
      [
        "src": picture.file, "width": "\(size.width)", "height": "\(size.height)", "alt": what,
        "loading": "lazy", "decoding": "async",
      ])
  }

  /// How high a picture is on the page at most, in the page's pixels: three of a phone's screen fill a card.
  private static let highest = 776.0

  /// No screen is higher than so many times its width.
  private static let longest = 3.0

  /// How large a picture of so many pixels is shown; narrow pages make it smaller.
  static func shown(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
    // The part of a long picture that is in sight at once has the shape of a phone's screen.
    let inSight = isLong(width, height) ? Double(width) * 812 / 375 : Double(height)
    let factor = min(1, highest / max(1, inSight))
    return (max(1, Int((Double(width) * factor).rounded())), max(1, Int((Double(height) * factor).rounded())))
  }
}
