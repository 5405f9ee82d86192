import GalleyDiff
import GalleyImage
import GalleyText

/// The sentence of a change that pixels alone prove.
enum PictureChangeSentence {
  /// The sentence, on one line, without a full stop.
  static func text(_ change: PictureChange) -> String {
    switch change.fact {
    case .moved(let right, let down): return "\(subject(change.before)) moved \(way(right, down))"
    case .appeared: return "\(subject(change.after)) appeared"
    case .vanished: return "\(subject(change.before)) \(change.before.count > 1 ? "are" : "is") gone"
    case .recolored(let colors):
      if change.isEverywhere {
        return "the colours all over the picture changed\(names(of: colors)), and its shapes are as before"
      }
      return change.after.count > 1
        ? "the colours in \(EnglishNoun.count(change.after.count, "place")) changed\(names(of: colors)); "
          + "the largest is \(place(largest(change.after)))"
        : "the \(colors.extent == .all ? "colour" : "colours") of \(place(largest(change.after))) "
          + "changed\(names(of: colors))"
    case .text(let part):
      let columns = part.map { " from x = \($0.minX) to x = \($0.maxX)" } ?? ""
      return "the text in \(place(largest(change.after))) changed\(columns)"
    case .spaced:
      return "the shapes of the line in \(place(largest(change.after))) are as before, "
        + "\(isWider(change) ? "further apart" : "closer together")"
    case .resized: return "a block of \(place(largest(change.before))) \(growth(change))"
    case .scaled(let scale):
      if change.isEverywhere {
        return "the picture is drawn at \(Numeral.decimal(scale)) times the size"
      }
      return
        "\(subject(change.before)) is drawn at \(Numeral.decimal(scale)) times the size (\(size(largest(change.after))))"
    }
  }

  /// Colours as a part of a sentence, such as `, from #FFFFFF to #000000`.
  private static func names(of colors: Recoloring) -> String {
    let text = "from \(PackedColor.text(colors.before)) to \(PackedColor.text(colors.after))"
    return switch colors.extent {
    case .all: ", \(text)"
    case .most: ", most \(text)"
    case .some: ""
    }
  }

  private static func largest(_ rects: [PixelRect]) -> PixelRect {
    rects.max { $0.area < $1.area } ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
  }

  private static func size(_ rect: PixelRect) -> String { "\(rect.width) × \(rect.height) px" }

  /// A place such as `40 × 20 px at (16, 88)`.
  private static func place(_ rect: PixelRect) -> String { "\(size(rect)) at (\(rect.minX), \(rect.minY))" }

  private static func subject(_ rects: [PixelRect]) -> String {
    guard rects.count > 1, let all = PictureChange.around(rects) else {
      return "a block of \(place(largest(rects)))"
    }
    return "\(rects.count) blocks in \(place(all))"
  }

  private static func way(_ right: Int, _ down: Int) -> String {
    var parts: [String] = []
    if right != 0 { parts.append("\(right > 0 ? "right" : "left") \(abs(right)) px") }
    if down != 0 { parts.append("\(down > 0 ? "down" : "up") \(abs(down)) px") }
    return parts.joined(separator: " and ")
  }

  private static func isWider(_ change: PictureChange) -> Bool {
    largest(change.after).width > largest(change.before).width
  }

  private static func growth(_ change: PictureChange) -> String {
    let (before, after) = (largest(change.before), largest(change.after))
    let (wider, taller) = (after.width - before.width, after.height - before.height)
    let verb = wider >= 0 && taller >= 0 ? "grew" : wider <= 0 && taller <= 0 ? "shrank" : "changed"
    return "\(verb) to \(size(after))"
  }
}

extension PictureChange {
  /// The cause of the change.
  ///
  /// - Parameter scale: Pixels a point.
  func cause(scale: Double) -> Cause {
    let (kind, property, old, new) = facts
    let delta =
      switch fact {
      case .appeared, .vanished, .text, .spaced: String(content, radix: 16)
      case .resized: difference
      default: "\(old)→\(new)"
      }
    return Cause(
      id: CauseID.make(kind, identity: "", property: property, delta: delta), kind: kind, element: "",
      property: property, before: old, after: new,
      followers: max(0, max(before.count, after.count) - 1), pixels: pixels, areas: areas(scale: scale),
      frameBefore: Self.around(before)?.points(scale: scale),
      frameAfter: Self.around(after)?.points(scale: scale),
      sentence: PictureChangeSentence.text(self))
  }

  private var facts: (kind: Cause.Kind, property: String, before: String, after: String) {
    func size(_ rects: [PixelRect]) -> String { rects.first.map { "\($0.width) × \($0.height) px" } ?? "" }
    return switch fact {
    case .moved(let right, let down): (.moved, "position", "", "\(right) \(down) px")
    case .appeared: (.appeared, "pixels", "", "")
    case .vanished: (.vanished, "pixels", "", "")
    case .recolored(let colors):
      (.restyled, "colour", PackedColor.text(colors.before), PackedColor.text(colors.after))
    case .text: (.text, "letters", "", "")
    case .spaced: (.restyled, "spacing of shapes", size(before), size(after))
    case .resized: (.resized, "size", size(before), size(after))
    case .scaled(let scale): (.resized, isEverywhere ? "picture scale" : "scale", "1", Numeral.decimal(scale))
    }
  }

  private var difference: String {
    guard let old = before.first, let new = after.first else { return "" }
    return "\(new.width - old.width) \(new.height - old.height) px"
  }
}
