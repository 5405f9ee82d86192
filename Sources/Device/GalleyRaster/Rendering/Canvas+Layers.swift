import Foundation

extension Canvas {
  /// Begins a layer, just large enough for its content; the clip is applied when it is put down.
  func pushLayer(_ style: DisplayList.LayerStyle, at index: Int, of list: DisplayList) {
    let effect = LayerEffect(style, transform: state.transform)
    if effect.isNone {
      push()
      return
    }
    var bounds = PixelBounds.none
    if effect.opacity > 0, !state.clip.bounds.isEmpty {
      let content = content(ofLayerAt: index, in: list)
      let needed = effect.source(of: state.clip.bounds).grown(by: content.reading)
      bounds = content.painted.intersection(needed)
      if bounds.isEmpty { bounds = .none }
    }
    push(layer: Layer(bounds: bounds, color: PremultipliedColor(word: 0)), effect)
  }

  /// Draws a finished layer onto the one below.
  func put(_ content: Layer, _ effect: LayerEffect) {
    guard !content.bounds.isEmpty else { return }
    let finished = effect.apply(to: content, in: state.clip.bounds)
    guard !finished.bounds.isEmpty else { return }
    if effect.mode == .normal {
      var painter = LayerPainter(target: layer, source: finished, opacity: effect.opacity)
      emit(BoxCoverage(finished.bounds), into: &painter)
    } else {
      var painter = BlendingPainter(
        target: layer, source: finished, opacity: effect.opacity, mode: effect.mode)
      emit(BoxCoverage(finished.bounds), into: &painter)
    }
  }
}
