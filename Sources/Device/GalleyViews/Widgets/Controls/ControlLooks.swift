/// The looks of controls, as the views around them say.
struct ControlLooks {
  var controlSize = ControlSize.regular
  var buttonBorderShape = ButtonBorderShape.automatic
  var buttonStyles = StyleStack<ButtonStyling>()
  var toggleStyles = StyleStack<any ToggleStyle>()
  var progressViewStyles = StyleStack<any ProgressViewStyle>()
  var textFieldStyles = StyleStack<any TextFieldStyle>()
}

private enum ControlLooksKey: EnvironmentKey {
  // It is never changed: a copy is, which has memory of its own then.
  nonisolated(unsafe) static let defaultValue = Shared(ControlLooks())
}

extension EnvironmentValues {
  private var controlLooks: Shared<ControlLooks> {
    get { self[ControlLooksKey.self] }
    set { self[ControlLooksKey.self] = newValue }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { controlLooks.value.controlSize }
    set { controlLooks.value.controlSize = newValue }
  }

  /// The shape of the border of buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { controlLooks.value.buttonBorderShape }
    set { controlLooks.value.buttonBorderShape = newValue }
  }

  var buttonStyles: StyleStack<ButtonStyling> {
    get { controlLooks.value.buttonStyles }
    set { controlLooks.value.buttonStyles = newValue }
  }

  var toggleStyles: StyleStack<any ToggleStyle> {
    get { controlLooks.value.toggleStyles }
    set { controlLooks.value.toggleStyles = newValue }
  }

  var progressViewStyles: StyleStack<any ProgressViewStyle> {
    get { controlLooks.value.progressViewStyles }
    set { controlLooks.value.progressViewStyles = newValue }
  }

  var textFieldStyles: StyleStack<any TextFieldStyle> {
    get { controlLooks.value.textFieldStyles }
    set { controlLooks.value.textFieldStyles = newValue }
  }
}
