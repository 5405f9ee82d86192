import Foundation

/// The segments of a JPEG about the display of its pixels.
///
/// Of several segments with Exif, browsers read the first; Firefox reads it only if it is the first APP1. They honour a colour profile of
/// which each part is there once, before the pixels. A file that is shown in one way by this rule, and in another by other programs, is
/// refused.
///
/// - Reference: Exif 2.32, 4.7.2 (APP1 with Exif is the first, and there once); ICC.1:2022, B.4 (APP2).
struct JPEGMetadata {
  /// The orientations that programs read, once there is a segment APP1.
  private var orientations: ExifOrientations?
  private var profileParts: [UInt8: [UInt8]] = [:]
  private var partCount: UInt8?

  /// The character behind it is 0; some programs accept any other.
  private static let exif = [UInt8]("Exif\0".utf8)
  private static let profile = [UInt8]("ICC_PROFILE\0".utf8)

  /// Reads a segment.
  ///
  /// - Throws: The fault of a segment that programs read differently.
  mutating func take(
    _ marker: UInt8, _ content: UnsafeRawBufferPointer, at offset: Int, isAfterPixels: Bool
  ) throws(PictureError) {
    switch marker {
    case 0xE1: try takeFirstApplication(content, at: offset, isAfterPixels)
    case 0xE2 where content.starts(with: Self.profile):
      try takeProfile(content, at: offset, isAfterPixels)
    default: break
    }
  }

  private mutating func takeFirstApplication(
    _ content: UnsafeRawBufferPointer, at offset: Int, _ isAfterPixels: Bool
  ) throws(PictureError) {
    guard content.starts(with: Self.exif) else {
      // XMP, which has its place behind Exif.
      if orientations == nil { orientations = ExifOrientations([]) }
      return
    }
    var found = ExifOrientations(content.dropFirst(Self.exif.count + 1))
    if isAfterPixels || content.dropFirst(Self.exif.count).first != 0 { found.insert(1) }
    for value in orientations?.values ?? [] { found.insert(value) }
    guard found.agreed != nil else {
      let words = PNGErrorText.orientations(found.values)
      throw .damaged(.jpeg, reason: "programs read \(words), by segment APP1 at byte \(offset)")
    }
    orientations = found
  }

  private mutating func takeProfile(
    _ content: UnsafeRawBufferPointer, at offset: Int, _ isAfterPixels: Bool
  ) throws(PictureError) {
    let segment = "segment APP2 at byte \(offset)"
    guard !isAfterPixels else {
      throw .damaged(.jpeg, reason: "\(segment) has a colour profile, and must come before the pixels")
    }
    let start = Self.profile.count
    guard content.count >= start + 2 else {
      throw .damaged(.jpeg, reason: "\(segment) has a colour profile without a number")
    }
    let (number, count) = (content[start], content[start + 1])
    let part = "\(segment) is part \(number) of \(count) of its colour profile"
    guard number > 0, number <= count, count == partCount ?? count else {
      throw .damaged(.jpeg, reason: part + (partCount.map { ", behind a part of \($0)" } ?? ""))
    }
    guard profileParts[number] == nil else { throw .damaged(.jpeg, reason: "\(part) a second time") }
    partCount = count
    profileParts[number] = Array(content.dropFirst(start + 2))
  }

  /// The appearance by all segments.
  ///
  /// - Throws: The fault of a colour profile that is not whole.
  func appearance() throws(PictureError) -> PNGAppearance {
    var appearance = PNGAppearance()
    appearance.orientation = orientations?.agreed ?? 1
    guard let partCount else { return appearance }
    guard profileParts.count == Int(partCount) else {
      throw .damaged(
        .jpeg, reason: "it has only \(profileParts.count) of \(partCount) parts of its colour profile")
    }
    let whole = profileParts.sorted { $0.key < $1.key }.flatMap(\.value)
    appearance.color = .embedded(whole)
    return appearance
  }
}
