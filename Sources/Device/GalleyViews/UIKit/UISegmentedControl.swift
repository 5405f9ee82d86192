import Foundation
import GalleyTree

/// Options of UIKit beside each other, of which one is chosen.
///
/// Its appearance proxy sets the look of SwiftUI's segmented pickers as well.
///
/// - Reference: [UIKit's `UISegmentedControl`](https://developer.apple.com/documentation/uikit/uisegmentedcontrol).
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  /// The number of no segment.
  nonisolated public static let noSegment = -1

  private var titles: [String] = []
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Creates a control of titles; other items have an empty one.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }

  /// The number of the chosen segment, from 0; ``noSegment`` for none.
  open var selectedSegmentIndex = noSegment { didSet { changed() } }
  /// The colour behind the chosen segment; `nil` for that of the system.
  open var selectedSegmentTintColor: UIColor? { didSet { changed() } }
  /// The number of segments.
  open var numberOfSegments: Int { titles.count }

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: max(0, min(segment, titles.count)))
    changed()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    changed()
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Sets the attributes of titles in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
    changed()
  }

  /// Returns the attributes of titles in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }

  // MARK: Being shown

  /// The look in SwiftUI's terms, with that of the app for what is not set here.
  private func looks(over app: SegmentLooks) -> SegmentLooks {
    let normal = LetterLook(attributes[.normal]).filled(from: app.normalTitle)
    let selected = LetterLook(attributes[.selected]).filled(from: LetterLook(attributes[.normal]))
    return SegmentLooks(
      selected: selectedSegmentTintColor?.color ?? app.selected, backdrop: app.backdrop,
      normalTitle: normal, selectedTitle: selected.filled(from: app.selectedTitle))
  }

  override func fill(_ looks: inout AppLooks) {
    looks.segments = self.looks(over: SegmentLooks(backdrop: backgroundColor?.color))
  }

  open override var intrinsicContentSize: CGSize { UnhostedView.size(of: AnyView(picker), in: .unspecified) }

  override var elementForm: ElementForm { .content }
  override var tapAction: (() -> Void)? { nil }
  override var content: AnyView? { AnyView(picker) }

  private func choose(_ segment: Int) {
    guard segment != selectedSegmentIndex else { return }
    selectedSegmentIndex = segment
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private var picker: some View {
    let titles = titles
    return Picker(
      selection: Binding(
        get: { [weak self] in self?.selectedSegmentIndex ?? Self.noSegment },
        set: { [weak self] in self?.choose($0) })
    ) {
      ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
    } label: {
      EmptyView()
    }
    .pickerStyle(.segmented)
    .environment(\.segmentLooks, looks(over: AppLookStore.current.looks.segments))
  }
}
