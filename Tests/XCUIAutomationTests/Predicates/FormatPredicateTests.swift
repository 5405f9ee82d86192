import Foundation
import GalleyTree
import ScriptedDevice
import XCTest

@testable import XCUIAutomation

final class FormatPredicateTests: DeviceTestCase {
  let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    show(
      element(
        .table, "mail",
        children: [
          element(
            .cell, "first",
            children: [
              element(.staticText, "Ada Lovelace"), element(.staticText, "Café"), element(.button, "Flag"),
            ]),
          element(.cell, "second", 100, 200, children: [element(.staticText, "Grace Hopper")]),
        ]),
      Element(
        .textField, identifier: "name", label: "Name", title: "Title", value: "12 kg",
        placeholder: "Your name",
        frame: CGRect(x: 10, y: 20, width: 30, height: 40), isEnabled: false, isSelected: true,
        isFocused: true,
        isHittable: false, traits: [.header, .selected]),
      Element(
        .slider, identifier: "size", value: .number(0.5), frame: CGRect(x: 1, y: 700, width: 3, height: 4)),
      element(.button, "Send", 100, 600))
  }

  // MARK: Queries

  /// Formats as suites write them, and what they find among all elements of the app, by label or identifier.
  private let formats: [(format: String, arguments: [Any], found: [String])] = [
    ("label == 'Send'", [], ["Send"]),
    ("label = \"Send\"", [], ["Send"]),
    ("label == %@", ["Send"], ["Send"]),
    ("%@ == label", ["Send"], ["Send"]),
    ("%K == %@", ["label", "Send"], ["Send"]),
    ("label CONTAINS[c] 'LOVE'", [], ["Ada Lovelace"]),
    ("label contains[c] %@", ["hopper"], ["Grace Hopper"]),
    ("label CONTAINS 'a' AND label CONTAINS 'H'", [], ["Grace Hopper"]),
    ("label LIKE 'Send'", [], ["Send"]),
    ("label LIKE '* Lo*' OR label LIKE 'Sen?'", [], ["Ada Lovelace", "Send"]),
    ("label MATCHES '^(Ada|Grace) .*'", [], ["Ada Lovelace", "Grace Hopper"]),
    ("label MATCHES[c] '[a-z]end'", [], ["Send"]),
    ("label BEGINSWITH 'Gr' || label ENDSWITH 'ag'", [], ["Flag", "Grace Hopper"]),
    ("label ==[c] 'send'", [], ["Send"]),
    ("label ==[cd] 'cafe'", [], ["Café"]),
    ("elementType == %d && label != 'Flag'", [XCUIElement.ElementType.button.rawValue], ["Send"]),
    ("elementType == 9", [], ["Flag", "Send"]),
    ("elementType IN %@", [[XCUIElement.ElementType.slider.rawValue, 49]], ["size", "name"]),
    ("elementType IN {33, 49} AND value != nil", [], ["size", "name"]),
    ("identifier == 'name'", [], ["name"]),
    ("identifier IN {'name', 'size'}", [], ["name", "size"]),
    ("value CONTAINS 'kg'", [], ["name"]),
    ("value == 0.5", [], ["size"]),
    ("elementType == 33 AND value BETWEEN {0, 1}", [], ["size"]),
    ("placeholderValue == 'Your name' AND title == 'Title'", [], ["name"]),
    ("enabled == false", [], ["name"]),
    ("isEnabled == NO AND NOT isEnabled == TRUE", [], ["name"]),
    ("selected == 1 AND isSelected == YES", [], ["name"]),
    ("hasFocus == true AND hasKeyboardFocus == true", [], ["name"]),
    ("hittable == 0 AND isHittable == 0 AND exists == 1 AND elementType == 9", [], ["Flag"]),
    ("frame.size.width == 30 AND frame.origin.y > 10", [], ["name"]),
    ("frame.size.width * frame.size.height < 100 AND frame.minY >= 600", [], ["size"]),
    ("traits == %d", [1 << 16 | 1 << 3], ["name"]),
    ("label == 'Send' OR label == 'Flag' AND elementType == 1", [], ["Send"]),
    ("(label == 'Send' OR label == 'Flag') AND elementType == 1", [], []),
    ("ANY children.label == 'Flag'", [], ["first"]),
    ("staticTexts.@count == 2", [], ["first"]),
    ("ANY staticTexts.label CONTAINS 'Grace' AND elementType == 75", [], ["second"]),
    ("'Café' IN staticTexts.label AND elementType == 75", [], ["first"]),
    ("SUBQUERY(children, $c, $c.elementType == 48).@count == 1", [], ["second"]),
    ("children[0].label == 'Grace Hopper'", [], ["second"]),
    ("label.length == 4 AND identifier == ''", [], ["mail", "Café", "Flag", "Send"]),
    ("horizontalSizeClass == 1 AND label == 'Send'", [], ["Send"]),
    ("FALSEPREDICATE", [], []),
  ]

  func testQueriesFindWhatTheirFormatsSay() {
    for (format, arguments, expected) in formats {
      let query = app.descendants(matching: .any).matching(
        NSPredicate(format: format, argumentArray: arguments))
      let found = query.allElementsBoundByIndex.map { $0.identifier.isEmpty ? $0.label : $0.identifier }
      XCTAssertEqual(found.sorted(), expected.sorted(), format)
    }
    XCTAssertEqual(messages, [])
  }

  func testEveryMemberThatTakesAPredicateTakesAFormat() {
    XCTAssertEqual(app.cells.containing(NSPredicate(format: "label == 'Flag'")).element.label, "first")
    XCTAssertEqual(app.cells.element(matching: NSPredicate(format: "label == %@", "second")).label, "second")
    XCTAssertEqual(app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'S'")).count, 1)
    let elements = app.buttons.allElementsBoundByIndex as NSArray
    XCTAssertEqual(elements.filtered(using: NSPredicate(format: "label == 'Send'")).count, 1)
    XCTAssertEqual(messages, [])
  }

  func testArgumentsAreTakenInEveryWayThereIs() {
    let type = XCUIElement.ElementType.button
    let label: String? = nil
    XCTAssertEqual(NSPredicate(format: "elementType == %d", type.rawValue).description, "elementType == 9")
    XCTAssertEqual(NSPredicate(format: "a == %@", label).description, "a == nil")
    XCTAssertEqual(NSPredicate(format: "a == %@", nil).description, "a == nil")
    XCTAssertEqual(NSPredicate(format: "a IN %@", ["x", "y"]).description, "a IN {\"x\", \"y\"}")
    XCTAssertEqual(NSPredicate(format: "a == %@", argumentArray: ["x"]).description, "a == \"x\"")
    XCTAssertEqual(NSPredicate(format: "a == 1", argumentArray: nil).description, "a == 1")
    XCTAssertEqual(
      NSPredicate(format: "a == %@ AND b == %i", "x" as NSString, 3 as NSNumber).description,
      "a == \"x\" AND b == 3")
    let listed = withVaList(["x", "key.path", -7, UInt64.max - 1, 2.5, Int32(3), Int8(65), 1 as UInt32, 4.0])
    {
      NSPredicate(
        format:
          "a == %@ AND %K == %ld AND b == %llu AND c == %f AND d == %d AND e == %c AND '%@' == %u AND g < %g",
        arguments: $0)
    }
    XCTAssertEqual(
      listed.description,
      """
      a == "x" AND key.path == -7 AND b == 1.8446744073709552e+19 AND c == 2.5 AND d == 3 AND e == "A" \
      AND "%@" == 1 AND g < 4.0
      """)
    XCTAssertEqual(messages, [])
  }

  func testInitializersOfSuitesMayCallThese() {
    XCTAssertEqual(NSPredicate(label: "Send").description, "label == \"Send\"")
    XCTAssertEqual(app.buttons.matching(NSPredicate(label: "Send")).count, 1)
    XCTAssertEqual(NSCompoundPredicate(format: "a == %d", 1).formatText, "a == 1")
    XCTAssertEqual(["a == 1", "b == 2"].map { NSPredicate(format: $0).description }, ["a == 1", "b == 2"])
    XCTAssertEqual(messages, [])
  }

  // MARK: Words

  func testFailuresAndDescriptionsHaveTheFormat() {
    let missing = app.buttons.matching(NSPredicate(format: "label contains[c] %@ and enabled = true", "x"))
      .element
    XCTAssertEqual(missing.label, "")
    XCTAssertEqual(
      messages,
      [
        "Failed to get matching snapshot: No matches found for Elements matching predicate "
          + "'label CONTAINS[c] \"x\" AND enabled == 1' from input {("
      ])
    XCTAssertTrue(missing.debugDescription.contains("Elements matching predicate 'label CONTAINS[c] \"x\""))
  }

  func testPredicatesSayTheirFormat() {
    let predicate = NSPredicate(format: "exists == true")
    XCTAssertEqual("\(predicate)", "exists == 1")
    XCTAssertEqual(predicate.debugDescription, "exists == 1")
    XCTAssertEqual((predicate as any Formatted).predicateFormat, "exists == 1")
    XCTAssertEqual(NSCompoundPredicate(andPredicateWithSubpredicates: []).formatText, "TRUEPREDICATE")
    XCTAssertEqual(NSPredicate(value: false).formatText, "FALSEPREDICATE")
    XCTAssertEqual(NSPredicate { _, _ in true }.formatText, "BLOCKPREDICATE")
    let either = NSCompoundPredicate(orPredicateWithSubpredicates: [
      predicate, NSCompoundPredicate(notPredicateWithSubpredicate: NSPredicate(format: "a == 1 OR b == 2")),
    ])
    XCTAssertEqual(either.formatText, "exists == 1 OR (NOT (a == 1 OR b == 2))")
    XCTAssertEqual(predicate, NSPredicate(format: "exists = YES"))
    XCTAssertEqual(predicate.hash, NSPredicate(format: "exists = YES").hash)
    XCTAssertNotEqual(predicate, NSPredicate(format: "exists = NO"))
    XCTAssertEqual(predicate.copy() as? NSPredicate, predicate)
  }

  // MARK: Compounds and variables

  func testCompoundsOfFormatsAreEvaluated() {
    let isButton = NSPredicate(format: "elementType == 9")
    let isSend = NSPredicate(format: "label == 'Send'")
    func found(_ predicate: NSPredicate) -> [String] {
      app.descendants(matching: .button).matching(predicate).allElementsBoundByIndex.map(\.label)
    }
    XCTAssertEqual(found(NSCompoundPredicate(andPredicateWithSubpredicates: [isButton, isSend])), ["Send"])
    XCTAssertEqual(
      found(NSCompoundPredicate(orPredicateWithSubpredicates: [isSend, isButton])), ["Flag", "Send"])
    XCTAssertEqual(found(NSCompoundPredicate(notPredicateWithSubpredicate: isSend)), ["Flag"])
    XCTAssertEqual(
      found(NSCompoundPredicate(type: .and, subpredicates: [isSend, NSPredicate { _, _ in true }])), ["Send"])
    XCTAssertTrue(
      NSCompoundPredicate(andPredicateWithSubpredicates: [isButton, isSend]).evaluate(
        with: app.buttons["Send"]))
    XCTAssertEqual(messages, [])
  }

  func testVariablesAreSubstituted() {
    let template = NSPredicate(format: "SELF BEGINSWITH $start AND SELF ENDSWITH $end")
    XCTAssertTrue(template.evaluate(with: "Send", substitutionVariables: ["start": "S", "end": "d"]))
    let predicate = template.withSubstitutionVariables(["start": "S", "end": "x"])
    XCTAssertFalse(predicate.evaluate(with: "Send"))
    XCTAssertEqual(predicate.description, "SELF BEGINSWITH \"S\" AND SELF ENDSWITH \"x\"")
    let compound = NSCompoundPredicate(notPredicateWithSubpredicate: template)
      .withSubstitutionVariables(["start": "S", "end": "x"])
    XCTAssertTrue(compound.evaluate(with: "Send"))
    XCTAssertEqual(messages, [])
    XCTAssertFalse(template.evaluate(with: "Send"))
    XCTAssertEqual(
      messages,
      [
        "Unable to evaluate the predicate 'SELF BEGINSWITH $start AND SELF ENDSWITH $end': $start has no value. Give "
          + "it one by evaluate(with:substitutionVariables:) or withSubstitutionVariables(_:)."
      ])
  }

  // MARK: Failures

  func testAMalformedFormatFailsTheTestOnceAndWhereItWasMade() {
    let predicate = NSPredicate(format: "label == == 'x'")
    let line: UInt = #line - 1
    XCTAssertEqual(failures.count, 0, "it is not used yet")
    XCTAssertEqual(app.buttons.matching(predicate).count, 0)
    XCTAssertFalse(predicate.evaluate(with: "x"))
    XCTAssertFalse(app.buttons.element(matching: predicate).exists)
    XCTAssertEqual(
      failures.map(\.message),
      [
        """
        Unable to parse the predicate format: at character 10, found "==" where a value is expected.
          label == == 'x'
                   ^
        """
      ])
    XCTAssertEqual(failures.first?.line, line)
    XCTAssertEqual(failures.first.map { "\($0.file)" }, #filePath)
  }

  func testAMalformedFormatFailsAQueryThatHasNothingToJudge() {
    XCTAssertEqual(app.maps.matching(NSPredicate(format: "label =")).count, 0)
    XCTAssertEqual(failures.count, 1)
  }

  func testTheNextTestIsToldAgain() {
    let predicate = NSPredicate(format: "label =")
    XCTAssertFalse(predicate.evaluate(with: nil))
    super.setUp()
    XCTAssertFalse(predicate.evaluate(with: nil))
    XCTAssertEqual(failures.count, 1)
  }

  func testArgumentsThatDoNotFitFailTheTest() {
    XCTAssertFalse(NSPredicate(format: "label == %d", "x").evaluate(with: ["label": "x"]))
    XCTAssertEqual(
      messages,
      [
        "Unable to parse the predicate format: at character 10, %d takes a whole number, and argument 1 is a string."
      ])
  }

  func testAnUnknownKeyFailsTheTestOnceWithTheNearestOnes() {
    let predicate = NSPredicate(format: "lable == 'Send'")
    XCTAssertEqual(app.buttons.matching(predicate).count, 0)
    XCTAssertFalse(predicate.evaluate(with: app.buttons["Send"]))
    XCTAssertFalse(NSPredicate(format: "cout == 1").evaluate(with: app.buttons))
    XCTAssertFalse(NSPredicate(format: "stat == 4").evaluate(with: app))
    XCTAssertEqual(
      messages,
      [
        "Unable to evaluate the predicate 'lable == \"Send\"': a Button has no key \"lable\". Its nearest keys are "
          + "\"label\", \"tables\" and \"title\".",
        "Unable to evaluate the predicate 'lable == \"Send\"': an element has no key \"lable\". Its nearest keys are "
          + "\"label\", \"tables\" and \"title\".",
        "Unable to evaluate the predicate 'cout == 1': a query has no key \"cout\". Its nearest keys are \"count\", "
          + "\"element\" and \"firstMatch\".",
        "Unable to evaluate the predicate 'stat == 4': an application has no key \"stat\". Its nearest keys are "
          + "\"state\", \"tabs\" and \"title\".",
      ])
  }

  func testAfterTheTestWasGivenUpNothingFailsAnyMore() {
    XCUIContext.isStopped = true
    XCTAssertFalse(NSPredicate(format: "label =").evaluate(with: "x"))
    XCUIContext.isStopped = false
    XCTAssertEqual(messages, [])
  }
}

extension NSPredicate {
  /// As suites write them.
  fileprivate convenience init(label: String) {
    self.init(format: "label == %@", label)
  }
}

/// The property itself is called deprecated by Foundation, which would be a warning here.
private protocol Formatted {
  var predicateFormat: String { get }
}

extension NSPredicate: Formatted {}
