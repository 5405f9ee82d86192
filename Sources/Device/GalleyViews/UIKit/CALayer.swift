import Foundation

/// The look of a view of UIKit, or a rectangle on it that the app adds.
///
/// - Reference: [Core Animation's `CALayer`](https://developer.apple.com/documentation/quartzcore/calayer).
@MainActor @preconcurrency open class CALayer: NSObject {
  /// The view whose look this is; `nil` for a layer that the app adds to another one.
  weak var owner: UIView?
  private var ownFrame = CGRect.zero { didSet { changed() } }
  private var ownBackground: CGColor? { didSet { changed() } }
  private var ownOpacity: Float = 1 { didSet { changed() } }
  private var clips = false { didSet { changed() } }
  private var hides = false { didSet { changed() } }

  public override init() {
    super.init()
  }

  /// The layers inside, from back to front; those of a view are behind its subviews.
  open private(set) var sublayers: [CALayer]?
  /// The layer around.
  open private(set) weak var superlayer: CALayer?

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Inserts a layer at an index.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard layer !== self else { return }
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
    changed()
  }

  /// Removes the layer from the one around.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    let layers = superlayer.sublayers?.filter { $0 !== self } ?? []
    superlayer.sublayers = layers.isEmpty ? nil : layers
    superlayer.changed()
    self.superlayer = nil
  }

  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { owner?.isHidden ?? hides }
    set {
      if let owner { owner.isHidden = newValue } else { hides = newValue }
    }
  }
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0 { didSet { changed() } }
  /// Whether content is clipped at the edges.
  open var masksToBounds: Bool {
    get { owner?.clipsToBounds ?? clips }
    set {
      if let owner { owner.clipsToBounds = newValue } else { clips = newValue }
    }
  }
  /// The width of the line along the edges, in points.
  open var borderWidth: CGFloat = 0 { didSet { changed() } }
  /// The colour of that line; black by default.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
  /// The colour behind the content.
  open var backgroundColor: CGColor? {
    get { owner.map { $0.backgroundColor?.cgColor } ?? ownBackground }
    set {
      guard let owner else { return ownBackground = newValue }
      owner.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }
  /// The opacity of the layer, from 0 to 1.
  open var opacity: Float {
    get { owner.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let owner { owner.alpha = CGFloat(newValue) } else { ownOpacity = newValue }
    }
  }
  /// The colour of the shadow; black by default.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0 { didSet { changed() } }
  /// The radius of the shadow's blur, in points.
  open var shadowRadius: CGFloat = 3 { didSet { changed() } }
  /// The offset of the shadow from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
  /// The place in the superlayer.
  open var frame: CGRect {
    get { owner?.frame ?? ownFrame }
    set {
      if let owner { owner.frame = newValue } else { ownFrame = newValue }
    }
  }
  /// The rectangle in the layer's coordinates.
  open var bounds: CGRect {
    get { owner?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      if let owner { owner.bounds = newValue } else { ownFrame.size = newValue.size }
    }
  }

  // MARK: Being shown

  /// Requests that the view around is shown again.
  final func changed() {
    if let owner { owner.changed() } else { superlayer?.changed() }
  }

  /// The fill in front of the background colour; `nil` for none.
  var fill: (any ShapeStyle)? { nil }

  /// The features of the layer and those inside that are not here.
  final var missingFeatures: [MissingFeature] {
    [missingFeature].compactMap(\.self) + (sublayers ?? []).flatMap(\.missingFeatures)
  }

  var missingFeature: MissingFeature? { nil }
}
