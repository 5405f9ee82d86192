import Foundation
import GalleySystem
import Glibc

extension PNG {
  /// Reads a file's texts before its pixels, without reading the pixels.
  ///
  /// It is a claim, not a fact: nothing guarantees that the text describes the pixels. A file that is damaged
  /// has the texts before the damage; compressed texts, and any whose checksum is wrong, are left out.
  ///
  /// - Complexity: O(*n*) in the bytes before the pixels.
  /// - Parameters:
  ///   - data: The file, or its beginning.
  ///   - limits: The greatest number of chunks, and their greatest size together.
  /// - Returns: The texts, in the file's order; none if it is no PNG.
  package static func text(in data: Data, limits: ImageLimits = .standard) -> [PNGText] {
    texts(PNGSource(data), limits)
  }

  /// Reads a file's texts before its pixels, without reading the pixels.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - limits: The greatest number of chunks, and their greatest size together.
  ///   - links: Whether `path` may be a symbolic link.
  /// - Returns: The texts, as ``text(in:limits:)`` gives them.
  /// - Throws: Why the file cannot be read.
  package static func text(
    at path: String, limits: ImageLimits = .standard, links: BoundedFile.Links = .followed
  ) throws(FileError) -> [PNGText] {
    let (descriptor, size) = try BoundedFile.open(path, limit: limits.fileBytes, links: links)
    defer { close(descriptor) }
    let source = PNGSource(descriptor: descriptor, count: size)
    let found = texts(source, limits)
    if let reason = source.failure { throw FileError(.read, path, reason) }
    return found
  }

  private static func texts(_ source: PNGSource, _ limits: ImageLimits) -> [PNGText] {
    guard source.bytes(at: 0, count: 8).elementsEqual(PNGStructure.signature) else { return [] }
    var texts: [PNGText] = []
    var offset = PNGStructure.signature.count
    var bytesLeft = limits.ancillaryBytes
    for _ in 0..<limits.ancillaryChunks {
      let start = source.bytes(at: offset, count: 8)
      guard start.count == 8 else { break }
      let length = Int(start.bigEndianUInt32(at: 0))
      let name = String(decoding: start[4..<8], as: UTF8.self)
      guard name != "IDAT", name != "IEND", length <= bytesLeft, offset + length + 12 <= source.count else {
        break
      }
      bytesLeft -= length
      if name == "tEXt" || name == "iTXt" {
        let checksum = source.checksum(of: offset + 4..<offset + 8 + length)
        let stored = source.bytes(at: offset + 8 + length, count: 4)
        if stored.count == 4, stored.bigEndianUInt32(at: 0) == checksum {
          let data = source.all(offset + 8..<offset + 8 + length)
          if let text = data.withUnsafeBytes({ PNGText(chunk: name, $0) }) { texts.append(text) }
        }
      }
      offset += length + 12
    }
    return texts
  }

  /// Writes texts into a file, in place of those under the same keywords.
  ///
  /// All else stays as it is, byte for byte; nothing is compressed anew.
  ///
  /// - Parameters:
  ///   - texts: The texts to write.
  ///   - data: The whole file.
  ///   - limits: The limits of its size.
  /// - Returns: The file with the texts, before its palette and pixels.
  /// - Throws: The problem of the file's chunks; pixels are not checked.
  package static func setting(
    _ texts: [PNGText], in data: Data, limits: ImageLimits = .standard
  ) throws(PNGError) -> Data {
    let source = PNGSource(data)
    let structure = try PNGStructure(source, limits: limits)
    let keywords = texts.map { Array($0.keyword.unicodeScalars.map { UInt8($0.value & 255) }) + [0] }
    let replaced = structure.ancillary.filter { chunk in
      guard ["tEXt", "iTXt", "zTXt"].contains(chunk.name) else { return false }
      // Chunks begin with their length and name.
      let start = source.all(
        chunk.range.lowerBound + 8..<min(chunk.range.upperBound, chunk.range.lowerBound + 88))
      return keywords.contains { start.starts(with: $0) }
    }
    let header = PNGStructure.signature.count + 12 + PNGHeader.byteCount
    var file = Data(source.all(0..<header)) + PNGText.chunks(texts)
    var offset = header
    for chunk in replaced {
      file.append(contentsOf: source.all(offset..<chunk.range.lowerBound))
      offset = chunk.range.upperBound
    }
    file.append(contentsOf: source.all(offset..<data.count))
    return file
  }
}
