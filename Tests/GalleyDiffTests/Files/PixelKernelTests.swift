import CPixelKernels
import SeededCases
import Testing

/// The inner loops of comparing, beside what they are to say.
@Suite struct PixelKernelTests {
  private struct Rows {
    var a: [UInt8]
    var b: [UInt8]
    let width: Int

    init(using generator: inout SeededGenerator, bytesPerPixel: Int) {
      width = .random(in: 1...90, using: &generator)
      a = (0..<width * bytesPerPixel).map { _ in .random(in: 0...255, using: &generator) }
      b = a
      let share = [0, 0.02, 0.3, 1].randomElement(using: &generator)!
      for index in b.indices where Double.random(in: 0..<1, using: &generator) < share {
        b[index] = Bool.random(using: &generator) ? .random(in: 0...255, using: &generator) : b[index] ^ 1
      }
      // Most pixels of screens are opaque.
      guard bytesPerPixel == 4, Bool.random(using: &generator) else { return }
      for x in 0..<width { (a[4 * x + 3], b[4 * x + 3]) = (255, 255) }
    }

    func pixel(_ row: [UInt8], _ x: Int) -> ArraySlice<UInt8> { row[4 * x..<4 * x + 4] }
  }

  @Test(arguments: Soak.seeds(60))
  func `pixels are counted and marked that have another byte`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let rows = Rows(using: &generator, bytesPerPixel: 4)
    let expected = (0..<rows.width).map {
      rows.pixel(rows.a, $0).elementsEqual(rows.pixel(rows.b, $0)) ? 0 : 1
    }
    var marks = [UInt8](repeating: 9, count: rows.width + 1)
    #expect(galley_count_differing(rows.a, rows.b, rows.width) == expected.reduce(0, +))
    #expect(galley_mark_differing(rows.a, rows.b, rows.width, &marks) == expected.reduce(0, +))
    #expect(marks == expected.map { UInt8($0) } + [9], "and nothing beyond the row")
  }

  @Test(arguments: Soak.seeds(60))
  func `pixels that have another byte are flagged`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Rows of several words, of which some are equal.
    let all = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      Rows(using: &generator, bytesPerPixel: 4)
    }
    let (a, b) = (all.flatMap(\.a), all.flatMap(\.b))
    let width = a.count / 4
    var expected = [UInt64](repeating: 0, count: (width + 63) / 64 + 1)
    for x in 0..<width where a[4 * x..<4 * x + 4] != b[4 * x..<4 * x + 4] {
      expected[x / 64] |= 1 << (x % 64)
    }
    var bits = [UInt64](repeating: 0, count: expected.count)
    #expect(
      galley_flag_differing(a, b, width, &bits) == expected.reduce(0) { $0 + $1.nonzeroBitCount })
    #expect(bits == expected)
  }

  @Test(arguments: Soak.seeds(60))
  func `pixels are marked that are far apart, and those that must be looked at`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let rows = Rows(using: &generator, bytesPerPixel: 4)
    let form: [Float] = [0.2, 0.5, 0.1, -0.1, 0.05, 0.02]
    let bounds: (below: Float, above: Float) = (40, 60)
    let expected: [UInt8] = (0..<rows.width).map { x in
      let (old, new) = (Array(rows.pixel(rows.a, x)), Array(rows.pixel(rows.b, x)))
      if old == new { return 0 }
      if old[3] < 255 || new[3] < 255 { return 2 }
      let change = (0..<3).map { Float(Int(old[$0]) - Int(new[$0])) }
      let (red, green, blue) = (change[0], change[1], change[2])
      let ofRed = red * (red * form[0] + green * form[3] + blue * form[4])
      let square = ofRed + green * (green * form[1] + blue * form[5]) + blue * blue * form[2]
      return square > bounds.above ? 1 : square >= bounds.below ? 2 : 0
    }
    var marks = [UInt8](repeating: 9, count: rows.width + 1)
    let found = galley_mark_distant(rows.a, rows.b, rows.width, form, bounds.below, bounds.above, &marks)
    #expect(marks == expected + [9], "and nothing beyond the row")
    #expect(found.differing == expected.count { $0 == 1 } && found.unclear == expected.count { $0 == 2 })
  }

  @Test(arguments: Soak.seeds(60))
  func `palette entries are looked up in pairs`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let rows = Rows(using: &generator, bytesPerPixel: 1)
    let isShared = Bool.random(using: &generator)
    let table = (0..<65_536).map { pair in
      isShared && pair >> 8 == pair & 255 ? 0 : UInt8.random(in: 0...1, using: &generator)
    }
    let expected = (0..<rows.width).map { table[Int(rows.a[$0]) << 8 | Int(rows.b[$0])] }
    let sum = expected.reduce(0) { $0 + Int($1) }
    var marks = [UInt8](repeating: 9, count: rows.width + 1)
    #expect(galley_count_pairs(rows.a, rows.b, rows.width, table, isShared) == sum)
    #expect(galley_mark_pairs(rows.a, rows.b, rows.width, table, isShared, &marks) == sum)
    #expect(marks == expected + [9], "and nothing beyond the row")
  }

  @Test(arguments: Soak.seeds(30))
  func `pixels fade to eight greys over white`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let rows = Rows(using: &generator, bytesPerPixel: 4)
    let expected: [UInt8] = (0..<rows.width).map { x in
      let pixel = rows.pixel(rows.a, x).map { Int($0) }
      let luma = (77 * pixel[0] + 150 * pixel[1] + 29 * pixel[2]) / 256
      return UInt8((Double((255 - luma) * pixel[3]) * 7 / 65_025).rounded())
    }
    var greys = [UInt8](repeating: 9, count: rows.width + 1)
    galley_fade(rows.a, rows.width, &greys)
    #expect(greys == expected + [9], "and nothing beyond the row")
  }

  @Test(arguments: Soak.seeds(30))
  func `squares of two by two pixels fade to one of five greys, that of their mean`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let rows = Rows(using: &generator, bytesPerPixel: 4)
    func darkness(_ row: [UInt8], _ x: Int) -> Int {
      let pixel = rows.pixel(row, x).map { Int($0) }
      return (255 - (77 * pixel[0] + 150 * pixel[1] + 29 * pixel[2]) / 256) * pixel[3]
    }
    let expected: [UInt8] = (0..<rows.width).map { x in
      let columns = Array(x / 2 * 2..<min(rows.width, x / 2 * 2 + 2))
      let sum = columns.reduce(0) { $0 + darkness(rows.a, $1) + darkness(rows.b, $1) }
      return UInt8((Double(sum) * 4 / Double(65_025 * 2 * columns.count)).rounded())
    }
    var greys = [UInt8](repeating: 9, count: rows.width + 1)
    galley_fade_squares(rows.a, rows.b, rows.width, &greys)
    #expect(greys == expected + [9], "and nothing beyond the row")
  }

  @Test(arguments: Soak.seeds(60))
  func `a span holds every byte that differs, and no more`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let rows = Rows(using: &generator, bytesPerPixel: 4)
    let differing = rows.a.indices.filter { rows.a[$0] != rows.b[$0] }
    let span = galley_differing_span(rows.a, rows.b, rows.a.count)
    #expect(
      differing.isEmpty
        ? span.start == span.end : span.start == differing.first && span.end == differing.last! + 1)
  }
}
