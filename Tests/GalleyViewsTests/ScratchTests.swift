import Foundation
import GalleyAutomation
import GalleyImage
import GalleySimulator
import GalleyTree
import GalleyViews
import Recipes
import Testing

@Test func scratch() throws {
  for dark in [false, true] {
  let device = try SimulatedDevice(.iPhoneX, appearance: dark ? .dark : .light)
  device.network.serve("https://recipes.example/", answer: RecipeBook.respond)
  device.install(RecipesApp.self)
  func shoot(_ name: String) throws {
    let c = try device.capture()
    try AtomicFile.write(PNG.encode(c.picture), to: "/tmp/shots/\(name)\(dark ? "-dark" : "").png")
    if !dark { print(name); print(c.snapshot.screen) }
  }
  try shoot("0-home")
  try device.launch(LaunchRequest(RecipesApp.bundleIdentifier))
  try shoot("1-list")
  try device.perform(.tap(CGPoint(x: 150, y: 200)))
  try shoot("2-detail")
  try device.perform(.drag(from: CGPoint(x: 187, y: 700), to: CGPoint(x: 187, y: 100), velocity: 600))
  device.advance(by: .seconds(3))
  try shoot("3-scrolled")
  try device.perform(.drag(from: CGPoint(x: 187, y: 700), to: CGPoint(x: 187, y: 100), velocity: 600))
  device.advance(by: .seconds(3))
  try shoot("4-bottom")
  try device.perform(.tap(CGPoint(x: 100, y: 740)))
  try shoot("5-permission")
  try device.perform(.tap(CGPoint(x: 187, y: 460)))
  try shoot("6-answered")
  try device.perform(.tap(CGPoint(x: 40, y: 66)))
  try shoot("7-back")
  try device.perform(.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 120, y: 300), velocity: 600))
  try shoot("8-swiped")
  try device.perform(.tap(CGPoint(x: 325, y: 300)))
  try shoot("9-alert")
  }
}
