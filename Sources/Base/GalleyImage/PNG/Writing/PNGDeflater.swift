import CISAL
import CLibPNG
import Glibc

/// Compresses a stream of bytes in zlib's format.
protocol PNGDeflater: AnyObject {
  /// Compresses the next bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, less than 4 GB.
  ///   - isLast: Whether the stream ends with them.
  ///   - sink: Takes compressed bytes, as they come.
  func add(_ bytes: UnsafeRawBufferPointer, isLast: Bool, _ sink: (UnsafeRawBufferPointer) -> Void)
}

/// Compresses with zlib, whose output is the same on every machine with the same version.
final class PNGLibraryDeflater: PNGDeflater {
  private let deflater: OpaquePointer
  private let output: UnsafeMutableRawBufferPointer

  /// Begins a stream.
  ///
  /// - Parameters:
  ///   - level: 1 to 9.
  ///   - isFiltered: Whether the bytes are differences, most of them small.
  /// - Throws: ``PNGError/notWritten(reason:)`` when memory runs out.
  init(level: Int32, isFiltered: Bool) throws(PNGError) {
    guard let deflater = galley_deflater_open(level, isFiltered) else {
      throw .notWritten(reason: "zlib: out of memory")
    }
    self.deflater = deflater
    output = .allocate(byteCount: 64 * 1_024, alignment: 64)
  }

  deinit {
    galley_deflater_close(deflater)
    output.deallocate()
  }

  func add(_ bytes: UnsafeRawBufferPointer, isLast: Bool, _ sink: (UnsafeRawBufferPointer) -> Void) {
    galley_deflater_feed(deflater, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count)
    while true {
      let count = galley_deflater_take(
        deflater, isLast, output.assumingMemoryBound(to: UInt8.self).baseAddress, output.count)
      if count > 0 { sink(UnsafeRawBufferPointer(rebasing: output[..<count])) }
      guard count == output.count else { return }
    }
  }
}

/// Compresses a stream of bytes with ISA-L, in zlib's format.
///
/// The compressed bytes are not the same on every machine: ISA-L has separate code for several processors,
/// which finds different matches. The inflated bytes are the same.
final class PNGFastDeflater: PNGDeflater {
  /// The compression level of ISA-L, from 0 to 3.
  enum Level: UInt32 {
    case lowest = 0
    case low = 1
    case middle = 2
    case high = 3
  }

  /// The size of the work memory, more than any level asks for; the rest holds more of a block before its
  /// Huffman code is settled.
  ///
  /// `ISAL_DEF_LVL3_EXTRA_LARGE`, the most that any level uses, is 612 kB.
  private static let workBytes = 640 * 1_024

  private let stream: UnsafeMutablePointer<isal_zstream>
  private let work: UnsafeMutableRawBufferPointer
  private let output: UnsafeMutableRawBufferPointer

  init(level: Level) {
    // ISA-L sets less than it reads, and what it finds must not depend on what was in the memory before.
    stream = PNGStreamMemory.take()
    work = .allocate(byteCount: Self.workBytes, alignment: 64)
    work.initializeMemory(as: UInt8.self, repeating: 0)
    output = .allocate(byteCount: 64 * 1_024, alignment: 64)
    isal_deflate_init(stream)
    stream.pointee.level = level.rawValue
    stream.pointee.level_buf = work.assumingMemoryBound(to: UInt8.self).baseAddress
    stream.pointee.level_buf_size = UInt32(work.count)
    stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
  }

  deinit {
    PNGStreamMemory.give(stream)
    work.deallocate()
    output.deallocate()
  }

  func add(_ bytes: UnsafeRawBufferPointer, isLast: Bool, _ sink: (UnsafeRawBufferPointer) -> Void) {
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: bytes.assumingMemoryBound(to: UInt8.self).baseAddress)
    stream.pointee.avail_in = UInt32(bytes.count)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    repeat {
      stream.pointee.next_out = output.assumingMemoryBound(to: UInt8.self).baseAddress
      stream.pointee.avail_out = UInt32(output.count)
      let result = isal_deflate(stream)
      precondition(result == COMP_OK, "ISA-L was called wrongly: \(result)")
      let count = output.count - Int(stream.pointee.avail_out)
      if count > 0 { sink(UnsafeRawBufferPointer(rebasing: output[..<count])) }
    } while stream.pointee.avail_out == 0
  }
}
