/// The macro `#_callSite`, which as a default argument expands to the place of the call.
///
/// - Reference: [SE-0422, Expression macro as caller-side default argument](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0422-caller-side-default-argument-macro-expression.md).
package enum CallSiteMacro {
  /// The expression: a call whose own default arguments are the literals of the place.
  package static var expression: Expansion { .source("GalleyPages.CallSite._here()") }
}
