import Testing

@Suite struct ModuleTableTests {
  @Test func `no module imports itself by way of others`() {
    for module in Module.all { #expect(!module.allowed.contains(module.name), "\(module.name)") }
  }

  @Test func `every module comes after those it imports`() {
    for (index, module) in Module.all.enumerated() {
      let later = Module.all[index...].map(\.name).filter(module.imports.contains)
      #expect(later.isEmpty, "\(module.name) imports \(later), which come after it")
    }
  }

  @Test func `every target has a row, and every row a target`() throws {
    let targets = try PackageFiles.targets().filter {
      $0.folder.hasPrefix("Sources/") && !$0.folder.hasPrefix("Sources/System/")
        || $0.folder.hasPrefix("Pages/")
    }
    try #require(targets.count > 15, "the targets were not found in Package.swift")
    for target in targets {
      let module = Module.holding(target.folder + "/")
      #expect(module != nil, "\(target.name) in \(target.folder) has no row")
      if let module, module.folder == target.folder { #expect(module.name == target.name) }
    }
    for module in Module.all {
      #expect(
        targets.contains { ($0.folder + "/").hasPrefix(module.folder + "/") },
        "\(module.name) has a row, and no target in \(module.folder)")
    }
  }

  @Test func `tests of users link no report, no review server and no sample`() throws {
    let galley = try #require(Module.all.first { $0.name == "Galley" })
    #expect(galley.allowed.filter { $0.hasPrefix("GalleyRe") || $0.hasPrefix("Recipes") } == [])
  }

  @Test func `a row allows no import that no file makes`() throws {
    for module in Module.all {
      let used = try Set(PackageFiles.sources(below: module.folder).flatMap { $0.imports.map(\.module) })
      let unused = module.imports.filter { !used.contains($0) }
      #expect(unused.isEmpty, "\(module.name) may import \(unused.joined(separator: ", ")), and no file does")
    }
  }
}
