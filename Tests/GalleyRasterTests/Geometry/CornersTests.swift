import Foundation
import GalleyImage
import Testing

@testable import GalleyRaster

@Suite struct CornersTests {
  private let rect = CGRect(x: 2, y: 2, width: 60, height: 40)

  private func mask(_ corners: Corners, _ rect: CGRect? = nil) -> CoverageMask {
    coverage(Path(roundedRect: rect ?? self.rect, corners: corners))
  }

  @Test func continuousCornersAreWhatApplesAre() {
    #expect(
      mask(.continuous(10), CGRect(x: 0, y: 0, width: 40, height: 40)).drawing(width: 16, height: 16) == """
        ······:+*x%%%###
        ····-x##########
        ···+############
        ··+#############
        ·-##############
        ·x##############
        :###############
        +###############
        *###############
        x###############
        %###############
        %###############
        %###############
        ################
        ################
        ################
        """)
  }

  @Test(arguments: [4.0, 10, 13])
  func continuousCornersCoverAlittleLessThanCircularOnes(radius: Double) {
    let (round, smooth) = (mask(.circular(radius)), mask(.continuous(radius)))
    #expect(round.bounds == smooth.bounds)
    let difference = (round.area - smooth.area) / (radius * radius)
    #expect(difference > 0 && difference < 0.2)
    // The other way about they are alike: mirrored, they are the same.
    for y in 2..<42 {
      for x in 2..<62 {
        if smooth[x, y] != smooth[63 - x, y] || smooth[x, y] != smooth[x, 43 - y] {
          Issue.record("\(x), \(y)")
        }
      }
    }
  }

  @Test func aContinuousCornerThatIsAsLargeAsItCanBeIsRound() {
    for rect in [rect, CGRect(x: 0, y: 0, width: 33, height: 33), CGRect(x: 0, y: 0, width: 5, height: 90)] {
      let (smooth, round) = (mask(.continuous(1000), rect), mask(.circular(1000), rect))
      #expect(zip(smooth.bytes, round.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
  }

  @Test func cornersTurnIntoEachOtherWithoutAJump() {
    // The area lost to four circular corners grows by 8 (1 − π/4) r times the step: 3.5 at a radius of 20.
    // From the whole reach to none of it, an ever larger radius covers ever less.
    var last = Double.infinity
    for step in 0...200 {
      let area = mask(.continuous(Double(step) / 10)).area
      let loss = last - area
      if step > 0 { #expect(loss > -0.05 && loss < 3.6) }
      last = area
    }
  }

  @Test func radiiThatDoNotFitShrinkTogether() {
    let corners = Corners(topLeft: 40, topRight: 40, bottomRight: 20, bottomLeft: 10)
    let fitted = corners.fitted(to: CGRect(x: 0, y: 0, width: 60, height: 100))
    #expect(fitted == Corners(topLeft: 30, topRight: 30, bottomRight: 15, bottomLeft: 7.5))
    let wild = Corners(topLeft: .nan, topRight: -3, bottomRight: .infinity, bottomLeft: 0)
    let tamed = wild.fitted(to: CGRect(x: 0, y: 0, width: 60, height: 100))
    #expect(tamed.topLeft == 0 && tamed.topRight == 0 && tamed.bottomRight == 60)
  }

  @Test(arguments: [
    Corners.continuous(7), .circular(7.5), Corners(topLeft: 9, bottomRight: 4),
    Corners(topRight: 5, style: .continuous),
  ])
  func theFastWayIsTheOutlines(corners: Corners) throws {
    let renderer = Renderer(try FontLibrary())
    func draw(_ command: DisplayList.Command) -> Bitmap {
      renderer.render(
        DisplayList([command]), size: CGSize(width: 64, height: 44), scale: 2, background: .white)
    }
    let path = Path(roundedRect: rect, corners: corners)
    let filled = draw(.roundedRectangle(rect, corners, .black))
    #expect(filled == draw(.fill(path, .black, .nonZero)))
    func clipped(_ clip: DisplayList.Command) -> Bitmap {
      renderer.render(
        DisplayList([
          clip, .roundedRectangle(CGRect(x: 0, y: 0, width: 64, height: 44), .square, .black), .pop,
        ]),
        size: CGSize(width: 64, height: 44), scale: 2, background: .white)
    }
    #expect(clipped(.pushClipRectangle(rect, corners)) == filled)
    #expect(clipped(.pushClip(path)) == filled)
  }
}
