import AppVariants
import SwiftUI

/// The colours of the messenger.
extension MessengerLook {
  private var catalogue: Bundle {
    let folder = hasRevisedAccent ? "Tokens/Revised" : "Tokens/Approved"
    return Bundle(url: Bundle.module.bundleURL.appendingPathComponent(folder)) ?? .module
  }

  var accent: Color { Color("accent", bundle: catalogue) }
  var outgoing: Color { bubbleOut == 0 ? Color("bubbleOut", bundle: catalogue) : Color(hex: bubbleOut) }
  var incoming: Color { Color("bubbleIn", bundle: catalogue) }
  var wall: Color { Color("wall", bundle: catalogue) }
  var header: Color { Color(hex: headerColor) }
}
