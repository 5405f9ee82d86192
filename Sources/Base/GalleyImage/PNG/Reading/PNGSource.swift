import CISAL
import Foundation
import GalleySystem
import Glibc

/// The bytes of a PNG file, handed out in pieces: from memory, or from an open file that is never held whole.
///
/// A file is read with `pread`, not mapped: truncating a mapped file would end this process by a signal.
final class PNGSource {
  /// The bytes of a file that are held at a time; small enough to stay in a core's cache.
  static let pieceBytes = 128 * 1_024

  /// The number of bytes; of a file, at the time when it was opened.
  let count: Int

  /// The reason why reading a file failed; it seems to end there then.
  private(set) var failure: FileError.Reason?

  private let place: Place
  private let piece: UnsafeMutableRawBufferPointer
  private var pieceStart = 0
  private var pieceCount = 0

  private enum Place {
    /// Memory that the caller keeps where it is.
    case memory(UnsafeRawBufferPointer)
    case data(Data)
    /// A file, which its opener closes.
    case file(Int32)
  }

  /// Reads memory that must stay where it is.
  init(_ bytes: UnsafeRawBufferPointer) {
    count = bytes.count
    place = .memory(bytes)
    piece = .init(start: nil, count: 0)
  }

  /// Reads data, piece by piece.
  init(_ data: Data) {
    count = data.count
    place = .data(data)
    piece = .allocate(byteCount: Self.pieceBytes, alignment: 64)
  }

  /// Reads an open file of a known size.
  init(descriptor: Int32, count: Int) {
    self.count = count
    place = .file(descriptor)
    piece = .allocate(byteCount: Self.pieceBytes, alignment: 64)
  }

  deinit { piece.deallocate() }

  /// Some bytes from an offset, at least one unless the end is reached, valid until the next call.
  ///
  /// - Parameters:
  ///   - offset: Where they begin.
  ///   - limit: The most that are wanted.
  /// - Returns: The bytes.
  func some(at offset: Int, upTo limit: Int) -> UnsafeRawBufferPointer {
    let wanted = min(limit, count - offset)
    guard wanted > 0 else { return .init(start: nil, count: 0) }
    if case .memory(let bytes) = place {
      return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + wanted])
    }
    if offset < pieceStart || offset >= pieceStart + pieceCount { fill(from: offset) }
    let within = offset - pieceStart
    return UnsafeRawBufferPointer(rebasing: piece[within..<min(within + wanted, pieceCount)])
  }

  /// A number of bytes from an offset, fewer at the end only, valid until the next call.
  ///
  /// - Parameters:
  ///   - offset: Where they begin.
  ///   - wanted: The number of bytes; at most ``pieceBytes``.
  /// - Returns: The bytes.
  func bytes(at offset: Int, count wanted: Int) -> UnsafeRawBufferPointer {
    precondition(wanted <= Self.pieceBytes, "that many bytes come in pieces")
    let found = some(at: offset, upTo: wanted)
    if found.count >= min(wanted, count - offset) { return found }
    fill(from: offset)
    return some(at: offset, upTo: wanted)
  }

  /// All bytes of a range; fewer at the end.
  func all(_ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(range.count, count))
    while bytes.count < range.count {
      let part = some(at: range.lowerBound + bytes.count, upTo: range.count - bytes.count)
      guard !part.isEmpty else { break }
      bytes += part
    }
    return bytes
  }

  /// The checksum of some bytes, as PNG defines it; nil when they are not all there.
  func checksum(of range: Range<Int>) -> UInt32? {
    var checksum: UInt32 = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let part = some(at: offset, upTo: range.upperBound - offset)
      guard !part.isEmpty else { return nil }
      checksum = Self.checksum(part, after: checksum)
      offset += part.count
    }
    return checksum
  }

  /// Carries a CRC-32 on over some bytes.
  static func checksum(_ bytes: UnsafeRawBufferPointer, after start: UInt32 = 0) -> UInt32 {
    crc32_gzip_refl(start, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, UInt64(bytes.count))
  }

  /// Whether the file has become longer than it was.
  var hasGrown: Bool {
    guard case .file(let descriptor) = place else { return false }
    var byte: UInt8 = 0
    return pread(descriptor, &byte, 1, count) > 0
  }

  private func fill(from offset: Int) {
    pieceStart = offset
    pieceCount = 0
    let wanted = min(Self.pieceBytes, count - offset)
    switch place {
    case .memory: preconditionFailure("memory is handed out as it is")
    case .data(let data):
      let start = data.startIndex + offset
      data.copyBytes(to: piece, from: start..<start + wanted)
      pieceCount = wanted
    case .file(let descriptor):
      while pieceCount < wanted {
        let read = pread(
          descriptor, piece.baseAddress! + pieceCount, wanted - pieceCount, offset + pieceCount)
        if read < 0 && errno == EINTR { continue }
        if read < 0 { failure = .init(code: errno) }
        guard read > 0 else { return }
        pieceCount += read
      }
    }
  }
}
