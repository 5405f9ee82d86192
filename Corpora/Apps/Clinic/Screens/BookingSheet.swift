import AppVariants
import SwiftUI

/// To ask for a visit, step by step.
struct BookingSheet: View {
  @Environment(\.look) private var look
  var isBooked: Bool

  var body: some View {
    NavigationStack {
      Form {
        Section { StepIndicator() }
          .listRowBackground(Color.clear)
          .listRowInsets(EdgeInsets())
        reason
        time
        contact
      }
      .listSectionSpacing(look.booking.gap)
      .navigationTitle(look.booking.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) {
          Button(look.booking.next) {}.disabled(look.booking.nextIsDisabled)
        }
      }
    }
    .tint(look.booking.tint.color(or: look.care))
    .presentationDetents(look.booking.isLarge ? [.large] : [.medium])
    .alert(look.booking.alert, isPresented: .constant(isBooked)) {
      if look.booking.hasCalendar { Button("Add to calendar") {} }
      Button(look.booking.done, role: .cancel) {}
    } message: {
      Text(look.booking.alertText)
    }
  }

  private var reason: some View {
    Section {
      Picker("Kind", selection: .constant(look.booking.kind)) {
        Text("Check").tag(0)
        Text("Follow-up").tag(1)
        Text("Urgent").tag(2)
      }
      TextField(look.booking.prompt, text: .constant(look.booking.reasonText))
        .listRowInsets(
          EdgeInsets(top: 0, leading: look.booking.rowInset, bottom: 0, trailing: look.booking.rowInset))
    } header: {
      Text(look.booking.reason)
    }
  }

  private var time: some View {
    Section {
      DatePicker(
        "Date",
        selection: .constant(
          Date(timeIntervalSince1970: 1_781_773_200 + Double(look.booking.day) * 86_400)),
        displayedComponents: .date)
      Stepper(
        "\(look.booking.guests) accompanying", value: .constant(look.booking.guests), in: 0...4)
      Toggle(look.booking.videoName, isOn: .constant(look.booking.video))
      Toggle(isOn: .constant(look.booking.reminds)) { Label("Remind me", systemImage: "bell") }
    } header: {
      Text(look.booking.when)
    } footer: {
      Text(look.booking.footer)
    }
  }

  private var contact: some View {
    Section(look.booking.contact) {
      LabeledContent("Phone") {
        TextField("Number", text: .constant(look.booking.phone)).multilineTextAlignment(.trailing)
      }
      if look.booking.warningIsShown {
        Label(look.booking.warning, systemImage: look.booking.warningIcon)
          .font(.footnote)
          .foregroundStyle(Color(hex: look.booking.warningColor))
      }
    }
  }
}

/// Which of three steps it is.
private struct StepIndicator: View {
  @Environment(\.look) private var look

  private let names = ["Visit", "Details", "Confirm"]

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(names.indices, id: \.self) { index in
        VStack(spacing: 6) {
          dot(index)
          Text(names[index]).font(look.booking.stepFont.font)
            .foregroundStyle(index == look.booking.step ? .primary : .secondary)
        }
        .frame(maxWidth: .infinity)
        .background(alignment: .top) {
          if index > 0 {
            Rectangle()
              .fill(index <= look.booking.step ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
              .frame(height: look.booking.stepLine)
              .padding(.horizontal, look.booking.stepDot / 2 + 4)
              .offset(y: (look.booking.stepDot - look.booking.stepLine) / 2)
              .alignmentGuide(HorizontalAlignment.center) { $0[.trailing] }
          }
        }
      }
    }
    .padding(.vertical, 4)
  }

  private func dot(_ index: Int) -> some View {
    ZStack {
      Circle().fill(index <= look.booking.step ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
      if index < look.booking.step {
        Image(systemName: "checkmark").font(.caption2.bold()).foregroundStyle(.white)
      } else {
        Text("\(index + 1)").font(.caption.bold())
          .foregroundStyle(index == look.booking.step ? Color.white : .secondary)
      }
    }
    .frame(width: look.booking.stepDot, height: look.booking.stepDot)
  }
}
