import AppVariants
import SwiftUI

/// Who learns here.
struct LearnerScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(alignment: look.learner.side.horizontal, spacing: 12) {
        cover
        Text(look.learner.name).font(look.learner.nameFont.font).bold()
        Text(look.learner.joined).foregroundStyle(Palette.calm)
        HStack {
          Text(look.learner.following)
          Text("25 followers")
        }
        .font(.subheadline.bold())
        .foregroundStyle(.tint)
        add.controlSize(look.learner.buttonIsLarge ? .large : .regular)
        stats
        friends
        Text("Practice every day, even for five minutes.")
          .font(.footnote)
          .padding(12)
          .background(.thinMaterial, in: .rect(cornerRadius: 10))
          .opacity(look.learner.note)
      }
      .frame(maxWidth: .infinity)
      .padding(.bottom, 20)
    }
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Settings", systemImage: "gearshape") {} }
    }
    .navigationTitle("Profile")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var cover: some View {
    Rectangle().fill(Color(hex: look.learner.cover)).frame(height: 120)
      .overlay(alignment: .bottom) {
        Text("NH").font(.title.bold()).foregroundStyle(.white)
          .frame(width: look.learner.face, height: look.learner.face)
          .background(.indigo, in: .circle)
          .overlay { Circle().strokeBorder(.white, lineWidth: look.learner.faceLine) }
          .shadow(radius: look.learner.faceShadow)
          .offset(y: 36)
      }
      .padding(.bottom, 40)
  }

  @ViewBuilder private var add: some View {
    let button = Button("Add friends", systemImage: "person.badge.plus") {}
    if look.learner.buttonIsProminent {
      button.buttonStyle(.borderedProminent)
    } else {
      button.buttonStyle(.bordered)
    }
  }

  private var stats: some View {
    Grid(horizontalSpacing: look.learner.statGap, verticalSpacing: look.learner.statGap) {
      GridRow {
        stat("flame.fill", "12", "Day streak")
        stat("bolt.fill", "4,310", "Total XP")
      }
      GridRow {
        stat("medal.fill", "Sapphire", "League")
        stat("crown.fill", "3", "Top 3 finishes")
      }
    }
    .padding(.horizontal, 16)
  }

  private func stat(_ icon: String, _ value: String, _ name: String) -> some View {
    HStack {
      Image(systemName: icon).foregroundStyle(Palette.gold)
      VStack(alignment: .leading) {
        Text(value).bold()
        Text(name).font(.caption).foregroundStyle(Palette.calm)
      }
      Spacer(minLength: 0)
    }
    .boxed(12)
  }

  private var friends: some View {
    HStack(spacing: look.learner.overlap) {
      ForEach(Array(look.learner.friends.enumerated()), id: \.element) { number, name in
        Text(name.prefix(2)).font(.caption.bold()).foregroundStyle(.white)
          .frame(width: 44, height: 44)
          .background([Color.pink, .teal, .orange][number % 3], in: .circle)
          .overlay { Circle().strokeBorder(.background, lineWidth: 2) }
          .accessibilityLabel(name)
          .zIndex(Double(look.learner.frontIsLast ? number : -number))
      }
    }
  }
}
