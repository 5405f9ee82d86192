import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree

/// What is drawn over a check's pictures: numbered boxes for causes, outlines for regions, dashes for what was
/// forgiven.
///
/// Everything is in points, with lines as wide as a share of the picture: marks are as large on a watch as on a tablet.
struct PictureMarks {
  private var comparison: Comparison?
  private var pictures: (baseline: ReportPicture?, candidate: ReportPicture?)
  /// What tells this check's patterns from all others of the page.
  private var number: Int

  init(_ comparison: Comparison?, baseline: ReportPicture?, candidate: ReportPicture?, number: Int) {
    self.comparison = comparison
    pictures = (baseline, candidate)
    self.number = number
  }

  /// What lies over the baseline.
  var baseline: HTMLNode? {
    guard let picture = pictures.baseline, let comparison else { return nil }
    return drawing(on: picture) { causes(comparison.causes.map(\.frameBefore), on: picture, unit: $0) }
  }

  /// What lies over the candidate.
  var candidate: HTMLNode? {
    guard let picture = pictures.candidate, let comparison else { return nil }
    return drawing(on: picture) { unit in
      regions(comparison.regionUses, on: picture, unit: unit)
        + (comparison.passes ? forgiven(comparison.tolerance, on: picture, unit: unit) : [])
        + causes(comparison.causes.map(\.frameAfter), on: picture, unit: unit)
    }
  }

  private func drawing(on picture: ReportPicture, _ shapes: (Double) -> [HTMLNode]) -> HTMLNode? {
    let (width, height) = (Double(picture.width) / picture.scale, Double(picture.height) / picture.scale)
    // Three pictures beside each other are at most so wide on the page; marks are as large on all of them.
    let shown = min(360, DifferenceViewer.shown(picture.width, picture.height).width)
    let shapes = shapes(6.4 * width / Double(shown))
    if shapes.isEmpty { return nil }
    return tag(
      "svg",
      [
        "class": "boxes", "viewBox": "0 0 \(HTMLNumber.text(width)) \(HTMLNumber.text(height))",
        "aria-hidden": "true",
      ], all: shapes)
  }

  /// A numbered box around each cause; the numbers are those of the sentences.
  private func causes(_ frames: [CGRect?], on picture: ReportPicture, unit: Double) -> [HTMLNode] {
    let (width, height) = (Double(picture.width) / picture.scale, Double(picture.height) / picture.scale)
    // A number is whole at the picture's edges too.
    func inside(_ place: Double, _ length: Double) -> String {
      let margin = unit * 1.7
      return HTMLNumber.text(length > 2 * margin ? min(max(place, margin), length - margin) : length / 2)
    }
    return frames.enumerated().flatMap { index, frame -> [HTMLNode] in
      guard let frame else { return [] }
      let box = frame.insetBy(dx: -unit / 3, dy: -unit / 3)
      let (x, y) = (inside(box.minX, width), inside(box.minY, height))
      return [
        rect(box, "cause", unit),
        tag("circle", ["cx": x, "cy": y, "r": HTMLNumber.text(unit * 1.5)]),
        tag("text", ["x": x, "y": y, "font-size": HTMLNumber.text(unit * 2)], .text("\(index + 1)")),
      ]
    }
  }

  /// The parts that regions covered, each kind in its colour; what is ignored is hatched.
  private func regions(_ uses: [RegionUse], on picture: ReportPicture, unit: Double) -> [HTMLNode] {
    let seen = uses.filter { !$0.areas.isEmpty }
    guard !seen.isEmpty else { return [] }
    var nodes: [HTMLNode] = []
    if seen.contains(where: { Self.style($0.kind) == "ignore" }) { nodes.append(hatching(unit)) }
    let height = Double(picture.height) / picture.scale
    for use in seen {
      let style = Self.style(use.kind)
      nodes += use.areas.prefix(Self.mostAreas).map { area in
        let fill = style == "ignore" ? [("fill", "url(#hatch\(number))")] : []
        return rect(area, "region \(style)", unit, fill)
      }
      guard let first = use.areas.first else { continue }
      // The name stands below its region, or above the lower edge where there is no room.
      let below = first.maxY + unit * 2.4
      let y = below < height ? below : first.maxY - unit
      nodes.append(
        tag(
          "text",
          [
            "class": "name \(style)", "x": HTMLNumber.text(max(unit, first.minX)), "y": HTMLNumber.text(y),
            "font-size": HTMLNumber.text(unit * 2.1), "stroke-width": HTMLNumber.text(unit * 0.7),
          ], .text(ElementText.clean(RegionWords.name(use), limit: 32))))
    }
    return nodes
  }

  /// More parts than this of one region are not drawn; nobody could tell them apart.
  private static let mostAreas = 200

  private func hatching(_ unit: Double) -> HTMLNode {
    let step = HTMLNumber.text(unit * 1.4)
    return tag(
      "defs", [:],
      tag(
        "pattern",
        [
          "id": "hatch\(number)", "width": step, "height": step, "patternUnits": "userSpaceOnUse",
          "patternTransform": "rotate(45)",
        ],
        tag(
          "line",
          [
            "class": "hatch", "x1": "0", "y1": "0", "x2": "0", "y2": step,
            "stroke-width": HTMLNumber.text(unit * 0.5),
          ])))
  }

  /// Where forgiven pixels lie, dashed.
  private func forgiven(_ account: ToleranceAccount, on picture: ReportPicture, unit: Double) -> [HTMLNode] {
    let dashes = [("stroke-dasharray", "\(HTMLNumber.text(unit)) \(HTMLNumber.text(unit * 0.7))")]
    return account.forgiven.map { forgiveness in
      let bounds = forgiveness.bounds
      let frame = CGRect(
        x: Double(bounds.x) / picture.scale, y: Double(bounds.y) / picture.scale,
        width: Double(bounds.width) / picture.scale, height: Double(bounds.height) / picture.scale)
      return rect(frame.insetBy(dx: -unit / 2, dy: -unit / 2), "spent", unit, dashes)
    }
  }

  private func rect(
    _ frame: CGRect, _ style: String, _ unit: Double, _ more: [(String, String)] = []
  ) -> HTMLNode {
    .element(
      "rect",
      [
        ("class", style), ("x", HTMLNumber.text(frame.minX)), ("y", HTMLNumber.text(frame.minY)),
        ("width", HTMLNumber.text(max(0, frame.width))), ("height", HTMLNumber.text(max(0, frame.height))),
        ("rx", HTMLNumber.text(unit / 2)), ("stroke-width", HTMLNumber.text(unit / 3)),
      ] + more, [])
  }

  /// The name of a kind's colour.
  static func style(_ kind: RegionKind) -> String {
    switch kind {
    case .ignore, .level(.none): "ignore"
    case .level: "level"
    case .floating: "floating"
    case .dynamic: "dynamic"
    case .accessibility: "accessibility"
    }
  }

  /// What the regions are and did, one line each; `nil` where there are none.
  static func legend(_ uses: [RegionUse]) -> HTMLNode? {
    if uses.isEmpty { return nil }
    return tag(
      "ul", ["class": "legend"],
      all: uses.map { use in
        tag(
          "li", ["class": RegionWords.isIdle(use) ? "idle" : "fired"],
          tag("i", ["class": "swatch \(style(use.kind))", "aria-hidden": "true"]),
          tag("b", [:], .text(RegionWords.name(use))), .text(" "),
          tag("span", ["class": "kind"], .text(RegionWords.kind(use))),
          tag("span", ["class": "deed"], .text(RegionWords.deed(use))))
      })
  }
}
