import AppVariants
import SwiftUI

/// Whom a new message is for.
struct ComposeSheet: View {
  @Environment(\.look) private var look

  private var people: [Person] {
    look.newContactsAreSorted ? Person.all.sorted { $0.name < $1.name } : Person.all
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          Label(look.newGroupTitle, systemImage: "person.2.badge.plus").foregroundStyle(.tint)
        } footer: {
          Text(look.newNoteText)
        }
        Section(look.newHeader) {
          ForEach(people) { person in
            HStack(spacing: 12) {
              Avatar(person: person, size: 34)
              Text(person.name)
              Spacer()
              Image(systemName: look.newSelectionIcon).foregroundStyle(.secondary).accessibilityHidden(true)
            }
            .frame(minHeight: look.newRowHeight - 12)
            .accessibilityIdentifier("person.\(person.id)")
          }
        }
        Section {
          invite.controlSize(look.newControlIsLarge ? .large : .regular).frame(maxWidth: .infinity)
        }
        .listRowBackground(Color.clear)
      }
      .searchable(text: .constant(""), prompt: look.newPrompt)
      .navigationTitle(look.newTitle)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Next") {}.disabled(!look.newDone) }
      }
    }
  }

  @ViewBuilder private var invite: some View {
    if look.newLinkIsProminent {
      Button("Invite by link") {}.buttonStyle(.borderedProminent)
    } else {
      Button("Invite by link") {}.buttonStyle(.bordered)
    }
  }
}
