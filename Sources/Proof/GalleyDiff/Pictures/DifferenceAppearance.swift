import GalleyImage

/// The colour scheme of a difference picture.
package enum DifferenceAppearance: String, Sendable, Hashable, Codable, CaseIterable {
  /// On white.
  case light
  /// On near-black.
  case dark

  /// The background.
  var ground: RGBA { self == .light ? .white : RGBA(28, 28, 30) }
  /// The background between pictures.
  var gutter: RGBA { self == .light ? RGBA(242, 242, 247) : RGBA(0, 0, 0) }
  /// The colour of what differs: a red that no faded picture contains.
  package var different: RGBA { self == .light ? RGBA(255, 0, 68) : RGBA(255, 69, 96) }
  /// The colour of anti-aliased edges.
  var smoothed: RGBA { self == .light ? RGBA(255, 149, 0) : RGBA(255, 214, 10) }
  /// The colour of what is tolerated.
  var tolerated: RGBA { self == .light ? RGBA(176, 206, 240) : RGBA(64, 88, 122) }
  /// The colour of boxes in the approved picture.
  var before: RGBA { self == .light ? RGBA(255, 59, 48) : RGBA(255, 69, 58) }
  /// The colour of boxes in the new picture.
  var after: RGBA { self == .light ? RGBA(40, 180, 80) : RGBA(48, 209, 88) }

  /// A luma from 0 to 255, faded towards the ground: a quarter of the contrast is left, so that no grey is taken for
  /// a mark.
  func faded(_ luma: Int) -> UInt8 {
    self == .light ? UInt8(255 - (255 - luma) / 4) : UInt8(28 + luma * 3 / 10)
  }

  /// The colours of the heat map, the smallest change first.
  ///
  /// Their lightness falls on white and rises on black, so that they read without hues as well.
  func heat(_ steps: Int) -> [RGBA] {
    let stops: [SIMD3<Double>] =
      self == .light
      ? [SIMD3(255, 208, 92), SIMD3(253, 160, 44), SIMD3(240, 94, 40), SIMD3(190, 20, 64), SIMD3(84, 8, 70)]
      : [
        SIMD3(100, 78, 196), SIMD3(156, 66, 176), SIMD3(216, 66, 110), SIMD3(250, 130, 92),
        SIMD3(254, 232, 160),
      ]
    return (0..<steps).map { step in
      let place = Double(step) / Double(max(1, steps - 1)) * Double(stops.count - 1)
      let index = min(Int(place), stops.count - 2)
      return RGBA(stops[index] + (stops[index + 1] - stops[index]) * (place - Double(index)))
    }
  }
}

extension RGBA {
  /// An opaque colour of red, green and blue from 0 to 255.
  init(_ channels: SIMD3<Double>) {
    func byte(_ value: Double) -> UInt8 { UInt8(max(0, min(255, value.rounded()))) }
    self.init(byte(channels.x), byte(channels.y), byte(channels.z))
  }

  /// The colour mixed with another one.
  func mixed(_ part: Double, of other: RGBA) -> RGBA {
    let mine = SIMD3(Double(red), Double(green), Double(blue))
    let theirs = SIMD3(Double(other.red), Double(other.green), Double(other.blue))
    return RGBA(mine + (theirs - mine) * part)
  }

  /// The luma of the colour over white, from 0 to 255.
  ///
  /// - Reference: luma weights of ITU-R BT.601, in 1/256.
  var luma: Int {
    let luma = (77 * Int(red) + 150 * Int(green) + 29 * Int(blue)) / 256
    return 255 - (255 - luma) * Int(alpha) / 255
  }
}
