import Foundation
import GalleyImage

/// The state of one rendering: draws a display list onto a layer.
///
/// Commands are in points of the current map; everything below here is in pixels.
final class Canvas {
  let resources: RenderingResources
  var layer: Layer
  var state: State
  /// The pixels of the layer with a drawing: others may be from an earlier time.
  private(set) var ground: PixelBounds
  private var saved: [Saved] = []
  /// The content of the open layers, and of those inside of them.
  private var contents: [Int: Extent.Group] = [:]
  /// The number of open layers.
  private var openLayers = 0
  /// The pixels of all open layers, and a quarter of those of clips with masks.
  private var openPixels = 0

  /// The state that a push changes and its pop restores.
  struct State {
    /// The map from the list's points to pixels.
    var transform: Transform
    /// The part of the layer that may be painted.
    var clip: Clip
  }

  /// The saved state of an open push.
  private enum Saved {
    /// The state before the push.
    case state(State)
    /// The state and the layer below, with its ground, and the effect on the present layer.
    case layer(State, below: Layer, ground: PixelBounds, LayerEffect)
  }

  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - layer: The layer to draw on.
  ///   - window: The pixels to paint.
  ///   - scale: Pixels in a point.
  ///   - resources: The fonts and caches that outlive a rendering.
  init(layer: Layer, window: PixelBounds, scale: Double, resources: RenderingResources) {
    self.layer = layer
    self.resources = resources
    ground = window
    state = State(transform: .scale(x: scale, y: scale), clip: Clip(window))
  }

  /// Draws all commands.
  ///
  /// - Parameters:
  ///   - list: The commands.
  ///   - start: The first one, with no push open.
  ///   - footprints: Where they paint, to pass over those that do not reach the window; `nil` to try them all.
  func draw(_ list: DisplayList, from start: Int = 0, footprints: Footprints? = nil) {
    let window = state.clip.bounds
    var next = start
    while next < list.commands.count {
      let index = next
      next += 1
      if let footprints, footprints.painted[index].intersection(window).isEmpty {
        // Without anything visible, all commands up to the push's pop are skipped.
        next = footprints.ends[index] + 1
        continue
      }
      switch list.commands[index] {
      case .pushClip(let path, let rule):
        push()
        clip(to: path, rule)
      case .pushClipRectangle(let rect, let corners):
        push()
        clip(to: rect, corners)
      case .pushTransform(let transform):
        push()
        state.transform = transform.then(state.transform)
      case .pushLayer(let style):
        pushLayer(style, at: index, of: list)
      case .pop:
        pop()
      case .fill, .stroke, .roundedRectangle, .image, .text, .shadow, .backdropBlur:
        if !state.clip.bounds.isEmpty { paint(list.commands[index]) }
      }
    }
    precondition(saved.isEmpty, "a display list ends with \(saved.count) pushes that were not popped")
  }

  private func paint(_ command: DisplayList.Command) {
    switch command {
    case .fill(let path, let paint, let rule): fill(path, rule, paint)
    case .stroke(let path, let style, let paint): stroke(path, style, paint)
    case .roundedRectangle(let rect, let corners, let paint): fill(rect, corners, paint)
    case .image(let bitmap, let rect, let interpolation): draw(bitmap, in: rect, interpolation)
    case .text(let run, let point, let paint): draw(run, at: point, paint)
    case .shadow(let rect, let corners, let shadow): draw(shadow, of: rect, corners)
    case .backdropBlur(let rect, let corners, let backdrop): draw(backdrop, in: rect, corners)
    case .pushClip, .pushClipRectangle, .pushTransform, .pushLayer, .pop: break
    }
  }

  /// Saves the state.
  func push() {
    saved.append(.state(state))
  }

  /// Saves the state and goes on to draw on another layer.
  func push(layer next: Layer, _ effect: LayerEffect) {
    take(next.bounds.area)
    saved.append(.layer(state, below: layer, ground: ground, effect))
    openLayers += 1
    layer = next
    ground = next.bounds
    state.clip = Clip(next.bounds)
  }

  func content(ofLayerAt index: Int, in list: DisplayList) -> Extent.Group {
    if let known = contents[index] { return known }
    contents = Extent.ofLayers(from: index, in: list, transform: state.transform)
    return contents[index] ?? Extent.Group()
  }

  /// Whether the target is a layer, which is clear before it is drawn on, and not the picture.
  var isInLayer: Bool { openLayers > 0 }

  /// A layer below the one that is drawn on.
  struct LayerBelow {
    /// Its pixels.
    let layer: Layer
    /// The pixels among them that hold a drawing.
    let ground: PixelBounds
    /// The effect on the layer above it.
    let effect: LayerEffect
    /// Whether it is the picture.
    let isPicture: Bool
  }

  /// The layers below that are seen through from the one that is drawn on, the lowest one first.
  var layersBelow: [LayerBelow] {
    var found: [LayerBelow] = []
    var remaining = openLayers
    for case .layer(_, let below, let ground, let effect) in saved.reversed() {
      guard effect.isSeenThrough else { break }
      remaining -= 1
      found.append(LayerBelow(layer: below, ground: ground, effect: effect, isPicture: remaining == 0))
    }
    return found.reversed()
  }

  /// Counts the memory of a clip's mask until its pop.
  func take(_ mask: CoverageMask?) {
    take(Self.pixels(of: mask))
  }

  /// A mask takes a byte where a layer's pixel takes four.
  private static func pixels(of mask: CoverageMask?) -> Int { (mask?.bytes.count ?? 0) / 4 }

  /// Counts memory that is held until a pop.
  private func take(_ pixels: Int) {
    openPixels += pixels
    precondition(
      openPixels <= Renderer.largestOpenPixelCount,
      "the layers and clips inside each other take more than \(Renderer.largestOpenPixelCount) pixels")
  }

  private func pop() {
    switch saved.popLast() {
    case nil: preconditionFailure("a display list pops more than it pushed")
    case .state(let state):
      if self.state.clip.mask !== state.clip.mask { openPixels -= Self.pixels(of: self.state.clip.mask) }
      self.state = state
    case .layer(let state, let below, let ground, let effect):
      let finished = layer
      openPixels -= finished.bounds.area
      openLayers -= 1
      layer = below
      self.ground = ground
      self.state = state
      put(finished, effect)
    }
  }

  /// Passes coverage through the clip to a painter.
  func emit<Painter: CoverageSink>(_ source: some CoverageSource, into painter: inout Painter) {
    let window = source.bounds.intersection(state.clip.bounds)
    guard !window.isEmpty else { return }
    if let mask = state.clip.mask(for: window) {
      var masked = MaskedPainter(base: painter, mask: mask)
      source.emit(clip: window, into: &masked)
    } else {
      source.emit(clip: window, into: &painter)
    }
  }
}
