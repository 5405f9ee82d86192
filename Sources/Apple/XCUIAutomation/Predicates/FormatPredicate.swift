import Foundation
import GalleyAutomation
import GalleyPredicates
import GalleyTree
import XCTest

/// A predicate that was made of a format.
final class FormatPredicate: NSPredicate {
  /// The predicate, or why there is none.
  let content: Result<PredicateSyntax, PredicateFormatError>
  /// The line that made it; its failures are recorded there.
  let site: CallSite

  private let reports = ReportedFailures()

  /// Reads a format; if it is malformed, that is remembered until the predicate is used.
  convenience init(_ format: String, _ arguments: [Any?], at site: CallSite) {
    let content = Result { () throws(PredicateFormatError) in
      try PredicateSyntax(format: format, arguments: arguments)
    }
    self.init(content, at: site)
  }

  private init(_ content: Result<PredicateSyntax, PredicateFormatError>, at site: CallSite) {
    self.content = content
    self.site = site
    // The superclass's storage is never read.
    super.init(value: false)
  }

  /// The predicate in Apple's form; a malformed one as it was written.
  var text: String {
    switch content {
    case .success(let syntax): "\(syntax)"
    case .failure(let error): error.format
    }
  }

  /// The predicate with values in place of its variables.
  func substituting(_ variables: [String: PredicateValue]) -> FormatPredicate {
    FormatPredicate(content.map { $0.substituting(variables) }, at: site)
  }

  // MARK: Judging

  /// Whether a value meets the predicate.
  ///
  /// If that cannot be decided, the test fails once with the reason, and the result is false.
  func holds(for value: PredicateValue, variables: [String: PredicateValue] = [:]) -> Bool {
    switch content {
    case .failure(let error):
      reports.record("\(error)", at: site)
      return false
    case .success(let syntax):
      do {
        return try PredicateEvaluator(value, variables: variables).matches(syntax)
      } catch let error as PredicateEvaluationError {
        reports.record("Unable to evaluate the predicate '\(text)': \(error)", at: site)
      } catch let error as AutomationError {
        reports.record("\(error)", evidence: error, at: site)
      } catch {
        reports.record("\(error)", at: site)
      }
      return false
    }
  }

  /// Fails the test if the format is malformed: a query may have nothing to judge.
  func recordIfMalformed() {
    if case .failure(let error) = content { reports.record("\(error)", at: site) }
  }

  // MARK: NSPredicate

  override func evaluate(with object: Any?) -> Bool {
    evaluate(with: object, substitutionVariables: nil)
  }

  override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    holds(for: PredicateValue(object), variables: (bindings ?? [:]).mapValues { PredicateValue($0) })
  }

  @available(*, deprecated)
  override var predicateFormat: String { text }

  override var description: String { text }

  override var debugDescription: String { text }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? FormatPredicate else { return false }
    return other === self || other.content == content
  }

  override var hash: Int { text.hash }

  /// It never changes.
  override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSPredicate {
  /// The predicate in Apple's form, as far as it is known.
  ///
  /// Foundation's compound predicates on Linux know their parts, but not their text.
  var formatText: String {
    switch self {
    case let predicate as FormatPredicate: return predicate.text
    case let compound as NSCompoundPredicate:
      if compound.compoundPredicateType != .not, compound.subpredicates.count == 1 {
        return compound.subpredicates[0].formatText
      }
      let parts = compound.subpredicates.map { part in
        part is NSCompoundPredicate || (part as? FormatPredicate)?.isCompound == true
          ? "(\(part.formatText))" : part.formatText
      }
      return switch compound.compoundPredicateType {
      case .not: "NOT \(parts.first ?? "")"
      case .and: parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
      case .or: parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
      }
    default: return (self as any FormattedPredicate).predicateFormat
    }
  }
}

/// A predicate of Foundation with a description, such as `BLOCKPREDICATE`.
///
/// Foundation calls the property deprecated, since the text says less than Apple's; asked through this it says the same.
private protocol FormattedPredicate {
  var predicateFormat: String { get }
}

extension NSPredicate: FormattedPredicate {}

extension FormatPredicate {
  /// Whether it is made of others with AND, OR or NOT.
  fileprivate var isCompound: Bool {
    switch content {
    case .success(.and), .success(.or), .success(.not): true
    default: false
    }
  }
}
