import Foundation
import GalleyTree
import GalleyViews

/// The title bar of a Mac's window.
struct MacTitleBar: View {
  let title: String
  /// The buttons that do something; the others are grey.
  let active: [WindowButton]
  let press: (WindowButton) -> Void

  private static let buttons: [(button: WindowButton, color: Color)] = [
    (.close, Color(hex: 0xFF5F57)), (.minimize, Color(hex: 0xFEBC2E)), (.zoom, Color(hex: 0x28C840)),
  ]

  var body: some View {
    HStack(spacing: 8) {
      ForEach(Self.buttons.indices, id: \.self) { index in
        let (button, color) = Self.buttons[index]
        Button {
          press(button)
        } label: {
          Circle().fill(active.contains(button) ? color : Color(light: 0xD5D5D5, dark: 0x55555A))
            .frame(width: 12, height: 12)
        }
        .buttonStyle(.plain).disabled(!active.contains(button))
        .elementType(.button, identifier: button.rawValue)
      }
      Spacer()
    }
    .padding(.horizontal, 9)
    .frame(maxWidth: .infinity)
    .frame(height: MacWindow.titleBarHeight)
    .overlay {
      Text(verbatim: title).font(.system(size: 13, weight: .bold)).accessibilityHidden(true)
    }
    .background(Color(light: 0xECECEC, dark: 0x38383A))
  }
}

/// The bottom layer of a Mac: the desktop, and the frame of the window of the app in front.
struct MacDesktopView: View {
  let model: MacModel

  /// The radius of the corners of windows, in points.
  static let windowRadius: CGFloat = 10

  var body: some View {
    ZStack(alignment: .topLeading) {
      LinearGradient(
        colors: [
          Color(light: 0x3A6EA5, dark: 0x101B33), Color(light: 0x8FB9DC, dark: 0x24304F),
          Color(light: 0xE8C39E, dark: 0x3A2F4A),
        ], startPoint: .topLeading, endPoint: .bottomTrailing)
      if let window = model.window { windowFrame(window.frame(on: model.screen)) }
    }
  }

  private func windowFrame(_ place: CGRect) -> some View {
    let shape = RoundedRectangle(cornerRadius: Self.windowRadius, style: .continuous)
    return VStack(spacing: 0) {
      MacTitleBar(title: model.title, active: [.close, .minimize, .zoom], press: model.press)
      Color(.systemBackground)
    }
    .frame(width: place.width, height: place.height)
    .clipShape(shape)
    .background { shape.fill(Color.black.opacity(0.35)).blur(radius: 20).offset(y: 12) }
    .padding(.top, place.minY).padding(.leading, place.minX)
  }
}
