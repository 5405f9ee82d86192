import Foundation

/// A controller of a view of UIKit and its subviews.
///
/// - Reference: [UIKit's `UIViewController`](https://developer.apple.com/documentation/uikit/uiviewcontroller).
@MainActor @preconcurrency open class UIViewController: UIResponder {
  private var ownView: UIView?
  private var isLoaded = false

  public override init() {
    super.init()
  }

  /// Creates a controller; no file is read for its view.
  public convenience init(nibName: String?, bundle: Bundle?) {
    self.init()
  }

  /// Creates a controller; nothing is read of an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The view, created at first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      ownView?.controller = nil
      ownView = newValue
      newValue?.controller = self
    }
  }

  /// The view, if it has been created.
  open var viewIfLoaded: UIView? { ownView }
  /// Whether the view has been created.
  open var isViewLoaded: Bool { ownView != nil }

  /// Creates the view.
  open func loadView() {
    view = UIView()
  }

  /// Creates the view unless there is one.
  open func loadViewIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    if ownView == nil { loadView() }
    viewDidLoad()
  }

  /// Called when the view has been created.
  open func viewDidLoad() {}
  /// Called before the view enters the window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has entered the window.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view places its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has placed its subviews.
  open func viewDidLayoutSubviews() {}

  open override var next: UIResponder? { ownView?.superview ?? parent }

  /// The title of the controller.
  open var title: String?
  /// The size that the controller prefers.
  open var preferredContentSize = CGSize.zero { didSet { ownView?.changed() } }
  /// The traits, such as light or dark.
  open var traitCollection: UITraitCollection { .current }

  // MARK: Other controllers

  /// The child controllers.
  open private(set) var children: [UIViewController] = []
  /// The parent controller.
  open private(set) weak var parent: UIViewController?

  /// Adds a child controller; its view is added by ``UIView/addSubview(_:)``.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller is added to another one, or removed from it.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller has been added to another one, or removed from it.
  open func didMove(toParent parent: UIViewController?) {}

  /// The controller that this one presents.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that presents this one.
  open private(set) weak var presentingViewController: UIViewController?

  /// Presents a controller as a sheet, if SwiftUI shows this controller or one around it.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    presentationReaders.invalidate()
    completion?()
  }

  /// Dismisses the presentation of ``present(_:animated:completion:)``, of this controller or of the one that
  /// shows it.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController == nil, let presenting = presentingViewController {
      presenting.endPresentation()
    } else {
      endPresentation()
    }
    completion?()
  }

  /// The form of presentations of this controller; here it is a sheet in each case.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The arrow and the place of a popover; here they have no effect.
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()
  /// The controller of pages around this one.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The controller of tabs around this one.
  open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }

  /// The observers of the presentation.
  let presentationReaders = ReaderList()

  /// Forgets the presentation.
  func endPresentation() {
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    presentationReaders.invalidate()
  }

  /// The presentation above this controller or one inside.
  var presentation: (presenting: UIViewController, presented: UIViewController)? {
    presentationReaders.register()
    if let presentedViewController { return (self, presentedViewController) }
    return children.lazy.compactMap(\.presentation).first
  }
}

/// A view of SwiftUI as a controller of UIKit.
///
/// - Reference: [SwiftUI's `UIHostingController`](https://developer.apple.com/documentation/swiftui/uihostingcontroller).
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The view of SwiftUI.
  public var rootView: Content { didSet { hosting?.root = AnyView(rootView) } }
  /// The parts of the safe area that the view keeps clear of; SwiftUI's layout around provides them.
  public var safeAreaRegions: SafeAreaRegions = .all

  private var hosting: HostingView? { viewIfLoaded as? HostingView }

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Creates no controller: nothing is read of an archive.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let view = HostingView(frame: .zero)
    view.root = AnyView(rootView)
    self.view = view
  }

  /// Returns the size of the view for a space.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    UnhostedView.size(of: AnyView(rootView), in: ProposedSize(size))
  }
}

/// The view of UIKit that shows one of SwiftUI.
final class HostingView: UIView {
  var root = AnyView(EmptyView()) { didSet { changed() } }

  override var intrinsicContentSize: CGSize { UnhostedView.size(of: root, in: .unspecified) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    UnhostedView.size(of: root, in: ProposedSize(size))
  }

  // A controller's view stands in the middle of its space, as the root of a window does.
  override var content: AnyView? { AnyView(root.frame(maxWidth: .infinity, maxHeight: .infinity)) }
  override var showsContentElements: Bool { true }
}
