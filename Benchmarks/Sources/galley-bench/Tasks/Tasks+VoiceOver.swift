import Foundation
import GalleyAutomation
import GalleyTree

extension Task {
  /// What VoiceOver says of a list with 100 to 10 000 elements on a screen that is in order: the reading order, and the text that is checked.
  static func voiceOver() -> [Task] {
    [100, 1_000, 10_000].map { count in
      let screen = ScreenIndex(listScreen(of: count), size: CGSize(width: 375, height: 812))
      return Task(name: "voiceOver.walk.\(count)", run: { ReadingOrder(screen).walk().text.utf8.count })
    }
  }
}
