/// The rows of any picture as libpng reads them, a band at a time.
///
/// Those of a plain picture have the file's own format, all others come as RGBA. All filters are undone.
final class PNGLibraryRows: PNGRowSource {
  private let header: PNGHeader
  private let expander: PNGRowExpander
  private let minimalFile: UnsafeMutableRawBufferPointer
  private let reader: PNGDecoder.Reader
  private let rowBytes: Int
  private let bandRows: Int
  /// Rows as libpng packs them.
  private let packed: UnsafeMutableRawBufferPointer
  /// Rows as they are handed on.
  private let buffer: UnsafeMutableRawBufferPointer
  private var nextRow = 0
  /// The rows of the buffer that were not handed on yet, when they go into others' memory.
  private var waiting = 0..<0
  /// The buffer's first row.
  private var bufferStart = 0

  init(_ structure: PNGStructure, _ source: PNGSource) throws(PNGError) {
    header = structure.header
    expander = PNGRowExpander(structure)
    let bytes = structure.minimalFile(of: source)
    minimalFile = .allocate(byteCount: bytes.count, alignment: 16)
    minimalFile.copyBytes(from: bytes)
    do throws(PNGError) {
      reader = try PNGDecoder.Reader(UnsafeRawBufferPointer(minimalFile), header: header)
    } catch {
      minimalFile.deallocate()
      throw error
    }
    rowBytes = header.isPlain ? header.rowBytes : header.width * 4
    // An interlaced picture is whole only after its last pass.
    bandRows =
      header.isInterlaced
      ? header.height : min(header.height, max(1, PNGFilteredRows.bandBytes / (rowBytes + 1)))
    packed = .allocate(byteCount: bandRows * header.rowBytes, alignment: 16)
    packed.initializeMemory(as: UInt8.self, repeating: 0)
    buffer = .allocate(byteCount: bandRows * (rowBytes + 1), alignment: 16)
  }

  deinit {
    reader.close()
    minimalFile.deallocate()
    packed.deallocate()
    buffer.deallocate()
  }

  var heldBytes: Int { packed.count + buffer.count }

  func next() throws(PNGError) -> PNGRowStep {
    guard nextRow < header.height else {
      try reader.finish()
      return .end
    }
    let rows = nextRow..<min(header.height, nextRow + bandRows)
    try reader.rows(rows.count, after: nextRow, into: packed)
    for (index, row) in rows.enumerated() {
      let from = UnsafeRawPointer(packed.baseAddress! + index * header.rowBytes)
      let to = buffer.baseAddress! + index * (rowBytes + 1)
      to.storeBytes(of: PNGFilter.none.rawValue, as: UInt8.self)
      if header.isPlain {
        (to + 1).copyMemory(from: from, byteCount: rowBytes)
      } else {
        try expander.expand(from.assumingMemoryBound(to: UInt8.self), into: to + 1, row: row)
      }
    }
    nextRow = rows.upperBound
    bufferStart = rows.lowerBound
    return .rows(rows, UnsafeMutableRawBufferPointer(rebasing: buffer[..<(rows.count * (rowBytes + 1))]))
  }
  func next(into target: UnsafeMutableRawBufferPointer) throws(PNGError) -> PNGRowStep {
    let stride = rowBytes + 1
    var given = 0
    var first = waiting.lowerBound
    while (given + 1) * stride <= target.count {
      if waiting.isEmpty {
        guard given == 0 || nextRow < header.height else { break }
        guard case .rows(let range, _) = try next() else { return .end }
        waiting = range
      }
      if given == 0 { first = waiting.lowerBound }
      let count = min(waiting.count, target.count / stride - given)
      let place = (waiting.lowerBound - bufferStart) * stride
      UnsafeMutableRawBufferPointer(rebasing: target[(given * stride)...])
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[place..<place + count * stride]))
      waiting = waiting.dropFirst(count)
      given += count
    }
    return .rows(
      first..<first + given, UnsafeMutableRawBufferPointer(rebasing: target[..<(given * stride)]))
  }
}
