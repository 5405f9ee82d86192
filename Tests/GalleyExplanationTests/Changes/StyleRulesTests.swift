import Testing

@testable import GalleyExplanation

/// The rules of style sheets that give boxes their properties.
@Suite struct StyleRulesTests {
  private let rules = StyleRules(
    """
    padding=--space border-top-width border-top-color=--line row-gap\tshop.css\t.card > a
    border-right-width border-right-color\tshop.css\t.wide
    margin-top margin-bottom=em color\t\tits style attribute
    no tabs
    """)

  @Test(arguments: [
    ("padding", ".card > a in shop.css"), ("padding-top", ".card > a in shop.css"),
    ("color", "its style attribute"), ("gap", ".card > a in shop.css"), ("margin", "its style attribute"),
    ("border", nil), ("border-color", nil), ("border-top", ".card > a in shop.css"), ("opacity", nil),
    ("pad", nil),
  ]) func `a property has the rule of its shorthand, or of its longhands where they have one`(
    _ property: String, _ rule: String?
  ) {
    #expect(rules.origin(of: property)?.rule == rule)
  }

  @Test func `custom properties and units stand behind their fact`() {
    #expect(rules.origin(of: "padding-left")?.uses == ["--space"])
    #expect(rules.origin(of: "margin")?.uses == ["em"])
    #expect(rules.origin(of: "color")?.uses.isEmpty == true)
    #expect(StyleRules(nil).origin(of: "color") == nil)
  }
}
