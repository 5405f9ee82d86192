import Foundation
import GalleyImage
import GalleyRaster

/// A view that is measured or drawn outside of any window, with the fonts and pictures of the running app.
@MainActor enum UnhostedView {
  /// The environment of the running code; the default values outside of any app.
  static var environment: EnvironmentValues {
    RunningDevice.current?.host?.environment ?? EnvironmentValues()
  }

  /// The size that a view takes of an offer.
  static func size(of view: AnyView, in proposal: ProposedSize) -> CGSize {
    host(view, size: .zero, environment)?.measured(proposal) ?? .zero
  }

  /// Returns the size of a view for a proposal, in whole pixels, as UIKit's views have it.
  static func wholeSize(of view: AnyView, in proposal: ProposedSize) -> CGSize {
    let size = size(of: view, in: proposal)
    let scale = environment.displayScale
    // Sums of thirds may be a little more than whole pixels.
    func whole(_ length: CGFloat) -> CGFloat { (length * scale - Self.rest).rounded(.up) / scale }
    return CGSize(width: whole(size.width), height: whole(size.height))
  }

  /// The part of a pixel by which sums differ from whole pixels only by their rounding.
  private static let rest = 1.0 / 1024

  /// The height of a line of a font, in points, without rounding and without the gap between lines.
  static func lineHeight(of font: Font) -> Double {
    var values = environment
    values.font = font
    guard let metrics = typesetter?.library.metrics(values.resolvedFont) else { return 0 }
    return metrics.ascent + metrics.descent
  }

  /// The pixels of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - proposal: The proposed size.
  ///   - scale: The number of pixels on each side of a point.
  ///   - background: The background.
  ///   - values: The environment.
  /// - Returns: The pixels; `nil` if the view has no size.
  static func picture(
    of view: AnyView, in proposal: ProposedSize, scale: Double, background: RGBA, _ values: EnvironmentValues
  ) -> Bitmap? {
    var values = values
    values.displayScale = scale
    guard let (size, list) = drawing(of: view, in: proposal, values), let library = typesetter?.library else {
      return nil
    }
    let pixels = CGSize(
      width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    return Renderer(library).render(list, size: pixels, scale: scale, background: background)
  }

  /// Returns the size of a view for a proposal, and its drawing; `nil` if the view has no size.
  static func drawing(of view: AnyView, in proposal: ProposedSize, _ values: EnvironmentValues)
    -> (CGSize, DisplayList)?
  {
    guard let size = host(view, size: .zero, values)?.measured(proposal), size.width > 0, size.height > 0,
      size.width.isFinite, size.height.isFinite, let host = host(view, size: size, values)
    else { return nil }
    host.flush()
    var list = DisplayList()
    host.drawContent(into: &list)
    return (size, list)
  }

  private static var typesetter: Typesetter? {
    RunningDevice.current?.host?.typesetter ?? (try? FontLibrary()).map { Typesetter($0) }
  }

  private static func host(_ view: AnyView, size: CGSize, _ environment: EnvironmentValues) -> ViewHost? {
    guard let typesetter else { return nil }
    return ViewHost(
      view, typesetter: typesetter, size: size, safeArea: EdgeInsets(), environment: environment)
  }
}
