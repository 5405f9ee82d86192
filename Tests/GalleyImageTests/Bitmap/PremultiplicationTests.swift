import GalleyImage
import Testing

@Suite struct PremultiplicationTests {
  /// Every channel under every alpha.
  private static let pairs = (UInt8.min...UInt8.max).flatMap { alpha in
    (UInt8.min...UInt8.max).map { (channel: $0, alpha: alpha) }
  }

  @Test func `every channel and alpha rounds to the nearest value`() {
    let wrong = Self.pairs.filter { channel, alpha in
      let nearest = (Double(channel) * Double(alpha) / 255).rounded()
      return Double(Premultiplication.premultiply(channel, alpha: alpha)) != nearest
    }
    #expect(wrong.isEmpty)
  }

  @Test func `every premultiplied channel is freed to the nearest value`() {
    let wrong = Self.pairs.filter { channel, alpha in
      guard alpha > 0 else { return Premultiplication.unpremultiply(channel, alpha: 0) != 0 }
      let nearest = (Double(channel) * 255 / Double(alpha)).rounded(.toNearestOrAwayFromZero)
      return Double(Premultiplication.unpremultiply(channel, alpha: alpha)) != min(255, nearest)
    }
    #expect(wrong.isEmpty)
  }

  @Test func `premultiplied to straight and back loses nothing`() {
    let lost = Self.pairs.filter { channel, alpha in
      guard channel <= alpha else { return false }
      let straight = Premultiplication.unpremultiply(channel, alpha: alpha)
      return Premultiplication.premultiply(straight, alpha: alpha) != channel
    }
    #expect(lost.isEmpty)
  }

  @Test func `a premultiplied channel is at most its alpha, and the channel itself when opaque`() {
    let wrong = Self.pairs.filter { channel, alpha in
      let premultiplied = Premultiplication.premultiply(channel, alpha: alpha)
      return premultiplied > alpha || alpha == 255 && premultiplied != channel
    }
    #expect(wrong.isEmpty)
  }
}
