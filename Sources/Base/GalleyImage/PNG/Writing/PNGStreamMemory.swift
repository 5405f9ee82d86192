import CISAL
import Glibc
import Synchronization

/// The memory of ISA-L's streams, at addresses that give the same compressed bytes.
///
/// ISA-L's first two levels take a hash of the stream's own address for that of the third byte (`write_first_byte` in
/// `igzip_icf_body_h1_gr_bt.asm`, where the register still holds the address): which matches are found depends on where
/// the stream lies, now and then. So all streams lie where that hash is the same, in a part of the address space
/// that nothing else uses.
enum PNGStreamMemory {
  /// The addresses of streams: far above the heap of a program that is loaded low, far below the libraries.
  private static let range: Range<UInt> = 0x1000_0000_0000..<0x5000_0000_0000
  /// Streams that are kept for the next writers.
  private static let mostKept = 8
  private static let bytes = MemoryLayout<isal_zstream>.size

  private struct Places {
    var free: [UInt] = []
    var tried: UInt32 = 0
  }

  private static let places = Mutex(Places())

  /// A stream with all bytes 0.
  static func take() -> UnsafeMutablePointer<isal_zstream> {
    let address = places.withLock { places in places.free.popLast() ?? map(&places.tried) }
    guard let stream = UnsafeMutablePointer<isal_zstream>(bitPattern: address) else {
      preconditionFailure("nothing is placed at 0")
    }
    // ISA-L sets less than it reads: for example, it takes the greatest distance of a match from the existing
    // memory.
    memset(stream, 0, bytes)
    return stream
  }

  /// Takes a stream back.
  static func give(_ stream: UnsafeMutablePointer<isal_zstream>) {
    let isKept = places.withLock { places in
      guard places.free.count < mostKept else { return false }
      places.free.append(UInt(bitPattern: stream))
      return true
    }
    if !isKept { munmap(stream, bytes) }
  }

  /// Maps memory at the next free address of the right hash.
  private static func map(_ tried: inout UInt32) -> UInt {
    while true {
      // The lower half is what ISA-L's tables use.
      tried = tried == 0xFFFF ? 1 : tried + 1
      let address = address(ofHash: tried << 16)
      guard range.contains(address) else { continue }
      let memory = mmap(
        UnsafeMutableRawPointer(bitPattern: address), bytes, PROT_READ | PROT_WRITE,
        MAP_PRIVATE | MAP_ANONYMOUS | fixedIfFree, -1, 0)
      if let memory, memory != MAP_FAILED { return UInt(bitPattern: memory) }
      // Something else is there; anything but that is a lack of memory.
      precondition(errno == EEXIST, "no memory for a stream of \(bytes) bytes")
    }
  }

  /// `MAP_FIXED_NOREPLACE`, which Swift's Glibc does not name.
  private static let fixedIfFree: Int32 = 0x100000

  /// The generator of CRC-32C, its lowest power in the highest bit.
  private static let polynomial: UInt32 = 0x82F6_3B78

  /// ISA-L's hash of a stream's address: the checksum of four of its bytes.
  ///
  /// - Reference: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2, `CRC32`.
  static func hash(of address: UInt) -> UInt32 {
    var rest = UInt32(truncatingIfNeeded: address >> 16)
    for _ in 0..<32 { rest = rest & 1 == 1 ? rest >> 1 ^ polynomial : rest >> 1 }
    return rest
  }

  /// The address with a hash: of four bytes the checksum is one to one.
  static func address(ofHash hash: UInt32) -> UInt {
    var rest = hash
    for _ in 0..<32 { rest = rest >> 31 == 1 ? (rest ^ polynomial) << 1 | 1 : rest << 1 }
    return UInt(rest) << 16
  }
}
