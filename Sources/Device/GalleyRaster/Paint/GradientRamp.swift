import GalleyImage

/// A gradient's colours in 4096 steps from 0 to 1, premultiplied, with 8 bits of fraction a channel.
///
/// A step is at most a sixteenth of an 8-bit channel's, so the steps of the ramp never show; beside them the ramp has the
/// colours before 0 and after 1, exactly.
///
/// ## Dithering
///
/// A slow gradient in 8 bits has bands many pixels wide, and the eye finds their borders. So each pixel's fraction is not
/// rounded but compared with a threshold that depends on where the pixel is:
///
/// ```text
/// channel = ⌊value + threshold⌋,   threshold = (4 b + 2) / 256,   b = Bayer's matrix of 8 × 8, 0 to 63
/// ```
///
/// Over every 8 × 8 pixels the thresholds' mean is ½, so the mean colour is kept, and no pixel is off by a
/// whole step. A value without a fraction stays itself at every pixel: where both stops are one colour, and
/// beyond both ends, the plain area stays plain. The matrix is counted from where the gradient begins on the
/// picture, so that a drawing that scrolls by whole pixels takes its pattern along; it knows nothing of tiles
/// or windows. One threshold serves all four channels, which keeps each below its alpha.
///
/// - Reference: B. Bayer, "An optimum method for two-level rendition of continuous-tone pictures", ICC 1973.
struct GradientRamp {
  /// Steps from 0 to 1.
  static let steps = 4096

  /// The colour before 0, the steps, and the colour after 1: four channels in 1/256 each.
  let colors: [SIMD4<UInt16>]

  init(_ gradient: Gradient) {
    let stops = Self.sorted(gradient.stops)
    var colors = [SIMD4<UInt16>](repeating: SIMD4(), count: Self.steps + 2)
    if let first = stops.first {
      var next = 0
      colors[0] = Self.color(at: 0, stops, first: &next)
      for index in 0..<Self.steps {
        colors[index + 1] = Self.color(at: (Double(index) + 0.5) / Double(Self.steps), stops, first: &next)
      }
      // At 1 a stop that is there counts as reached.
      let end = stops.last { $0.location <= 1 }
      let isBetween = stops.contains { $0.location > 1 }
      colors[Self.steps + 1] =
        isBetween ? Self.color(at: 1, stops, first: &next) : (end ?? first).color
    }
    self.colors = colors
  }

  /// A stop with its premultiplied colour: the very colour that a plain paint of it would be.
  private struct Stop {
    var color: SIMD4<UInt16>
    var location: Double
  }

  private static func sorted(_ stops: [Gradient.Stop]) -> [Stop] {
    let places = stops.enumerated().filter { $0.element.location.isFinite }
    let ordered = places.sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }
    return ordered.map { place in
      let word = PremultipliedColor(place.element.color).word
      let channels = SIMD4(word & 255, word >> 8 & 255, word >> 16 & 255, word >> 24)
      return Stop(color: SIMD4(truncatingIfNeeded: channels) &<< 8, location: place.element.location)
    }
  }

  /// The colour at a place; places have to be asked for from low to high.
  ///
  /// The first stop beyond the place before is moved on here.
  private static func color(at place: Double, _ stops: [Stop], first: inout Int) -> SIMD4<UInt16> {
    while first < stops.count, stops[first].location <= place { first += 1 }
    guard first > 0 else { return stops[0].color }
    guard first < stops.count else { return stops[stops.count - 1].color }
    let (before, after) = (stops[first - 1], stops[first])
    let part = (place - before.location) / (after.location - before.location)
    let low = SIMD4<Double>(before.color)
    let mixed = low + (SIMD4<Double>(after.color) - low) * part
    return SIMD4<UInt16>((mixed + 0.5).rounded(.down))
  }
}
