import GalleyAuthoring
import GalleyPages
import GalleyTree

/// Mistakes in layouts as lines that an editor can follow: file, line, how much it matters, what it is.
struct ProblemList {
  /// The mistakes, each once, errors first.
  let problems: [LayoutProblem]
  private let folder: String

  /// Lists mistakes.
  ///
  /// - Parameters:
  ///   - problems: The mistakes; two targets with one atlas have the same ones.
  ///   - folder: The working folder: paths below it are told from there.
  init(_ problems: [LayoutProblem], in folder: String) {
    var known: Set<LayoutProblem> = []
    let distinct = problems.filter { known.insert($0).inserted }
    self.problems = LayoutProblem.Severity.allCases.flatMap { severity in
      distinct.filter { $0.rule.severity == severity }
    }
    self.folder = folder
  }

  /// How many there are of a severity.
  func count(_ severity: LayoutProblem.Severity) -> Int {
    problems.filter { $0.rule.severity == severity }.count
  }

  /// The lines, each ended by a line break.
  var text: String {
    problems.map { problem in
      let place = place(of: problem).map { "\($0.file):\($0.line): " } ?? ""
      return
        "\(place)\(problem.rule.severity.rawValue): \(ElementText.clean(problem.sentence)) [\(problem.rule.rawValue)]\n"
    }.joined()
  }

  /// The file and the line of a mistake, from the working folder where it is below that.
  func place(of problem: LayoutProblem) -> (file: String, line: Int)? {
    problem.place.map { place in
      let path = place.filePath
      return (path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path, place.line)
    }
  }
}
