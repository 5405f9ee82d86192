import CEmbeddedTexts
import Foundation

/// The article about a rule: the mistake, its consequences, and the solution.
///
/// The documentation's page about the rule is its only source; `CEmbeddedTexts` embeds it.
package struct RuleArticle: Hashable, Sendable, Codable {
  /// The rule in a few words.
  package let title: String
  /// Markdown without a heading.
  package let text: String

  /// The whole article as Markdown, with its title.
  package var markdown: String { "# \(title)\n\n\(text)\n" }

  fileprivate init(_ markdown: String) {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    title = String(lines[0].drop { $0 == "#" || $0 == " " })
    text = lines.dropFirst(2).dropLast().joined(separator: "\n")
  }
}

extension LayoutProblem.Rule {
  /// The article about the rule.
  package var article: RuleArticle { RuleArticle(markdown) }

  private var markdown: String {
    switch self {
    case .duplicateLocator: String(cString: galley_rule_duplicate_locator)
    case .hiddenName: String(cString: galley_rule_hidden_name)
    case .unstatedPresence: String(cString: galley_rule_unstated_presence)
    case .contradictoryPresence: String(cString: galley_rule_contradictory_presence)
    case .endlessRequirement: String(cString: galley_rule_endless_requirement)
    case .nothingRequired: String(cString: galley_rule_nothing_required)
    case .repeatedCheckpoint: String(cString: galley_rule_repeated_checkpoint)
    case .absentMask: String(cString: galley_rule_absent_mask)
    case .optionalRowKey: String(cString: galley_rule_optional_row_key)
    case .repeatedPage: String(cString: galley_rule_repeated_page)
    case .sharedName: String(cString: galley_rule_shared_name)
    case .indistinguishablePages: String(cString: galley_rule_indistinguishable_pages)
    case .shadowedArrival: String(cString: galley_rule_shadowed_arrival)
    case .unlistedCheckpoint: String(cString: galley_rule_unlisted_checkpoint)
    case .optionalMask: String(cString: galley_rule_optional_mask)
    case .positionLocator: String(cString: galley_rule_position_locator)
    case .typeLocator: String(cString: galley_rule_type_locator)
    case .labelLocator: String(cString: galley_rule_label_locator)
    case .repeatedInComponent: String(cString: galley_rule_repeated_in_component)
    case .containedPage: String(cString: galley_rule_contained_page)
    case .unknownDestination: String(cString: galley_rule_unknown_destination)
    case .unreachablePage: String(cString: galley_rule_unreachable_page)
    }
  }
}
