/// The styles of one kind of control that views above have set, the nearest last.
///
/// A style may show the control again, as by `Button(configuration)`: there the style that is set further out
/// applies.
struct StyleStack<Style> {
  private var styles: [Style] = []

  /// The current style; `nil` for the default.
  var nearest: Style? { styles.last }

  /// The styles that hold inside of the body of the nearest one.
  var outer: StyleStack {
    var stack = self
    _ = stack.styles.popLast()
    return stack
  }

  /// Adds a style over those further out.
  mutating func push(_ style: Style) {
    styles.append(style)
  }

  /// Sets a style that replaces all further out, as the library's parts do.
  mutating func replace(by style: Style) {
    styles = [style]
  }
}

/// A style as a stored property of the view that shows its body: the style's own dynamic properties, such as `@State` and
/// `@Environment`, are connected as if they were the view's.
struct StyleProperty<Style>: DynamicProperty, DynamicPropertyHolding {
  static var held: Any.Type { Style.self }

  let style: Style

  init(_ style: Style) {
    self.style = style
  }
}

/// A stored property with one value, whose stored properties are searched for dynamic ones.
protocol DynamicPropertyHolding {
  /// The type of the only stored property.
  static var held: Any.Type { get }
}

/// A part of a control for a style to show, such as a button's label: the view that the app created.
nonisolated protocol StylePart: PrimitiveView {
  /// The view.
  var content: any View { get }
}

extension StylePart {
  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    AnyView(content).reconciled(with: old, in: context)
  }
}
