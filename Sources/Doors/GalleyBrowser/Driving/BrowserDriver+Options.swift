import GalleyAutomation
import GalleyJSON
import GalleyTree

extension BrowserDriver: OptionChoosing {
  /// Chooses an option of a `select`, whose menu the browser draws outside of the page.
  public func choose(_ option: String, of control: Element) throws(DriverError) -> [String]? {
    guard let handle = control.handle, let text = JSONValue.text(option).source else { return nil }
    defer { tick() }
    let offered = try ask("choose(\(handle), \(text))", about: handle)
    guard case .list(let options) = offered else { return nil }
    return options.compactMap(\.text)
  }
}
