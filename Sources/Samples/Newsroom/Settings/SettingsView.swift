import SwiftUI

/// The size of an article's text.
enum ArticleTextSize: String, CaseIterable, Hashable {
  case small = "Small"
  /// The size of the system's setting.
  case medium = "Medium"
  case large = "Large"

  /// The font of an article's text.
  var font: Font {
    switch self {
    case .small: .subheadline
    case .medium: .body
    case .large: .title3
    }
  }
}

/// The preferences of a reader.
@MainActor @Observable
final class ReaderPreferences {
  /// The size of an article's text.
  var textSize = ArticleTextSize.medium
  /// Whether breaking news are announced.
  var announcesNews = true
  /// Whether videos play by themselves on Wi-Fi.
  var playsVideos = false
  /// The edition of the newspaper.
  var edition = "City"
}

/// The sheet of settings.
struct SettingsView: View {
  let preferences: ReaderPreferences

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    @Bindable var preferences = preferences
    NavigationStack {
      Form {
        Section("Reading") {
          Picker("Text Size", selection: $preferences.textSize) {
            ForEach(ArticleTextSize.allCases, id: \.self) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          .accessibilityIdentifier("settings.textSize")
          Toggle("Play Videos on Wi-Fi", isOn: $preferences.playsVideos)
            .accessibilityIdentifier("settings.videos")
        }
        Section {
          Toggle("Breaking News", isOn: $preferences.announcesNews)
            .accessibilityIdentifier("settings.announcements")
        } header: {
          Text("Notifications")
        } footer: {
          Text("Twice a day at most.")
        }
        Section {
          Picker("Edition", selection: $preferences.edition) {
            ForEach(["City", "Country", "Coast"], id: \.self) { Text($0) }
          }
          .accessibilityIdentifier("settings.edition")
          LabeledContent("Version", value: "4.2")
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }.accessibilityIdentifier("settings.done")
        }
      }
    }
  }
}
