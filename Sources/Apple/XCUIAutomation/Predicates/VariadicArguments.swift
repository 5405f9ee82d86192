import CVariadicArguments
import Foundation
import GalleyPredicates

/// Reads a list of arguments of C.
enum VariadicArguments {
  /// The types that the placeholders of a format stand for, on a system with 64 bits.
  private enum Kind: CChar {
    case int = 0x69  // i
    case unsigned = 0x75  // u
    case long = 0x6C  // l
    case real = 0x64  // d
    case pointer = 0x70  // p

    init?(_ placeholder: String) {
      let isLong = placeholder.contains { "lqLzjt".contains($0) }
      switch placeholder.last {
      case "%": return nil
      case "@", "K", "s", "S": self = .pointer
      case "f", "F", "e", "E", "g", "G", "a", "A": self = .real
      case "u", "U", "x", "X", "o", "O": self = isLong ? .long : .unsigned
      default: self = isLong ? .long : .int
      }
    }
  }

  /// The arguments that a format's placeholders name; objects and C strings keep their types.
  static func read(_ list: CVaListPointer, for format: String) -> [Any?] {
    let placeholders = PredicatePlaceholders.list(in: format).filter { Kind($0) != nil }
    let kinds = placeholders.compactMap { Kind($0) }
    var arguments = [VariadicArgument](repeating: VariadicArgument(), count: kinds.count)
    readVariadicArguments(kinds.map(\.rawValue), kinds.count, &arguments, list)
    return zip(placeholders, zip(kinds, arguments)).map { placeholder, argument in
      let (kind, value) = argument
      return switch kind {
      case .long where placeholder.hasSuffix("u"): UInt64(bitPattern: value.integer)
      case .int, .unsigned, .long: value.integer
      case .real: value.real
      case .pointer: object(value.pointer, placeholder)
      }
    }
  }

  private static func object(_ pointer: UnsafeRawPointer?, _ placeholder: String) -> Any? {
    guard let pointer else { return nil }
    if placeholder.last?.lowercased() == "s" {
      return String(cString: pointer.assumingMemoryBound(to: CChar.self))
    }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  }
}
