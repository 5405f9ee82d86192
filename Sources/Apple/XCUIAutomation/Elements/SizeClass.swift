import Foundation
import GalleyAutomation
import GalleySystem
import GalleyTree

/// The room that an interface has along one side, with Apple's raw values.
///
/// - Reference: [`UIUserInterfaceSizeClass`](https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass).
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable, CaseIterable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

extension XCUIElement {
  /// The room that an interface has along one side.
  public typealias SizeClass = UIUserInterfaceSizeClass

  /// The room that the element's screen has from left to right.
  @MainActor @preconcurrency @_disfavoredOverload
  public var horizontalSizeClass: SizeClass {
    XCUIContext.run(.unspecified, at: site) {
      SizeClasses(of: try $0.read(target).snapshot.configuration.size).horizontal
    }
  }

  /// The room that the element's screen has from top to bottom.
  @MainActor @preconcurrency @_disfavoredOverload
  public var verticalSizeClass: SizeClass {
    XCUIContext.run(.unspecified, at: site) {
      SizeClasses(of: try $0.read(target).snapshot.configuration.size).vertical
    }
  }
}

/// The size classes of a screen.
///
/// A telephone is regular from top to bottom when upright and compact everywhere else; a tablet is regular both ways. The
/// widest side of a telephone on which Apple's rule says otherwise, 414 points upright, is regular from left to right when it
/// lies on its side.
///
/// - Reference: [Layout](https://developer.apple.com/design/human-interface-guidelines/layout), on device size classes.
struct SizeClasses {
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass
  let isTablet: Bool

  init(of size: CGSize) {
    isTablet = ScreenSize.isTablet(size)
    horizontal = ScreenSize.isRegularInWidth(size) ? .regular : .compact
    vertical = isTablet || size.height >= size.width ? .regular : .compact
  }

  /// The size classes of the device's screen as it is now; `nil` without a device, and beside the main thread.
  static var ofDevice: SizeClasses? {
    guard MainActorEntry.isInside else { return nil }
    return MainActor.assumeIsolated {
      (try? XCUIContext.automator?.driver.snapshot())?.configuration.size
    }.map(SizeClasses.init)
  }
}
