import Foundation

extension CheckKey {
  /// What two keys share that differ in nothing but upper and lower case.
  ///
  /// Keys that differ in how Unicode composes a letter are equal already, as Swift compares texts.
  var caseless: String {
    let parts = suite + [test ?? "", argument ?? "", name, environment.device, environment.locale]
    return (parts + [environment.slug]).map { $0.precomposedStringWithCanonicalMapping.lowercased() }
      .joined(separator: "\u{0}")
  }
}
