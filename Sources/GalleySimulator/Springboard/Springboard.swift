import Foundation
import GalleyTree
import GalleyViews
import Observation

/// The state of the home screen, the system alerts and the banner.
@MainActor @Observable
final class SpringboardModel {
  /// Whether no app is in front.
  var isHome = true
  /// The installed apps' names, in order of installation.
  var apps: [InstalledApp] = []
  /// The app whose icon's menu is open.
  var held: InstalledApp?
  /// The question on the screen.
  var question: SystemQuestion?
  /// The notification on the screen.
  var banner: Banner?
  /// Whether what lies below the status bar is dark.
  var isOverDark = false

  /// An app's icon.
  struct InstalledApp: Identifiable, Hashable {
    let id: String
    let name: String
  }

  /// A question of the system.
  struct SystemQuestion: Hashable {
    let title: String
    let message: String
    /// The titles of the buttons; the first of several cancels.
    let buttons: [String]
  }

  /// A notification that has come.
  struct Banner: Hashable {
    let number: UInt64
    let bundleIdentifier: String
    let app: String
    let title: String
    let body: String
    let style: PushNotification.Style
  }

  @ObservationIgnored var open: (String) -> Void = { _ in }
  @ObservationIgnored var remove: (String) -> Void = { _ in }
  @ObservationIgnored var answer: (Int) -> Void = { _ in }
}

/// The home screen's content.
struct HomeView: View {
  /// What tells apps from other buttons until they become icons.
  static let appTrait = ElementTraits.updatesFrequently

  let model: SpringboardModel

  var body: some View {
    ZStack(alignment: .topLeading) {
      if model.isHome {
        Color(light: 0x4A6FA5, dark: 0x1B2A41)
        HStack(alignment: .top, spacing: 28) {
          ForEach(model.apps) { app in
            Button {
              model.open(app.id)
            } label: {
              VStack(spacing: 6) {
                Text(String(app.name.prefix(1))).font(.system(size: 30, weight: .semibold))
                  .foregroundStyle(.white).frame(width: 60, height: 60)
                  .background(Color(hex: 0xE8804A), in: RoundedRectangle(cornerRadius: 14))
                  .accessibilityHidden(true)
                Text(app.name).font(.system(size: 12)).foregroundStyle(.white).lineLimit(1)
              }
            }.buttonStyle(.plain).accessibilityAddTraits(Self.appTrait)
              .onLongPressGesture { model.held = app }
          }
        }.padding(.top, 76).padding(.leading, 28)
        if let held = model.held { menu(of: held) }
      }
    }
  }
}

extension HomeView {
  /// The menu that a long press on an icon opens; a tap beside it closes it.
  private func menu(of app: SpringboardModel.InstalledApp) -> some View {
    ZStack {
      Color.black.opacity(0.3).onTapGesture { model.held = nil }
      Button("Remove App", role: .destructive) { model.remove(app.id) }
        .frame(width: 250, height: 44)
        .background(Color.systemBackground, in: RoundedRectangle(cornerRadius: 12))
    }
  }
}

/// The system's alerts above every app.
struct SystemAlertView: View {
  let model: SpringboardModel

  var body: some View {
    Color.clear.alert(
      model.question?.title ?? "",
      isPresented: Binding(get: { model.question != nil }, set: { _ in })
    ) {
      let buttons = model.question?.buttons ?? []
      ForEach(buttons.indices, id: \.self) { index in
        Button(buttons[index], role: index == 0 && buttons.count > 1 ? .cancel : nil) { model.answer(index) }
          // The system's own questions have no button that stands out.
          .fontWeight(.regular)
      }
    } message: {
      if let message = model.question?.message, !message.isEmpty { Text(message) }
    }
  }
}
