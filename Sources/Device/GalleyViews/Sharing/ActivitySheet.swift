import Foundation

/// The system's sheet that offers items to other apps: a preview, a row of apps, and the available actions.
///
/// Elements have the names of iOS: the sheet is an `other` with the identifier `ActivityListView`, its bar is
/// `UIActivityContentView`, and apps and actions are cells. A chosen app receives nothing here; the sheet
/// ends as if it had.
struct ActivitySheet: View {
  let items: SharedItems
  /// Whether copying is offered.
  var offersCopy = true
  /// A closure that receives the performed activity; `nil` if the sheet was closed.
  let done: (UIActivity.ActivityType?) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 0) {
      header
      line
      apps
      line
      actions
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity)
    .background(Color(.systemGroupedBackground), ignoresSafeAreaEdges: .all)
    .presentationDetents([.medium, .large])
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("ActivityListView")
  }

  private var line: some View { Color.separator.frame(height: 0.5).accessibilityHidden(true) }

  private func end(_ type: UIActivity.ActivityType?) {
    done(type)
    dismiss()
  }

  // MARK: Items

  private var header: some View {
    HStack(spacing: 12) {
      preview.frame(width: 44, height: 44).clipShape(.rect(cornerRadius: 8)).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 1) {
        items.shownTitle.font(.subheadline.weight(.semibold)).lineLimit(items.subtitle == nil ? 2 : 1)
        if let subtitle = items.subtitle {
          Text(verbatim: subtitle).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
        }
      }
      Spacer(minLength: 0)
      Button {
        end(nil)
      } label: {
        Image(systemName: "xmark").font(.system(size: 13, weight: .bold)).foregroundStyle(.secondary)
          .frame(width: 30, height: 30)
          .background(Color(.tertiarySystemFill), in: .circle)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Close")
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 15)
    .accessibilityElement(children: .contain)
    .modified(
      by: AccessibilityModifier {
        $0.type = .navigationBar
        $0.identifier = "UIActivityContentView"
      })
  }

  @ViewBuilder private var preview: some View {
    if let image = items.image ?? items.pictures.first.map({ Image(uiImage: $0) }) {
      image.resizable().scaledToFill()
    } else {
      Image(systemName: items.symbol).font(.title3).foregroundStyle(.secondary)
        .frame(width: 44, height: 44)
        .background(Color(.tertiarySystemFill))
    }
  }

  // MARK: Where to

  private var apps: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(alignment: .top, spacing: 14) {
        ForEach(SharingApp.all) { app in
          cell(app.name) {
            VStack(spacing: 6) {
              Image(systemName: app.symbol).font(.system(size: 28)).foregroundStyle(app.foreground)
                .frame(width: 60, height: 60)
                .background(app.background, in: .rect(cornerRadius: 13.5))
                .accessibilityHidden(true)
              Text(verbatim: app.name).font(.system(size: 12)).lineLimit(1)
            }
            .frame(width: 68)
          } action: {
            end(app.type)
          }
        }
      }
      .padding(.horizontal, 12)
    }
    .padding(.vertical, 16)
  }

  private var actions: some View {
    VStack(spacing: 0) {
      if offersCopy {
        cell("Copy") {
          HStack {
            Text("Copy")
            Spacer()
            Image(systemName: "doc.on.doc").accessibilityHidden(true)
          }
          .padding(.horizontal, 16)
          .frame(minHeight: 52)
          .contentShape(Rectangle())
        } action: {
          items.copy()
          end(.copyToPasteboard)
        }
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 10))
        .padding(16)
      }
    }
  }

  private func cell(
    _ name: String, @ViewBuilder label: () -> some View, action: @escaping () -> Void
  ) -> some View {
    Button(action: action, label: label).buttonStyle(.plain)
      .accessibilityElement(children: .contain)
      .modified(
        by: AccessibilityModifier {
          $0.type = .cell
          $0.label = name
        })
  }
}

/// An app of the system that things are offered to.
private struct SharingApp: Identifiable {
  let name: String
  let symbol: String
  let foreground: Color
  let background: AnyShapeStyle
  let type: UIActivity.ActivityType

  var id: String { name }

  init(
    _ name: String, _ symbol: String, _ foreground: Color = .white, on background: some ShapeStyle,
    _ type: String
  ) {
    self.name = name
    self.symbol = symbol
    self.foreground = foreground
    self.background = AnyShapeStyle(background)
    self.type = UIActivity.ActivityType(rawValue: type)
  }

  static let all = [
    SharingApp("Messages", "message.fill", on: Color.green.gradient, "com.apple.UIKit.activity.Message"),
    SharingApp("Mail", "envelope.fill", on: Color.blue.gradient, "com.apple.UIKit.activity.Mail"),
    SharingApp(
      "Notes", "note.text", .yellow, on: Color.white, "com.apple.mobilenotes.SharingExtension"),
    SharingApp(
      "Reminders", "list.bullet", .orange, on: Color.white, "com.apple.reminders.RemindersEditorExtension"),
  ]
}

extension ViewHost {
  /// Offers texts that are selected in fields to other apps, by *Share…* of the edit menu.
  package func offerSharing() {
    shareText = { [weak self] text in
      self?.presentSystemSheet(ActivitySheet(items: SharedItems(values: [text])) { _ in })
    }
  }
}
