import Foundation
import GalleyTree
import GalleyViews

/// The layer above the windows of apps on a Mac: the windows of other processes, dialogs and the menu bar.
///
/// Unlike an alert on a telephone, a dialog only covers the content below it.
struct MacSystemView: View {
  let model: SpringboardModel
  let mac: MacModel

  var body: some View {
    ZStack(alignment: .topLeading) {
      if mac.isAssistantShown { BluetoothSetupAssistantView { mac.isAssistantShown = false }.centered() }
      if let question = model.question {
        MacDialogView(question: question, answer: model.answer).id(model.answered).centered()
      }
      MacMenuBarView(model: mac)
    }
  }
}

extension View {
  /// Puts a window into the middle of the screen.
  fileprivate func centered() -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// Makes a card a window that takes all touches on it.
  fileprivate func macWindow() -> some View {
    let shape = RoundedRectangle(cornerRadius: MacDesktopView.windowRadius, style: .continuous)
    return background(Color(light: 0xF4F4F4, dark: 0x2A2A2D)).clipShape(shape)
      .contentShape(Rectangle()).onTapGesture {}
      .background { shape.fill(Color.black.opacity(0.4)).blur(radius: 16).offset(y: 8) }
  }
}

/// A dialog of the system, such as a question for a permission.
///
/// - Reference: [Alerts](https://developer.apple.com/design/human-interface-guidelines/alerts) in Apple's guidelines, with pictures
///   of those of macOS.
private struct MacDialogView: View {
  let question: SpringboardModel.SystemQuestion
  let answer: (Int) -> Void

  private static let width: CGFloat = 260

  var body: some View {
    VStack(spacing: 10) {
      Image(systemName: question.asksForPermission ? "hand.raised.fill" : "exclamationmark.triangle.fill")
        .font(.system(size: 44)).foregroundStyle(question.asksForPermission ? Color.blue : .yellow)
        .frame(height: 60).accessibilityHidden(true)
      Text(verbatim: question.title).font(.system(size: 13, weight: .bold)).multilineTextAlignment(.center)
        .fixedSize(horizontal: false, vertical: true)
      if !question.message.isEmpty {
        Text(verbatim: question.message).font(.system(size: 11)).multilineTextAlignment(.center)
          .fixedSize(horizontal: false, vertical: true)
      }
      buttons.padding(.top, 6)
    }
    .padding(16)
    .frame(width: Self.width)
    .macWindow()
    .accessibilityElement(children: .contain)
    .elementType(.dialog, title: "", role: question.asksForPermission ? .permissionDialog : nil)
  }

  /// Two stand beside each other, the one that cancels first; more stand below each other, the last one first.
  @ViewBuilder private var buttons: some View {
    if question.buttons.count == 2 {
      HStack(spacing: 8) { ForEach(0..<2, id: \.self, content: button) }
    } else {
      VStack(spacing: 8) { ForEach(question.buttons.indices.reversed(), id: \.self, content: button) }
    }
  }

  private func button(_ index: Int) -> some View {
    Button(role: question.buttons[index].role) {
      answer(index)
    } label: {
      Text(verbatim: question.buttons[index].title).font(.system(size: 13)).foregroundStyle(Color.primary)
        .frame(maxWidth: .infinity).frame(height: 28)
        .background(Color(light: 0xDDDDDD, dark: 0x55555A), in: RoundedRectangle(cornerRadius: 6))
    }
    .buttonStyle(.plain)
  }
}

/// The window of the assistant that comes up on a Mac without a keyboard; its words are not Apple's.
private struct BluetoothSetupAssistantView: View {
  let close: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      MacTitleBar(title: "Bluetooth Setup Assistant", active: [.close]) { _ in close() }
      VStack(spacing: 14) {
        Image(systemName: "keyboard").font(.system(size: 64)).foregroundStyle(.secondary)
          .accessibilityHidden(true)
        Text("No keyboard is connected").font(.system(size: 22, weight: .semibold))
        Text("Turn on your Bluetooth keyboard and hold it near this Mac.").font(.system(size: 13))
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(width: 620, height: 400)
    .macWindow()
    .accessibilityElement(children: .contain)
    .elementType(.window, title: "Bluetooth Setup Assistant", role: .setupAssistant)
  }
}
