import CPixelKernels
import Foundation
import GalleyDiff
import GalleyImage

/// Writes a picture of the difference while two files are compared.
///
/// The picture shows the first picture in eight light greys, and what differs in a strong colour. It has few colours,
/// so that its file is small, and its rows go to the file as they come, so that it is never held. Of large pictures there are
/// five greys, of squares of two by two pixels, which halves the file again; what differs is marked pixel by pixel in all.
final class DifferencePainter: DifferenceRecorder {
  /// The palette entries after the greys.
  enum Entry: UInt8 {
    case differing = 8
    case smoothed = 9
    case unmatched = 10
    case unjudged = 11
    case darker = 12

    /// The entry for a mark; see ``PixelMark``.
    init(mark: UInt8) {
      self =
        mark == PixelMark.darker ? .darker : mark == PixelMark.smoothed ? .smoothed : .differing
    }
  }

  /// The pixels from which the greys are those of squares: more than a full HD screen has.
  static let pixelsForSquares = 2_500_000
  /// The pixels from which the file is compressed by ISA-L: in a third of the time that zlib takes, to twice as many bytes.
  static let pixelsForSpeed = 5_000_000
  /// The greys of single pixels and of squares, of which the palette has as many entries as of the first.
  private static let greys = (ofPixels: 8, ofSquares: 5)

  let needsRows = true
  let needsDirections: Bool
  private let writer: PNGWriter
  private let size: PixelSize
  private let common: PixelSize
  private let isMask: Bool
  private let row: UnsafeMutablePointer<UInt8>
  private let greys: UnsafeMutablePointer<UInt8>
  /// The upper row of squares, until the lower one comes; nil where each pixel has a grey of its own.
  private let upper: KeptRow?
  private var nextRow = 0
  private var judged: ComparedColumns
  private var fault: (any Error)?

  /// Begins a picture that is as large as both are together.
  ///
  /// - Parameters:
  ///   - first: One picture's size.
  ///   - second: The other's.
  ///   - ignored: What is not judged.
  ///   - only: What is judged, but for that; nil for everything.
  ///   - style: What it looks like.
  ///   - sink: Takes the file's bytes, in order.
  /// - Throws: When memory runs out.
  init(
    _ first: PixelSize, _ second: PixelSize, ignored: [PixelRect], only: [PixelRect]? = nil,
    style: DifferenceStyle,
    sink: @escaping (Data) throws -> Void
  ) throws {
    size = PixelSize(width: max(first.width, second.width), height: max(first.height, second.height))
    common = PixelSize(width: min(first.width, second.width), height: min(first.height, second.height))
    isMask = style.isMask
    needsDirections = style.darker != nil
    judged = ComparedColumns(width: size.width, height: size.height, ignored: ignored, only: only)
    let hasSquares = !style.isMask && common.width * common.height >= Self.pixelsForSquares
    writer = try PNGWriter(
      width: size.width, height: size.height, format: .indexed,
      palette: Self.palette(style, greys: hasSquares ? Self.greys.ofSquares : Self.greys.ofPixels),
      effort: size.width * size.height < Self.pixelsForSpeed ? .standard : .fast, sink: sink)
    row = .allocate(capacity: size.width)
    row.initialize(repeating: 0, count: size.width)
    greys = .allocate(capacity: size.width)
    greys.initialize(repeating: 0, count: size.width)
    upper = hasSquares ? KeptRow(width: common.width) : nil
  }

  deinit {
    row.deallocate()
    greys.deallocate()
  }

  private static func palette(_ style: DifferenceStyle, greys count: Int) -> [RGBA] {
    let greys = (0..<Self.greys.ofPixels).map { step in
      let darkness = min(1, Double(step) / Double(count - 1))
      let level = UInt8((255 - darkness * 255 * min(max(style.opacity, 0), 1)).rounded())
      return style.isMask ? RGBA.clear : RGBA(level, level, level)
    }
    let pale = RGBA(
      UInt8((Int(style.color.red) + 2 * 255) / 3), UInt8((Int(style.color.green) + 2 * 255) / 3),
      UInt8((Int(style.color.blue) + 2 * 255) / 3))
    let unjudged = style.isMask ? RGBA.clear : RGBA(0xD6, 0xE4, 0xF5)
    return greys + [style.color, style.smoothed, pale, unjudged, style.darker ?? style.color]
  }

  func record(row: Int, pixels: UnsafeRawPointer?, marks: UnsafePointer<UInt8>?) {
    guard fault == nil else { return }
    guard let pixels, !isMask else { return draw(row, marks) }
    guard let upper else {
      galley_fade(pixels, common.width, greys)
      return draw(row, marks)
    }
    if row.isMultiple(of: 2) { upper.keep(pixels, marks) }
    let isLast = row == common.height - 1
    guard !row.isMultiple(of: 2) || isLast else { return }
    galley_fade_squares(upper.pixels, pixels, common.width, greys)
    if !row.isMultiple(of: 2) { draw(row - 1, upper.marks) }
    draw(row, marks)
  }

  /// Writes a row: its greys, and over them what is not judged and what differs.
  private func draw(_ row: Int, _ marks: UnsafePointer<UInt8>?) {
    self.row.update(from: greys, count: common.width)
    var left = 0
    for run in judged.columns(ofRow: row) {
      paint(left..<run.lowerBound, .unjudged)
      left = run.upperBound
    }
    paint(left..<max(left, common.width), .unjudged)
    if let marks {
      for x in 0..<common.width where marks[x] != 0 { self.row[x] = Entry(mark: marks[x]).rawValue }
    }
    for x in common.width..<size.width { self.row[x] = Entry.unmatched.rawValue }
    write()
  }

  private func paint(_ columns: Range<Int>, _ entry: Entry) {
    for x in columns where x < common.width { row[x] = entry.rawValue }
  }

  private func write() {
    nextRow += 1
    do { try writer.append(UnsafeRawBufferPointer(start: row, count: size.width)) } catch { fault = error }
  }

  /// Ends the file.
  ///
  /// - Throws: What the sink threw.
  func finish() throws {
    // Below, only one of the pictures has rows.
    row.update(repeating: Entry.unmatched.rawValue, count: size.width)
    while nextRow < size.height, fault == nil { write() }
    if let fault { throw fault }
    try writer.finish()
  }
}

/// A row's pixels and marks, kept until the next one is known.
private final class KeptRow {
  private let bytes: UnsafeMutableRawBufferPointer
  private let flags: UnsafeMutableBufferPointer<UInt8>
  private var hasMarks = false

  init(width: Int) {
    bytes = .allocate(byteCount: 4 * width, alignment: 64)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
    flags = .allocate(capacity: width)
    flags.initialize(repeating: 0)
  }

  deinit {
    bytes.deallocate()
    flags.deallocate()
  }

  var pixels: UnsafeRawPointer { UnsafeRawPointer(bytes.baseAddress!) }

  /// Nil where the row has none.
  var marks: UnsafePointer<UInt8>? { hasMarks ? UnsafePointer(flags.baseAddress!) : nil }

  func keep(_ pixels: UnsafeRawPointer, _ marks: UnsafePointer<UInt8>?) {
    bytes.baseAddress!.copyMemory(from: pixels, byteCount: bytes.count)
    hasMarks = marks != nil
    if let marks { flags.baseAddress!.update(from: marks, count: flags.count) }
  }
}
