import Foundation

extension SymbolComposer {
  // MARK: Drawings of our own

  /// The middles of the lines of what no icon set has, as path data on a grid of 24, by name.
  ///
  /// Lines follow the weight; what is closed has a filled form, which the table names.
  private static let drawings: [Substring: String] = [
    "crown": """
    M4.2 9.4 L8.2 12.6 L12 6.4 L15.8 12.6 L19.8 9.4 L18.4 18.6 H5.6 Z \
    M12 4.9 a0.9 0.9 0 1 0 0.01 0 Z M3.5 8.2 a0.8 0.8 0 1 0 0.01 0 Z M20.5 8.2 a0.8 0.8 0 1 0 0.01 0 Z
    """,
    "waterbottle": """
    M9.6 2.2 H14.4 V5.4 H9.6 Z M9.2 5.4 H14.8 L16.6 8.8 V20 A1.9 1.9 0 0 1 14.7 21.9 H9.3 A1.9 1.9 0 0 1 7.4 20 V8.8 Z
    """,
    "scroll": """
    M6.4 16.6 V6 A2.6 2.6 0 0 1 9 3.4 H18 A2.6 2.6 0 0 1 20.6 6 V8.4 H16.2 V18.2 A2.4 2.4 0 0 1 13.8 20.6 H5.8 A2.4 2.4 0 0 1 3.4 18.2 \
    V16.6 Z M16.2 8.4 V6 A2.4 2.4 0 0 1 18 3.4 M6.4 16.6 H11.4 V18.2 A2.4 2.4 0 0 0 13.8 20.6
    """,
    "stairs": "M2.6 19.6 H7.4 V15 H12 V10.4 H16.6 V5.8 H21.4",
    "tortoise": """
    M3 15.4 A7.4 7.6 0 0 1 17.8 15.4 Z M17.4 12.2 C18 10.6 19 10 20 10 A2 2 0 0 1 21.6 13.4 C20.6 14.8 19.6 15.4 17.8 15.4 \
    M6 15.4 V18.6 M7.3 15.4 V18.6 M13 15.4 V18.6 M14.3 15.4 V18.6
    """,
    "climber": """
    M15.6 3.6 a1.7 1.7 0 1 0 0.01 0 Z M11.4 6.2 V12.4 L16 14.6 V20.4 M11.4 12.4 L7.6 15.4 L8.6 20.4 M11.6 8 L17 9.6 L19.6 5.4 M11.4 8 \
    L6.6 11
    """,
  ]

  /// A drawing of our own; `nil` for a name that there is not.
  func drawing(_ name: Substring, isFilled: Bool) -> InkShape? {
    guard let text = Self.drawings[name], let path = try? PathData.path(text) else { return nil }
    let middle = path.transformed(by: Transform.translation(x: -12, y: -12).then(.scale(x: 8, y: 8)))
    let stroke = DisplayList.Stroke(width: Self.stroke(weight) * 8, cap: .round, join: .round)
    var outlines: [(path: Path, rule: DisplayList.FillRule)] = [(middle.stroked(stroke), .nonZero)]
    if isFilled { outlines.append((middle, .nonZero)) }
    return InkShape(outlines, tolerance: 0.02).mapped(by: .scale(x: 1.0 / 8, y: 1.0 / 8))
  }
}
