import AppVariants
import SwiftUI

/// News, of which there are none.
struct InboxScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(spacing: 0) {
      Picker("Which", selection: .constant(look.inbox.scope)) {
        Text("Unread").tag(0)
        Text("All").tag(1)
      }
      .pickerStyle(.segmented)
      .padding(.horizontal, 16)
      ContentUnavailableView {
        Label(look.inbox.emptyTitle, systemImage: look.inbox.icon)
      } description: {
        Text(look.inbox.text)
      } actions: {
        if look.inbox.actionIsProminent {
          action.buttonStyle(.borderedProminent)
        } else {
          action.buttonStyle(.bordered)
        }
        if look.inbox.hasSecondAction { Button("Change what is told") {} }
      }
      .frame(maxHeight: .infinity)
      if look.inbox.tipIsShown { TipBox() }
    }
    .padding(.bottom, look.inbox.bottom)
    .background(look.canvas)
    .navigationTitle(look.inbox.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { Button("Settings", systemImage: look.inbox.settings) {} }
  }

  private var action: some View {
    Button(look.inbox.action) {}.controlSize(look.inbox.actionIsLarge ? .large : .regular)
  }
}

/// Something to know.
private struct TipBox: View {
  @Environment(\.look) private var look

  private var tint: Color { Color(hex: look.inbox.tipTint) }

  var body: some View {
    HStack(spacing: look.inbox.tipGap) {
      Image(systemName: look.inbox.tipIcon).font(.title3).foregroundStyle(tint)
      Text(look.inbox.tip).font(.footnote)
      Spacer(minLength: 0)
    }
    .padding(look.inbox.tipPadding)
    .background(tint.opacity(0.08), in: .rect(cornerRadius: look.inbox.tipRadius))
    .overlay {
      RoundedRectangle(cornerRadius: look.inbox.tipRadius).stroke(
        tint.opacity(0.5), lineWidth: look.inbox.tipBorder)
    }
    .padding(.horizontal, 16)
  }
}
