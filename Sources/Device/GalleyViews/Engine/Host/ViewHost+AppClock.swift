import Foundation
import GalleyServices

extension ViewHost {
  /// Runs code of the app, whose timers and queues use the device's time.
  func onAppClock<Value>(_ body: () -> Value) -> Value {
    AppLaunch.$current.withValue(environment.appLaunch) {
      RunningDevice.$current.withValue(runningDevice) {
        (environment.clock as? any AppTimeline)?.perform(body) ?? body()
      }
    }
  }

  /// The device that UIKit's shared objects report to the app's code.
  private var runningDevice: RunningDevice {
    nonisolated(unsafe) let (open, mayPaste) = (environment.systemOpenURL, environment.mayPaste)
    return RunningDevice(
      size: size, scale: environment.displayScale, colorScheme: environment.colorScheme,
      pasteboard: environment.pasteboard, mayPaste: { mayPaste() }, open: { open($0) }, host: self,
      safeArea: safeArea, textSize: environment.dynamicTypeSize,
      systemVersion: environment.systemVersion, fontFolders: environment.stringFolders)
  }
}
