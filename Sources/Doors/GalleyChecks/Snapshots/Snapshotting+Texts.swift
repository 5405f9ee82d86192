import Foundation
import GalleyTree

extension Snapshotting where Value == String {
  /// The text itself, compared byte for byte and explained line by line.
  public static var lines: Snapshotting { Snapshotting(text: { $0 }) }
}

extension Snapshotting where Value: Encodable {
  /// The value as JSON: keys sorted, one a line, dates in UTC.
  ///
  /// A `Set` is encoded in no certain order; encode it sorted, or compare it by ``dump``.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return json(encoder)
  }

  /// The value as JSON, as an encoder writes it.
  ///
  /// - Parameter encoder: The encoder; without sorted keys, dictionaries are written in no certain order.
  /// - Returns: The strategy.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    Snapshotting(text: { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" })
  }
}

extension Snapshotting {
  /// The parts of the value, one a line, as `dump` writes them.
  ///
  /// Sets and dictionaries are sorted, and no address is written, so that the text is the same in every run.
  public static var dump: Snapshotting { Snapshotting(text: { SnapshotDump.text(of: $0) }) }
}

extension Snapshotting where Value: TreeSource {
  /// The element tree, in the text form that failures and reviews have, with whole texts.
  ///
  /// Of what is on a device the tree is taken when the screen is at rest, frames count from the upper left corner of what is
  /// compared, and device, appearance, language and text size belong to the snapshot's key.
  public static var tree: Snapshotting {
    Snapshotting(content: {
      let (tree, configuration) = try $0.treeAtRest()
      return .text(ElementText.tree(tree, isWhole: true), configuration)
    })
  }
}
