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

  /// Makes the weights.
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

  /// How far it reaches to each side.
  var reach: Int { weights.count - 1 }

  /// Blurs every column of a plane; beyond its rows lie zeros.
  func blurColumns(_ plane: Plane) -> Plane {
    let (width, height) = (plane.width, plane.height)
    var result = Plane(width: width, height: height)
    var sums = [UInt32](repeating: 0, count: width)
    let zeros = [UInt16](repeating: 0, count: width)
    plane.values.withUnsafeBufferPointer { source in
      result.values.withUnsafeMutableBufferPointer { target in
        sums.withUnsafeMutableBufferPointer { sums in
          zeros.withUnsafeBufferPointer { zeros in
            guard let source = source.baseAddress, let target = target.baseAddress,
              let sums = sums.baseAddress, let zeros = zeros.baseAddress
            else { return }
            func row(_ y: Int) -> UnsafePointer<UInt16> {
              if y >= 0 && y < height { return source + y * width }
              return zeros
            }
            for y in 0..<height {
              let middle = row(y)
              for x in 0..<width { sums[x] = UInt32(middle[x]) &* weights[0] &+ 32_768 }
              for distance in 1..<weights.count {
                let (above, below, weight) = (row(y - distance), row(y + distance), weights[distance])
                for x in 0..<width { sums[x] &+= (UInt32(above[x]) &+ UInt32(below[x])) &* weight }
              }
              let line = target + y * width
              for x in 0..<width { line[x] = UInt16(truncatingIfNeeded: sums[x] &>> 16) }
            }
          }
        }
      }
    }
    return result
  }
}
