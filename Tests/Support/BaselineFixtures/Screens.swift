import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree

/// A small screen with a title and rows, drawn as plain boxes: enough to compare, approve and report.
package struct Screen: Sendable {
  /// The text of the button.
  package var button = "Save"
  /// How far the button is from the upper edge, in points.
  package var buttonTop = 40.0
  /// How many rows there are.
  package var rows = 3
  /// Whether it is dark.
  package var isDark = false
  /// Pixels a point.
  package var scale = 2

  /// A screen as it was approved.
  package init() {}

  /// Another button.
  package func button(_ text: String) -> Screen {
    var screen = self
    screen.button = text
    return screen
  }

  /// The button elsewhere.
  package func buttonTop(_ top: Double) -> Screen {
    var screen = self
    screen.buttonTop = top
    return screen
  }

  /// Another number of rows.
  package func rows(_ count: Int) -> Screen {
    var screen = self
    screen.rows = count
    return screen
  }

  /// The screen's size in points.
  package static let size = CGSize(width: 60, height: 100)

  /// The tree of the screen.
  package var tree: Element {
    var children = [
      Element(.staticText, label: "Fluffy Pancakes", frame: CGRect(x: 8, y: 8, width: 44, height: 12))
    ]
    children.append(
      Element(
        .button, identifier: "save", label: button,
        frame: CGRect(x: 8, y: buttonTop, width: 6 * Double(button.count), height: 12)))
    for row in 0..<rows {
      children.append(
        Element(
          .cell, identifier: "row-\(row)",
          frame: CGRect(x: 8, y: 58 + 14 * Double(row), width: 44, height: 10)))
    }
    return Element(
      .application, label: "Recipes", frame: CGRect(origin: .zero, size: Self.size), children: children)
  }

  /// The picture of the screen.
  package var picture: Bitmap {
    let ground: RGBA = isDark ? RGBA(28, 27, 25) : .white
    var picture = Bitmap(
      width: Int(Self.size.width) * scale, height: Int(Self.size.height) * scale, color: ground)
    let colors: [ElementType: RGBA] = [
      .staticText: isDark ? .white : RGBA(40, 38, 35), .button: RGBA(200, 16, 46), .cell: RGBA(120, 150, 190),
    ]
    for child in tree.children {
      guard let color = colors[child.type] else { continue }
      for y in Int(child.frame.minY) * scale..<min(picture.height, Int(child.frame.maxY) * scale) {
        for x in Int(child.frame.minX) * scale..<min(picture.width, Int(child.frame.maxX) * scale) {
          picture[x, y] = color
        }
      }
    }
    return picture
  }

  /// Picture and tree.
  package var snapshot: ScreenSnapshot {
    ScreenSnapshot(picture: picture, tree: tree, scale: Double(scale))
  }
}

/// Keys and fingerprints for tests.
package enum Samples {
  /// A device.
  package static func configuration(_ appearance: ColorScheme = .light) -> Configuration {
    Configuration(device: "iPhone X", size: Screen.size, scale: 2, appearance: appearance)
  }

  /// A key in the suite `RecipesTests`.
  package static func key(
    _ name: String = "details", test: String? = "testDetails", argument: String? = nil,
    suite: [String] = ["RecipesTests"], appearance: ColorScheme = .light
  ) -> CheckKey {
    CheckKey(
      suite: suite, test: test, argument: argument, name: name, configuration: configuration(appearance))
  }

  /// What draws pictures on the reference machine.
  package static let fingerprint = Fingerprint(
    renderer: "galley 1", libraries: ["harfbuzz": "6.0.0"],
    fonts: ["Inter Regular": "1f0e2d3c4b5a69788796a5b4c3d2e1f0"])

  /// What draws pictures where another font is installed.
  package static let otherFingerprint = Fingerprint(
    renderer: "galley 1", libraries: ["harfbuzz": "6.0.0"],
    fonts: ["Inter Regular": "2e000000000000000000000000000000"])

  /// A line of a test.
  package static func place(_ line: Int = 12) -> CallSite {
    CallSite(filePath: "Tests/RecipesTests.swift", line: line)
  }

  /// Who decides in tests.
  package static let signature = Signature(
    by: "Ada", at: Date(timeIntervalSince1970: 1_785_000_000), reason: "as designed")
}
