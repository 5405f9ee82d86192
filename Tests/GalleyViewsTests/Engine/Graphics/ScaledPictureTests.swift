import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import SeededCases
import Testing

/// Grids of pictures that are scaled to fill their cells, on screens of 1 to 3 pixels a point.
@MainActor @Suite struct ScaledPictureTests {
  /// A cell is drawn alike wherever whole points bring it, halves of pixels included.
  @Test(arguments: Soak.slice(of: 0..<60, oneIn: 3)) func picturesLookAlikeWhereverTheyAre(_ seed: Int) throws
  {
    var random = SeededGenerator(seed: UInt64(seed))
    func pick(_ numbers: Range<Int>) -> Int { .random(in: numbers, using: &random) }
    let scale = pick(1..<4)
    let columns = pick(1..<5)
    let spacing = CGFloat(pick(0..<10))
    let height = CGFloat(pick(20..<70))
    let size = CGSize(width: pick(20..<60), height: pick(10..<50))
    let inset = CGFloat(pick(0..<7)) / 3
    let mode: ContentMode = Bool.random(using: &random) ? .fill : .fit
    let way = pick(1..<90)
    func shot(below top: Int) throws -> Bitmap {
      try ViewTestHarness(width: 331, height: 300, scale: Double(scale)) {
        VStack(spacing: 0) {
          Color.clear.frame(height: CGFloat(top))
          LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: spacing), count: columns)) {
            ForEach(0..<6) { number in
              Image(size: size, label: Text("\(number)")) { context in
                for row in 0..<6 {
                  let bar = CGRect(x: Double(number * 3), y: Double(row) * 5.3, width: 15, height: 2.6)
                  context.fill(Path(bar), with: .color(row % 2 == 0 ? .blue : .orange))
                }
              }
              .resizable().aspectRatio(contentMode: mode).frame(height: height)
              .clipShape(RoundedRectangle(cornerRadius: 8))
            }
          }
          .padding(.top, inset)
        }
        .frame(height: 300, alignment: .top)
      }
      .picture()
    }
    let (first, second) = (try shot(below: 0), try shot(below: way))
    let moved = way * scale
    let part = first.height - moved
    let upper = try #require(
      first.cropped(to: PixelRect(x: 0, y: 0, width: first.width, height: part)))
    let lower = try #require(
      second.cropped(to: PixelRect(x: 0, y: moved, width: first.width, height: part)))
    #expect(upper == lower)
  }
}
