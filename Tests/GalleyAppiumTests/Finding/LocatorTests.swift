import GalleyJSON
import SeededCases
import Testing

/// Locators, on one screen of the sample app.
@Suite struct LocatorTests {
  @Test func strategiesAgree() throws {
    let device = try ServedDevice()
    let tab = try device.find("accessibility id", "tab.shopping").element
    let others = [
      ("id", "tab.shopping"), ("name", "tab.shopping"),
      ("xpath", "//XCUIElementTypeButton[@name='tab.shopping']"),
      ("xpath", "//*[starts-with(@label, 'Shopping')][@type='XCUIElementTypeButton']"),
      ("xpath", "//*[matches(@name, '^TAB\\.shop', 'i')][upper-case(@type) = 'XCUIELEMENTTYPEBUTTON']"),
      ("xpath", "//XCUIElementTypeButton[ends-with(@name, '.shopping')]"),
      ("xpath", "//XCUIElementTypeButton[lower-case(@label) = 'shopping']"),
      ("xpath", "//XCUIElementTypeButton[replace(@name, '(t)ab\\.(s)', '$2$1') = 'sthopping']"),
      ("xpath", "//XCUIElementTypeButton[string-join(tokenize(@name, '\\.'), '-') = 'tab-shopping']"),
      ("xpath", "//*[@name = 'tab.shopping'][contains(string-join(../*/@name, '+'), 'tab.shopping+tab.')]"),
      ("-ios predicate string", "type == 'XCUIElementTypeButton' AND name == 'tab.shopping'"),
      ("predicate string", "wdName ENDSWITH 'shopping' AND isVisible == 1 AND rect.x > 100"),
      ("-ios class chain", "**/XCUIElementTypeButton[`name == \"tab.shopping\"`]"),
      ("class chain", "**/XCUIElementTypeTabBar/**/XCUIElementTypeButton[3]"),
      ("class chain", "**/XCUIElementTypeTabBar/**/XCUIElementTypeButton[-2]"),
      ("css selector", "#tab\\.shopping"), ("css selector", "button[id='tab.shopping']"),
      ("css selector", ".XCUIElementTypeButton[name=\"tab.shopping\"]:enabled:visible(true)"),
      ("css selector", "XCUIElementTypeTabBar button:nth-child(3)"),
      ("css selector", "*[name$=shopping][label^='Shopping'][enabled][visible=true]"),
      ("link text", "name=tab.shopping"), ("partial link text", "name=b.shop"),
    ]
    for (strategy, value) in others {
      let found = try device.find(strategy, value)
      #expect(found.element == tab, "\(strategy) \(value): \(found.value)")
    }
    #expect(try device.count("class name", "Application") == 1)
    #expect(try device.count("class chain", "**/XCUIElementTypeCell[$name == 'recipe.name'$]") > 3)
    let bar = try device.find("class name", "XCUIElementTypeTabBar").element
    let inside = try device.send(
      "POST", "/element/\(bar)/elements", ["using": "class name", "value": "XCUIElementTypeButton"])
    #expect(inside.value.elements.count == 4)
  }

  @Test(arguments: [
    ("xpath", "//["), ("xpath", "//*[none()]"), ("xpath", "count(//*)"), ("xpath", "//@name"), ("xpath", ""),
    ("xpath", "/"), ("xpath", String(repeating: "(", count: 5000)), ("xpath", "//x:y"),
    ("xpath", "//*[count(//*[count(//*[count(//*[count(//*[@name]) > 0]) > 0]) > 0]) > 0]"),
    ("xpath", "//*[matches(@label)]"), ("xpath", "//*[ends-with(@label, 'a', 'b')]"),
    ("xpath", "//*[matches(@label, '(')]"), ("xpath", "//*[matches(@label, 'a', 'z')]"),
    ("xpath", "//*[replace(@label, '', 'a')]"),
    ("xpath", "//*[matches('\(String(repeating: "a", count: 300))', '.*.*.*.*x')]"),
    ("-ios predicate string", "label =="), ("-ios predicate string", "nothing == 1"),
    ("-ios class chain", "**/"), ("-ios class chain", "XCUIElementTypeNone"), ("-ios class chain", "*[0]"),
    // As facebook-wda 1.5.4 writes them, see `findings/facebook-wda-sends-broken-predicates.sh`.
    ("-ios class chain", "**/XCUIElementTypeAny[`label == 'Don't Allow'`]"),
    ("-ios class chain", "**/XCUIElementTypeAny[`label == 'Tea' AND false`]"),
    ("-ios class chain", "*[`label == 'x']"), ("class name", "Nothing"), ("link text", "name"),
    ("css selector", ""), ("css selector", "a[b=c]"), ("css selector", "button["),
    ("css selector", "button,*"),
    ("css selector", "button[name='x"), ("css selector", "button:nth-child(0)"), ("css selector", "button >"),
    ("css selector", "button:hover"), ("css selector", "none"),
  ])
  func malformedOnesAreInvalidSelectors(_ strategy: String, _ value: String) throws {
    let device = try ServedDevice()
    let answer = try device.find(strategy, value)
    #expect(answer.status == 400 && answer.error == "invalid selector", "\(answer.value)")
  }

  /// The settings hold for searches and sources; elements that were found before can be acted on.
  @Test func depthAndNumberOfChildren() throws {
    let device = try ServedDevice()
    let bar = try device.find("class name", "XCUIElementTypeTabBar").element
    func set(_ settings: [String: JSONValue]) throws {
      #expect(try device.send("POST", "/appium/settings", ["settings": .object(settings)]).status == 200)
    }
    try set(["snapshotMaxDepth": 1])
    #expect(try device.count("xpath", "/*/*") > 0)
    #expect(try device.count("xpath", "/*/*/*") == 0)
    #expect(try device.send("POST", "/element/\(bar)/click").status == 200)
    let source = try device.send("GET", "/source").value.text
    #expect(source?.contains("XCUIElementTypeWindow") == true)
    #expect(source?.contains("XCUIElementTypeTabBar") == false)
    try set(["snapshotMaxDepth": 50, "snapshotMaxChildren": 2])
    #expect(try device.count("xpath", "//*[count(*) = 2]") > 0)
    #expect(try device.count("xpath", "//*[count(*) > 2]") == 0)
  }

  @Test func unknownStrategies() throws {
    #expect(try ServedDevice().find("image", "x").error == "invalid argument")
  }
}
