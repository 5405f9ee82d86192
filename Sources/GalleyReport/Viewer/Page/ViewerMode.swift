/// Where the viewer's page is shown.
package enum ViewerMode: String, Sendable, Hashable {
  /// From a disk, without a server: decisions are collected, and offered as commands.
  case offline
  /// By the review server: decisions are made.
  case server
}
