import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyImage
import GalleyTree

/// `galley diff`: two pictures, no test run needed.
enum DiffCommand: Command {
  static let spec = CommandSpec(
    name: "diff", summary: "compare two PNG files",
    operands: .each(["a.png", "b.png"]),
    options: [
      OptionSpec(
        name: "-o", value: .needed("file"), summary: "write a picture of the difference, if there is one")
    ],
    discussion: "Ends with 0 if the pictures are equal, 1 if they differ, and 2 if one cannot be read.")

  private struct Data: Encodable {
    var equal: Bool
    var differingPixels: Int
    var sizes: Comparison.Sizes?
    var regions: [[Double]]
    var picture: String?
  }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, _ printer: Printer
  ) throws -> ExitCode {
    let names = arguments.operands
    let first = try PNG.read(surroundings.absolute(names[0]))
    let second = try PNG.read(surroundings.absolute(names[1]))
    guard first.digest != second.digest else {
      printer.say("equal: \(first.width) × \(first.height) pixels\n")
      try printer.data(Data(equal: true, differingPixels: 0, regions: []))
      return .clean
    }
    let comparison = Comparator.compare(baseline: Proof(picture: first), candidate: Proof(picture: second))
    var written: String?
    if let name = arguments.value("-o") {
      let path = surroundings.absolute(name)
      try DifferencePicture.draw(baseline: first, candidate: second).writePNG(to: path)
      written = path
    }
    printer.say(words(comparison))
    if let written { printer.say("difference: \(ElementText.clean(written))\n") }
    try printer.data(
      Data(
        equal: false, differingPixels: comparison.differingPixels, sizes: comparison.sizes,
        regions: comparison.regions.map { [$0.minX, $0.minY, $0.width, $0.height] }, picture: written))
    return .differences
  }

  private static func words(_ comparison: Comparison) -> String {
    var facts: [String] = []
    if let sizes = comparison.sizes {
      let texts = [sizes.baseline, sizes.candidate].map { $0.map(String.init).joined(separator: " × ") }
      facts.append("\(texts.joined(separator: " against ")) pixels in size")
    }
    if comparison.differingPixels > 0 { facts.append(CheckWords.count(comparison.differingPixels, "pixel")) }
    if comparison.regions.count > 0 {
      facts.append("in \(CheckWords.count(comparison.regions.count, "region"))")
    }
    return "differ: \(facts.joined(separator: ", "))\n"
  }
}
