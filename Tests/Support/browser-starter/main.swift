import Foundation
import GalleyBrowser

// Starts the browser of the first argument, prints its folder and the number of its process if that is known, and waits until it is
// killed. Where none starts, it prints the error.
do {
  switch BrowserEngine(rawValue: CommandLine.arguments.last ?? "") {
  case .chromium:
    let browser = try StartedBrowser(chromium: .chromium(), ChromiumSettings())
    wait(browser.process?.folder, browser.browserProcess)
  case .firefox:
    let browser = try StartedFirefox(BrowserPrograms.firefox(), FirefoxSettings())
    wait(browser.process.folder, browser.browserProcess)
  case .webkit:
    let browser = try StartedBrowser(webkit: WebKitPrograms(), WebKitSettings())
    wait(browser.process?.folder, browser.browserProcess)
  case nil: exit(2)
  }
} catch {
  print("\(error)".replacingOccurrences(of: "\n", with: " "))
  exit(1)
}

func wait(_ folder: String?, _ process: pid_t?) {
  print("\(folder ?? "") \(process ?? 0)")
  fflush(nil)
  while true { sleep(1_000) }
}
