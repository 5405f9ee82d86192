/// The state of one view, kept from one evaluation to the next.
package struct StateStorage {
  private var slots: [AnyObject?] = []

  package init() {}

  /// Connects the properties of a fresh view to what is kept.
  ///
  /// Properties are found by reflection, in the order of their declaration.
  package mutating func link(_ view: some View, in context: NodeContext) {
    var index = 0
    for child in Mirror(reflecting: view).children {
      guard let property = child.value as? any LinkedProperty else { continue }
      if index == slots.count { slots.append(nil) }
      slots[index] = property.link(to: slots[index], in: context)
      index += 1
    }
  }
}

/// A property of a view that the library fills in before the body is read.
package protocol LinkedProperty {
  /// Connects the property.
  ///
  /// - Parameters:
  ///   - kept: What an earlier evaluation kept.
  ///   - context: What holds for the view.
  /// - Returns: What to keep.
  func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject?
}
