/// What a field says about its keyboard.
struct KeyboardSettings: Equatable {
  /// The kind of keyboard.
  var type = UIKeyboardType.default
  /// The words of the return key; `nil` for what is usual for the field.
  var submitLabel: SubmitLabel?
  /// The letters that begin as capitals; `nil` for what is usual for the keyboard.
  var capitalization: TextInputAutocapitalization?
  /// Whether fields bring a keyboard onto the screen: they bring none while a hardware keyboard is connected.
  var isOnScreen = true

  /// Whether the next letter after a text is a capital.
  func isCapital(after text: String, isSecure: Bool) -> Bool {
    if let capitalization { return capitalization.isCapital(after: text) }
    let isAddress = type == .emailAddress || type == .URL || type == .webSearch
    return !isSecure && !isAddress && TextInputAutocapitalization.sentences.isCapital(after: text)
  }
}

extension EnvironmentValues {
  /// What fields inside say about their keyboard.
  var keyboard: KeyboardSettings {
    get { settings.keyboard }
    set { settings.keyboard = newValue }
  }

  /// Whether a hardware keyboard is connected, so that fields bring none onto the screen.
  package var isHardwareKeyboardConnected: Bool {
    get { !settings.keyboard.isOnScreen }
    set { settings.keyboard.isOnScreen = !newValue }
  }
}
