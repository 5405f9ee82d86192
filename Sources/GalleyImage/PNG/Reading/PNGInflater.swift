import CISAL

/// Inflates the pixels of a file with ISA-L, piece by piece.
///
/// It knows success and failure, and not why: whoever needs a reason, or a second opinion, asks libpng. Debian
/// 12's ISA-L has a fault on arm64 that its checksum finds ([intel/isa-l#316]), and refuses nothing wrongly that
/// libpng could not read instead.
///
/// Of streams that are sound by checksum and length ISA-L is laxer than zlib in one point: it reads Huffman
/// codes with code words to spare, which zlib refuses. What such a stream holds is not in doubt.
///
/// [intel/isa-l#316]: https://github.com/intel/isa-l/issues/316
final class PNGInflater {
  private let source: PNGSource
  private let ranges: [Range<Int>]
  private let state: UnsafeMutablePointer<inflate_state>
  /// The range that is being read, and from where on.
  private var range = 0
  private var offset: Int

  /// Opens the compressed pixels; nil when their zlib header is not the common one.
  ///
  /// A window smaller than 32 kB is libpng's business: how strictly zlib holds it depends on how it is called.
  ///
  /// - Reference: RFC 1950, section 2.2 (the header).
  init?(_ structure: PNGStructure, _ source: PNGSource) {
    self.source = source
    ranges = structure.compressed
    guard let first = ranges.first else { return nil }
    offset = first.lowerBound
    state = .allocate(capacity: 1)
    isal_inflate_init(state)
    // The checksum that ends the stream is verified, the header is read here.
    state.pointee.crc_flag = UInt32(ISAL_ZLIB_NO_HDR_VER)
    guard let method = nextByte(), let flags = nextByte(), method == 0x78, flags & 0x20 == 0,
      (UInt16(method) << 8 | UInt16(flags)) % 31 == 0
    else { return nil }
  }

  deinit { state.deallocate() }

  /// The bytes of ISA-L's state, 64 kB of them what was inflated last.
  static var heldBytes: Int { MemoryLayout<inflate_state>.size }

  /// Fills a buffer; false when there is not enough, or it is damaged.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Bool {
    state.pointee.next_out = buffer.assumingMemoryBound(to: UInt8.self).baseAddress
    state.pointee.avail_out = UInt32(buffer.count)
    while state.pointee.avail_out > 0 {
      guard step() else { return false }
    }
    return true
  }

  /// Reads to the end of the stream; false unless it ends here, soundly, with the last compressed byte.
  func finish() -> Bool {
    var surplus: UInt8 = 0
    return withUnsafeMutablePointer(to: &surplus) { surplus in
      state.pointee.next_out = surplus
      state.pointee.avail_out = 1
      while state.pointee.block_state != ISAL_BLOCK_FINISH {
        guard step(), state.pointee.avail_out == 1 else { return false }
      }
      let unread = Int(state.pointee.avail_in) + Int(state.pointee.read_in_length / 8)
      return unread == 0 && state.pointee.tmp_in_size == 0 && range == ranges.count
    }
  }

  /// Goes on as far as output or input allow; false when that is no way at all.
  private func step() -> Bool {
    guard state.pointee.block_state != ISAL_BLOCK_FINISH else { return false }
    if state.pointee.avail_in == 0 { feed() }
    let available = (state.pointee.avail_in, state.pointee.avail_out, state.pointee.block_state)
    guard isal_inflate(state) == ISAL_DECOMP_OK else { return false }
    // Given nothing to read, ISA-L may have bytes to give yet; else there are no more.
    return (state.pointee.avail_in, state.pointee.avail_out, state.pointee.block_state) != available
  }

  private func feed() {
    if range < ranges.count {
      let part = source.some(at: offset, upTo: min(ranges[range].upperBound - offset, 1 << 20))
      guard let start = part.assumingMemoryBound(to: UInt8.self).baseAddress else { return }
      state.pointee.next_in = UnsafeMutablePointer(mutating: start)
      state.pointee.avail_in = UInt32(part.count)
      advance(by: part.count)
    }
  }

  private func nextByte() -> UInt8? {
    guard range < ranges.count, let byte = source.some(at: offset, upTo: 1).first else { return nil }
    advance(by: 1)
    return byte
  }

  private func advance(by count: Int) {
    offset += count
    guard offset == ranges[range].upperBound else { return }
    range += 1
    if range < ranges.count { offset = ranges[range].lowerBound }
  }
}
