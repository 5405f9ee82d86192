import AppVariants
import SwiftUI

/// What happens by itself.
struct AutomationsScreen: View {
  @Environment(\.look) private var look
  var isBuilding = false

  var body: some View {
    List {
      Section {
        ForEach(rules) { rule in
          RuleRow(rule: rule)
            .swipeActions {
              Button("Delete", role: .destructive) {}
              Button("Edit") {}.tint(.indigo)
            }
            .listRowSeparator(look.rules.separators ? .automatic : .hidden)
            .listRowInsets(
              EdgeInsets(top: 10, leading: look.rules.inset, bottom: 10, trailing: look.rules.inset)
            )
            .listRowBackground(look.rules.rowColor == 0 ? nil : Color(hex: look.rules.rowColor))
        }
      } header: {
        Text(look.rules.header)
      } footer: {
        Text(look.rules.footer)
      }
      Section("Ideas") {
        Label {
          HStack {
            VStack(alignment: .leading) {
              Text("Learn from the week")
              Text("Does by itself what you do each day.").font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Text(look.rules.badge)
              .font(.caption2.bold())
              .padding(.horizontal, look.rules.ideaPadding)
              .padding(.vertical, 3)
              .background(.yellow.opacity(0.4), in: .rect(cornerRadius: 5))
          }
        } icon: {
          Image(systemName: "sparkles")
        }
      }
      Section {
        Button {
        } label: {
          Label(look.rules.add, systemImage: look.rules.addIcon)
        }
        .disabled(look.rules.isDisabled)
      }
    }
    .listStyle(.insetGrouped)
    .listSectionSpacing(look.rules.sectionGap)
    .navigationTitle(look.rules.title)
    .toolbar {
      if look.rules.editIsShown { EditButton() }
    }
    .sheet(isPresented: .constant(isBuilding)) { BuilderSheet() }
  }

  private var rules: [Rule] {
    var rules = [
      Rule(
        name: "Arriving home", detail: "When the first of us arrives", icon: "location.fill",
        isOn: look.rules.first),
      Rule(
        name: look.rules.second, detail: look.rules.detail, icon: look.rules.secondIcon,
        isOn: look.rules.secondIsOn),
    ]
    if look.rules.hasThird {
      rules.append(Rule(name: "Window open", detail: "Heating pauses", icon: "wind", isOn: false))
    }
    if look.rules.hasFourth {
      rules.append(Rule(name: "Water leak", detail: "Everybody is told", icon: "drop.fill", isOn: true))
    }
    if look.rules.isReordered { rules.swapAt(0, 1) }
    return rules
  }
}

/// Something that happens by itself.
private struct Rule: Identifiable {
  var name: String
  var detail: String
  var icon: String
  var isOn: Bool

  var id: String { name }
}

/// Something that happens by itself, with a switch.
private struct RuleRow: View {
  @Environment(\.look) private var look
  let rule: Rule

  var body: some View {
    Toggle(isOn: .constant(rule.isOn)) {
      HStack(spacing: look.rules.gap) {
        Image(systemName: rule.icon)
          .font(.footnote)
          .foregroundStyle(.white)
          .frame(width: 28, height: 28)
          .background(Color(hex: look.rules.iconColor), in: Circle())
        VStack(alignment: .leading, spacing: look.rules.textGap) {
          Text(rule.name).fontWeight(look.rules.nameWeight.weight)
          Text(rule.detail)
            .font(look.rules.detailFont.font)
            .foregroundStyle(.secondary)
            .lineLimit(look.rules.detailLimit)
        }
      }
    }
    .tint(look.rules.tint.color(or: look.warm))
  }
}
