import Foundation
import GalleyImage
import GalleyRaster
import GalleyText
import GalleyTree

/// The facts of a drawing by commands: its colours, and separately the places of its shapes.
struct DescribedDrawing {
  /// The colours in the order of their first occurrence; `nil` without any.
  let colors: String?
  /// The number of shapes, and a digest of their places, of texts, and of the sharing of colours; `nil`
  /// without shapes.
  let shapes: String?
  /// Each command in a line, as ``DrawnCommand`` reads it; `nil` where there are too many.
  let commands: String?
  /// The outlines of the commands' paths, in order.
  ///
  /// They read `97 points (1a2b3c4d); -`, where `-` stands for a command without a path. Of too many there is one digest; of
  /// commands without any path there is `nil`. Bounding rectangles do not tell a wave from another one of the same height.
  let paths: String?

  /// The most commands that are listed.
  private static let mostCommands = 120

  /// The colours that are listed.
  private static let most = 8

  /// Creates the facts from commands.
  @MainActor init(_ list: DisplayList) {
    var hash = StableHash()
    var paints: [Paint: Int] = [:]
    var order: [Paint] = []
    var count = 0
    var drawn: [DrawnCommand] = []
    var outlines: [String] = []
    func add(_ kind: String, _ rect: CGRect, _ paint: Paint?, _ command: DrawnCommand, _ path: Path? = nil) {
      count += 1
      outlines.append(path?.pointDigest ?? "-")
      hash.combine(kind)
      if drawn.count <= Self.mostCommands {
        var command = command
        command.place = rect
        command.paint = paint.map { Self.names(of: $0).joined(separator: ",") } ?? ""
        drawn.append(command)
      }
      for length in [rect.minX, rect.minY, rect.width, rect.height] { hash.combine(FactText.number(length)) }
      guard let paint else { return }
      let number = paints[paint] ?? paints.count
      if number == paints.count {
        paints[paint] = number
        order.append(paint)
      }
      hash.combine(UInt64(number))
    }
    // The place of what is drawn within transforms, each of which ends with its pop.
    var transforms = [Transform.identity]
    for command in list.commands {
      let place = transforms[transforms.count - 1]
      switch command {
      case .fill(let path, let paint, _):
        let path = path.transformed(by: place)
        add("fill", path.boundingRect, paint, DrawnCommand(.fill), path)
      case .stroke(let path, let stroke, let paint):
        let path = path.transformed(by: place)
        let width = FactText.number(stroke.width)
        add("stroke \(width)", path.boundingRect, paint, DrawnCommand(.stroke, detail: width), path)
      case .roundedRectangle(let rect, _, let paint):
        add("rectangle", place.bounds(of: rect), paint, DrawnCommand(.fill))
      case .image(_, let rect, _): add("image", place.bounds(of: rect), nil, DrawnCommand(.image))
      case .text(let run, let point, let paint):
        add(
          "text \(run.text)", CGRect(origin: place.apply(point), size: .zero), paint,
          DrawnCommand(.text, detail: run.text))
      case .pushTransform(let transform): transforms.append(transform.then(place))
      case .pushClip, .pushClipRectangle, .pushLayer: transforms.append(place)
      case .pop: transforms.removeLast()
      case .shadow, .backdropBlur: break
      }
    }
    let names = order.flatMap(Self.names)
    colors = names.isEmpty ? nil : names.prefix(Self.most).joined(separator: ", ")
    let digest = Self.short(hash)
    commands =
      drawn.isEmpty || drawn.count > Self.mostCommands
      ? nil : drawn.map(\.line).joined(separator: "\n")
    var all = StableHash()
    outlines.forEach { all.combine($0) }
    paths =
      outlines.allSatisfy { $0 == "-" }
      ? nil : outlines.count > Self.mostCommands ? Self.short(all) : outlines.joined(separator: "; ")
    shapes = count == 0 ? nil : "\(EnglishNoun.count(count, "shape")) (\(digest))"
  }

  /// A hash in at most eight hexadecimal digits.
  private static func short(_ hash: StableHash) -> String {
    String(UInt32(truncatingIfNeeded: hash.value ^ hash.value >> 32), radix: 16)
  }

  private static func names(of paint: Paint) -> [String] {
    switch paint {
    case .color(let color): [color.text]
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .angularGradient(let gradient, _, _, _):
      gradient.stops.map(\.color.text)
    }
  }
}

extension Transform {
  /// The bounding rectangle of what a rectangle becomes.
  fileprivate func bounds(of rect: CGRect) -> CGRect {
    self == .identity ? rect : Path(rect).transformed(by: self).boundingRect
  }
}
