import Foundation
import GalleyTree
import Testing

@Suite struct DeviceModelTests {
  @Test func namesAreUnambiguous() {
    let names = DeviceModel.catalogue.flatMap { [$0.name] + $0.otherNames }.map { $0.lowercased() }
    #expect(Set(names).count == names.count)
    for name in names { #expect(DeviceNames.find(name) != nil) }
    #expect(DeviceNames.words.map(DeviceNames.find) == DeviceNames.all)
    #expect(DeviceNames.words.allSatisfy { !$0.contains(" ") && !$0.contains("(") })
  }

  @Test(arguments: [
    ("iphone x", "iPhone X"), ("iPad Pro (9.7-inch)", "iPad Pro 9.7"),
    ("iPhone SE (3rd generation)", "iPhone SE"), ("iPad Air 11-inch (M2)", "iPad Air"),
    ("iPad Pro 13-inch", "iPad Pro 13"), ("iphone-15-pro-max", "iPhone 15 Pro Max"),
  ])
  func aModelIsFoundByTheNamesThatPeopleHaveForIt(_ word: String, _ name: String) {
    #expect(DeviceNames.find(word) == name)
  }

  @Test(arguments: DeviceModel.catalogue) func whatIsCutOutIsOutsideOfTheSafeArea(_ model: DeviceModel) {
    guard let cutOut = model.cutOut else { return }
    #expect(cutOut.maxY <= model.safeArea.top)
    #expect(cutOut.midX == model.size.width / 2)
    #expect(cutOut.maxY <= model.landscapeSafeArea.left && cutOut.maxY <= model.landscapeSafeArea.right)
  }

  @Test(arguments: DeviceModel.catalogue.filter { !$0.isMac }) func onlyTabletsHaveAStatusBarOnTheirSide(
    _ model: DeviceModel
  ) {
    #expect(model.landscapeSafeArea.top == (model.isTablet ? model.safeArea.top : 0))
    #expect((model.safeArea.bottom > 0) == model.hasHomeIndicator)
    #expect(model.isTablet == (min(model.size.width, model.size.height) > 700))
  }

  @Test(arguments: DeviceModel.catalogue.filter { !$0.isMac }) func theSizeOfAScreenTellsATablet(
    _ model: DeviceModel
  ) {
    let turned = CGSize(width: model.size.height, height: model.size.width)
    #expect(ScreenSize.isTablet(model.size) == model.isTablet)
    #expect(ScreenSize.isTablet(turned) == model.isTablet)
    #expect(ScreenSize.isRegularInWidth(model.size) == model.isTablet)
    #expect(ScreenSize.isRegularInWidth(turned) == (model.isTablet || model.size.width >= 414))
  }
}
