import CEmbeddedTexts

/// The script that walks a web page, for any tool that evaluates JavaScript.
package enum TreeScript {
  /// A function of JavaScript that takes options and returns the page's tree as a text.
  ///
  /// Its options are `most`, the largest number of elements; `identifiers`, the attributes that hold identifiers, the first one first;
  /// and `memory`, the memory of a driver, with which live objects get numbers and are asked what a touch reaches. For a driver, the
  /// looks and boxes are left out unless `boxes` is true.
  package static var function: String { String(cString: galley_tree_script) }

  /// One expression in JavaScript, whose value is the page's tree as a text.
  package static var text: String { function + "({})\n" }
}
