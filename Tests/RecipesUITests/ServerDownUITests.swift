import XCTest

/// The details test again, with a server that does not answer the first time.
final class ServerDownOnceUITests: RecipesUITests {
  override var failuresAhead: Int { 1 }
}
