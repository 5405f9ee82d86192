import Foundation
import GalleyTree
import GalleyViews
import Observation
import Testing

@Observable private final class Noticed {
  var scale = 0.0
  var angle = 0.0
  var ends: [String] = []
  var taps = 0
}

@MainActor @Suite struct TwoFingerGestureTests {
  private struct Area: View {
    let noticed: Noticed
    var body: some View {
      Color.blue.frame(width: 300, height: 300).onTapGesture { noticed.taps += 1 }
        .gesture(
          MagnifyGesture().onChanged { noticed.scale = $0.magnification }
            .onEnded { _ in noticed.ends.append("magnified") }
        )
        .gesture(
          RotateGesture().onChanged { noticed.angle = $0.rotation.degrees }
            .onEnded { _ in noticed.ends.append("turned") })
    }
  }

  private func move(_ first: [CGPoint], _ second: [CGPoint]) throws -> Noticed {
    let noticed = Noticed()
    let stage = try ViewTestHarness { Area(noticed: noticed) }
    stage.host.touch(.began, at: first[0], finger: 0)
    stage.host.touch(.began, at: second[0], finger: 1)
    for (a, b) in zip(first, second).dropFirst() {
      stage.advance(.milliseconds(16))
      stage.host.touch(.moved, at: a, finger: 0)
      stage.host.touch(.moved, at: b, finger: 1)
    }
    stage.host.touch(.ended, at: first[first.count - 1], finger: 0)
    stage.host.touch(.ended, at: second[second.count - 1], finger: 1)
    return noticed
  }

  private let middle = CGPoint(x: 187, y: 300)

  private func around(_ distance: Double, _ degrees: Double) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(x: middle.x + distance * cos(angle), y: middle.y + distance * sin(angle))
  }

  @Test func fingersThatMoveApartMagnify() throws {
    let noticed = try move([around(-20, 0), around(-60, 0)], [around(20, 0), around(60, 0)])
    #expect(abs(noticed.scale - 3) < 0.001)
    #expect(noticed.angle == 0)
    #expect(noticed.ends == ["magnified"])
    #expect(noticed.taps == 0)
  }

  @Test func fingersThatTurnRotateBeyondAHalfCircle() throws {
    let steps = stride(from: 0.0, through: 300, by: 10)
    let noticed = try move(steps.map { around(80, $0) }, steps.map { around(-80, $0) })
    #expect(abs(noticed.angle - 300) < 0.1)
    #expect(noticed.ends == ["turned"])
  }

  @Test func fingersThatStayDoNothingAndAreNoTap() throws {
    let noticed = try move([around(-40, 0), around(-40, 0)], [around(40, 0), around(40, 0)])
    #expect(noticed.ends.isEmpty)
    #expect(noticed.taps == 0)
  }

  private struct Taps: UIGestureRecognizerRepresentable {
    let taps: Int
    let fingers: Int
    let action: (CGPoint) -> Void

    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }

    func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {
      recognizer.numberOfTapsRequired = taps
      recognizer.numberOfTouchesRequired = fingers
    }

    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
      action(recognizer.state == .recognized ? context.converter.localLocation : .zero)
    }
  }

  /// Taps so many times with so many fingers at once, and returns where a recognizer was told of it.
  private func places(ofTaps taps: Int, by fingers: Int, wanting wanted: (taps: Int, fingers: Int)) throws
    -> [CGPoint]
  {
    var places: [CGPoint] = []
    let stage = try ViewTestHarness {
      Color.blue.frame(width: 300, height: 300)
        .gesture(Taps(taps: wanted.taps, fingers: wanted.fingers) { places.append($0) })
    }
    for _ in 0..<taps {
      for finger in 0..<fingers {
        stage.host.touch(.began, at: around(Double(40 * finger), 0), finger: finger)
      }
      stage.advance(.milliseconds(50))
      for finger in 0..<fingers {
        stage.host.touch(.ended, at: around(Double(40 * finger), 0), finger: finger)
      }
      stage.advance(.milliseconds(80))
    }
    stage.advance(.seconds(1))
    return places
  }

  @Test(arguments: 1...3, 1...3) func aTapOfSeveralFingersTakesAsManyAsItWants(_ fingers: Int, _ taps: Int)
    throws
  {
    for wanted in 1...3 {
      let told = try places(ofTaps: taps, by: fingers, wanting: (1, wanted))
      #expect(told.count == (wanted == fingers ? taps : 0), "\(wanted) fingers wanted")
      let all = try places(ofTaps: taps, by: fingers, wanting: (taps, wanted))
      #expect(all.count == (wanted == fingers ? 1 : 0), "\(wanted) fingers wanted")
    }
  }

  @Test func aTapOfTwoFingersTellsTheMiddleBetweenThem() throws {
    #expect(try places(ofTaps: 1, by: 2, wanting: (1, 2)) == [CGPoint(x: 169.5, y: 150)])
  }
}
