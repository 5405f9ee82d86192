import Foundation
import GalleyBaselines
import GalleyExplanation
import GalleyImage
import GalleyTree

/// A review in a terminal: draws frames, takes keys, and has the desk decide.
struct TerminalReviewSession {
  private let desk: DecisionDesk
  private let terminal: Terminal
  private let method: PictureMethod
  private let depth: ColorDepth
  private let environment: [String: String]
  /// The review.
  private(set) var deck: ReviewDeck
  private var keys = KeyReader()
  private var shown: (index: Int, pictures: CardPictures)?
  private var strip: (state: StripState, drawn: String)?

  /// What the drawn pictures depend on.
  private struct StripState: Hashable {
    var index: Int
    var zoom: Int
    var room: PictureStrip.Room
    var row: Int
  }

  init(
    _ deck: ReviewDeck, at desk: DecisionDesk, on terminal: Terminal, _ method: PictureMethod,
    _ environment: [String: String]
  ) {
    self.deck = deck
    self.desk = desk
    self.terminal = terminal
    self.method = method
    self.environment = environment
    depth = ColorDepth.of(environment)
  }

  /// How a review ended.
  enum End: Hashable {
    /// All is done, or somebody had enough.
    case done
    /// Control-C.
    case interrupted
    /// A signal, which the caller passes on.
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
      case .changed:
        strip = nil
        draw()
        continue
      case .signal(SIGINT): return .interrupted
      case .signal(let number): return .signal(number)
      case .closed: return .signal(SIGHUP)
      }
      for key in pressed {
        let index = deck.index
        if let end = carryOut(deck.press(key)) { return end }
        // Keys that were typed ahead were meant for what was shown then; arrows alone lead on.
        if deck.index != index { draw() }
      }
      draw()
    }
  }

  /// Does what a key asked for.
  private mutating func carryOut(_ request: ReviewDeck.Request) -> End? {
    switch request {
    case .none, .draw: return nil
    case .end: return .done
    case .interrupt: return .interrupted
    case .decide(let cards, let action, let reason):
      let requests = cards.map {
        DecisionRequest(id: deck.cards[$0].item.id, action: action, reason: reason)
      }
      let result = desk.carryOut(requests, .current(in: desk.store.project, environment: environment))
      return carryOut(deck.note(result, about: cards))
    case .undo(let decision):
      do throws(UndoFault) {
        let result = try desk.store.takeBack(
          decision, .current(in: desk.store.project, environment: environment))
        deck.noteUndone(Set(result.records.map(\.key)))
        if let refused = result.refused.first { deck.message = "Not taken back: \(refused.fault)." }
      } catch {
        deck.noteNotUndone("\(error)")
      }
      return nil
    case .open(let index):
      deck.message = open(deck.cards[index])
      return nil
    }
  }

  /// Opens the files where there is a desktop, and says where they are.
  private func open(_ card: ReviewDeck.Card) -> String {
    let files = [card.item.baseline, card.item.candidate].compactMap { $0 }
    let hasDesktop = environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
    if hasDesktop {
      for file in files {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", desk.run.project.root + "/" + file]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try? process.run()
      }
    }
    return ElementText.clean(files.joined(separator: "  "))
  }

  private mutating func pictures() -> CardPictures {
    if let shown, shown.index == deck.index { return shown.pictures }
    let pictures = CardPictures(deck.card.check, at: desk)
    shown = (deck.index, pictures)
    return pictures
  }

  /// Draws everything anew, as one change.
  private mutating func draw() {
    let window = terminal.window
    let pictures = pictures()
    let frame = ReviewFrame(
      deck, pictures, size: ReviewFrame.Size(columns: window.columns, rows: window.rows),
      style: ReviewStyle(depth: depth), hasPictures: method != .none && depth != .none || method.drawsPixels)
    // Synchronised output: terminals that know it show no half of a frame.
    var text = "\u{1B}[?2026h\u{1B}[H"
    if method == .kitty { text += InlinePicture.kittyClear }
    text += frame.lines.map { "\($0)\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J"
    if frame.pictureRows > 1 { text += drawn(pictures, frame, window) }
    terminal.write(text + "\u{1B}[?2026l")
  }

  private mutating func drawn(_ pictures: CardPictures, _ frame: ReviewFrame, _ window: Terminal.Window)
    -> String
  {
    // One line for the names above.
    let rows = frame.pictureRows - 1
    let room =
      method.drawsPixels
      ? PictureStrip.Room(
        columns: window.columns, rows: rows, cellWidth: window.cellWidth, cellHeight: window.cellHeight)
      : .blocks(window.columns, rows)
    let state = StripState(index: deck.index, zoom: deck.zoom, room: room, row: frame.pictureRow)
    if let strip, strip.state == state { return strip.drawn }
    let count = [pictures.baseline?.picture, pictures.candidate?.picture, pictures.difference].count {
      $0 != nil
    }
    let aspect =
      Double((room.columns / max(1, count) - 2) * room.cellWidth) / Double(max(1, rows * room.cellHeight))
    guard let strip = PictureStrip(pictures.panels(zoom: deck.zoom, aspect: aspect), in: room) else {
      return ""
    }
    let drawn = StripWriter(method: method, depth: depth).text(strip, row: frame.pictureRow)
    self.strip = (state, drawn)
    return drawn
  }
}
