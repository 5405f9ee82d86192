import Dispatch
import Foundation
import Synchronization

/// Renders a display list on several threads, each in separate rows.
///
/// A pixel does not depend on the others that are drawn along with it, so the bytes do not depend on the
/// number of threads. This is no concurrent map over bands: each worker keeps its caches and scratch memory
/// through all the bands that it draws, and from one picture to the next, and writes into one shared layer.
struct ParallelRenderer {
  private let resources: [RenderingResources]

  /// The fewest pixels that are worth a further thread.
  ///
  /// Estimated from one size: with 2.96 million pixels two threads take 0.84 ms for a list of rows that takes
  /// one 1.29 ms, so about 0.2 ms go to footprints, waking and uneven bands. A second thread that saves half
  /// of the time breaks even at 0.4 ms, which is a million pixels of such a list. Blurs and gradients would
  /// pay earlier.
  static let pixelsPerThread = 1 << 19

  /// Bands per thread: more than one, so that a thread with simple rows takes over some of the others.
  private static let bandsPerThread = 4

  /// The number of threads for a picture of so many pixels: at least one, at most as many as the machine has cores.
  static func threadCount(asked: Int, pixels: Int) -> Int {
    guard asked > 1 else { return 1 }
    return max(1, min(asked, ProcessInfo.processInfo.activeProcessorCount, pixels / pixelsPerThread))
  }

  /// Creates a renderer with one thread for each of the resources.
  init(resources: [RenderingResources]) {
    self.resources = resources
  }

  func draw(_ list: DisplayList, in frame: RenderTarget, on layer: Layer) {
    let footprints = Footprints(list, transform: frame.transform, bounds: frame.bounds)
    let job = Job(
      list: list, frame: frame, footprints: footprints, layer: layer, resources: resources,
      bands: footprints.bands(of: frame.bounds, count: resources.count * Self.bandsPerThread))
    DispatchQueue.concurrentPerform(iterations: resources.count) { job.work(as: $0) }
  }

  /// The state that the threads share: its layer is written in different rows, and each of its resources is used by one.
  private final class Job: @unchecked Sendable {
    private let list: DisplayList
    private let frame: RenderTarget
    private let footprints: Footprints
    private let layer: Layer
    private let resources: [RenderingResources]
    private let bands: [PixelBounds]
    private let next = Atomic(0)

    init(
      list: DisplayList, frame: RenderTarget, footprints: Footprints, layer: Layer,
      resources: [RenderingResources],
      bands: [PixelBounds]
    ) {
      self.list = list
      self.frame = frame
      self.footprints = footprints
      self.layer = layer
      self.resources = resources
      self.bands = bands
    }

    /// Draws bands until there are no more.
    func work(as worker: Int) {
      while true {
        let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard band < bands.count else { return }
        frame.draw(list, footprints: footprints, window: bands[band], on: layer, resources: resources[worker])
      }
    }
  }
}

extension Footprints {
  /// Cuts a picture into bands of rows that can each be drawn by themselves.
  ///
  /// - Parameters:
  ///   - bounds: The picture.
  ///   - count: The wanted number of bands; there are fewer where a command looks at rows on both sides of a
  ///     cut.
  /// - Returns: The bands, from the top.
  func bands(of bounds: PixelBounds, count: Int) -> [PixelBounds] {
    var bands: [PixelBounds] = []
    var top = bounds.top
    for index in 1...count {
      let cut = bounds.top + bounds.height * index / count
      let isOpen = readers.contains { !$0.painted.isEmpty && $0.read.top < cut && cut < $0.read.bottom }
      if cut == bounds.bottom || (cut > top && !isOpen) {
        bands.append(PixelBounds(left: bounds.left, top: top, right: bounds.right, bottom: cut))
        top = cut
      }
    }
    return bands
  }
}
