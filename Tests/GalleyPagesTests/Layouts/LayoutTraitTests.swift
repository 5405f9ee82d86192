import Foundation
import GalleyAutomation
import GalleyTree
import Testing

@testable import GalleyPages

@Suite struct TraitTests {
  /// Screens of Apple's devices, with their horizontal size class on a full screen.
  @Test(arguments: [
    (375.0, 812.0, false), (812.0, 375.0, false), (414.0, 896.0, false), (896.0, 414.0, true),
    (926.0, 428.0, true),
    (844.0, 390.0, false), (736.0, 414.0, true), (667.0, 375.0, false), (744.0, 1133.0, true),
    (1133.0, 744.0, true),
    (1024.0, 1366.0, true),
  ]) func sizeClassesAreApples(width: Double, height: Double, isRegular: Bool) {
    let device = Configuration(device: "", size: CGSize(width: width, height: height), scale: 2)
    #expect(LayoutTrait.regular.holds(on: device) == isRegular)
    #expect(LayoutTrait.compact.holds(on: device) == !isRegular)
    #expect(LayoutTrait.landscape.holds(on: device) == (width > height))
    #expect(LayoutTrait.portrait.holds(on: device) == (width <= height))
  }

  @Test func traitsCanBeMade() {
    let dark = LayoutTrait("dark") { $0.appearance == .dark }
    #expect(dark.holds(on: Configuration(device: "", size: .zero, scale: 1, appearance: .dark)))
    #expect(!dark.holds(on: Configuration(device: "", size: .zero, scale: 1)))
  }
}
