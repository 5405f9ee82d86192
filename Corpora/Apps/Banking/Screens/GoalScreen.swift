import AppVariants
import SwiftUI

/// What somebody saves for.
struct GoalScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: look.goalSpacing) {
          Text(look.goalTitle).font(.title2).fontWeight(look.goalTitleWeight.weight)
          ring.frame(width: 190, height: 190)
          HStack(spacing: 8) {
            Text("£1,500").strikethrough(look.oldPriceIsStruck).foregroundStyle(.secondary)
            Text("£1,350 with the rail pass").fontWeight(.medium)
          }
          .font(.subheadline)
          VStack(alignment: .leading, spacing: 12) {
            ForEach(0..<look.goalSteps, id: \.self) { step in
              Label(
                ["Set up", "First £500", "Half way", "Packed bags"][step],
                systemImage: step < 2 ? "checkmark.circle.fill" : "circle"
              )
              .foregroundStyle(step < 2 ? look.positive : .secondary)
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .surfaceCard()
          Button("Add money") {}.buttonStyle(.borderedProminent).controlSize(.large)
        }
        .padding(20)
      }
      .overlay(alignment: .bottom) { tip }
      .background(look.canvas)
      .navigationTitle("Savings goal")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var ring: some View {
    ZStack {
      Circle().stroke(look.brand.opacity(0.15), lineWidth: look.ringWidth)
      Circle()
        .trim(from: 0, to: look.goalProgress)
        .stroke(
          look.brand,
          style: StrokeStyle(lineWidth: look.ringWidth, lineCap: look.ringIsRound ? .round : .butt)
        )
        .rotationEffect(.degrees(-90))
      VStack(spacing: 4) {
        Text("\(Int((look.goalProgress * 100).rounded())) %").font(.title).fontWeight(.bold)
        Text("of £1,500").font(.footnote).foregroundStyle(.secondary)
      }
    }
    .padding(10)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("goal.ring")
  }

  private var tip: some View {
    HStack(spacing: 12) {
      Image(systemName: "lightbulb").foregroundStyle(look.brand).accessibilityHidden(true)
      Text("Round up each payment to save £14 a month.").font(.footnote)
    }
    .padding(look.tipPadding)
    .background(look.tipIsThick ? .ultraThickMaterial : .thinMaterial, in: RoundedRectangle(cornerRadius: 16))
    .padding(16)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("goal.tip")
  }
}
