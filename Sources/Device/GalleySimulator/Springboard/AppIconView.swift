import Foundation
import GalleyViews

/// The icon of an app: the picture `AppIcon` among its assets, else the first letter of its name.
struct AppIconView: View {
  let icon: SpringboardModel.Icon
  let length: CGFloat

  /// The part of an icon's length that the radius of its corners is.
  ///
  /// - Reference: [App icons](https://developer.apple.com/design/human-interface-guidelines/app-icons), the template for iOS.
  static let cornerRatio: CGFloat = 0.2237

  /// The name of an app's picture among those of the home screen.
  static func asset(of bundleIdentifier: String) -> String { "AppIcon \(bundleIdentifier)" }

  /// Colours of letters' grounds, from above to below.
  private static let grounds: [(light: UInt32, dark: UInt32)] = [
    (0xF29A5B, 0xE0652B), (0x5AB3F5, 0x2772E0), (0x6FD88A, 0x2FA257), (0xC58BF2, 0x8444C9),
    (0xF27E93, 0xD63A5E), (0x5FD3CE, 0x1F9A9E), (0xF5CB5C, 0xDE9B1E), (0x9AA5B8, 0x5C6880),
  ]

  /// The ground of an app's letter, which depends on its identifier alone.
  private var ground: (light: UInt32, dark: UInt32) {
    let sum = icon.id.utf8.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) }
    return Self.grounds[Int(sum % UInt32(Self.grounds.count))]
  }

  var body: some View {
    Group {
      if icon.hasPicture {
        Image(Self.asset(of: icon.id)).resizable().scaledToFill()
      } else {
        LinearGradient(
          colors: [Color(hex: ground.light), Color(hex: ground.dark)], startPoint: .top, endPoint: .bottom
        )
        .overlay {
          Text(verbatim: String(icon.name.prefix(1)).uppercased())
            .font(.system(size: length * 0.5, weight: .semibold, design: .rounded)).foregroundStyle(.white)
        }
      }
    }
    .frame(width: length, height: length)
    .clipShape(RoundedRectangle(cornerRadius: length * Self.cornerRatio, style: .continuous))
    .accessibilityHidden(true)
  }
}
