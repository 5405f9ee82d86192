import Foundation
import GalleyTree
import GalleyViews
import Testing

/// A screen and the places that its views have, in points of a window of 400 by 800 points.
///
/// The device covers 50 points above and 30 below, unless a case says otherwise.
@MainActor struct FrameCase {
  /// The case in a few words.
  let name: String
  /// The page that describes the behaviour.
  let source: String
  let safeArea: EdgeInsets
  /// The expected places by the views' labels.
  let expected: [String: CGRect]
  let view: AnyView

  init(
    _ name: String, _ source: String, safeArea: EdgeInsets = EdgeInsets(top: 50, bottom: 30),
    _ expected: KeyValuePairs<String, [CGFloat]>, @ViewBuilder view: () -> some View
  ) {
    self.name = name
    self.source = source
    self.safeArea = safeArea
    self.expected = Dictionary(
      uniqueKeysWithValues: expected.map {
        ($0, CGRect(x: $1[0], y: $1[1], width: $1[2], height: $1[3]))
      })
    self.view = AnyView(view())
  }

  /// Lays the screen out and compares all places.
  func check() throws {
    let stage = try ViewTestHarness(width: 400, height: 800, safeArea: safeArea) { view }
    // Sheets come up from below.
    stage.advance(.seconds(1))
    for (label, frame) in expected.sorted(by: { $0.key < $1.key }) {
      #expect(stage.frame(label) == frame, "\(name): \(label), see \(source)")
    }
  }
}

/// A filled rectangle with a label, which fills whatever space it gets.
struct Probe: View {
  let label: String

  init(_ label: String) {
    self.label = label
  }

  var body: some View {
    Color.red.accessibilityElement().accessibilityLabel(label)
  }
}
