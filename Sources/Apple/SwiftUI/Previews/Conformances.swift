/// The types of a program that conform to a protocol, found without a list of names.
///
/// The compiler writes a record for each conformance into a section of each image, from which the runtime
/// answers `as?`; the runtime lists these sections. The records' layout is part of the ABI, which cannot
/// change where it is stable and did not change on Linux since Swift 5.
///
/// - Reference: [Swift's ABI, protocol conformance
///   records](https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst);
///   [`TargetProtocolConformanceDescriptor`](https://github.com/swiftlang/swift/blob/main/include/swift/ABI/Metadata.h);
///   [`MetadataSections`](https://github.com/swiftlang/swift/blob/main/stdlib/public/SwiftShims/swift/shims/MetadataSections.h).
enum Conformances {
  /// The types that conform to a protocol, each once; generic types are left out.
  ///
  /// - Parameter existential: The type of any value that conforms to the protocol.
  static func types(to existential: Any.Type) -> [Any.Type] {
    let wanted = descriptor(ofProtocolIn: existential)
    var found: [UnsafeRawPointer: Any.Type] = [:]
    var order: [UnsafeRawPointer] = []
    for section in sections() {
      // Each entry is the distance to its record.
      for offset in stride(from: 0, to: section.count, by: 4) {
        let record = follow(section.baseAddress! + offset)
        guard followIndirectable(record) == wanted, let type = nominalType(of: record),
          found[type] == nil
        else { continue }
        guard let metadata = metadata(of: type) else { continue }
        found[type] = metadata
        order.append(type)
      }
    }
    return order.compactMap { found[$0] }
  }

  /// The descriptor of the one protocol of an existential type.
  ///
  /// Its metadata has a kind, 32 bits of flags, the number of protocols in 32 bits, and then the protocols.
  private static func descriptor(ofProtocolIn existential: Any.Type) -> UnsafeRawPointer {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    precondition(metadata.load(fromByteOffset: 12, as: UInt32.self) == 1, "one protocol is looked for")
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// The descriptor of a record's type, unless the record refers to the type in another way.
  ///
  /// A record has the distances to its protocol, its type and its witnesses, and flags. Bits 3 to 5 give the
  /// form of the reference to the type: 0 for the distance to its descriptor, 1 for that to a pointer to it.
  private static func nominalType(of record: UnsafeRawPointer) -> UnsafeRawPointer? {
    let flags = record.load(fromByteOffset: 12, as: UInt32.self)
    let reference = follow(record + 4)
    switch flags >> 3 & 7 {
    case 0: return reference
    case 1: return reference.load(as: UnsafeRawPointer.self)
    default: return nil
    }
  }

  /// The type of a descriptor, unless it is generic.
  ///
  /// A descriptor begins with 32 bits of flags: bits 0 to 4 are its kind, with 16 to 18 for classes,
  /// structures and enumerations, and bit 7 marks a generic type. The distances to its parent and its name
  /// are followed by that to the function that creates its metadata.
  private static func metadata(of descriptor: UnsafeRawPointer) -> Any.Type? {
    let flags = descriptor.load(as: UInt32.self)
    guard 16...18 ~= flags & 0x1F, flags & 0x80 == 0 else { return nil }
    typealias Accessor = @convention(thin) (Int) -> MetadataResponse
    let accessor = unsafeBitCast(follow(descriptor + 12), to: Accessor.self)
    // Complete metadata is request 0.
    return unsafeBitCast(accessor(0).metadata, to: Any.Type.self)
  }

  private struct MetadataResponse {
    let metadata: UnsafeRawPointer
    let state: Int
  }

  /// Returns the target of a relative reference.
  private static func follow(_ reference: UnsafeRawPointer) -> UnsafeRawPointer {
    reference + Int(reference.load(as: Int32.self))
  }

  /// Returns the target of a relative reference whose lowest bit marks a reference to a pointer.
  private static func followIndirectable(_ reference: UnsafeRawPointer) -> UnsafeRawPointer {
    let distance = reference.load(as: Int32.self)
    let target = reference + Int(distance & ~1)
    return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
  }

  /// The sections of all images that hold the records.
  private static func sections() -> [UnsafeRawBufferPointer] {
    var sections: [UnsafeRawBufferPointer] = []
    withUnsafeMutablePointer(to: &sections) { list in
      enumerateMetadataSections(
        { image, context in
          let list = context.assumingMemoryBound(to: [UnsafeRawBufferPointer].self)
          // A version, the image's address, two reserved words and the range of protocols come before.
          let start = image.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
          let length = image.load(fromByteOffset: 56, as: Int.self)
          if let start, length > 0 {
            list.pointee.append(UnsafeRawBufferPointer(start: start, count: length))
          }
          return true
        }, list)
    }
    return sections
  }
}

/// The runtime's enumeration of the sections of images.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (_ image: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool,
  _ context: UnsafeMutableRawPointer)
