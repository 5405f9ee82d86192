import AppVariants
import SwiftUI

/// What is taken, and when.
struct MedicationScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      LazyVStack(
        alignment: .leading, spacing: look.meds.rowGap,
        pinnedViews: look.meds.headIsPinned ? [.sectionHeaders] : []
      ) {
        summary
        Section {
          PillRow(
            name: look.meds.pill, dose: look.meds.dose, icon: look.meds.pillIcon, color: look.meds.pillColor,
            isTaken: true)
          PillRow(
            name: "Ramipril", dose: "5 mg", icon: "capsule.fill", color: 0x0284C7,
            isTaken: look.meds.secondIsTaken)
          if look.meds.hasVitamin {
            PillRow(
              name: "Vitamin D", dose: "2 drops", icon: "drop.fill", color: 0xCA8A04, isTaken: true)
          }
        } header: {
          head(look.meds.morning, icon: look.meds.headIcon)
        }
        Section {
          if look.meds.eveningIsReordered {
            spray
            statin
          } else {
            statin
            spray
          }
          if look.meds.hasNew {
            PillRow(
              name: "Magnesium", dose: "300 mg", icon: "pills.fill", color: 0x4D7C0F, isTaken: false)
          }
        } header: {
          head("Evening", icon: "moon.fill")
        }
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 16)
    }
    .background(look.paper)
    .safeAreaInset(edge: .bottom) { refill }
    .navigationTitle(look.meds.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private var statin: some View {
    PillRow(
      name: "Atorvastatin", dose: "20 mg", icon: "pills.fill", color: 0xDB2777, isTaken: false)
  }
  private var spray: some View {
    PillRow(name: "Nose spray", dose: "One puff", icon: "wind", color: 0x0D9488, isTaken: true)
  }

  private var summary: some View {
    HStack(spacing: 20) {
      DoseRing()
      VStack(alignment: .leading, spacing: 8) {
        Text(look.meds.summary).font(look.meds.summaryFont.font)
        Label(look.meds.streak, systemImage: look.meds.streakIcon)
          .font(.footnote)
          .foregroundStyle(.orange)
        WeekDots()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .card()
    .padding(.top, 12)
  }

  private func head(_ title: String, icon: String) -> some View {
    Label(title, systemImage: icon)
      .font(.subheadline.weight(.semibold))
      .foregroundStyle(.secondary)
      .padding(.vertical, look.meds.headPadding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(look.paper)
  }

  @ViewBuilder private var refill: some View {
    let button = Button {
    } label: {
      HStack {
        Text(look.meds.refill)
        Text("\(look.meds.left) left").font(.footnote).opacity(0.8)
      }
      .frame(maxWidth: .infinity)
    }
    .controlSize(.large)
    .disabled(look.meds.refillIsDisabled)
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(.bar)
    if look.meds.refillIsBordered {
      button.buttonStyle(.bordered)
    } else {
      button.buttonStyle(.borderedProminent)
    }
  }
}

/// How much of today is taken.
private struct DoseRing: View {
  @Environment(\.look) private var look

  var body: some View {
    ZStack {
      Circle().stroke(look.care.opacity(0.15), lineWidth: look.meds.ringLine)
      Circle()
        .trim(from: 0, to: look.meds.taken)
        .stroke(
          AngularGradient(
            colors: [Color(hex: look.meds.ringFoot), look.care], center: .center, startAngle: .zero,
            endAngle: .degrees(360 * look.meds.taken)),
          style: StrokeStyle(lineWidth: look.meds.ringLine, lineCap: look.meds.ringIsRound ? .round : .butt)
        )
        .rotationEffect(.degrees(-90))
      Text(look.meds.taken, format: .percent)
        .font(.system(size: look.meds.percentSize, weight: .bold, design: .rounded))
    }
    .padding(look.meds.ringLine / 2)
    .frame(width: look.meds.ring, height: look.meds.ring)
  }
}

/// The days of the week, with those on which all was taken.
private struct WeekDots: View {
  @Environment(\.look) private var look

  private let letters = ["M", "T", "W", "T", "F"]

  var body: some View {
    HStack(spacing: look.meds.dotGap) {
      ForEach(letters.indices, id: \.self) { day in
        let isTaken = day < look.meds.missedDay
        Text(letters[day])
          .font(.caption2.weight(.bold))
          .foregroundStyle(isTaken ? look.sheet : .secondary)
          .frame(width: look.meds.dot, height: look.meds.dot)
          .background {
            if isTaken {
              Circle().fill(look.care)
            } else {
              Circle().strokeBorder(.quaternary, style: StrokeStyle(lineWidth: 1.5, dash: [3, 2]))
            }
          }
      }
    }
  }
}

/// One drug, to be ticked off.
private struct PillRow: View {
  @Environment(\.look) private var look
  var name: String
  var dose: String
  var icon: String
  var color: Int
  var isTaken: Bool

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: icon)
        .rotationEffect(.degrees(look.meds.pillTurn))
        .foregroundStyle(Color(hex: color))
        .frame(width: look.meds.pillBox, height: look.meds.pillBox)
        .background(Color(hex: color).opacity(0.15), in: .rect(cornerRadius: 10))
      VStack(alignment: .leading, spacing: 2) {
        Text(name).fontWeight(.medium).strikethrough(isTaken && look.meds.takenIsStruck)
        Text(dose).font(look.meds.doseFont.font).foregroundStyle(.secondary)
      }
      .opacity(isTaken ? look.meds.takenOpacity : 1)
      Spacer()
      Toggle(name, isOn: .constant(isTaken)).toggleStyle(TickToggleStyle())
    }
    .padding(look.meds.rowPadding)
    .background(look.sheet, in: .rect(cornerRadius: look.meds.rowRadius))
  }
}
