extension Browser {
  /// Waits for an element that a CSS selector matches, and returns the first one.
  public func find(_ selector: String, patience: Duration = Browser.patience) throws(BrowserError)
    -> PageElement
  {
    try element(value(of: "document.querySelector(\(Self.quoted(selector)))", patience: patience))
  }

  /// Waits for a visible element with this whole text, and returns the innermost one.
  public func find(text: String, in selector: String = "body *", patience: Duration = Browser.patience)
    throws(BrowserError) -> PageElement
  {
    try element(
      value(
        of: """
          [...document.querySelectorAll(\(Self.quoted(selector)))].findLast((element) =>
            element.textContent.trim() === \(Self.quoted(text)) && element.checkVisibility())
          """, patience: patience))
  }

  /// All elements that a CSS selector matches now.
  public func all(_ selector: String) throws(BrowserError) -> [PageElement] {
    try run(
      "return [...document.querySelectorAll(arguments[0])]", .string(selector), as: [[String: String]].self
    )
    .map(element)
  }

  /// The number of elements that a CSS selector matches now.
  public func count(_ selector: String) throws(BrowserError) -> Int {
    try run("return document.querySelectorAll(arguments[0]).length", .string(selector))
  }

  /// The element with the keyboard's focus.
  public var focused: PageElement {
    get throws(BrowserError) { element(try session.send("GET", "/element/active")) }
  }

  /// A text as a string literal of JavaScript.
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
