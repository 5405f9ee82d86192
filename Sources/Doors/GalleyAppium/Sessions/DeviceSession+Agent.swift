import Foundation
import GalleyAutomation
import GalleyJSON
import GalleySimulator
import GalleyTree

/// The work of WebDriverAgent's routes that no other command has.
extension DeviceSession {
  /// Puts a text on the pasteboard that comes in base64.
  func setPasteboard(base64: String) throws(CommandError) {
    guard let data = Data(base64Encoded: base64), let text = String(data: data, encoding: .utf8) else {
      throw .argument("The content is no text in base64.")
    }
    device.pasteboard.string = text
  }

  /// The text on the pasteboard, in base64.
  var pasteboardBase64: String { Data((device.pasteboard.string ?? "").utf8).base64EncodedString() }

  /// The visible cells of an element.
  func visibleCells(of reference: String) throws -> JSONValue {
    let screen = try look().screen
    let place = try place(of: reference, in: screen)
    let cells = screen.places(of: .cell, in: screen.descendants(of: place))
    return .list(cells.filter { screen.nodes[$0].visible != nil }.map { self.reference(of: $0, in: screen) })
  }
}
