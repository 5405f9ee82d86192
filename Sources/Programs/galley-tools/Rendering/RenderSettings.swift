import GalleyBaselines
import GalleyCommands
import GalleyTree

extension RenderSettings {
  /// The surroundings that the options ask for.
  func read() throws -> [PreviewRequest.Setting] {
    let isRightToLeft = try layoutDirection.value().map { $0 == "rightToLeft" }
    let scale = try scale.value()
    let devices = try distinct(self.devices) { name in
      guard let device = DeviceNames.find(name) else { throw UsageError.unknownDevice(name) }
      return device
    }
    let appearances = try distinct(self.appearances) { $0 }
    let textSizes = try distinct(self.textSizes) { $0 }
    let locales = try distinct(self.locales) { $0 }
    var settings: [PreviewRequest.Setting] = []
    for device in devices ?? [DeviceNames.all[0]] {
      for appearance in appearances ?? [.light] {
        for textSize in textSizes ?? [.large] {
          for locale in locales ?? ["en-US"] {
            var setting = PreviewRequest.Setting()
            (setting.device, setting.appearance, setting.textSize) = (device, appearance, textSize)
            (setting.locale, setting.isRightToLeft, setting.scale) = (locale, isRightToLeft, scale)
            settings.append(setting)
          }
        }
      }
    }
    return settings
  }

  /// The values of an option that may come more than once, each of them once; `nil` if it is not given.
  private func distinct<Value, Result: Hashable>(
    _ option: ListOption<Value>, read: (Value) throws -> Result
  ) throws -> [Result]? {
    guard option.isGiven else { return nil }
    var known: Set<Result> = []
    return try option.values().map(read).filter { known.insert($0).inserted }
  }
}
