import Foundation
import GalleyText
import GalleyTree

/// Turns screens that do not come to rest into words.
package enum SettlingErrorText {
  /// The number of elements that are named beside the first.
  private static let mostOthers = 5

  /// A failure as one line.
  package static func summary(_ error: SettlingError) -> String {
    switch error.cause {
    case .unstable(let changes):
      "the screen did not come to rest in \(seconds(error.waited)) (\(frames(error.frames))): "
        + (changes.first.map(sentence) ?? "two neighbouring frames were never alike")
    case .busy(let busy):
      "the screen was still busy after \(seconds(error.waited)): "
        + (busy.elements.first.map(ElementText.line) ?? busy.activity.first.map(work) ?? "something")
    case .late:
      "there was no time to see whether the screen comes to rest: the first frame is not as expected, "
        + "and it came at the deadline"
    }
  }

  /// A failure as a whole report.
  package static func report(_ error: SettlingError) -> String {
    var lines = [summary(error)]
    switch error.cause {
    case .unstable(let changes):
      if let first = changes.first { lines.append("It is: \(ElementText.line(first.element))") }
      lines += block("Beside it:", changes.dropFirst().map(sentence))
      lines.append(
        "Let the check wait for its end, ignore the element in the picture, or let the driver freeze it "
          + "while pictures are taken.")
    case .busy(let busy):
      let works = busy.elements.isEmpty ? busy.activity.dropFirst() : busy.activity[...]
      lines += block("Beside it:", busy.elements.dropFirst().map(ElementText.line) + works.map(work))
      lines.append(
        "A picture of it says nothing about the finished screen: wait for that before the check. If the picture is to show it, "
          + "make the check in whileBusy { … }, or ignore it in the picture.")
    case .late:
      lines.append("Give the check more time, or the actions before it less.")
    }
    return lines.joined(separator: "\n")
  }

  /// One change as a sentence without a full stop.
  package static func sentence(_ change: FrameChange) -> String {
    let name = ElementText.name(change.element)
    switch change.property {
    case .text(let field, let from, let to):
      return "\(name) kept changing its \(field.rawValue): \(quoted(from)) became \(quoted(to))"
    case .appeared: return "\(name) came with the last frame"
    case .vanished: return "\(name) went with the last frame"
    case .state(let field, let isOn):
      return "\(name) kept changing its state: it became \(state(field, isOn))"
    case .frame(let from, let to): return "\(name) kept \(motion(from, to))"
    case .looks(let field, let from, let to):
      let values = from == nil && to == nil ? "" : ": \(from ?? "none") became \(to ?? "none")"
      return "\(name) kept changing its \(field.rawValue)\(values)"
    case .order: return "\(name) kept changing its place among its siblings"
    case .pixels(let count):
      return "\(name) kept changing \(EnglishNoun.count(count, "pixel")) and nothing in its tree"
    case .pictureSize(let from, let to):
      return "the picture kept changing its size: \(size(from)) became \(size(to)) pixels"
    }
  }

  private static func motion(_ from: CGRect, _ to: CGRect) -> String {
    if from.size == to.size {
      return "moving: (\(point(from.origin))) became (\(point(to.origin)))"
    }
    if from.origin == to.origin {
      return "changing its size: \(extent(from.size)) became \(extent(to.size))"
    }
    return "changing its frame: (\(point(from.origin))) \(extent(from.size)) became "
      + "(\(point(to.origin))) \(extent(to.size))"
  }

  private static func point(_ point: CGPoint) -> String {
    "\(Numeral.decimal(point.x)), \(Numeral.decimal(point.y))"
  }

  private static func extent(_ size: CGSize) -> String {
    "\(Numeral.decimal(size.width)) × \(Numeral.decimal(size.height))"
  }

  private static func size(_ size: [Int]) -> String {
    size.map(String.init).joined(separator: " × ")
  }

  private static func state(_ field: FrameChange.StateField, _ isOn: Bool) -> String {
    switch field {
    case .enabled: isOn ? "enabled" : "disabled"
    case .hittable: isOn ? "hittable" : "covered"
    case .selected, .focused, .busy, .truncated: isOn ? field.rawValue : "not \(field.rawValue)"
    }
  }

  /// The activity of a driver, as a phrase.
  private static func work(_ activity: String) -> String {
    "\(CleanText.line(activity, limit: 120)), as the driver knows"
  }

  private static func block(_ title: String, _ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return [] }
    return [title] + lines.limited(to: mostOthers).map { "  \($0)" }
  }

  private static func frames(_ count: Int) -> String { EnglishNoun.count(count, "frame") }

  private static func quoted(_ text: String) -> String { "“\(CleanText.line(text, limit: 60))”" }

  private static func seconds(_ duration: Duration) -> String {
    "\(Numeral.decimal(duration / .seconds(1))) s"
  }
}

extension SettlingError: CustomStringConvertible {
  /// The whole report.
  public var description: String {
    SettlingErrorText.report(self)
  }
}
