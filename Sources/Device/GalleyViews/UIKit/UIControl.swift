import Foundation
import GalleyTree
import GalleyUIKit

/// An action of a control of UIKit.
///
/// - Reference: [UIKit's `UIAction`](https://developer.apple.com/documentation/uikit/uiaction).
@MainActor @preconcurrency public final class UIAction: NSObject {
  /// The title of the action.
  public let title: String
  /// The image of the action.
  public let image: UIImage?
  /// The control that performs the action.
  public internal(set) var sender: Any?
  let handler: (UIAction) -> Void

  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }
}

/// A view of UIKit that accepts input.
///
/// - Reference: [UIKit's `UIControl`](https://developer.apple.com/documentation/uikit/uicontrol).
@MainActor @preconcurrency open class UIControl: UIView {
  private var actions: [(events: Event, action: UIAction)] = []

  /// An event of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A new value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main event of the control: a tap, or a new value.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  /// The state of a control.
  ///
  /// - Reference: [UIKit's `UIControl.State`](https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct).
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The normal state.
    public static let normal: State = []
    /// Highlighted, under a finger.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Whether the control is enabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }

  /// Adds an action for events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
    changed()
  }

  /// Adds a method that is called with the control at events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = TargetAction(target, action)
    addAction(UIAction { target.send(from: $0.sender) }, for: controlEvents)
  }

  /// Performs the actions for events.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.sender = self
      entry.action.handler(entry.action)
    }
  }

  override var takesInput: Bool { isEnabled }

  override var tapAction: (() -> Void)? {
    guard isEnabled, !actions.isEmpty else { return isEnabled ? recognizedTap : nil }
    return { [weak self] in self?.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
  }
}

/// A button of UIKit.
///
/// - Reference: [UIKit's `UIButton`](https://developer.apple.com/documentation/uikit/uibutton).
@MainActor @preconcurrency open class UIButton: UIControl {
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]

  /// A type of button.
  ///
  /// - Reference: [UIKit's `UIButton.ButtonType`](https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum).
  public enum ButtonType: Int, Hashable, Sendable {
    /// No decoration.
    case custom = 0
    /// Letters in the tint colour.
    case system = 1
  }

  /// The button's type.
  public private(set) var buttonType = ButtonType.custom

  /// Creates a button of a look.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of a type with an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    changed()
  }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    changed()
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    changed()
  }

  /// Returns the title for a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// The current title.
  open var currentTitle: String? { title(for: state) }

  /// The current state.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open override var intrinsicContentSize: CGSize {
    UnhostedView.size(of: AnyView(label), in: .unspecified)
  }

  override var elementType: ElementType { .button }
  override var ownLabel: String { currentTitle ?? "" }
  override var content: AnyView? { AnyView(label.frame(maxWidth: .infinity, maxHeight: .infinity)) }

  private var label: some View {
    let own = colors[state] ?? colors[.normal] ?? (buttonType == .system ? tintColor : .white)
    let color = isEnabled ? own?.color ?? .accentColor : Color.tertiary
    return HStack(spacing: 4) {
      if let image = images[state] ?? images[.normal] { Image(uiImage: image) }
      if let title = currentTitle { Text(verbatim: title).lineLimit(1) }
    }
    .font(.system(size: UIFont.buttonFontSize))
    .foregroundStyle(color)
  }
}
