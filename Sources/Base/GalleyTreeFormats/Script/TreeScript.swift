import CEmbeddedTexts

/// The script that walks a web page, for any tool that evaluates JavaScript.
package enum TreeScript {
  /// One expression in JavaScript, whose value is the page's tree as a text.
  package static var text: String { String(cString: galley_tree_script) }
}
