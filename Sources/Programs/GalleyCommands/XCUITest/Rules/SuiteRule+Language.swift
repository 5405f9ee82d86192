// What Swift itself does not do on Linux. Each rule was tried with Swift 6.3.

extension SuiteRule {
  /// Rules about the language.
  static let language: [SuiteRule] = [
    SuiteRule(
      id: "objc-attribute", severity: .error, finds: .attribute(["@objc"]),
      sentence: "@objc needs the Objective-C runtime, which Linux lacks",
      cure:
        "remove it; where Xcode needs it, put \"#if canImport(ObjectiveC)\" and \"#endif\" on lines around it"
    ),
    SuiteRule(
      id: "objc-members", severity: .error, finds: .attribute(["@objcMembers"]),
      sentence: "@objcMembers needs the Objective-C runtime, which Linux lacks",
      cure:
        "remove it; where Xcode needs it, put \"#if canImport(ObjectiveC)\" and \"#endif\" on lines around it"
    ),
    SuiteRule(
      id: "interface-builder", severity: .error,
      finds: .attribute(["@IBOutlet", "@IBInspectable", "@IBDesignable"]),
      sentence: "{} is for Interface Builder, which Linux lacks",
      cure: "remove it: a UI test finds elements by XCUIApplication()"),
    SuiteRule(
      id: "managed-property", severity: .error, finds: .attribute(["@NSManaged"]),
      sentence:
        "@NSManaged needs Core Data, which Linux lacks, so the tests cannot be linked",
      cure: "make it a stored property"),
    SuiteRule(
      id: "dynamic-modifier", severity: .note, finds: .modifier("dynamic"),
      sentence: "\"dynamic\" compiles, but nothing observes or replaces the member by its name",
      cure: "remove it"),
    SuiteRule(
      id: "selector-literal", severity: .error, finds: .macro(["#selector"]),
      sentence: "#selector needs the Objective-C runtime, which Linux lacks",
      cure: "pass a closure, such as Timer.scheduledTimer(withTimeInterval:repeats:block:) or "
        + "addObserver(forName:object:queue:using:)"),
    SuiteRule(
      id: "key-path-literal", severity: .error, finds: .macro(["#keyPath"]),
      sentence: "#keyPath needs the Objective-C runtime, which Linux lacks",
      cure: "write the key as a string: NSPredicate(format: \"%K == %@\", \"label\", text)"),
    SuiteRule(
      id: "platform-condition", severity: .note, finds: .shape,
      sentence: "{} is false on Linux, so its code is not compiled",
      cure: "if the tests need it, add || os(Linux) to the condition"),
  ]

  /// Rules about the Objective-C runtime, and about what Foundation makes of it.
  static let runtime: [SuiteRule] = [
    SuiteRule(
      id: "selector", severity: .error,
      finds: .name(["Selector", "NSSelectorFromString", "NSStringFromSelector"]),
      sentence: "{} belongs to the Objective-C runtime, which Linux lacks",
      cure: "call the method itself, or pass a closure"),
    SuiteRule(
      id: "objc-runtime", severity: .error,
      finds: .name([
        "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_getClass", "objc_copyClassList",
        "class_getInstanceMethod", "class_getClassMethod", "class_addMethod", "class_replaceMethod",
        "class_copyMethodList", "class_copyPropertyList", "method_exchangeImplementations",
        "method_getImplementation", "method_setImplementation", "imp_implementationWithBlock",
        "object_getClass",
        "object_setClass", "sel_registerName", "protocol_getMethodDescription", "NSInvocation",
        "NSMethodSignature",
      ]),
      sentence: "{} belongs to the Objective-C runtime, which Linux lacks",
      cure: "keep the value in a property, or override the method in a subclass"),
    SuiteRule(
      id: "predicate-class", severity: .error,
      finds: .name(["NSExpression", "NSComparisonPredicate"]),
      sentence: "Foundation has no {} on Linux",
      cure: "write a format: NSPredicate(format: \"%K CONTAINS[c] %@\", \"label\", text)"),
    SuiteRule(
      id: "predicate-macro", severity: .error, finds: .opening(["NSPredicate", "(", "#Predicate"]),
      sentence: "NSPredicate does not take a #Predicate on Linux",
      cure: "write a format: NSPredicate(format: \"label == %@\", text)"),
    SuiteRule(
      id: "key-value-coding", severity: .error,
      finds: .call(["setValue", "setValuesForKeys", "dictionaryWithValues"], label: "forKey"),
      sentence: "objects have no {}(…forKey:) on Linux",
      cure: "set the property itself; for UserDefaults: set(_:forKey:)"),
    SuiteRule(
      id: "key-path-coding", severity: .error,
      finds: .call(["value", "setValue", "mutableArrayValue", "mutableSetValue"], label: "forKeyPath"),
      sentence: "objects have no {}(…forKeyPath:) on Linux",
      cure: "read the properties themselves"),
    SuiteRule(
      id: "key-value-reading", severity: .note, finds: .call(["value"], label: "forKey"),
      sentence: "only elements have value(forKey:) on Linux",
      cure: "read the property of any other object; for UserDefaults: object(forKey:)"),
    SuiteRule(
      id: "key-value-observing", severity: .error,
      finds: .call(["addObserver", "removeObserver", "observeValue"], label: "forKeyPath"),
      sentence: "objects do not support {}(…forKeyPath:) on Linux",
      cure: "wait for the screen: element.waitForExistence(timeout: 5)"),
    SuiteRule(
      id: "key-path-observing", severity: .error, finds: .opening(["observe", "(", "\\"]),
      sentence: "objects do not support observation by key path on Linux",
      cure: "wait for the screen: element.waitForExistence(timeout: 5)"),
    SuiteRule(
      id: "missing-override", severity: .error,
      finds: .override(["defaultTestSuite", "testInvocations"]),
      sentence: "XCTestCase has no {} on Linux",
      cure:
        "put \"#if canImport(ObjectiveC)\" and \"#endif\" around it; SwiftPM finds the tests by their names"),
    SuiteRule(
      id: "private-type", severity: .error,
      finds: .name([
        "XCUIApplicationProcess", "XCAXClient_iOS", "XCUIEventGenerator", "XCTRunnerDaemonSession",
        "XCPointerEventPath", "XCSynthesizedEventRecord", "XCElementSnapshot", "XCTestDriver",
        "XCUIApplicationImpl", "XCUIDeviceEventAndStateInterface", "XCEventGenerator", "XCTestManager",
      ]),
      sentence: "{} is a private part of Apple's XCTest, which Galley does not have",
      cure: "use the public API; Galley waits for the app to be idle by itself"),
    SuiteRule(
      id: "private-api", severity: .note,
      finds: .literal([
        "XCUIApplicationProcess", "waitForQuiescence", "XCAXClient", "XCUIEventGenerator", "XCTRunnerDaemon",
        "XCPointerEventPath", "XCSynthesizedEvent", "XCElementSnapshot", "shouldWaitForQuiescence",
        "_XCT", "XCTestDriver",
      ]),
      sentence: "\"{}\" names a private part of Apple's XCTest, which Galley does not have",
      cure: "leave it out on Linux; Galley waits for the app to be idle by itself"),
    SuiteRule(
      id: "bundle-for-class", severity: .note, finds: .opening(["Bundle", "(", "for", ":"]),
      sentence: "Bundle(for:) is not the bundle of the test target's files on Linux",
      cure: "add resources: [.copy(\"…\")] to the target and write Bundle.module"),
    SuiteRule(
      id: "table-query", severity: .note,
      finds: .openings([
        [".", "tables"], ["matching", "(", ".", "table"], ["matching", ":", ".", "table"],
        ["containing", "(", ".", "table"], ["type", "(", ".", "table"], ["ElementType", ".", "table"],
      ]),
      sentence: "lists and forms are tables on iOS 15 only, and collection views from iOS 16 on",
      cure: "write collectionViews or .collectionView, or give the tests a device whose profile has the "
        + "systemVersion \"15.0\""),
  ]
}
