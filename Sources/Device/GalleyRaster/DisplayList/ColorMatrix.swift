/// A linear map of colours, which makes a picture grey, brighter, or of another hue.
///
/// It maps straight channels from 0 to 1, and keeps opacity unless it says otherwise. Results are cut to 0 and 1.
///
/// - Reference: W3C, [Filter Effects Module Level 1, `feColorMatrix`](https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement),
///   whose matrices for saturation and hue these are.
package struct ColorMatrix: Hashable, Sendable {
  /// The factors of the three channels, and the summand, for each of red, green and blue.
  private var rows: [[Double]]
  /// Whether opacity becomes the luminance, and the colour black.
  private(set) var isLuminanceToAlpha = false
  /// Whether every colour becomes opaque where there is one.
  private(set) var isOpaque = false

  private init(_ rows: [[Double]]) {
    self.rows = rows
  }

  /// The shares of the channels in the luminance.
  private static let luminance = [0.2126, 0.7152, 0.0722]

  /// The map that changes nothing; a layer with it is still a separate layer.
  package static let identity = brightness(0)

  /// Adds to all channels.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix([[1, 0, 0, amount], [0, 1, 0, amount], [0, 0, 1, amount]])
  }

  /// Moves all channels away from the middle: 1 for no change, 0 for grey.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    let added = 0.5 - 0.5 * amount
    return ColorMatrix([[amount, 0, 0, added], [0, amount, 0, added], [0, 0, amount, added]])
  }

  /// Moves colours away from grey: 1 for no change, 0 for grey.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    ColorMatrix(
      (0..<3).map { row in
        (0..<3).map { luminance[$0] * (1 - amount) + (row == $0 ? amount : 0) } + [0]
      })
  }

  /// Turns the hue.
  ///
  /// - Parameters:
  ///   - cosine: The cosine of the angle.
  ///   - sine: The sine of the angle.
  package static func hueRotation(cosine: Double, sine: Double) -> ColorMatrix {
    let turned = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
    let grey = [0.213, 0.715, 0.072]
    return ColorMatrix(
      (0..<3).map { row in
        (0..<3).map { column in
          grey[column] + cosine * ((row == column ? 1 : 0) - grey[column]) + sine * turned[row][column]
        } + [0]
      })
  }

  /// Multiplies the channels.
  package static func multiply(red: Double, green: Double, blue: Double) -> ColorMatrix {
    ColorMatrix([[red, 0, 0, 0], [0, green, 0, 0], [0, 0, blue, 0]])
  }

  /// The complement of each colour.
  package static let invert = ColorMatrix([[-1, 0, 0, 1], [0, -1, 0, 1], [0, 0, -1, 1]])

  /// Black, as opaque as the colour was light.
  package static let luminanceToAlpha: ColorMatrix = {
    var matrix = ColorMatrix([luminance + [0], luminance + [0], luminance + [0]])
    matrix.isLuminanceToAlpha = true
    return matrix
  }()

  /// Each colour without its transparency; where there is nothing, nothing is added.
  package static let opaque: ColorMatrix = {
    var matrix = identity
    matrix.isOpaque = true
    return matrix
  }()

  /// A premultiplied colour, mapped.
  func apply(to word: UInt32) -> UInt32 {
    let alpha = word >> 24
    guard alpha > 0 else { return word }
    let opacity = Double(alpha)
    let red = Double(word & 255) / opacity
    let green = Double(word >> 8 & 255) / opacity
    let blue = Double(word >> 16 & 255) / opacity
    func channel(_ row: Int) -> Double {
      let sum = rows[row][0] * red + rows[row][1] * green + rows[row][2] * blue + rows[row][3]
      return min(1, max(0, sum))
    }
    func byte(_ value: Double) -> UInt32 { UInt32((value * (isOpaque ? 255 : opacity)).rounded()) }
    if isLuminanceToAlpha { return byte(channel(0)) << 24 }
    return byte(channel(0)) | byte(channel(1)) << 8 | byte(channel(2)) << 16 | (isOpaque ? 255 : alpha) << 24
  }
}

extension Layer {
  /// The layer with its colours mapped, one map after the other.
  func mapped(by matrices: [ColorMatrix]) -> Layer {
    let result = Layer(bounds: bounds, color: PremultipliedColor(word: 0))
    for y in bounds.top..<bounds.bottom {
      withRow(y, from: bounds.left, count: bounds.right - bounds.left) { source in
        result.withMutableRow(y, from: bounds.left, count: source.count) { target in
          // Neighbours are often equal, and mapping one is dear.
          var last: (from: UInt32, to: UInt32)?
          for index in source.indices {
            let word = source[index]
            if last?.from != word { last = (word, matrices.reduce(word) { $1.apply(to: $0) }) }
            target[index] = last?.to ?? word
          }
        }
      }
    }
    return result
  }
}
