import CPNGPeer
import Foundation
import GalleyImage

extension Task {
  /// Each file decoded to RGBA: in a pass over its bands, and to a whole picture; by us, and by the system's libpng.
  static func decode(_ files: [SampleFile]) -> [Task] {
    files.flatMap { file in
      [
        Task(name: "pass.\(file.name)", run: { passed(file.data) }, facts: { facts(of: file) }),
        Task(name: "libpng.pass.\(file.name)", run: { byLibrary(file.data, peer_png_pass) }),
        Task(name: "decode.\(file.name)", run: { decoded(file.data) }),
        Task(name: "libpng.decode.\(file.name)", run: { byLibrary(file.data, peer_png_decode) }),
      ]
    }
  }

  /// A list of 100 000 points at three pixels a point.
  static func tall(_ list: TallList) -> Task {
    Task(name: "tall.bands", run: { list.draw() }, facts: { ["rows": list.height * 3] })
  }

  private static func passed(_ data: Data) -> UInt8 {
    do { return try pass(PNGBandReader(data)) } catch { fatalError("\(error)") }
  }

  private static func decoded(_ data: Data) -> Bitmap {
    do { return try PNG.decode(data) } catch { fatalError("\(error)") }
  }

  private static func byLibrary(_ data: Data, _ read: (UnsafePointer<UInt8>, Int) -> Int32) -> Int32 {
    let last = data.withUnsafeBytes { bytes in
      read(bytes.assumingMemoryBound(to: UInt8.self).baseAddress!, bytes.count)
    }
    guard last >= 0 else { fatalError("libpng does not read the file") }
    return last
  }

  private static func facts(of file: SampleFile) -> [String: Double] {
    do {
      let reader = try PNGBandReader(file.data)
      return [
        "width": Double(reader.width), "height": Double(reader.height), "bytes": Double(file.data.count),
        "channels": reader.format == .indexed ? 1 : Double(reader.format.bytesPerPixel),
      ]
    } catch {
      fatalError("\(error)")
    }
  }
}
