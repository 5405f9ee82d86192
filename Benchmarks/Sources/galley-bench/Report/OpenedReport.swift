import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyBrowser
import GalleyJSON
import GalleyReport
import GalleyTree

/// The report of a large run as somebody experiences it who opens, scrolls and goes through it in Chromium.
enum OpenedReport {
  /// One row of the results.
  private struct Row: Encodable {
    var task: String
    /// Writing the report, in seconds.
    var writeSeconds: Double
    /// The page's file, and all of the folder.
    var pageKB: Int
    var folderMB: Int
    /// From the navigation until rows and pictures in sight are on the screen.
    var usableMS: Double
    var slowestMS: Double
    /// The longest tasks of the page's thread while it opened, and while the list was scrolled.
    var longestTaskMS: Double
    var scrollTaskMS: Double
    /// Frames while the list was scrolled.
    var frameMS: Double
    var frame95MS: Double
    var worstFrameMS: Double
    /// The changed screens on the wall, and frames while it was scrolled.
    var wallCards: Int
    var wallFrameMS: Double
    var wallFrame95MS: Double
    /// From the key for the next check until its pictures are on the screen.
    var nextMS: Double
    var next95MS: Double
    /// The script's heap, and all memory of the page's process, after that.
    var heapMB: Double
    var memoryMB: Double

    enum CodingKeys: String, CodingKey {
      case task, writeSeconds = "write s", pageKB = "page KB", folderMB = "folder MB", usableMS = "usable ms"
      case slowestMS = "slowest ms", longestTaskMS = "longest task ms", scrollTaskMS = "scroll task ms"
      case frameMS = "frame ms", frame95MS = "frame 95 % ms", worstFrameMS = "worst frame ms"
      case wallCards = "wall cards", wallFrameMS = "wall frame ms", wallFrame95MS = "wall frame 95 % ms"
      case nextMS = "next ms"
      case next95MS = "next 95 % ms", heapMB = "heap MB", memoryMB = "memory MB"
    }
  }

  /// Noted from before the page's first script: when it can be used, and tasks over 50 ms.
  private static let watch = """
    window.measured = { usable: 0, tasks: [] };
    new PerformanceObserver((list) => { for (const task of list.getEntries()) measured.tasks.push(task.duration); })
      .observe({ type: "longtask", buffered: true });
    const look = () => {
      const images = [...document.querySelectorAll("#list .row img, #stage img")].filter((image) => {
        const bounds = image.getBoundingClientRect();
        return bounds.width && bounds.bottom > 0 && bounds.top < innerHeight;
      });
      const isReady = document.documentElement?.dataset.ready === "true" && images.length > 3
        && document.querySelector("#stage img") && images.every((image) => image.complete && image.naturalWidth);
      // The frame after the one in which everything is there has it on the screen.
      if (isReady) requestAnimationFrame(() => { measured.usable = performance.now(); });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    """

  private static let scroll = """
    const list = document.getElementById(arguments[0]), frames = [], step = arguments[1];
    measured.tasks.length = 0;
    let last = 0;
    await new Promise((done) => {
      const next = (now) => {
        if (last) frames.push(now - last);
        last = now;
        if (frames.length >= 300) return done();
        list.scrollTop += step;
        if (list.scrollTop + list.clientHeight >= list.scrollHeight - 1) list.scrollTop = 0;
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
    return frames;
    """

  /// Shows the wall of all changed screens, and counts its cards.
  private static let showWall = """
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
    return document.querySelectorAll("#wall .card").length;
    """

  private static let step = """
    const start = performance.now(), before = galley.state.selected;
    document.getElementById("list").dispatchEvent(new KeyboardEvent("keydown", { key: "j", bubbles: true }));
    // The last check of the list has no next one.
    if (galley.state.selected === before) return -1;
    for (;;) {
      await new Promise((next) => requestAnimationFrame(next));
      const images = [...document.querySelectorAll("#stage img")];
      if (images.length && images.every((image) => image.complete && image.naturalWidth)) break;
      if (performance.now() - start > 10000) break;
    }
    await new Promise((next) => requestAnimationFrame(next));
    return performance.now() - start;
    """

  /// Writes the report, opens it some times, and prints a row.
  static func measure(_ words: [String]) throws {
    let count = words.first.flatMap { Int($0) } ?? 1_000
    let runs = words.dropFirst().first.flatMap { Int($0) } ?? 7
    let sandbox = try Sandbox()
    var plan = ManyChecks.thousand
    plan.count = count
    try plan.write(to: sandbox)
    let verdict = try sandbox.verdict("r")
    let start = ContinuousClock.now
    let report = HTMLReport(run: try Run("r", in: sandbox.project), store: sandbox.store)
    _ = try report.write(verdict, to: sandbox.url("out").path)
    let written = (ContinuousClock.now - start) / .seconds(1)
    let bytes = sandbox.files("out").map {
      (try? sandbox.url($0).resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    }
    let page = try sandbox.bytes("out/index.html").count

    var settings = ChromiumSettings()
    settings.size = CGSize(width: 1440, height: 900)
    let browser = try StartedBrowser(chromium: .chromium(), settings)
    defer { browser.end() }
    let window = ReportWindow(browser)
    try window.devTools("Page.addScriptToEvaluateOnNewDocument", ["source": .text(watch)])
    try window.devTools("Performance.enable")
    var usable: [Double] = []
    var tasks: [Double] = []
    var frames: [Double] = []
    var wallFrames: [Double] = []
    var scrolling: [Double] = []
    var steps: [Double] = []
    for run in 0..<runs {
      try window.open("about:blank")
      try window.devTools("Network.clearBrowserCache")
      try window.open(sandbox.url("out/index.html").absoluteString)
      _ = try window.run(
        "while (!(measured.usable > 0)) await new Promise(requestAnimationFrame); return true", as: Bool.self)
      usable.append(try window.run("return measured.usable"))
      tasks.append(try window.run("return Math.max(0, ...measured.tasks)"))
      // Two rows a frame: as fast as a wheel turns.
      frames += try window.run(scroll, "list", 128, as: [Double].self)
      scrolling.append(try window.run("return Math.max(0, ...measured.tasks)"))
      guard run == runs - 1 else { continue }
      for _ in 0..<60 {
        let time: Double = try window.run(step)
        if time < 0 { break }
        steps.append(time)
      }
    }
    let cards: Int = try window.run(showWall)
    for _ in 0..<runs { wallFrames += try window.run(scroll, "overview", 40, as: [Double].self) }
    let heap: Double = try window.run("return performance.memory.usedJSHeapSize")
    let row = Row(
      task: "report of \(count)", writeSeconds: rounded(written, 2), pageKB: page / 1024,
      folderMB: bytes.reduce(0, +) >> 20, usableMS: rounded(part(0.5, of: usable), 0),
      slowestMS: rounded(part(1, of: usable), 0), longestTaskMS: rounded(part(0.5, of: tasks), 0),
      scrollTaskMS: rounded(part(0.5, of: scrolling), 0), frameMS: rounded(part(0.5, of: frames), 1),
      frame95MS: rounded(part(0.95, of: frames), 1), worstFrameMS: rounded(part(1, of: frames), 1),
      wallCards: cards, wallFrameMS: rounded(part(0.5, of: wallFrames), 1),
      wallFrame95MS: rounded(part(0.95, of: wallFrames), 1),
      nextMS: rounded(part(0.5, of: steps), 0), next95MS: rounded(part(0.95, of: steps), 0),
      heapMB: rounded(heap / 1_048_576, 1), memoryMB: rounded(Double(window.memory) / 1_048_576, 0))
    let data = try JSONEncoder().encode(row)
    FileHandle.standardOutput.write(data + Data("\n".utf8))
  }

  private static func part(_ part: Double, of values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
  }

  private static func rounded(_ value: Double, _ digits: Int) -> Double {
    let factor = Double(digits == 0 ? 1 : digits == 1 ? 10 : 100)
    return (value * factor).rounded() / factor
  }
}
