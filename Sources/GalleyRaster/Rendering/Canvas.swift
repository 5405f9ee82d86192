import Foundation
import GalleyImage

/// Carries out a display list on a picture in memory: the state of one rendering.
///
/// Commands are in points of the current map; everything below here is in pixels.
final class Canvas {
  let tools: RenderingTools
  var layer: Layer
  var state: State
  private var saved: [Saved] = []

  /// What a push changes and its pop brings back.
  struct State {
    /// From the list's points to pixels.
    var transform: Transform
    /// What may be painted of the layer.
    var clip: Clip
  }

  /// What waits for a pop.
  private enum Saved {
    /// The state before the push.
    case state(State)
    /// The state and the layer below, and the opacity of the layer that is drawn on now, 0 to 255.
    case layer(State, below: Layer, opacity: UInt8)
  }

  /// Makes a canvas.
  ///
  /// - Parameters:
  ///   - layer: What to draw on.
  ///   - window: Which of its pixels to paint.
  ///   - scale: Pixels in a point.
  ///   - tools: What outlives a rendering.
  init(layer: Layer, window: PixelBounds, scale: Double, tools: RenderingTools) {
    self.layer = layer
    self.tools = tools
    state = State(transform: .scale(x: scale, y: scale), clip: Clip(window))
  }

  /// Carries out all commands.
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
        // A push without anything to see takes all up to its pop along.
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
        pushLayer(opacity: style.opacity, at: index, of: list)
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
    case .shadow, .backdropBlur: break
    case .pushClip, .pushClipRectangle, .pushTransform, .pushLayer, .pop: break
    }
  }

  private func push() {
    saved.append(.state(state))
  }

  private func pop() {
    switch saved.popLast() {
    case nil: preconditionFailure("a display list pops more than it pushed")
    case .state(let state): self.state = state
    case .layer(let state, let below, let opacity):
      let finished = layer
      layer = below
      self.state = state
      guard !finished.bounds.isEmpty else { return }
      var painter = LayerPainter(target: layer, source: finished, opacity: opacity)
      emit(BoxCoverage(finished.bounds), into: &painter)
    }
  }

  /// Begins a layer of its own, just large enough for what will be drawn; the clip is applied when it is put down.
  private func pushLayer(opacity: Double, at index: Int, of list: DisplayList) {
    let amount = opacity.isFinite ? UInt8((min(max(opacity, 0), 1) * 255).rounded()) : 0
    if amount == 255 {
      push()
      return
    }
    var bounds = PixelBounds.none
    if amount > 0 {
      let extent = Extent.ofGroup(at: index, in: list, transform: state.transform)
      bounds = extent.intersection(state.clip.bounds)
      if bounds.isEmpty { bounds = PixelBounds.none }
    }
    saved.append(.layer(state, below: layer, opacity: amount))
    layer = Layer(bounds: bounds, color: PremultipliedColor(word: 0))
    state.clip = Clip(bounds)
  }

  /// Lets coverage through the clip into a painter.
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
