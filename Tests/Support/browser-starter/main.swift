import Foundation
import GalleyBrowser

// Starts a browser, prints its folder and the numbers of its processes, and waits until it is killed.
let browser = try StartedBrowser(chromium: .chromium(), ChromiumSettings())
let folder = browser.process?.folder ?? ""
print("\(folder) \(browser.browserProcess ?? 0)")
fflush(nil)
while true { sleep(1_000) }
