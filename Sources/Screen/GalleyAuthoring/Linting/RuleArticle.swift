import Foundation

/// The article about a rule: the mistake, its consequences, and the solution.
///
/// The documentation's page about the rule is its only source; `Package.swift` embeds it.
package struct RuleArticle: Hashable, Sendable, Codable {
  /// The rule in a few words.
  package let title: String
  /// Markdown without a heading.
  package let text: String

  /// The whole article as Markdown, with its title.
  package var markdown: String { "# \(title)\n\n\(text)\n" }

  fileprivate init(_ markdown: [UInt8]) {
    let lines = String(decoding: markdown, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    title = String(lines[0].drop { $0 == "#" || $0 == " " })
    text = lines.dropFirst(2).dropLast().joined(separator: "\n")
  }
}

extension LayoutProblem.Rule {
  /// The article about the rule.
  package var article: RuleArticle { RuleArticle(markdown) }

  private var markdown: [UInt8] {
    switch self {
    case .duplicateLocator: PackageResources.duplicate_locator_md
    case .hiddenName: PackageResources.hidden_name_md
    case .unstatedPresence: PackageResources.unstated_presence_md
    case .contradictoryPresence: PackageResources.contradictory_presence_md
    case .endlessRequirement: PackageResources.endless_requirement_md
    case .nothingRequired: PackageResources.nothing_required_md
    case .repeatedCheckpoint: PackageResources.repeated_checkpoint_md
    case .absentMask: PackageResources.absent_mask_md
    case .optionalRowKey: PackageResources.optional_row_key_md
    case .repeatedPage: PackageResources.repeated_page_md
    case .sharedName: PackageResources.shared_name_md
    case .indistinguishablePages: PackageResources.indistinguishable_pages_md
    case .shadowedArrival: PackageResources.shadowed_arrival_md
    case .unlistedCheckpoint: PackageResources.unlisted_checkpoint_md
    case .optionalMask: PackageResources.optional_mask_md
    case .positionLocator: PackageResources.position_locator_md
    case .typeLocator: PackageResources.type_locator_md
    case .labelLocator: PackageResources.label_locator_md
    case .repeatedInComponent: PackageResources.repeated_in_component_md
    case .containedPage: PackageResources.contained_page_md
    case .unknownDestination: PackageResources.unknown_destination_md
    case .unreachablePage: PackageResources.unreachable_page_md
    }
  }
}
