extension Browser {
  /// The first element that a selector matches, as soon as there is one.
  ///
  /// - Parameters:
  ///   - selector: A CSS selector.
  ///   - patience: How long to wait for one.
  /// - Returns: It.
  /// - Throws: That none came.
  public func find(_ selector: String, patience: Duration = Browser.patience) throws(BrowserFault)
    -> PageElement
  {
    try element(value(of: "document.querySelector(\(Self.quoted(selector)))", patience: patience))
  }

  /// The innermost element that can be seen and has this text, as soon as there is one.
  ///
  /// - Parameters:
  ///   - text: The whole text, without spaces around it.
  ///   - selector: A CSS selector that it matches.
  ///   - patience: How long to wait for one.
  /// - Returns: It.
  /// - Throws: That none came.
  public func find(text: String, in selector: String = "body *", patience: Duration = Browser.patience)
    throws(BrowserFault) -> PageElement
  {
    try element(
      value(
        of: """
          [...document.querySelectorAll(\(Self.quoted(selector)))].findLast((element) =>
            element.textContent.trim() === \(Self.quoted(text)) && element.checkVisibility())
          """, patience: patience))
  }

  /// All elements that a selector matches now.
  ///
  /// - Parameter selector: A CSS selector.
  /// - Returns: They, in the order of the page.
  /// - Throws: That the selector is none.
  public func all(_ selector: String) throws(BrowserFault) -> [PageElement] {
    try run(
      "return [...document.querySelectorAll(arguments[0])]", .string(selector), as: [[String: String]].self
    )
    .map(element)
  }

  /// How many elements a selector matches now.
  ///
  /// - Parameter selector: A CSS selector.
  /// - Returns: Their number.
  /// - Throws: That the selector is none.
  public func count(_ selector: String) throws(BrowserFault) -> Int {
    try run("return document.querySelectorAll(arguments[0]).length", .string(selector))
  }

  /// The element that has the keyboard.
  public var focused: PageElement {
    get throws(BrowserFault) { element(try session.send("GET", "/element/active")) }
  }

  /// A text as it stands in a script.
  ///
  /// - Parameter text: Any text.
  /// - Returns: It in quotes, escaped.
  public static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  private func element(_ reference: [String: String]) -> PageElement {
    PageElement(browser: self, reference: reference[PageElement.key] ?? "")
  }
}
