import AppVariants
import SwiftUI

/// How something that happens by itself is made.
struct BuilderSheet: View {
  @Environment(\.look) private var look

  private var time: Date {
    Calendar.current.date(from: DateComponents(year: 2026, month: 3, day: 9, hour: look.builder.hour)) ?? .now
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField(look.builder.placeholder, text: .constant(look.builder.name))
        Section(look.builder.whenHeader) {
          Picker("Starts", selection: .constant(look.builder.when)) {
            Text("Time").tag(0)
            Text("Sunset").tag(1)
            Text("Sensor").tag(2)
          }
          .pickerStyle(.segmented)
          DatePicker("At", selection: .constant(time), displayedComponents: .hourAndMinute)
          WeekdayRow()
          Stepper(
            "Wait \(look.builder.minutes) minutes", value: .constant(look.builder.minutes), in: 0...60,
            step: 5)
        }
        Section {
          ForEach(steps, id: \.name) { step in
            LabeledContent {
              Image(systemName: "chevron.right").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
                .accessibilityHidden(true)
            } label: {
              Label(step.name, systemImage: step.icon)
            }
          }
          Picker("Room", selection: .constant(look.builder.room)) {
            ForEach(["Hallway", "Kitchen", "Whole house"], id: \.self) { Text($0) }
          }
          Toggle("Notify me", isOn: .constant(look.builder.notifies))
        } header: {
          Text(look.builder.thenHeader)
        } footer: {
          Text(look.builder.footer)
        }
        Button(look.builder.delete, role: .destructive) {}
          .frame(maxWidth: .infinity, alignment: look.builder.deleteSide.frame)
      }
      .listSectionSpacing(look.builder.gap)
      .navigationTitle(look.builder.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) {
          Button(look.builder.save) {}.disabled(look.builder.saveIsDisabled)
        }
      }
    }
  }

  private var steps: [(name: String, icon: String)] {
    var steps = [
      (name: "Turn off all lights", icon: "lightbulb"),
      (name: look.builder.second, icon: look.builder.secondIcon),
    ]
    if look.builder.hasThird { steps.append((name: "Lower the heating", icon: "thermometer.medium")) }
    if look.builder.isReordered { steps.swapAt(0, 1) }
    return steps
  }
}

/// The days of the week, to be chosen.
private struct WeekdayRow: View {
  @Environment(\.look) private var look

  private let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var body: some View {
    HStack(spacing: look.builder.dayGap) {
      ForEach(Array(zip(names, look.builder.days)), id: \.0) { name, isOn in
        Button {
        } label: {
          Text(name.prefix(1))
            .font(.footnote.weight(.semibold))
            .foregroundStyle(isOn ? .white : .primary)
            .frame(width: look.builder.day, height: look.builder.day)
            .background(
              isOn ? AnyShapeStyle(look.warm) : AnyShapeStyle(.quaternary),
              in: RoundedRectangle(cornerRadius: look.builder.dayIsRound ? look.builder.day / 2 : 8))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
        .accessibilityAddTraits(isOn ? .isSelected : [])
      }
    }
    .frame(maxWidth: .infinity)
  }
}
