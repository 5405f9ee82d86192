import Foundation
import GalleyText

/// An issue that an accessibility audit has found with one element.
public struct AuditIssue: Hashable, Sendable {
  /// The rule of the audit that found the issue.
  public let rule: AuditRule
  /// The path of the element in ``Snapshot/screen``; for text that no element says, that of the app.
  public let path: ElementPath
  /// The part of the screen that it is about, in points.
  public let frame: CGRect
  /// The element's name, as reports write it, such as `button "retry" “Try again”`.
  public let element: String
  /// The name in a list of accepted issues: the identifier or label, else the type.
  let name: String
  /// The finding.
  package let fact: AuditFact

  /// Describes a finding.
  package init(_ rule: AuditRule, _ fact: AuditFact, of element: Element, at path: ElementPath, frame: CGRect)
  {
    self.rule = rule
    self.fact = fact
    self.path = path
    self.frame = frame
    self.element = fact == .unspokenText ? "text" : ElementText.name(element)
    let name = element.identifier.isEmpty ? element.label : element.identifier
    self.name =
      fact == .unspokenText ? "text" : CleanText.line(name.isEmpty ? element.type.name : name, limit: 80)
  }

  /// The measured quantity, if it is a number.
  public var measured: AuditMeasure? { fact.measured }

  /// The least that it should be, where that is a number.
  public var required: AuditMeasure? { fact.required }

  /// The success criterion of WCAG that it fails, the foremost of them.
  public var criterion: AccessibilityCriterion { fact.criterion }

  /// The identity of the issue from run to run: the rule and the element's identifier or label, such as
  /// `hitRegion retry`.
  public var identity: String { "\(rule.rawValue) \(name)" }
}

extension AuditIssue: Codable {}

extension AuditIssue: CustomStringConvertible {
  /// The issue as one sentence without a full stop.
  public var description: String { "\(element): \(summary). \(details)" }
}
