import Foundation
import GalleyImage
import GalleyRaster

/// Things whose memory is measured, each in a process that does nothing else.
///
/// ```text
/// peak nothing             what a process takes that does nothing
/// peak pass FILE           a pass over a PNG file's bands, each row expanded to RGBA
/// peak decode FILE         a whole picture
/// peak bands HEIGHT        a list of so many points at three pixels a point, drawn in bands of 256 rows
/// peak list ROWS           a list of so many rows gone through from start to end
/// peak devices COUNT       so many simulated devices alive at once, each with Recipes
/// ```
enum Peak {
  /// Does one of them, and prints the most memory that the process had resident, in MB.
  static func measure(_ words: [String]) throws {
    switch (words.first, words.dropFirst().first) {
    case ("nothing", _): break
    case ("pass", let path?): try pass(PNGBandReader(path: path))
    case ("decode", let path?): _ = try PNG.read(path)
    case ("list", let rows?):
      let library = try FontLibrary()
      _ = MainActor.assumeIsolated { Window.walkList(library, rows: Int(rows) ?? 0) }
    case ("devices", let count?): try withExtendedLifetime(Task.devices(Int(count) ?? 0)) {}
    case ("bands", let height?): try TallList(FontLibrary(), height: Double(height) ?? 0).draw()
    default: fatalError("no such thing to measure: \(words)")
    }
    print(Self.highWaterMark)
  }

  /// The process' `VmHWM`, in MB of a million bytes.
  private static var highWaterMark: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let number = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Double($0) }
    guard let number else { fatalError("the system does not say how much memory was taken") }
    return number * 1024 / 1e6
  }
}

/// Reads a picture in bands and expands each row to RGBA in the same memory.
@discardableResult
func pass(_ reader: PNGBandReader) throws -> UInt8 {
  var row = [UInt8](repeating: 0, count: reader.width * 4)
  try row.withUnsafeMutableBytes { pixels in
    while let band = try reader.next() {
      for number in band.rows { try band.expand(row: number, into: pixels) }
    }
  }
  return row[row.count - 1]
}
