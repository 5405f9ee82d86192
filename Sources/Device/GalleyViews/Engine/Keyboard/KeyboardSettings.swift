/// The settings of a field for its keyboard.
struct KeyboardSettings: Equatable {
  /// The kind of keyboard.
  var type = UIKeyboardType.default
  /// The words of the return key; `nil` for the field's default.
  var submitLabel: SubmitLabel?
  /// The letters that begin as capitals; `nil` for the keyboard's default.
  var capitalization: TextInputAutocapitalization?
  /// Whether fields bring up a keyboard on the screen: they do not while a hardware keyboard is connected.
  var isOnScreen = true

  /// Whether the next letter after a text is a capital.
  func isCapital(after text: String, isSecure: Bool) -> Bool {
    if let capitalization { return capitalization.isCapital(after: text) }
    let isAddress = type == .emailAddress || type == .URL || type == .webSearch
    return !isSecure && !isAddress && TextInputAutocapitalization.sentences.isCapital(after: text)
  }
}

extension EnvironmentValues {
  /// The keyboard settings of fields inside.
  var keyboard: KeyboardSettings {
    get { settings.keyboard }
    set { settings.keyboard = newValue }
  }

  /// Whether a hardware keyboard is connected, so that fields bring up none on the screen.
  package var isHardwareKeyboardConnected: Bool {
    get { !settings.keyboard.isOnScreen }
    set { settings.keyboard.isOnScreen = !newValue }
  }
}
