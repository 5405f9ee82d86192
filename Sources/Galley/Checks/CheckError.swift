import GalleyTree

/// Why there was nothing to check.
public enum CheckError: Error, CustomStringConvertible {
  /// The element is there, but nothing of it is on the screen.
  case nothingVisible(Element, on: Snapshot)
  /// A region of the check, by its name and kind, cannot be used.
  case region(String, RegionFault)

  /// The reason, and the way out.
  public var description: String {
    switch self {
    case .nothingVisible(let element, let snapshot):
      "nothing of \(ElementText.line(element)) is on the screen of \(snapshot.configuration.device), "
        + "so there is no picture to check; scroll to it first"
    case .region(let region, let fault): "nothing was compared: the region \(region) \(fault)"
    }
  }
}
