import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyHTTP
import GalleyTree

/// Declares a region that was drawn on a picture: in the layout's source if that is unambiguous, else as a line to paste.
struct RegionService {
  private let session: ReviewSession

  init(_ session: ReviewSession) {
    self.session = session
  }

  /// The response to the page.
  struct Answer: Encodable, Sendable {
    /// The element that fits, as in the text of a tree.
    var element: String?
    /// Its frame, in points of the picture.
    var frame: [Double]?
    /// The region as an argument of the check.
    var line: String
    /// The line of the test that makes the check.
    var place: String
    /// The region as a line of the checkpoint, with the layout's file and line.
    var declaration: String?
    var file: String?
    var fileLine: Int?
    /// The change of the source, as a diff.
    var diff: String?
    /// The id of the change; a request that repeats it has seen the change.
    var edit: String?
    /// Whether the change was written.
    var written = false
    /// A reason for which nothing can be written, or a hint, as a sentence without a full stop.
    var note: String?
  }

  /// Handles a request; a change is written only if the request has the id of a change that was shown.
  func answer(_ body: [UInt8]) throws(RequestError) -> Answer {
    let request = try RegionRequest.read(body)
    guard let item = session.item(request.id),
      let record = session.run.records.first(where: {
        $0.key == item.transition.key && $0.candidate == item.transition.to
      })
    else { throw .conflict("the page shows no such change; reload it") }
    guard record.kind == .picture else { throw .conflict("regions are for pictures, and this is a text") }
    let snapshot: ScreenSnapshot
    do throws(RunError) { snapshot = try session.run.snapshot(of: record) } catch {
      throw .conflict("\(error)")
    }
    let meant = snapshot.tree.flatMap { RegionElement(request.rect.frame, in: $0) }
    guard request.kind != .floating || meant != nil else {
      throw .conflict("only elements can float, and no element fits the rectangle; draw closer around one")
    }
    var answer = Answer(line: request.inCheck(Self.rectangle(request.rect.frame)), place: "\(record.place)")
    if let meant {
      answer.element = ElementText.line(meant.element)
      answer.frame = [meant.frame.minX, meant.frame.minY, meant.frame.width, meant.frame.height]
      answer.line = request.inCheck(Self.query(meant) ?? Self.rectangle(meant.frame))
    }
    let edit = declare(request, record, meant, &answer)
    guard let asked = request.edit else { return answer }
    guard let edit, edit.id == asked else {
      throw .conflict("the source changed since the edit was shown; look at the edit again")
    }
    try edit.write()
    answer.written = true
    return answer
  }

  /// Makes the edit that declares the region in the layout's source.
  private func declare(
    _ request: RegionRequest, _ record: CheckRecord, _ meant: RegionElement?, _ answer: inout Answer
  ) -> RegionEdit? {
    guard record.key.test == nil, let name = record.key.suite.last else {
      answer.note =
        "the check is made by a test, so the region is an argument of it: regions: [\(answer.line)]"
      return nil
    }
    guard let meant else {
      answer.note = "no element fits the rectangle, so it is written in points; draw closer around one"
      return nil
    }
    let places = LayoutSources(project: session.run.project).find(name)
    guard places.count == 1, let place = places.first else {
      answer.note =
        places.isEmpty
        ? "the source of the layout was not found below Pages, Sources and Tests"
        : "several layouts have this name: \(places.map(\.path).joined(separator: ", "))"
      return nil
    }
    answer.file = place.path
    guard let property = place.layout.property(of: meant) else {
      answer.note = "the layout has no single property for this element; declare it first"
      return nil
    }
    let declaration = request.inLayout(property.name)
    answer.line = request.inCheck("page.\(property.name)")
    answer.declaration = declaration
    guard let checkpoint = place.layout.checkpoint(record.key.name) else {
      answer.note = "the checkpoint was not found in the layout's body; paste the line there"
      return nil
    }
    if let regions = checkpoint.regions,
      place.layout.source.text(regions).split(whereSeparator: \.isNewline).contains(where: {
        $0.trimmingCharacters(in: .whitespaces) == declaration
      })
    {
      answer.note = "the checkpoint has this region already; run the tests again"
      return nil
    }
    guard let after = RegionEdit.insert(declaration, into: checkpoint, of: place.layout),
      Self.declares(declaration, after, name, record.key.name)
    else {
      answer.note = "the place for the line is not clear; paste it into the checkpoint"
      return nil
    }
    let before = place.layout.source.bytes
    let line = before[..<checkpoint.arguments.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    let edit = RegionEdit(
      folder: place.folder, name: place.name, path: place.path, line: line, before: before, after: after)
    answer.fileLine = line
    answer.diff = edit.diff
    answer.edit = edit.id
    if property.isRows { answer.note = "the region is for all rows, not only for this one" }
    return edit
  }

  /// Whether a source declares the region in the checkpoint; every edit is read again before it is shown.
  private static func declares(_ declaration: String, _ bytes: [UInt8], _ layout: String, _ name: String)
    -> Bool
  {
    guard let source = SwiftSource(bytes) else { return false }
    let found = LayoutSource.find(layout, in: source)
    guard found.count == 1, let regions = found[0].checkpoint(name)?.regions else { return false }
    return source.text(regions).split(whereSeparator: \.isNewline).contains {
      $0.trimmingCharacters(in: .whitespaces) == declaration
    }
  }

  /// A query for an element by its identifier.
  private static func query(_ meant: RegionElement) -> String? {
    guard !meant.element.identifier.isEmpty, meant.sameIdentifier == 1 else { return nil }
    return "app.descendants(matching: .any)[\(SwiftLiteral.of(meant.element.identifier))]"
  }

  private static func rectangle(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { SwiftLiteral.of($0.rounded()) }
    return "CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
  }
}
