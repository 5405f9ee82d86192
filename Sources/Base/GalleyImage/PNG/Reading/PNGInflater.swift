import CISAL
import CPNGKernels
import CPixelKernels

/// Inflates the pixels of a file with ISA-L, piece by piece.
///
/// It reports success or failure without a reason, which libpng gives. Debian 12's ISA-L has a fault on arm64 that the checksum
/// finds ([intel/isa-l#316]), and refuses nothing wrongly that libpng could not read instead.
///
/// The checksum is worked out here, by `galley_adler32`, for which ISA-L takes a tenth of the time of reading a screen.
///
/// Of streams that are sound by checksum and length ISA-L is laxer than zlib in one point: it reads Huffman
/// codes with code words to spare, which zlib refuses. The content of such a stream is not in doubt.
///
/// [intel/isa-l#316]: https://github.com/intel/isa-l/issues/316
final class PNGInflater {
  private let source: PNGSource
  private let state: UnsafeMutablePointer<inflate_state>
  private var parts: PNGCompressedParts
  /// The rest of the chunk that is being read; empty after the last one.
  private var part: Range<Int>
  /// Whether the stream is known to be damaged.
  private var hasFailed = false
  /// The checksum of the inflated bytes.
  private var checksum: UInt32 = 1

  /// Opens the compressed pixels; nil when their zlib header is not the common one.
  ///
  /// A window smaller than 32 kB is left to libpng, because zlib's strictness about it depends on the way it
  /// is called.
  ///
  /// - Reference: RFC 1950, section 2.2 (the header).
  init?(_ structure: PNGStructure, _ source: PNGSource) {
    self.source = source
    parts = PNGCompressedParts(structure, source)
    guard let first = parts.next() else { return nil }
    part = first
    state = .allocate(capacity: 1)
    isal_inflate_init(state)
    // Header and checksum are read here.
    state.pointee.crc_flag = UInt32(ISAL_DEFLATE)
    guard let method = nextByte(), let flags = nextByte(), method == 0x78, flags & 0x20 == 0,
      (UInt16(method) << 8 | UInt16(flags)) % 31 == 0
    else { return nil }
  }

  deinit { state.deallocate() }

  /// The bytes of ISA-L's state, 64 kB of them the latest inflated bytes.
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

  /// Fills a buffer with the common bytes of this stream and another one, as far as their compressed bytes
  /// are the same.
  ///
  /// Both must have been read equally far, in this way only. Common parts are inflated once. Where the
  /// streams differ, or fail, the other one takes over the state of the common part; then each is read alone.
  ///
  /// - Parameters:
  ///   - other: The other stream.
  ///   - buffer: Where the bytes go.
  /// - Returns: The number of bytes; fewer than the buffer has if the streams differ.
  func readAlike(_ other: PNGInflater, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    state.pointee.next_out = buffer.assumingMemoryBound(to: UInt8.self).baseAddress
    state.pointee.avail_out = UInt32(buffer.count)
    while state.pointee.avail_out > 0 {
      let isFed = state.pointee.avail_in > 0 || feedAlike(other)
      // Given nothing to read, ISA-L may have bytes to give yet.
      guard advance() else {
        hasFailed = isFed
        break
      }
    }
    let count = buffer.count - Int(state.pointee.avail_out)
    if count < buffer.count { copyState(other) }
    return count
  }

  /// Copies the state of the common part to another stream.
  ///
  /// ISA-L's state holds no place in memory but those of its input and of its output.
  func copyState(_ other: PNGInflater) {
    other.state.update(from: state, count: 1)
    // The bytes that were handed to ISA-L and not read yet are read again, from the other file.
    let unread = Int(state.pointee.avail_in)
    other.part = other.part.lowerBound - unread..<other.part.upperBound
    other.state.pointee.avail_in = 0
    other.hasFailed = hasFailed
    other.checksum = checksum
  }

  /// Feeds the next compressed bytes that both streams have; false when there are none.
  private func feedAlike(_ other: PNGInflater) -> Bool {
    advancePart()
    other.advancePart()
    let (mine, others) = (bytesAhead(upTo: 1 << 20), other.bytesAhead(upTo: 1 << 20))
    guard let a = mine.assumingMemoryBound(to: UInt8.self).baseAddress,
      let b = others.assumingMemoryBound(to: UInt8.self).baseAddress
    else { return false }
    let count = galley_differing_span(a, b, min(mine.count, others.count)).start
    part = part.dropFirst(count)
    other.part = other.part.dropFirst(count)
    state.pointee.next_in = UnsafeMutablePointer(mutating: a)
    state.pointee.avail_in = UInt32(count)
    return count > 0
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
      return checksumEndsStream()
    }
  }

  /// Whether the last four bytes are the right checksum, and all that is left.
  ///
  /// - Reference: RFC 1950, section 2.2 (Adler-32, the most significant byte first).
  private func checksumEndsStream() -> Bool {
    guard state.pointee.tmp_in_size == 0 else { return false }
    // The remaining bits of the last block's last byte are unused.
    var buffered = state.pointee.read_in >> UInt64(state.pointee.read_in_length % 8)
    var ending: [UInt8] = []
    for _ in 0..<state.pointee.read_in_length / 8 {
      ending.append(UInt8(truncatingIfNeeded: buffered))
      buffered >>= 8
    }
    while ending.count <= 4 {
      if state.pointee.avail_in > 0 {
        ending.append(state.pointee.next_in.pointee)
        state.pointee.next_in += 1
        state.pointee.avail_in -= 1
      } else if let byte = nextByte() {
        ending.append(byte)
      } else {
        break
      }
    }
    return ending.count == 4 && ending.reduce(0) { $0 << 8 | UInt32($1) } == checksum
  }

  /// Goes on as far as output or input allow; false when that is no way at all.
  private func step() -> Bool {
    if state.pointee.avail_in == 0 { feed() }
    return advance()
  }

  /// Goes on with the input that there is.
  private func advance() -> Bool {
    guard !hasFailed, state.pointee.block_state != ISAL_BLOCK_FINISH else { return false }
    let available = (state.pointee.avail_in, state.pointee.avail_out, state.pointee.block_state)
    let output = state.pointee.next_out
    guard isal_inflate(state) == ISAL_DECOMP_OK else { return false }
    // While it is in the cache.
    checksum = galley_adler32(checksum, output, Int(available.1 - state.pointee.avail_out), galley_adler_best)
    // Given nothing to read, ISA-L may have bytes to give yet; else there are no more.
    return (state.pointee.avail_in, state.pointee.avail_out, state.pointee.block_state) != available
  }

  private func feed() {
    if let bytes = bytes(upTo: 1 << 20), let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress {
      state.pointee.next_in = UnsafeMutablePointer(mutating: start)
      state.pointee.avail_in = UInt32(bytes.count)
    }
  }

  private func nextByte() -> UInt8? { bytes(upTo: 1)?.first }

  /// The next compressed bytes, valid until others are asked for; nil at the end.
  private func bytes(upTo limit: Int) -> UnsafeRawBufferPointer? {
    advancePart()
    let bytes = bytesAhead(upTo: limit)
    part = part.dropFirst(bytes.count)
    return bytes.isEmpty ? nil : bytes
  }

  /// The next bytes of the chunk that is being read; they stay unread.
  private func bytesAhead(upTo limit: Int) -> UnsafeRawBufferPointer {
    source.some(at: part.lowerBound, upTo: min(part.count, limit))
  }

  /// Goes to the next chunk when this one was read.
  private func advancePart() {
    if part.isEmpty { part = parts.next() ?? part }
  }
}

/// The ranges of the compressed pixels in a file, chunk by chunk.
///
/// The chunks have been verified by ``PNGStructure``. They are found anew instead of being remembered, because there
/// may be millions of them, of a byte each.
struct PNGCompressedParts {
  private let source: PNGSource
  private let end: Int
  /// The start of the next chunk.
  private var offset: Int

  /// Begins with a file's first chunk of pixels.
  init(_ structure: PNGStructure, _ source: PNGSource) {
    self.source = source
    offset = structure.compressed.lowerBound
    end = structure.compressed.upperBound
  }

  /// The bytes of the next chunk that is not empty; nil after the last one, and in a file that was changed meanwhile.
  mutating func next() -> Range<Int>? {
    while offset < end {
      let length = source.bytes(at: offset, count: 4)
      guard length.count == 4 else { return nil }
      let count = Int(length.bigEndianUInt32(at: 0))
      guard count <= end - offset - 12 else { return nil }
      let data = offset + 8..<offset + 8 + count
      offset = data.upperBound + 4
      if count > 0 { return data }
    }
    return nil
  }
}
