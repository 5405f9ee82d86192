import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleySystem
import GalleyText
import GalleyTree

/// A review in a terminal: draws frames, reads keys, and applies decisions.
struct TerminalReviewSession {
  private let service: DecisionService
  private let terminal: Terminal
  private let method: PictureMethod
  private let depth: ColorDepth
  private let environment: [String: String]
  private let signer: DecisionSigner?
  private let onCI: String?
  /// The review.
  private(set) var model: ReviewModel
  private var keys = KeyReader()
  private var shown: (index: Int, pictures: ReviewPictures)?
  private var strip: (state: StripState, drawn: String)?

  /// The values on which the drawn pictures depend.
  private struct StripState: Hashable {
    var index: Int
    var zoom: Int
    var isDifference: Bool
    var space: PictureStrip.Space
    var row: Int
  }

  init(
    _ model: ReviewModel, with service: DecisionService, on terminal: Terminal, _ method: PictureMethod,
    _ environment: [String: String], signer: DecisionSigner? = nil, onCI: String? = nil
  ) {
    self.model = model
    self.onCI = onCI
    self.service = service
    self.terminal = terminal
    self.method = method
    self.environment = environment
    self.signer = signer
    depth = ColorDepth.of(environment)
  }

  /// The end of a review.
  enum End: Hashable {
    /// All is done, or the user quits.
    case done
    /// Control-C.
    case interrupted
    /// A signal, which the caller raises again.
    case signal(Int32)
  }

  /// Reviews until the end.
  mutating func run() -> End {
    draw()
    while true {
      let event = terminal.next(within: keys.isWaiting ? 50 : nil)
      let pressed: [ReviewKey]
      switch event {
      case .bytes(let bytes): pressed = keys.keys(bytes)
      case .silence: pressed = keys.keys([], isAll: true)
      case .other: continue
      case .changed:
        strip = nil
        draw()
        continue
      case .signal(SIGINT): return .interrupted
      case .signal(let number): return .signal(number)
      case .closed: return .signal(SIGHUP)
      }
      for key in pressed {
        let index = model.index
        if let end = carryOut(model.press(key)) { return end }
        // A frame for each check, so that keys typed ahead are seen to apply to it.
        if model.index != index { draw() }
      }
      draw()
    }
  }

  /// Who decides, now.
  private func signature(_ reason: String? = nil) -> Signature {
    var signature = Signature.current(
      reason: reason, in: service.store.project, environment: environment)
    signature.signer = signer
    return signature
  }

  /// Carries out the request of a key.
  private mutating func carryOut(_ request: ReviewModel.Request) -> End? {
    switch request {
    case .none, .draw: return nil
    case .end: return .done
    case .interrupt: return .interrupted
    case .decide(let requests):
      do throws(DecisionOnCIError) {
        let requests = try requests.onCI(onCI, in: environment)
        let result = service.carryOut(requests, signature())
        return carryOut(model.note(result))
      } catch {
        model.message = "Not decided: \(error)."
        return nil
      }
    case .undo(let decision):
      let reason: String?
      do throws(DecisionOnCIError) {
        reason = try ContinuousIntegration.reason(nil, word: onCI, in: environment)
      } catch {
        model.message = "Not undone: \(error)."
        return nil
      }
      do throws(UndoError) {
        let result = try service.store.takeBack(decision, signature(reason))
        if let fault = result.unsigned { model.message = "Undone, but not signed: \(fault)." }
        model.noteUndone(Set(result.records.map(\.key)))
        if let refused = result.refused.first { model.message = "Not undone: \(refused.fault)." }
      } catch {
        model.noteNotUndone("\(error)")
      }
      return nil
    case .open(let index):
      model.message = open(model.entries[index])
      return nil
    }
  }

  /// Opens the files if there is a desktop, and returns their paths.
  private func open(_ entry: ReviewModel.Entry) -> String {
    let files = [entry.item.baseline, entry.item.candidate].compactMap { $0 }
    let hasDesktop = environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
    if hasDesktop {
      for file in files {
        let words = ["xdg-open", service.run.project.root + "/" + file]
        try? Subprocess("/usr/bin/env", words, environment: environment).startDetached()
      }
    }
    return CleanText.line(files.joined(separator: "  "))
  }

  private mutating func pictures() -> ReviewPictures {
    if let shown, shown.index == model.index { return shown.pictures }
    let pictures = ReviewPictures(model.entry.check, with: service)
    shown = (model.index, pictures)
    return pictures
  }

  /// Redraws the whole screen in one update.
  private mutating func draw() {
    let window = terminal.window
    let pictures = pictures()
    let frame = ReviewFrame(
      model, pictures, size: ReviewFrame.Size(columns: window.columns, rows: window.rows),
      style: TerminalStyle(depth: depth), hasPictures: method != .none && depth != .none || method.drawsPixels
    )
    // Synchronised output, so that no partial frame is shown.
    var text = "\u{1B}[?2026h\u{1B}[H"
    if method == .kitty { text += InlinePicture.kittyClear }
    text += frame.lines.map { "\($0)\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J"
    if frame.pictureRows > 1 { text += drawn(pictures, frame, window) }
    terminal.write(text + "\u{1B}[?2026l")
  }

  private mutating func drawn(_ pictures: ReviewPictures, _ frame: ReviewFrame, _ window: Terminal.Window)
    -> String
  {
    // One line for the names above.
    let rows = frame.pictureRows - 1
    let space =
      method.drawsPixels
      ? PictureStrip.Space(
        columns: window.columns, rows: rows, cellWidth: window.cellWidth, cellHeight: window.cellHeight)
      : .blocks(window.columns, rows)
    let state = StripState(
      index: model.index, zoom: model.zoom, isDifference: model.showsDifference, space: space,
      row: frame.pictureRow)
    if let strip, strip.state == state { return strip.drawn }
    let isAlone = model.showsDifference && pictures.difference != nil
    let count =
      isAlone
      ? 1
      : [pictures.baseline?.picture, pictures.candidate?.picture, pictures.difference].count { $0 != nil }
    let aspect =
      Double((space.columns / max(1, count) - 2) * space.cellWidth) / Double(max(1, rows * space.cellHeight))
    guard
      let strip = PictureStrip(
        pictures.panels(zoom: model.zoom, aspect: aspect, isDifference: isAlone), in: space)
    else {
      return ""
    }
    let drawn = PictureStripWriter(method: method, depth: depth).text(strip, row: frame.pictureRow)
    self.strip = (state, drawn)
    return drawn
  }
}
