import GalleyImage

/// A colour whose channels are already multiplied by its alpha, as one word: red in the lowest byte, alpha in the highest.
struct PremultipliedColor: Hashable {
  /// The four channels.
  var word: UInt32

  /// Creates a colour from its channels.
  init(word: UInt32) {
    self.word = word
  }

  /// Multiplies a straight colour by its alpha, each channel to the nearest integer.
  init(_ color: RGBA) {
    func channel(_ value: UInt8) -> UInt32 { UInt32(Blend.multiply(value, color.alpha)) }
    word =
      channel(color.red) | channel(color.green) << 8 | channel(color.blue) << 16
      | UInt32(color.alpha) << 24
  }

  /// The opacity.
  var alpha: UInt8 {
    UInt8(truncatingIfNeeded: word >> 24)
  }
}
