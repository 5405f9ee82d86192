import Foundation
import GalleyImage

/// Resizes pictures by averaging areas.
///
/// Light is averaged, not its encoding: thin dark lines on white keep their weight. A pixel of the result is the mean of
/// the area that it covers, so that enlarged pixels stay squares.
///
/// - Reference: IEC 61966-2-1 for the encoding of light.
package enum AreaAverage {
  private static let light: [Float] = (0...255).map { code in
    let value = Float(code) / 255
    return value <= 0.04045 ? value / 12.92 : Float(pow(Double((value + 0.055) / 1.055), 2.4))
  }

  /// The code of each of 4096 steps of light; finer than the 256 codes are apart even in the dark.
  private static let codes: [UInt8] = (0...4095).map { step in
    let value = Double(step) / 4095
    let code = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    return UInt8((code * 255).rounded())
  }

  /// The source pixels of each pixel of the result along one axis, with their weights.
  private struct Spans {
    var first: [Int] = []
    var weights: [[Float]] = []

    init(from: Int, to: Int) {
      for index in 0..<to {
        let start = Double(index) * Double(from) / Double(to)
        let end = Double(index + 1) * Double(from) / Double(to)
        let low = min(from - 1, Int(start))
        let high = min(from - 1, max(low, Int(end.rounded(.up)) - 1))
        first.append(low)
        weights.append(
          (low...high).map { Float(max(0, min(end, Double($0 + 1)) - max(start, Double($0)))) })
      }
    }
  }

  /// An opaque picture of another size, at least 1 × 1, over a backbackground.
  package static func resize(
    _ picture: Bitmap, width: Int, height: Int, background: RGBA = .white
  ) -> Bitmap {
    let columns = Spans(from: picture.width, to: width)
    let rows = Spans(from: picture.height, to: height)
    let under = [background.red, background.green, background.blue].map { light[Int($0)] }
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    var line = [Float](repeating: 0, count: picture.width * 3)
    picture.bytes.withUnsafeBufferPointer { source in
      for y in 0..<height {
        for index in line.indices { line[index] = 0 }
        var sum: Float = 0
        for (offset, weight) in rows.weights[y].enumerated() where weight > 0 {
          sum += weight
          var position = (rows.first[y] + offset) * picture.width * 4
          for x in 0..<picture.width {
            let alpha = Float(source[position + 3]) / 255
            for channel in 0..<3 {
              let value = light[Int(source[position + channel])]
              line[x * 3 + channel] += weight * (value * alpha + under[channel] * (1 - alpha))
            }
            position += 4
          }
        }
        for x in 0..<width {
          var color: (Float, Float, Float) = (0, 0, 0)
          var area: Float = 0
          for (offset, weight) in columns.weights[x].enumerated() {
            let index = (columns.first[x] + offset) * 3
            color.0 += weight * line[index]
            color.1 += weight * line[index + 1]
            color.2 += weight * line[index + 2]
            area += weight
          }
          let whole = max(area * sum, .leastNormalMagnitude)
          let position = (y * width + x) * 4
          bytes[position] = code(color.0 / whole)
          bytes[position + 1] = code(color.1 / whole)
          bytes[position + 2] = code(color.2 / whole)
        }
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  private static func code(_ light: Float) -> UInt8 {
    codes[max(0, min(4095, Int((light * 4095).rounded())))]
  }
}
