/// A PNG's header chunk: the picture's size and the format of its samples.
///
/// - Reference: PNG Specification, third edition, section 11.2.1 (IHDR) and table 11.1 (allowed depths).
struct PNGHeader: Hashable, Sendable {
  /// A colour type, by PNG's code.
  enum ColorType: UInt8, Sendable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// The number of samples a pixel.
    var samples: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// The bits a sample may have.
    var depths: [UInt8] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  /// The bytes of the chunk's data.
  static let byteCount = 13

  /// The largest side that PNG can express.
  private static let largestSide: UInt32 = (1 << 31) - 1

  let width: Int
  let height: Int
  let bitDepth: Int
  let colorType: ColorType
  let isInterlaced: Bool

  /// Creates the header of a picture that is not interlaced.
  init(width: Int, height: Int, bitDepth: Int, colorType: ColorType) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colorType = colorType
    isInterlaced = false
  }

  /// Reads the chunk's data, whose checksum is known to be right.
  ///
  /// - Parameters:
  ///   - data: The 13 bytes.
  ///   - offset: Where the chunk stands in the file, for errors.
  /// - Throws: The first value that PNG does not allow.
  init(_ data: UnsafeRawBufferPointer, offset: Int) throws(PNGError) {
    func fault(_ fault: PNGError.ChunkError) -> PNGError {
      .badChunk(name: "IHDR", offset: offset, fault: fault)
    }
    guard data.count == Self.byteCount else { throw fault(.length(data.count)) }
    let width = data.bigEndianUInt32(at: 0)
    let height = data.bigEndianUInt32(at: 4)
    guard 1...Self.largestSide ~= width else { throw fault(.field("width", value: Int(width))) }
    guard 1...Self.largestSide ~= height else { throw fault(.field("height", value: Int(height))) }
    guard let colorType = ColorType(rawValue: data[9]) else {
      throw fault(.field("colour type", value: Int(data[9])))
    }
    guard colorType.depths.contains(data[8]) else {
      throw fault(.depth(Int(data[8]), colorType: Int(colorType.rawValue)))
    }
    guard data[10] == 0 else { throw fault(.field("compression method", value: Int(data[10]))) }
    guard data[11] == 0 else { throw fault(.field("filter method", value: Int(data[11]))) }
    guard data[12] <= 1 else { throw fault(.field("interlace method", value: Int(data[12]))) }
    self.width = Int(width)
    self.height = Int(height)
    self.bitDepth = Int(data[8])
    self.colorType = colorType
    self.isInterlaced = data[12] == 1
  }

  /// Fails when the picture is larger than allowed.
  ///
  /// Nothing of its size has been allocated by then.
  func check(_ limits: ImageLimits) throws(PNGError) {
    guard width <= limits.side && height <= limits.side else {
      throw .overLimit(.side(width: width, height: height, limit: limits.side))
    }
    // Both sides are below 2³¹, so their product fits.
    guard width * height <= limits.area else {
      throw .overLimit(.area(width: width, height: height, limit: limits.area))
    }
  }

  /// The bytes of a row of samples, as the file packs them.
  var rowBytes: Int { rowBytes(width: width) }

  private func rowBytes(width: Int) -> Int { (width * colorType.samples * bitDepth + 7) / 8 }

  /// The bytes that the compressed pixels inflate to: for each row its filter and its samples.
  var inflatedBytes: Int {
    guard isInterlaced else { return height * (1 + rowBytes) }
    return Self.passes.reduce(0) { sum, pass in
      let columns = (width - pass.x + pass.everyX - 1) / pass.everyX
      let rows = (height - pass.y + pass.everyY - 1) / pass.everyY
      return columns > 0 && rows > 0 ? sum + rows * (1 + rowBytes(width: columns)) : sum
    }
  }

  /// The seven passes of an interlaced picture: where each begins, and its steps.
  ///
  /// - Reference: PNG Specification, third edition, section 8.1 (Adam7).
  private static let passes: [(x: Int, y: Int, everyX: Int, everyY: Int)] = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]
}

extension UnsafeRawBufferPointer {
  /// Four bytes as a number, highest first, as PNG stores numbers.
  func bigEndianUInt32(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
