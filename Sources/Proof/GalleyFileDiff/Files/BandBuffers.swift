import GalleyDiff
import Glibc

/// One allocation that holds the buffers of several bands.
///
/// Fresh memory costs its first touch, page by page: 1.5 MB are 384 pages of 4 kB, and one large page. Of 1 031 page faults of
/// a process that compares two phone screens that leaves 642.
final class BandBuffers {
  /// A large page of x86-64, and of arm64 with pages of 4 kB.
  private static let largePage = 2 << 20

  /// The parts, of the sizes asked for.
  let parts: [UnsafeMutableRawBufferPointer]
  private let whole: UnsafeMutableRawBufferPointer

  /// Takes memory.
  ///
  /// - Parameter sizes: The parts' sizes in bytes.
  init(_ sizes: [Int]) {
    // Parts begin at lines of the cache.
    let spaces = sizes.map { ($0 + 63) / 64 * 64 }
    let total = spaces.reduce(0, +)
    let isLarge = total >= Self.largePage / 2
    let count = isLarge ? (total + Self.largePage - 1) / Self.largePage * Self.largePage : total
    let whole = UnsafeMutableRawBufferPointer.allocate(
      byteCount: count, alignment: isLarge ? Self.largePage : 64)
    // MADV_HUGEPAGE of <asm-generic/mman-common.h>, which Swift does not import. It is a request; nothing depends on it.
    if isLarge { _ = madvise(whole.baseAddress, count, 14) }
    var start = 0
    parts = zip(sizes, spaces).map { size, space in
      defer { start += space }
      return UnsafeMutableRawBufferPointer(rebasing: whole[start..<start + size])
    }
    self.whole = whole
  }

  deinit { whole.deallocate() }
}
