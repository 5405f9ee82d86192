import GalleyAuthoring
import GalleyCommands
import GalleyPages
import GalleyText
import GalleyTree

/// A list of problems in layouts, printed as lines that an editor can follow: file, line, severity, sentence.
struct ProblemList {
  /// The problems, each once, errors first.
  let problems: [LayoutProblem]
  private let folder: String

  /// Makes a list without duplicates, which two targets with one atlas have, and with paths relative to a folder.
  init(_ problems: [LayoutProblem], in folder: String) {
    var known: Set<LayoutProblem> = []
    let distinct = problems.filter { known.insert($0).inserted }
    self.problems = LayoutProblem.Severity.allCases.flatMap { severity in
      distinct.filter { $0.rule.severity == severity }
    }
    self.folder = folder
  }

  /// The number of problems of a severity.
  func count(_ severity: LayoutProblem.Severity) -> Int {
    problems.filter { $0.rule.severity == severity }.count
  }

  /// The lines, each ended by a line break.
  var text: String {
    problems.map { fault($0).line(in: folder) }.joined()
  }

  /// The file and the line of a problem, relative to the folder if it is below that.
  func place(of problem: LayoutProblem) -> (file: String, line: Int)? {
    fault(problem).place(in: folder)
  }

  private func fault(_ problem: LayoutProblem) -> LayoutFault {
    LayoutFault(
      rule: problem.rule.rawValue, severity: problem.rule.severity.rawValue, sentence: problem.sentence,
      site: problem.place)
  }
}
