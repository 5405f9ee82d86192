/// The text of a plan as SwiftPM writes it.
enum SamplePlan {
  /// The plan of a package in a folder, which is linked to a program of tests.
  static func text(in root: String) -> String {
    let build = "\(root)/.build/x86_64/debug"
    func list(_ words: [String]) -> String { "[\(words.map { "\"\($0)\"" }.joined(separator: ","))]" }
    func compile(_ name: String, _ sources: [String], _ imports: [String]) -> String {
      let inputs = sources.map { "\(root)/\($0)" } + imports.map { "\(build)/Modules/\($0).swiftmodule" }
      let words = ["swiftc", "-module-name", name, "-emit-module-path", "m", "-package-name", "shop"]
      return """
          "C.\(name)-x86_64-unknown-linux-gnu-debug.module":
            tool: shell
            inputs: \(list(inputs))
            outputs: \(list(["\(build)/\(name).build/x.swift.o", "\(build)/Modules/\(name).swiftmodule"]))
            args: \(list(words))


        """
    }
    let program = ["swiftc", "-o", "\(build)/ShopPackageTests.xctest", "-module-name", "ShopPackageTests"]
    return compile("Base", ["Sources/Base/Text.swift"], [])
      + compile("Shop", ["Sources/Shop/Cart.swift"], ["Base"])
      + compile("Mail", ["Sources/Mail/Inbox.swift"], ["Base"])
      + compile("Tool", ["Sources/Tool/main.swift"], ["Base"])
      + compile("ShopTests", ["Tests/ShopTests/CartTests.swift", "Tests/ShopTests/Helper.swift"], ["Shop"])
      + compile("MailTests", ["Tests/MailTests/InboxTests.swift"], ["Mail"])
      + compile("ShopPackageDiscoveredTests", [], ["ShopTests", "MailTests"])
      + compile("ShopPackageTests", [], ["ShopTests", "MailTests", "ShopPackageDiscoveredTests"])
      + "    args: \(list(program + ["-emit-executable"]))\n"
  }
}
