import Foundation
import GalleyImage
import GalleyTree

/// The part of a frame that has to hold still.
struct FramePart {
  let capture: Capture
  /// The subject with all that is below it.
  let outline: FlatElementTree
  /// The elements that may change, by number.
  let isLeftOut: [Bool]
  /// The compared part of the picture, in pixels; `nil` if the subject is not on the screen.
  let pixels: PixelRect?
  /// The ignored parts of the picture, in pixels.
  let leftOutPixels: [PixelRect]

  private let screen: CGRect

  /// Finds the part; as long as its scope is unknown, as of an element that is still to come, it is the whole
  /// screen.
  init(_ capture: Capture, scope: (Snapshot) throws -> SettlingScope) {
    self.capture = capture
    let snapshot = capture.snapshot
    let root = snapshot.screen
    var scope = (try? scope(snapshot)) ?? .screen
    if root[scope.subject] == nil { scope = .screen }
    let outline = FlatElementTree(root[scope.subject] ?? root)
    let screen = root.frame
    self.outline = outline
    self.screen = screen
    let loose = Set(
      scope.leftOut.compactMap { path -> Int? in
        guard scope.subject.contains(path) else { return path.contains(scope.subject) ? 0 : nil }
        return outline.number(at: ElementPath(Array(path.indices.dropFirst(scope.subject.indices.count))))
      })
    let frames = scope.leftOutFrames
    var isLeftOut: [Bool] = []
    isLeftOut.reserveCapacity(outline.nodes.count)
    for (number, node) in outline.nodes.enumerated() {
      isLeftOut.append(
        loose.contains(number) || node.parent.map { isLeftOut[$0] } ?? false
          || frames.contains { $0.encloses(node.element.frame) })
    }
    self.isLeftOut = isLeftOut
    let scale = snapshot.configuration.scale
    let extent = capture.picture.extent
    func inPixels(_ frame: CGRect) -> PixelRect? { PixelRect(covering: frame, scale: scale, in: extent) }
    let subject = outline[0].element
    pixels =
      scope.subject == .root
      ? extent : inPixels((subject.appearance?.visibleFrame ?? subject.frame).intersection(screen))
    leftOutPixels =
      scope.leftOut.compactMap { root[$0] }.compactMap {
        inPixels($0.appearance?.visibleFrame ?? $0.frame)
      } + frames.compactMap(inPixels)
  }

  /// The visible part of an element, in points of the screen; `nil` if there is none.
  func visible(_ number: Int) -> CGRect? {
    let element = outline[number].element
    let visible = (element.appearance?.visibleFrame ?? element.frame).intersection(screen)
    return visible.isNull || visible.isEmpty ? nil : visible
  }

  /// The elements that have to stay as they are, each with how deep it is; of one that is left out only that it is
  /// there.
  var stillElements: [StillElement] {
    var depths: [Int] = []
    var result: [StillElement] = []
    for (number, node) in outline.nodes.enumerated() {
      depths.append(node.parent.map { depths[$0] + 1 } ?? 0)
      guard isLeftOut[number] else {
        result.append(StillElement(depth: depths[number], element: node.element.withoutChildren))
        continue
      }
      if node.parent.map({ isLeftOut[$0] }) == true { continue }
      result.append(
        StillElement(
          depth: depths[number], element: Element(node.element.type, identifier: node.element.identifier)))
    }
    return result
  }

  struct StillElement: Equatable {
    let depth: Int
    let element: Element
  }
}

extension PixelRect {
  /// The whole pixels that a frame touches; `nil` where it touches none of a picture.
  init?(covering frame: CGRect, scale: Double, in extent: PixelRect) {
    let bounds = CGRect(x: 0, y: 0, width: extent.width, height: extent.height)
    let scaled = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
    let part = scaled.intersection(bounds)
    guard !part.isNull, !part.isEmpty,
      [part.minX, part.minY, part.maxX, part.maxY].allSatisfy(\.isFinite)
    else { return nil }
    let (minX, minY) = (Int(part.minX.rounded(.down)), Int(part.minY.rounded(.down)))
    self.init(
      x: minX, y: minY, width: Int(part.maxX.rounded(.up)) - minX, height: Int(part.maxY.rounded(.up)) - minY)
  }
}
