/// The weights of a Gaussian at whole distances, as 16-bit fractions that add up to one exactly.
///
/// A weight is the integral over a pixel, by Simpson's rule, so a border between pixels is blurred as if it were continuous.
/// It ends at three standard deviations: farther out an opaque half plane is below a third of an 8-bit step. Each weight is
/// the difference of two rounded running sums from the outside, so none is off by more than a unit, and neither is the sum
/// of any of them: a plain area stays plain.
struct GaussianKernel {
  /// The weight of one.
  static let one: UInt32 = 1 << 16

  /// The weights at distances 0, 1, 2 …; all but the first count on both sides.
  let weights: [UInt32]

  /// Creates the weights.
  ///
  /// - Parameter sigma: The standard deviation in pixels, above 0.
  init(sigma: Double) {
    let reach = Int((3 * sigma).rounded(.up))
    func density(_ x: Double) -> Double { Exponential.decay(-x * x / (2 * sigma * sigma)) }
    let densities = (0...reach).map { distance in
      let x = Double(distance)
      return (density(x - 0.5) + 4 * density(x) + density(x + 0.5)) / 6
    }
    let total = densities[1...].reduce(densities[0]) { $0 + 2 * $1 }
    var weights = [UInt32](repeating: 0, count: reach + 1)
    var outside = 0.0
    var given: UInt32 = 0
    for distance in stride(from: reach, to: 0, by: -1) {
      outside += densities[distance] / total
      let rounded = UInt32((outside * Double(Self.one) + 0.5).rounded(.down))
      weights[distance] = rounded - given
      given = rounded
    }
    weights[0] = Self.one - 2 * given
    self.weights = weights
  }

  /// The number of weights to each side.
  var reach: Int { weights.count - 1 }

  /// Blurs every column of a plane; beyond its rows lie zeros.
  func blurColumns(_ plane: Plane) -> Plane {
    var result = Plane(width: plane.width, height: plane.height, channels: plane.channels)
    let (count, height) = (plane.rowCount, plane.height)
    let zeros = [UInt16](repeating: 0, count: count)
    plane.values.withUnsafeBufferPointer { source in
      result.values.withUnsafeMutableBufferPointer { target in
        zeros.withUnsafeBufferPointer { zeros in
          guard let source = source.baseAddress, let target = target.baseAddress,
            let zeros = zeros.baseAddress
          else { return }
          for y in 0..<height {
            let rows = (0..<weights.count).map { distance in
              Rows(
                above: y >= distance ? source + (y - distance) * count : zeros,
                below: y + distance < height ? source + (y + distance) * count : zeros,
                weight: weights[distance])
            }
            rows.withUnsafeBufferPointer { Self.mix($0, count: count, into: target + y * count) }
          }
        }
      }
    }
    return result
  }

  /// Two rows that count alike.
  private struct Rows {
    let above: UnsafePointer<UInt16>
    let below: UnsafePointer<UInt16>
    let weight: UInt32
  }

  /// The weighted sum of rows, the first of which is the middle.
  ///
  /// Sixteen columns at a time stay in registers for all rows.
  @inline(__always)
  private static func mix(
    _ rows: UnsafeBufferPointer<Rows>, count: Int, into target: UnsafeMutablePointer<UInt16>
  ) {
    typealias Wide = SIMD16<UInt32>
    func load(_ row: UnsafePointer<UInt16>, _ x: Int) -> Wide {
      Wide(truncatingIfNeeded: UnsafeRawPointer(row + x).loadUnaligned(as: SIMD16<UInt16>.self))
    }
    let middle = rows[0]
    let whole = count & ~15
    for x in stride(from: 0, to: whole, by: 16) {
      var sums = load(middle.above, x) &* Wide(repeating: middle.weight) &+ 32_768
      for index in 1..<rows.count {
        let (above, below) = (load(rows[index].above, x), load(rows[index].below, x))
        sums &+= (above &+ below) &* Wide(repeating: rows[index].weight)
      }
      let mixed = SIMD16<UInt16>(truncatingIfNeeded: sums &>> 16)
      UnsafeMutableRawPointer(target + x).storeBytes(of: mixed, as: SIMD16<UInt16>.self)
    }
    for x in whole..<count {
      var sum = UInt32(middle.above[x]) &* middle.weight &+ 32_768
      for index in 1..<rows.count {
        sum &+= (UInt32(rows[index].above[x]) &+ UInt32(rows[index].below[x])) &* rows[index].weight
      }
      target[x] = UInt16(truncatingIfNeeded: sum &>> 16)
    }
  }
}
