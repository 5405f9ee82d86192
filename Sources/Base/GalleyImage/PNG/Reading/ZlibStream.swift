import CISAL

/// Small zlib streams, such as colour profiles.
///
/// - Reference: RFC 1950.
enum ZlibStream {
  /// Inflates a stream; `nil` if it is damaged, incomplete or larger than a limit.
  static func inflated(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    let state = UnsafeMutablePointer<inflate_state>.allocate(capacity: 1)
    defer { state.deallocate() }
    isal_inflate_init(state)
    state.pointee.crc_flag = UInt32(ISAL_ZLIB)
    var input = bytes
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    return input.withUnsafeMutableBufferPointer { input in
      state.pointee.next_in = input.baseAddress
      state.pointee.avail_in = UInt32(input.count)
      while state.pointee.block_state != ISAL_BLOCK_FINISH {
        let (isGood, count) = buffer.withUnsafeMutableBufferPointer { buffer in
          state.pointee.next_out = buffer.baseAddress
          state.pointee.avail_out = UInt32(buffer.count)
          let isGood = isal_inflate(state) == ISAL_DECOMP_OK
          return (isGood, buffer.count - Int(state.pointee.avail_out))
        }
        result += buffer.prefix(count)
        // A stream that ends too early yields no more bytes.
        guard isGood, result.count <= limit, count > 0 || state.pointee.block_state == ISAL_BLOCK_FINISH
        else { return nil }
      }
      return result
    }
  }
}
