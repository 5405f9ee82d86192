import GalleyPages
import GalleyTree

/// A mistake in a layout that the compiler cannot see.
public struct LayoutProblem: Hashable, Sendable, Codable {
  /// The rule that was broken.
  public var rule: Rule
  /// The layout's name.
  public var layout: String
  /// The element's name, or a checkpoint's; `nil` where the rule is about the whole layout.
  public var element: String?
  /// The line of the problem; `nil` if no line is known, as for a family.
  public var place: CallSite?
  /// The other element or layout, where two are concerned.
  public var other: String?

  /// Creates a problem.
  init(
    _ rule: Rule, in layout: LayoutDescription, _ element: String? = nil, at place: CallSite?,
    other: String? = nil
  ) {
    self.rule = rule
    self.layout = layout.name
    self.element = element
    self.place = place
    self.other = other
  }
}

extension LayoutProblem {
  /// The severity of a mistake.
  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// The layout cannot work as it is written, or says something else than it seems to.
    case error
    /// The layout works, but breaks more easily than it has to.
    case note
  }

  /// A rule that layouts follow; the raw value is a stable identifier, and the name of its article.
  public enum Rule: String, Hashable, Sendable, Codable, CaseIterable {
    /// Two elements of one layout are found by the same locator.
    case duplicateLocator = "duplicate-locator"
    /// An element cannot be reached by its name, as a member of `Page` has the same.
    case hiddenName = "hidden-name"
    /// The layout's body does not say whether an element must be there.
    case unstatedPresence = "unstated-presence"
    /// An element must be there and must not be there, on one device.
    case contradictoryPresence = "contradictory-presence"
    /// A layout requires itself inside of itself.
    case endlessRequirement = "endless-requirement"
    /// A page or an overlay requires nothing on some device.
    case nothingRequired = "nothing-required"
    /// A checkpoint is in the body twice.
    case repeatedCheckpoint = "repeated-checkpoint"
    /// A checkpoint has a region for an element that must not be there.
    case absentMask = "absent-mask"
    /// The row does not require the element that identifies the rows.
    case optionalRowKey = "optional-row-key"
    /// A page is in the atlas twice.
    case repeatedPage = "repeated-page"
    /// Two layouts have one name.
    case sharedName = "shared-name"
    /// Two pages require the same.
    case indistinguishablePages = "indistinguishable-pages"
    /// A page of a `OneOf` is there on every screen with a later one.
    case shadowedArrival = "shadowed-arrival"
    /// A checkpoint is in no body.
    case unlistedCheckpoint = "unlisted-checkpoint"
    /// A checkpoint has a region for an element that may be missing.
    case optionalMask = "optional-mask"
    /// An element is found by its position.
    case positionLocator = "position-locator"
    /// An element is found by its type alone.
    case typeLocator = "type-locator"
    /// An element is found by a text that is shown.
    case labelLocator = "label-locator"
    /// A page has an element with the locator of one in a component.
    case repeatedInComponent = "repeated-in-component"
    /// Everything that a page requires is on another page, too.
    case containedPage = "contained-page"
    /// A tap opens a page that the atlas does not name.
    case unknownDestination = "unknown-destination"
    /// No element leads to a page.
    case unreachablePage = "unreachable-page"

    /// The severity of breaking the rule.
    public var severity: Severity {
      switch self {
      case .duplicateLocator, .hiddenName, .unstatedPresence, .contradictoryPresence, .endlessRequirement,
        .nothingRequired, .repeatedCheckpoint, .absentMask, .optionalRowKey, .repeatedPage, .sharedName,
        .indistinguishablePages, .shadowedArrival:
        .error
      case .unlistedCheckpoint, .optionalMask, .positionLocator, .typeLocator, .labelLocator,
        .repeatedInComponent, .containedPage, .unknownDestination, .unreachablePage:
        .note
      }
    }
  }
}

extension LayoutProblem: CustomStringConvertible {
  /// The problem and its solution in one sentence, after the line.
  public var description: String {
    let place = place.map { "\($0): " } ?? ""
    return "\(place)\(sentence) [\(rule.rawValue)]"
  }

  /// The problem and its solution in one sentence without a full stop.
  public var sentence: String {
    let other = other ?? "another"
    switch rule {
    case .duplicateLocator:
      return "\(subject) is found by the same locator as \(other): remove one of them, or change its locator"
    case .hiddenName:
      return "\(subject) is hidden by a member of Page: rename it, such as \(other)"
    case .unstatedPresence:
      return
        "the body of \(layout) does not mention \(element ?? ""): put it in Required, Optionally or Absent"
    case .contradictoryPresence:
      return
        "\(subject) is both required and absent on one device: keep one of the two, or limit them by When"
    case .endlessRequirement:
      return "\(subject) requires \(layout) inside of itself, without end: make it Optionally"
    case .nothingRequired:
      return "\(layout) requires nothing on some device, so it seems to be there on every screen: "
        + "require an element that identifies it"
    case .repeatedCheckpoint:
      return
        "the body of \(layout) has the checkpoint \(element ?? "") twice: join them, or correct one of the names"
    case .absentMask:
      return "the checkpoint \(other) has a region for \(subject), which must be absent: remove the region"
    case .optionalRowKey:
      return "\(subject) is identified by \(other), which its row does not require: require it there"
    case .repeatedPage:
      return "the atlas names \(layout) twice: remove one of them"
    case .sharedName:
      return "two layouts are named \(layout), and would share their pictures: rename one of them"
    case .indistinguishablePages:
      return
        "\(layout) requires the same as \(other), so no screen can distinguish them: require an element that differs, "
        + "or put it in Absent"
    case .shadowedArrival:
      return
        "\(subject) never arrives at \(other), as an earlier page of its OneOf is there wherever \(other) is: "
        + "name \(other) first, or put the difference in Absent"
    case .unlistedCheckpoint:
      return
        "the checkpoint \(element ?? "") of \(layout) is in no body: add it with its regions, or remove it"
    case .optionalMask:
      return
        "the checkpoint \(other) has a region for \(subject), which may be missing, and fails then: require it, "
        + "or remove the region"
    case .positionLocator:
      return "\(subject) is found by its position, and is another element once something is added before it: "
        + "give it an identifier"
    case .typeLocator:
      return
        "\(subject) is found by its type alone, and is not alone once another is added: give it an identifier"
    case .labelLocator:
      return
        "\(subject) is found by a visible text, which differs between languages: give it an identifier"
    case .repeatedInComponent:
      return
        "\(subject) has the locator of \(other), and is searched there as well: remove one of them, "
        + "or change its locator"
    case .containedPage:
      return
        "everything that \(layout) requires is on \(other), too, so both seem to be there: require an element that differs, "
        + "or put it in Absent"
    case .unknownDestination:
      return "\(subject) opens \(other), which the atlas does not name: add it"
    case .unreachablePage:
      return "no element opens \(layout): declare the element that does with opens:"
    }
  }

  /// Layout and element, such as `Inbox.compose`.
  private var subject: String {
    element.map { "\(layout).\($0)" } ?? layout
  }
}
