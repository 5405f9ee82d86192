import Foundation
import GalleyImage
import GalleyTree
import Glibc

/// The pixels that differ between two neighbouring frames, of those that have to hold still.
struct FramePixels {
  /// The columns of differing pixels, for each row of the picture.
  private var rows: [Int: [Int]] = [:]
  /// Both pictures' sizes in pixels, where they differ.
  private var sizes: (from: [Int], to: [Int])?

  init(_ old: FramePart, _ new: FramePart) {
    let (a, b) = (old.capture.picture, new.capture.picture)
    guard a.width == b.width, a.height == b.height else {
      sizes = ([a.width, a.height], [b.width, b.height])
      return
    }
    // A part that moved or grew differs in its tree; of its pixels what both frames show is compared.
    guard let first = old.pixels, let second = new.pixels, let part = first.intersection(second) else {
      return
    }
    let leftOut = old.leftOutPixels + new.leftOutPixels
    a.bytes.withUnsafeBytes { a in
      b.bytes.withUnsafeBytes { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return }
        for y in part.y..<(part.y + part.height) {
          let start = (y * new.capture.picture.width + part.x) * 4
          guard memcmp(a + start, b + start, part.width * 4) != 0 else { continue }
          let holes = leftOut.filter { $0.y <= y && y < $0.y + $0.height }
          let found = (part.x..<(part.x + part.width)).filter { x in
            let place = start + (x - part.x) * 4
            return memcmp(a + place, b + place, 4) != 0
              && !holes.contains { $0.x <= x && x < $0.x + $0.width }
          }
          if !found.isEmpty { rows[y] = found }
        }
      }
    }
  }

  /// Whether none differs.
  var isEmpty: Bool { rows.isEmpty && sizes == nil }

  /// The topmost elements whose pixels differ, that with the most pixels first.
  ///
  /// A pixel belongs to the last painted element without others inside of it that shows there, else to the smallest
  /// that holds others, else to the whole picture's.
  func changes(in part: FramePart) -> [FrameChange] {
    let root = part.outline[0].element
    if let sizes { return [FrameChange(root, .pictureSize(from: sizes.from, to: sizes.to))] }
    guard !isEmpty else { return [] }
    let scale = part.capture.snapshot.configuration.scale
    let extent = part.capture.picture.extent
    var left = rows
    var found: [(number: Int, count: Int)] = []
    for number in owners(in: part) where !left.isEmpty {
      guard let visible = part.visible(number),
        let rect = PixelRect(covering: visible, scale: scale, in: extent)
      else { continue }
      var count = 0
      for y in rect.y..<(rect.y + rect.height) {
        guard let row = left[y] else { continue }
        let rest = row.filter { $0 < rect.x || $0 >= rect.x + rect.width }
        count += row.count - rest.count
        left[y] = rest.isEmpty ? nil : rest
      }
      if count > 0 { found.append((number, count)) }
    }
    let rest = left.values.reduce(0) { $0 + $1.count }
    if rest > 0 { found.append((0, rest)) }
    return found.sorted { ($1.count, $1.number) < ($0.count, $0.number) }.map {
      FrameChange(part.outline[$0.number].element, .pixels($0.count))
    }
  }

  /// Elements in the order in which they claim pixels.
  private func owners(in part: FramePart) -> [Int] {
    let numbers = part.outline.nodes.indices.dropFirst().filter { number in
      let element = part.outline[number].element
      return !part.isLeftOut[number] && !element.type.isStage
        && !(element.appearance?.isTouchTransparent == true && !element.children.isEmpty)
    }
    let leaves = numbers.filter { part.outline[$0].children.isEmpty }
    let holders = numbers.filter { !part.outline[$0].children.isEmpty }
    func area(_ number: Int) -> Double {
      let frame = part.outline[number].element.frame
      return Double(frame.width * frame.height)
    }
    return leaves.reversed() + holders.sorted { (area($0), -$0) < (area($1), -$1) }
  }
}
