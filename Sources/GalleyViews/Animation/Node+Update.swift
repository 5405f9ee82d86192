extension Node {
  /// Has this node brought up to date again, as after it has changed what it shows by itself.
  package func setNeedsUpdate() { host.changed.raise() }
}
