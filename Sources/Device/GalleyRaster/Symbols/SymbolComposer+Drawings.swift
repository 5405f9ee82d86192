import Foundation

extension SymbolComposer {
  // MARK: Drawings of our own

  /// The middle lines of drawings that no icon set has, as path data on a grid of 24, by name.
  ///
  /// Lines follow the weight; closed drawings have a filled form, which the table names.
  private static let drawings: [Substring: String] = [
    "crown": """
    M4.2 9.4 L8.2 12.6 L12 6.4 L15.8 12.6 L19.8 9.4 L18.4 18.6 H5.6 Z \
    M12 4.9 a0.9 0.9 0 1 0 0.01 0 Z M3.5 8.2 a0.8 0.8 0 1 0 0.01 0 Z M20.5 8.2 a0.8 0.8 0 1 0 0.01 0 Z
    """,
    "cabinet": """
    M3.2 3.8 H10.8 V19.2 H3.2 Z M13.2 3.8 H20.8 V19.2 H13.2 Z M8.4 10.4 V12.6 M15.6 10.4 V12.6 M5.6 19.2 V21.4 M18.4 19.2 V21.4
    """,
    "carrot": """
    M3.4 20.6 C5 14.6 8.2 9.4 11.6 7.6 C14 6.4 17.6 10 16.4 12.4 C14.6 15.8 9.4 19 3.4 20.6 Z \
    M14.6 9.4 C13.4 6.8 14 4.4 15.8 2.6 M14.6 9.4 C17.2 10.6 19.6 10 21.4 8.2 M14.6 9.4 L19.8 4.2 \
    M9.2 10.6 L11.4 12.8 M6.2 15.8 L8 17.4
    """,
    "sprinkler": """
    M7.6 21.4 H16.4 M12 21.4 V16.4 M8.8 12.6 H15.2 L13.8 16.4 H10.2 Z M12 7.4 a0.8 0.8 0 1 0 0.01 0 Z M12 2.6 a0.8 0.8 0 1 0 0.01 0 Z \
    M7 8.6 a0.8 0.8 0 1 0 0.01 0 Z M17 8.6 a0.8 0.8 0 1 0 0.01 0 Z M4.2 4.6 a0.8 0.8 0 1 0 0.01 0 Z M19.8 4.6 a0.8 0.8 0 1 0 0.01 0 Z \
    M3.6 12 a0.8 0.8 0 1 0 0.01 0 Z M20.4 12 a0.8 0.8 0 1 0 0.01 0 Z
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
    "cross": "M9 3.4 H15 V9 H20.6 V15 H15 V20.6 H9 V15 H3.4 V9 H9 Z",
    "toilet": """
    M4.6 3 H9 V12.2 H4.6 Z M4.6 12.2 H19.6 C19.6 15.6 17.4 17.4 14.8 18 V21 H8.2 V17.4 C6 16.4 4.6 14.8 4.6 12.2 Z
    """,
    "metronome": "M8.8 3.4 H15.2 L18.8 20.6 H5.2 Z M6.2 15.8 H17.8 M12 15.8 L19.6 6",
    "stethoscope": """
    M6 3 H4.2 V9.2 A4.9 4.9 0 0 0 14 9.2 V3 H12.2 M9.1 14.1 V16.2 A4.7 4.7 0 0 0 18.5 16.2 V13 M18.5 8.8 a2.1 2.1 0 1 0 0.01 0 Z
    """,
    "court":
      "M2 4.4 H22 A1.6 1.6 0 0 1 23.6 6 V18 A1.6 1.6 0 0 1 22 19.6 H2 A1.6 1.6 0 0 1 0.4 18 V6 A1.6 1.6 0 0 1 2 4.4 Z",
    "sportscourt": """
    M2 4.4 H22 A1.6 1.6 0 0 1 23.6 6 V18 A1.6 1.6 0 0 1 22 19.6 H2 A1.6 1.6 0 0 1 0.4 18 V6 A1.6 1.6 0 0 1 2 4.4 Z \
    M12 4.4 V19.6 M12 9.2 a2.8 2.8 0 1 0 0.01 0 Z M0.4 8.8 H4.6 V15.2 H0.4 M23.6 8.8 H19.4 V15.2 H23.6
    """,
    "courtlines": """
    M12 6.2 V7.4 M12 16.6 V17.8 M12 9.4 a2.6 2.6 0 1 0 0.01 0 Z M2.2 8.8 H5.2 V15.2 H2.2 M21.8 8.8 H18.8 V15.2 H21.8
    """,
    "guitars": """
    M2.8 13.8 C2.3 12.3 3.1 11.2 4.6 10.8 C6.2 10.4 7.3 10.8 7.8 12.4 C8.1 13.5 10.2 13.6 10.9 16.1 C11.6 18.4 10.1 20.5 7.6 21.2 \
    C5.1 21.9 2.7 20.9 2.1 18.6 C1.4 16.1 3.1 15 2.8 13.8 Z M4.6 10.8 L2.8 4.4 M1 2.3 L3.1 1.6 L3.9 4.1 L1.7 4.8 Z \
    M16.2 12.4 C16.7 10.8 17.8 10.4 19.4 10.8 C20.9 11.2 21.7 12.3 21.2 13.8 C20.9 15 22.6 16.1 21.9 18.6 \
    C21.3 20.9 18.9 21.9 16.4 21.2 C13.9 20.5 12.4 18.4 13.1 16.1 C13.8 13.6 15.9 13.5 16.2 12.4 Z M19.4 10.8 L21.2 4.4 \
    M20.9 1.6 L23 2.3 L22.3 4.8 L20.1 4.1 Z
    """,
    "steeringwheel": """
    M12 2.4 a9.6 9.6 0 1 0 0.01 0 Z M12 9.6 a2.4 2.4 0 1 0 0.01 0 Z M9.6 12 H2.4 M14.4 12 H21.6 M12 14.4 V21.6
    """,
  ]

  /// A drawing of our own; `nil` for a name that there is not.
  func drawing(_ name: Substring, isFilled: Bool) -> InkShape? {
    guard let text = Self.drawings[name], let path = try? PathData.path(text) else { return nil }
    let middle = path.transformed(by: Transform.translation(x: -12, y: -12).then(.scale(x: 8, y: 8)))
    let stroke = DisplayList.Stroke(width: Self.stroke(weight) * 8, cap: .round, join: .round)
    // Each line by itself: a line that ends in two others is separate ink, and a filled one has no edges
    // inside.
    let lines = middle.lines.map { line in
      let ink = InkShape([(line.stroked(stroke), .nonZero)], tolerance: 0.02)
      return isFilled && line.segments.last == .close ? ink.filled : ink
    }
    return lines.reduce(InkShape(), +).mapped(by: .scale(x: 1.0 / 8, y: 1.0 / 8))
  }
}

extension Path {
  /// The parts that begin with a move, each as a path.
  fileprivate var lines: [Path] {
    var lines: [Path] = []
    for segment in segments {
      if case .move = segment { lines.append(Path()) }
      if !lines.isEmpty { lines[lines.count - 1].segments.append(segment) }
    }
    return lines
  }
}
