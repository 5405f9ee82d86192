import Testing

@testable import GalleyPredicates

@Test func parsesSomething() throws {
  #expect("\(try PredicateSyntax(format: "label == 'x'"))" == "label == \"x\"")
}
