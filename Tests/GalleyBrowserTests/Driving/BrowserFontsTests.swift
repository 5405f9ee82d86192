import Foundation
import GalleyAutomation
import GalleyTree
import Testing

@testable import GalleyBrowser

/// The fonts that pages get for the families that they name.
@Suite(.inTurn, .serialized) struct BrowserFontsTests {
  /// The families by the generic one that each looks like; what is empty names none.
  private static let families: [(generic: String, families: [String])] = [
    ("sans-serif", ["Arial", "Helvetica", "Verdana", "-apple-system", "system-ui", "Nonesuch, Arial"]),
    ("serif", ["", "Times New Roman", "Georgia"]),
    ("monospace", ["Courier New", "Menlo", "ui-monospace"]),
  ]

  @Test(arguments: BrowserEngine.allCases)
  func `families of other systems look like the generic family of their kind`(_ engine: BrowserEngine) throws
  {
    let text = "Hamburgefonstiv 0123 ilWM"
    func box(_ id: String, _ family: String) -> String {
      let names = family.split(separator: ", ").map { $0.contains(" ") ? "'\($0)'" : "\($0)" }
      let style = "font-family: \(family.isEmpty ? "initial" : names.joined(separator: ", "))"
      return "<div><span id=\(id) style=\"font-size: 20px; \(style)\">\(text)</span></div>"
    }
    let boxes = Self.families.enumerated().map { kind, entry in
      box("g\(kind)", entry.generic)
        + entry.families.enumerated().map { box("f\(kind)-\($0)", $1) }.joined()
    }.joined()
    let controls =
      "<p style='font-size: 13.3333px'><span id=small style='font-family: sans-serif'>\(text)</span></p>"
      + "<button id=button style='padding: 0; border: 0; font-size: 13.3333px'>\(text)</button>"
    try BrowserFixture.withPage(boxes + controls, in: engine) { driver in
      let elements = try BrowserFixture.elements(of: driver)
      func width(_ id: String) throws -> CGFloat {
        try #require(elements.last { $0.identifier == id }).frame.width
      }
      var widths: [CGFloat] = []
      for (kind, entry) in Self.families.enumerated() {
        let expected = try width("g\(kind)")
        widths.append(expected)
        for (number, family) in entry.families.enumerated() {
          // WebKitGTK's own setting for pages that name no family is sans-serif.
          if engine == .webkit && family.isEmpty { continue }
          #expect(try abs(width("f\(kind)-\(number)") - expected) < 0.1, "\(family)")
        }
      }
      #expect(Set(widths).count == widths.count, "the generic families differ")
      #expect(try abs(width("button") - width("small")) < 1)
    }
  }
}
