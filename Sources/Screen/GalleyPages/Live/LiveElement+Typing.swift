import Foundation
import GalleyAutomation
import GalleyTree

extension LiveElement where Spec: Typable {
  /// Types into the field, and reads it back.
  ///
  /// The text is added to the field's content. In a field for one line, a line break at the end of the text
  /// is the return key, and its effects are not checked.
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - expected: The expected content of the field. If you omit it, the previous content with the text
  ///     added; a field that formats its text needs it.
  ///   - duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if it cannot be typed into, or holds something else afterwards.
  public func type(
    _ text: String, expecting expected: String? = nil, within duration: Duration? = nil,
    site: CallSite = #_callSite
  ) throws {
    let deadline = context.deadline(within: duration)
    let isSubmitted = !Spec.hasManyLines && text.hasSuffix("\n")
    let body = isSubmitted ? String(text.dropLast()) : text
    var before = ""
    try subject.act("type into", until: deadline, at: site) { target, deadline in
      before = held(try context.automator.driver.snapshot()) ?? ""
      try context.automator.type(body, into: target, until: deadline)
    }
    try subject.expect(expected ?? before + body, until: deadline, at: site, isSecure: Spec.isSecure) {
      held($0) ?? ""
    }
    if isSubmitted { try context.automator.driver.press([.enter]) }
  }

  /// Removes everything from the field, and reads it back.
  ///
  /// - Parameter duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if it does not get the keyboard, or is not empty afterwards.
  public func clearText(
    within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    let deadline = context.deadline(within: duration)
    try subject.act("clear", until: deadline, at: site) { target, deadline in
      try context.automator.type("", into: target, until: deadline)
      guard held(try context.automator.driver.snapshot()) != "" else { return }
      try context.automator.driver.press([.selectAll, .delete])
    }
    try subject.expect("", until: deadline, at: site, isSecure: Spec.isSecure) { held($0) ?? "" }
  }

  /// Replaces the content of the field, and reads it back.
  ///
  /// - Parameters:
  ///   - text: The text to type instead.
  ///   - expected: The expected content of the field; if you omit it, the text.
  ///   - duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if it cannot be typed into, or holds something else afterwards.
  public func replaceText(
    with text: String, expecting expected: String? = nil, within duration: Duration? = nil,
    site: CallSite = #_callSite
  ) throws {
    let deadline = context.deadline(within: duration)
    try clearText(within: duration, site: site)
    let rest = max(.zero, deadline - context.automator.driver.now)
    try type(text, expecting: expected, within: rest, site: site)
  }

  /// The text of the field on a snapshot; `nil` if it is not there.
  private func held(_ snapshot: Snapshot) -> String? {
    let lookup = subject.look(at: snapshot)
    guard lookup.places.count == 1 else { return nil }
    return LiveText.text(of: lookup.screen.nodes[lookup.places[0]].element, isField: true)
  }
}

extension LiveElement {
  /// Prevents typing into elements without text, at compile time.
  @available(*, unavailable, message: "declare it as a Field, SecureField, SearchField or TextView")
  public func type(
    _ text: String, expecting expected: String? = nil, within duration: Duration? = nil,
    site: CallSite = #_callSite
  ) {}
}

extension ElementReference {
  /// Waits until the element holds a text.
  func expect(
    _ expected: String, until deadline: Duration, at site: CallSite, isSecure: Bool,
    _ read: (Snapshot) throws -> String
  ) throws {
    var actual = ""
    var last: Snapshot?
    let isThere = try context.automator.wait(until: deadline) { snapshot in
      last = snapshot
      actual = try read(snapshot)
      return isSecure ? actual.count == expected.count : actual == expected
    }
    guard !isThere, let last else { return }
    let lookup = look(at: last)
    guard lookup.places.count == 1 else { throw failure(lookup, "read back", at: site) }
    let failure = TextFailure(
      scene: context.scene(of: last, at: site, marks: [lookup.places[0]: .found(name)]), page: page,
      element: name,
      expected: isSecure ? nil : expected, actual: isSecure ? nil : actual, expectedLength: expected.count,
      actualLength: actual.count)
    throw context.recorded(.text(failure), on: last)
  }
}
