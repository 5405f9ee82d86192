import Foundation
import GalleyAutomation
import GalleyPredicates
import GalleyTree

/// The initializers of predicates with formats; `NSPredicate` conforms to it.
///
/// Foundation on Linux declares the same members and marks them as unavailable, so these are taken. They are members of a
/// protocol because only there an initializer may return an object of a subclass: one that remembers its format.
public protocol PredicateFormatting {}

extension NSPredicate: PredicateFormatting {}

extension PredicateFormatting where Self: NSPredicate {
  /// Creates a predicate from a format.
  ///
  /// A malformed format, or arguments that do not fit it, fail the test wherever the predicate is used, and it is true of
  /// nothing.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format, such as `label CONTAINS[c] %@`.
  ///   - args: The arguments for `%@`, `%K`, `%d` and other placeholders, in order.
  /// - Reference: [Predicate Format String Syntax](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html).
  public init(
    format predicateFormat: String, _ args: Any?..., file: StaticString = #filePath, line: UInt = #line
  ) {
    self = FormatPredicate(predicateFormat, args, at: CallSite(filePath: file, line: line)).made()
  }

  /// Creates a predicate from a format and a list of arguments.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - arguments: The arguments for `%@`, `%K`, `%d` and other placeholders, in order.
  public init(
    format predicateFormat: String, argumentArray arguments: [Any]?, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self = FormatPredicate(predicateFormat, arguments ?? [], at: CallSite(filePath: file, line: line)).made()
  }

  /// Creates a predicate from a format and a C argument list.
  ///
  /// As everywhere in C, the list does not know its types: its values are read as the types that the
  /// placeholders name.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - argList: The arguments, as `withVaList` gives them.
  public init(
    format predicateFormat: String, arguments argList: CVaListPointer, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let arguments = VariadicArguments.read(argList, for: predicateFormat)
    self = FormatPredicate(predicateFormat, arguments, at: CallSite(filePath: file, line: line)).made()
  }
}

extension FormatPredicate {
  /// The predicate as the class whose initializer was called: `NSPredicate`, or a compound of one part.
  fileprivate func made<Predicate: NSPredicate>() -> Predicate {
    if let predicate = self as? Predicate { return predicate }
    if let compound = NSCompoundPredicate(andPredicateWithSubpredicates: [self]) as? Predicate {
      return compound
    }
    preconditionFailure("A format makes an NSPredicate, and none of the class \(Predicate.self).")
  }
}

extension PredicateFormatting where Self: NSPredicate {
  /// The predicate with values in place of its variables.
  ///
  /// - Parameter variables: The values, by the names of the variables without their `$`.
  /// - Returns: The predicate; itself if it was not made of a format.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    PredicateSubstitution.substitute(variables, in: self)
  }
}

/// Puts values in place of variables.
private enum PredicateSubstitution {
  static func substitute(_ variables: [String: Any], in predicate: NSPredicate) -> NSPredicate {
    switch predicate {
    case let predicate as FormatPredicate: predicate.substituting(variables.mapValues { PredicateValue($0) })
    case let compound as NSCompoundPredicate:
      NSCompoundPredicate(
        type: compound.compoundPredicateType,
        subpredicates: compound.subpredicates.map { substitute(variables, in: $0) })
    default: predicate
    }
  }
}
