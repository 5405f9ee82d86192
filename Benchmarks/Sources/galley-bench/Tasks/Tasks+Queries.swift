import Foundation
import GalleyAutomation
import GalleyTree

extension Task {
  /// Screens of 100 to 100 000 elements: all of a screen put in order with the index of its texts (`index`), an element looked
  /// up by its text on one that is in order (`lookUp`), and a wait of 30 s that fails, on a screen that is in order
  /// (`wait`) and on one that is not yet (`firstWait`).
  static func queries() -> [Task] {
    [100, 1_000, 10_000, 100_000].flatMap { count -> [Task] in
      let trees = listScreen(of: count)
      let size = CGSize(width: 375, height: 812)
      let query = ElementQuery.application(LongPage.bundleIdentifier).descendants(.button)["row \(count / 8)"]
      let missing = ElementQuery.application(LongPage.bundleIdentifier).descendants(.button)["nowhere"]
      let known = ScreenIndex(trees, size: size)
      let device = StillDevice([trees])
      let automator = Automator(driver: device)
      return [
        Task(
          name: "queries.index.\(count)",
          run: {
            let index = ScreenIndex(trees, size: size)
            // The first question is answered without the index of texts.
            return missing.evaluate(on: index).count + missing.evaluate(on: index).count
          }),
        // One takes less than a clock tells well.
        Task(
          name: "queries.lookUp1000.\(count)",
          run: { (0..<1000).reduce(0) { sum, _ in sum + query.evaluate(on: known).count } }),
        Task(
          name: "queries.wait.\(count)", run: { wait(for: missing, automator) }),
        Task(
          name: "queries.firstWait.\(count)",
          run: { wait(for: missing, Automator(driver: StillDevice([trees]))) }),
      ]
    }
  }

  private static func wait(for missing: ElementQuery, _ automator: Automator) -> Bool {
    do {
      return try automator.wait(until: automator.driver.now + .seconds(30), for: missing) { !$0.isEmpty }
    } catch {
      fatalError("\(error)")
    }
  }

  /// A list with rows of four elements.
  static func listScreen(of count: Int) -> [ApplicationTree] {
    let rows = (0..<count / 4).map { index in
      let y = Double(index) * 44
      func part(_ type: ElementType, _ label: String, _ x: Double) -> Element {
        Element(type, label: label, frame: CGRect(x: x, y: y, width: 100, height: 44))
      }
      return Element(
        .cell, identifier: "cell", frame: CGRect(x: 0, y: y, width: 375, height: 44),
        children: [
          part(.staticText, "Row \(index)", 0), part(.image, "Picture", 100),
          part(.button, "row \(index)", 200),
        ])
    }
    let table = Element(.table, frame: CGRect(x: 0, y: 0, width: 375, height: 812), children: rows)
    let root = Element(
      .application, frame: CGRect(x: 0, y: 0, width: 375, height: 812), children: [table])
    return [ApplicationTree(bundleIdentifier: LongPage.bundleIdentifier, root: root)]
  }
}
