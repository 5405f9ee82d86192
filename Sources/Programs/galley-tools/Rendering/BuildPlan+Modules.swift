import Foundation

extension BuildPlan {
  /// The step of a build that compiles a module.
  struct Step {
    /// The name of the target.
    var target: String
    /// The files that it reads, absolute paths.
    var inputs: [String]
    /// The files that it writes.
    var outputs: [String]

    /// The modules that it imports by their files.
    var imports: [String] {
      inputs.filter { $0.hasSuffix(".swiftmodule") }.map {
        (($0 as NSString).lastPathComponent as NSString).deletingPathExtension
      }
    }

    /// The Swift files.
    var sources: [String] { inputs.filter { $0.hasSuffix(".swift") } }

    /// The object files.
    var objects: [String] { outputs.filter { $0.hasSuffix(".o") } }
  }

  /// A module with all modules that it depends on, by the steps of the plan.
  func closure(of modules: Set<String>) -> Set<String> {
    var closure: Set<String> = []
    var rest = modules.filter { steps[$0] != nil }
    while let module = rest.popFirst() {
      closure.insert(module)
      rest.formUnion(steps[module]?.imports.filter { steps[$0] != nil && !closure.contains($0) } ?? [])
    }
    return closure
  }

  /// The module that a Swift file belongs to.
  func module(of path: String) -> String? {
    steps.first { $0.value.inputs.contains(path) }?.key
  }

  /// The target of a module, if building it builds everything that a program needs which shows its views: Galley is compiled already, and the
  /// module needs neither resources nor other languages.
  func targetBuiltAlone(_ module: String) -> String? {
    guard let step = steps[module], steps["Galley"] == nil else { return nil }
    let hasResources = closure(of: [module]).contains { module in
      steps[module]?.inputs.contains {
        ($0 as NSString).lastPathComponent == "resource_bundle_accessor.swift"
      }
        ?? true
    }
    let folders = steps.keys.map { "/\($0).build/" }
    let isSwift = testObjects.allSatisfy { object in folders.contains { object.contains($0) } }
    return hasResources || !isSwift ? nil : step.target
  }
}
