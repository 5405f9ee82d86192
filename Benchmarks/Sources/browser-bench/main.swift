import Foundation
import GalleyAutomation
import GalleyBrowser
import GalleyImage
import GalleyPages
import Glibc

/// The steps of `Benchmarks/browser.py` by Galley's pages.
@MainActor
struct Worker {
  let board: URL
  let tree: URL
  let app: Application

  /// The same window as that of the others: 780 by 1 688 pixels.
  static let phone = BrowserDevice("Phone", size: CGSize(width: 390, height: 844), scale: 2, isMobile: true)

  init(board: String, tree: String) throws {
    guard let boardURL = URL(string: board), let treeURL = URL(string: tree) else {
      throw DriverError.launchFailed(board, reason: "it is no address")
    }
    (self.board, self.tree) = (boardURL, treeURL)
    app = try .browser(board, device: Self.phone)
    _ = try Page<Board>(on: app)
  }

  /// Opens the board, and acts on each task in its turn.
  func act() throws {
    try app.open(board)
    let page = try Page<Board>(on: app)
    for number in 0..<12 {
      let task = try page.tasks["Task \(number)"]
      try task.act.tap()
      try task.state.becomes(.label("Done \(number)"))
    }
  }

  /// Makes 200 checks of what the page shows.
  func check() throws {
    let page = try Page<Board>(on: app)
    let failures = try page.read { page in
      var failures = 0
      for _ in 0..<200 where try page.title.text != "Board" { failures += 1 }
      return failures
    }
    guard failures == 0 else { throw DriverError.launchFailed("board", reason: "the title is wrong") }
  }

  func screenshot() throws {
    let capture = try app.automator.driver.capture()
    guard capture.picture.width == 780 else {
      throw DriverError.launchFailed("board", reason: "\(capture.picture.width) pixels are no picture at 2x")
    }
  }

  func snapshot() throws {
    _ = try app.automator.driver.snapshot()
  }
}

extension Worker {
  /// Does a step.
  ///
  /// - Returns: Its milliseconds.
  func run(_ step: String) throws -> Double {
    if step == "board" { try app.open(board) }
    if step == "nodes" { try app.open(tree) }
    let start = ContinuousClock.now
    switch step {
    case "act": try act()
    case "screenshot": try screenshot()
    case "checks": try check()
    case "tree": try snapshot()
    default: break
    }
    return (ContinuousClock.now - start) / .milliseconds(1)
  }
}

// Each line of standard input names a step, and is answered by its milliseconds; the first answer follows the first assertion.
let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "changes" where words.count == 6:
  let size = CGSize(width: Double(words[4]) ?? 0, height: Double(words[5]) ?? 0)
  try ChangeChecks(of: words[2], in: words[1], size, scale: Double(words[3]) ?? 1).serve()
case "decisions" where words.count > 4:
  try Decisions(of: Array(words[4...]), in: words[2], of: words[1], writingTo: words[3]).serve()
case _? where words.count == 2:
  let worker = try Worker(board: words[0], tree: words[1])
  print("ready")
  fflush(nil)
  while let step = readLine() {
    print(try worker.run(step))
    fflush(nil)
  }
default:
  let usages = ["BOARD NODES", "changes PROJECT PAGE SCALE", "decisions PROJECT RUN FOLDER NAME..."]
  let text = usages.map { "usage: browser-bench \($0)\n" }.joined()
  FileHandle.standardError.write(Data(text.utf8))
  exit(2)
}
