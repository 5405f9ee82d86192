import GalleyPages

/// No element has the name of a member of `Page`: Swift would take the member, and say nothing.
enum HiddenNameRule: LayoutRule {
  static func problems(of layout: LayoutDescription) -> [LayoutProblem] {
    layout.properties.compactMap { property in
      guard pageMembers.contains(property.name) else { return nil }
      return LayoutProblem(.hiddenName, in: layout, property.name, at: property.member.declaration?.place)
    }
  }

  /// The public members of `Page`, with those that other modules of the package add; a test compares the list.
  static let pageMembers: Set<String> = [
    "application", "areaContext", "automator", "back", "backOutAll", "check", "regionTarget",
    "dismissKeyboard",
    "drag", "isThere", "issues", "layoutName", "navigate", "pageContext", "pullToRefresh", "read", "relaunch",
    "scroll", "scrollPage", "scrollToEnd", "scrollToTop", "sketch", "swipe", "tap", "verify",
  ]
}
