import Foundation

/// The surroundings of a view or controller of UIKit.
struct PlatformPlace {
  let transaction: Transaction
  let environment: EnvironmentValues
}

/// The closures by which an app's code creates a view or a controller of UIKit.
@MainActor struct PlatformCalls<Content, Product, Coordinator> {
  let coordinator: (Content) -> Coordinator
  let make: (Content, Coordinator, PlatformPlace) -> Product
  let update: (Content, Product, Coordinator, PlatformPlace) -> Void
  let dismantle: (Product, Coordinator) -> Void
  let size: (Content, ProposedSize, Product, Coordinator, PlatformPlace) -> CGSize?
  let view: (Product) -> UIView
}

/// The node of a view or a controller of UIKit, which it retains as long as it is a part of the window's
/// views.
final class PlatformNode<Content: View, Product: UIResponder, Coordinator>: Node {
  private var calls: PlatformCalls<Content, Product, Coordinator>?
  private var storage = StateStorage()
  private var content: Content?
  private var made: (product: Product, coordinator: Coordinator)?
  private var shown: Node?
  private var sheet: Node?

  override var keepsState: Bool { made != nil }
  override var placedChildren: [Node] { shown.map { [$0] } ?? [] }
  override var structure: [Node] { [shown, sheet].compactMap(\.self) }

  private var surroundings: PlatformPlace {
    PlatformPlace(transaction: host.animations.transaction(at: self), environment: environment)
  }

  func update(
    _ view: Content, by calls: PlatformCalls<Content, Product, Coordinator>, in context: NodeContext
  ) {
    self.calls = calls
    environment = context.environment
    var view = view
    storage.link(&view, in: context)
    content = view
    let product = host.evaluator.read {
      let (product, coordinator) = make(of: view, by: calls)
      calls.update(view, product, coordinator, surroundings)
      return product
    }
    shown = ShownUIView(view: calls.view(product)).reconciled(with: shown, in: context)
    if let controller = product as? UIViewController { watch(controller, in: context) }
    host.setNeedsLayout()
  }

  private func make(of view: Content, by calls: PlatformCalls<Content, Product, Coordinator>)
    -> (Product, Coordinator)
  {
    if let made { return made }
    let coordinator = calls.coordinator(view)
    let product = calls.make(view, coordinator, surroundings)
    made = (product, coordinator)
    register { [weak self] in self?.dismantle() }
    return (product, coordinator)
  }

  private func dismantle() {
    guard let (product, coordinator) = made else { return }
    made = nil
    calls?.dismantle(product, coordinator)
  }

  /// Notifies a controller when it comes and goes, and shows its presentations.
  private func watch(_ controller: UIViewController, in context: NodeContext) {
    host.lifecycleEvent(
      .init(
        self,
        appear: {
          controller.viewWillAppear(false)
          controller.viewDidAppear(false)
        },
        disappear: {
          controller.viewWillDisappear(false)
          controller.viewDidDisappear(false)
        }))
    sheet = PresentedController(controller: controller).reconciled(with: sheet, in: context)
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    guard let content, let calls, let (product, coordinator) = made else { return .zero }
    if let size = calls.size(content, proposal, product, coordinator, surroundings) { return size }
    let view = calls.view(product)
    let own = view.intrinsicContentSize
    return CGSize(
      width: Self.length(own.width, proposal.width, of: view, .horizontal),
      height: Self.length(own.height, proposal.height, of: view, .vertical))
  }

  /// Returns a length between that of the content and the proposal.
  ///
  /// A view without a natural length takes the proposal. Apple does not document the effect of priorities;
  /// here `defaultHigh` is the least with which a view keeps to its content, as that of a `UISwitch` and
  /// similar controls is.
  private static func length(
    _ own: CGFloat, _ offer: CGFloat?, of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    guard own >= 0 else { return offer ?? 0 }
    guard let offer else { return own }
    let high = UILayoutPriority.defaultHigh.rawValue
    var length = offer
    if view.contentHuggingPriority(for: axis).rawValue >= high { length = min(length, own) }
    if view.contentCompressionResistancePriority(for: axis).rawValue >= high { length = max(length, own) }
    return length
  }

  override func placeChildren(in rect: CGRect) {
    guard let calls, let (product, _) = made, let shown else { return }
    let view = calls.view(product)
    view.frame = CGRect(origin: .zero, size: rect.size)
    view.layoutIfNeeded()
    shown.place(in: rect, by: self)
  }
}

/// The sheet with the presentation of a controller of UIKit.
private struct PresentedController: View {
  let controller: UIViewController

  var body: some View {
    let presentation = controller.presentation
    Color.clear.sheet(
      isPresented: Binding(
        get: { presentation != nil }, set: { if !$0 { presentation?.presenting.endPresentation() } })
    ) {
      if let presented = presentation?.presented { HostedController(controller: presented) }
    }
  }
}

/// A controller of UIKit that fills its space.
private struct HostedController: UIViewControllerRepresentable {
  let controller: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { controller }

  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
