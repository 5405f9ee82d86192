/// The blending rule for eight pixels at a time.
///
/// Eight pixels are sixteen words of 16 bits, each with two channels. With one of them masked out the whole rule fits into
/// 16 bits, as ``Blend`` shows, so no lane has to be widened: these are the operations that every processor has for vectors.
extension Blend {
  /// Eight pixels over eight others, each with a coverage in both of its words.
  @inline(__always)
  static func over(
    _ source: SIMD8<UInt32>, _ destination: SIMD8<UInt32>, coverage: SIMD16<UInt16>
  ) -> SIMD8<UInt32> {
    let sources = words(source)
    let destinations = words(destination)
    let alphas = words(source &>> 24 | (source &>> 8 & 0x00FF_0000))
    let rest = 255 &- divide255(alphas &* coverage)
    let low = divide255((sources & 255) &* coverage &+ (destinations & 255) &* rest)
    let high = divide255((sources &>> 8) &* coverage &+ (destinations &>> 8) &* rest)
    return pixels(low | high &<< 8)
  }

  /// The coverages of eight pixels, each in both words of its pixel.
  @inline(__always)
  static func lanes(of coverage: UnsafeBufferPointer<UInt8>, at index: Int) -> SIMD16<UInt16> {
    let bytes = UnsafeRawBufferPointer(coverage).loadUnaligned(fromByteOffset: index, as: SIMD8<UInt8>.self)
    let wide = SIMD8<UInt32>(truncatingIfNeeded: bytes)
    return words(wide | wide &<< 16)
  }

  /// Eight pixels from memory.
  @inline(__always)
  static func load(_ pixels: UnsafePointer<UInt32>, _ index: Int) -> SIMD8<UInt32> {
    UnsafeRawPointer(pixels + index).loadUnaligned(as: SIMD8<UInt32>.self)
  }

  /// Eight pixels to memory.
  @inline(__always)
  static func store(_ values: SIMD8<UInt32>, _ pixels: UnsafeMutablePointer<UInt32>, _ index: Int) {
    UnsafeMutableRawPointer(pixels + index).storeBytes(of: values, as: SIMD8<UInt32>.self)
  }

  /// x / 255 to the nearest integer in every lane; see ``divide255(_:)-(UInt32)``.
  @inline(__always)
  private static func divide255(_ x: SIMD16<UInt16>) -> SIMD16<UInt16> {
    let sum = x &+ 128
    return (sum &+ (sum &>> 8)) &>> 8
  }

  @inline(__always)
  private static func words(_ pixels: SIMD8<UInt32>) -> SIMD16<UInt16> {
    unsafeBitCast(pixels, to: SIMD16<UInt16>.self)
  }

  @inline(__always)
  private static func pixels(_ words: SIMD16<UInt16>) -> SIMD8<UInt32> {
    unsafeBitCast(words, to: SIMD8<UInt32>.self)
  }
}
