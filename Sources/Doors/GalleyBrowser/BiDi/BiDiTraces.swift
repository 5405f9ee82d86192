/// The changes that a window leaves in its browser, and that the next window must not find.
package struct BiDiTraces: Sendable {
  /// The names of the scripts for all documents.
  package var scripts: Set<String> = []
  /// The routes, if the test has added some.
  var routing: BiDiRouting?
}
