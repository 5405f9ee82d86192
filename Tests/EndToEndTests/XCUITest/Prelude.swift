// The apps under test are in this module too, and `Galley` has a `Button` of its own; a target without views of its own
// re-exports all of `Galley`.
@_exported import XCTestDiscovery
