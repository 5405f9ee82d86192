/// What an engine does with pixels that differ only as smoothed edges do.
public enum AntialiasingRule: Sendable, Hashable, CaseIterable {
  /// They are ``PixelClassification/smoothed``, and do not count.
  case forgiven
  /// They are not looked for: what differs is ``PixelClassification/different``.
  case counted
}
