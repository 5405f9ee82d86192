extension LayoutProblem: CustomStringConvertible {
  /// What is wrong and what to do about it, in one sentence, after the line to look at.
  public var description: String {
    let place = place.map { "\($0): " } ?? ""
    return "\(place)\(sentence) [\(rule.rawValue)]"
  }

  /// What is wrong and what to do about it, in one sentence without a full stop.
  public var sentence: String {
    let other = other ?? "another"
    switch rule {
    case .duplicateLocator:
      return "\(subject) is found by the same locator as \(other): remove one of them, or tell them apart"
    case .hiddenName:
      return "\(subject) is hidden by a member of Page: rename it, or write page[\\.\(element ?? "")]"
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
        + "require what tells it from others"
    case .repeatedCheckpoint:
      return
        "the body of \(layout) has the checkpoint \(element ?? "") twice: join them, or name the one that was meant"
    case .absentMask:
      return "the checkpoint \(other) has a region for \(subject), which must be absent: remove the region"
    case .optionalRowKey:
      return "\(subject) is told from others by \(other), which its row does not require: require it there"
    case .repeatedPage:
      return "the atlas names \(layout) twice: remove one of them"
    case .sharedName:
      return "two layouts are called \(layout), and would share their pictures: rename one of them"
    case .indistinguishablePages:
      return
        "\(layout) requires the same as \(other), so no screen can tell them apart: require what differs, "
        + "or put it in Absent"
    case .shadowedArrival:
      return
        "\(subject) never arrives at \(other), as an earlier page of its OneOf is there wherever \(other) is: "
        + "name \(other) first, or put what differs in Absent"
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
        "\(subject) is found by a text that is shown, which another language has not: give it an identifier"
    case .repeatedInComponent:
      return
        "\(subject) has the locator of \(other), and is looked for in there as well: remove one of them, "
        + "or tell them apart"
    case .containedPage:
      return
        "everything that \(layout) requires is on \(other), too, so both seem to be there: require what differs, "
        + "or put it in Absent"
    case .unknownDestination:
      return "\(subject) opens \(other), which the atlas does not name: add it"
    case .unreachablePage:
      return "no element opens \(layout): say so by opens:, where one does"
    }
  }

  /// Layout and element, such as `Inbox.compose`.
  private var subject: String {
    element.map { "\(layout).\($0)" } ?? layout
  }
}
