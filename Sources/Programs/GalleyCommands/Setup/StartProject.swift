/// The files and targets that a newcomer begins with.
protocol StartProject {
  /// The package's name as Swift can spell it.
  var name: String { get }
  /// The files, by their path from the root.
  var files: [(path: String, text: String)] { get }
  /// The purpose of the files, for the list of steps.
  var purpose: String { get }
  /// The target of the package's own module, if the project replaces it.
  var replacedTarget: String? { get }

  /// The targets as a manifest has them.
  func targets(_ galley: GalleyPackage) -> [String]
}

extension SampleProject: StartProject {
  var purpose: String { "part of the sample" }
  var replacedTarget: String? { target }
}
