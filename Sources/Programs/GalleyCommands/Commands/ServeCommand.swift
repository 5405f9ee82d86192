import GalleyTree

/// `galley serve`: serves the apps of a package to clients of Appium and WebDriverAgent.
package enum ServeCommand: ToolCommand {
  package static let name = "serve"

  package static let spec = CommandSpec(
    name: name, summary: "serve the apps of a package to clients of Appium and WebDriverAgent",
    operands: .anyAndRest("app", "swift build argument"),
    options: Options.self,
    discussion: """
      Builds the package as for its tests, and serves its apps until you stop it; an app is a type such as RecipesApp or
      Recipes.RecipesApp, and without one all apps are served. One test target has to depend on GalleyAppium. Prints the
      address of the server, which a client such as Appium-Python-Client connects to:

        galley serve --port 4723 RecipesApp

      Each session has a simulated device of its own, whose clock is virtual, in a process of its own: an app that traps ends
      only its session. Sessions of one client are open to the others, which need nothing but the address. Another address
      than this machine's needs a token, which clients send as the password of the address or as "Authorization: Bearer".
      """)

  package struct Options: CommandOptions {
    package let package: ValueOption<String>
    package let port: ValueOption<Int>
    package let host: ValueOption<String>
    package let tokenFile: ValueOption<String>
    package let device: ValueOption<String>

    package init(_ line: inout OptionReader) {
      package = line.value(
        "--package", "path", completion: .folders,
        summary: "serve the apps of the package in this folder; the default is that of the working folder")
      port = line.value(
        "--port", "n", as: .wholeNumber, summary: "listen on this port; the default is a free one")
      host = line.value(
        "--host", "address",
        summary: "listen on this numeric address instead of 127.0.0.1 and ::1; needs --token-file")
      tokenFile = line.value(
        "--token-file", "file", completion: .files,
        summary: "with --host: read the token from a file that only you may read")
      device = line.value(
        "--device", "name", completion: .words(DeviceNames.words),
        summary: "use this device in sessions that name none; the default is iPhone X")
    }
  }
}
