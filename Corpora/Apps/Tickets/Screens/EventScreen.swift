import AppVariants
import SwiftUI

/// A night out.
struct EventScreen: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Poster()
        VStack(alignment: .leading, spacing: 18) {
          when
          Text(about)
            .lineSpacing(look.event.aboutSpacing)
            .multilineTextAlignment(look.event.aboutSide.text)
            .wide(look.event.aboutSide.frame)
          if look.event.goingIsShown { Going() }
          Tiers()
        }
        .padding(20)
      }
    }
    .ignoresSafeArea(edges: .top)
    .background(theme.ground)
    .safeAreaInset(edge: .bottom) { bar }
  }

  private var about: AttributedString {
    var text = AttributedString(look.event.about)
    if let name = text.range(of: "Ana") {
      text[name].font = .body.bold()
      if look.event.boldIsColored { text[name].foregroundColor = theme.rail }
    }
    var more = AttributedString(" More")
    if look.event.moreIsUnderlined { more.underlineStyle = .single }
    text.append(more)
    return text
  }

  private var when: some View {
    HStack(spacing: 14) {
      VStack(spacing: 0) {
        Text(Date(timeIntervalSince1970: look.event.date), format: .dateTime.month(.abbreviated))
          .font(.caption.bold())
          .foregroundStyle(.tint)
        Text(Date(timeIntervalSince1970: look.event.date), format: .dateTime.day())
          .font(.title2.weight(.heavy))
      }
      .frame(width: look.event.dateBox, height: look.event.dateBox)
      .paper(look.event.dateRadius, fill: theme.stub)
      VStack(alignment: .leading, spacing: 3) {
        Text("Thursday, 21:30").font(.headline)
        Label(look.event.venue, systemImage: look.event.venueIcon)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }

  private var bar: some View {
    HStack {
      Stepper("\(look.event.count) tickets", value: .constant(look.event.count), in: 1...6).fixedSize()
      Spacer()
      if look.event.buyIsLight {
        Button(look.event.buy) {}.buttonStyle(.bordered).controlSize(.large)
      } else {
        Button(look.event.buy) {}.buttonStyle(.borderedProminent).controlSize(.large)
      }
    }
    .padding(16)
    .background(.bar)
  }
}

/// The picture at the top.
private struct Poster: View {
  @Environment(\.look) private var look

  var body: some View {
    picture
      .frame(height: look.event.poster)
      .overlay(alignment: .bottomLeading) {
        Text(look.event.name)
          .font(.system(size: look.event.nameSize, weight: .black))
          .italic(look.event.nameIsItalic)
          .lineLimit(look.event.nameLines)
          .foregroundStyle(.white)
          .padding(20)
      }
      .overlay(alignment: .topTrailing) {
        Button("Like", systemImage: look.event.heart) {}
          .labelStyle(.iconOnly)
          .font(.title2)
          .foregroundStyle(.white)
          .padding(.top, 64)
          .padding(.trailing, 20)
      }
  }

  @ViewBuilder private var picture: some View {
    let picture = LinearGradient(
      colors: [Color(hex: look.event.top), Color(hex: look.event.foot)], startPoint: .topLeading,
      endPoint: .bottomTrailing
    )
    .overlay {
      Circle()
        .fill(.orange)
        .frame(width: look.event.circle, height: look.event.circle)
        .blur(radius: look.event.circleBlur)
        .blendMode(look.event.circleBlends ? .screen : .normal)
        .offset(x: look.event.circleShift, y: 70)
    }
    .overlay {
      Image(systemName: look.event.icon)
        .font(.system(size: look.event.iconSize))
        .foregroundStyle(.white.opacity(0.85))
        .accessibilityLabel("Poster")
    }
    if look.event.clips { picture.clipped() } else { picture }
  }
}

/// Who else goes.
private struct Going: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme

  private let people = [("AS", 0x2A9D8F), ("MP", 0xE76F51), ("JC", 0x6A4C93), ("TB", 0x457B9D)]

  var body: some View {
    HStack(spacing: 10) {
      HStack(spacing: look.event.faceLap) {
        ForEach(people.indices, id: \.self) { index in
          Text(people[index].0)
            .font(.system(size: look.event.face * 0.36, weight: .bold))
            .foregroundStyle(.white)
            .frame(width: look.event.face, height: look.event.face)
            .background(Color(hex: people[index].1), in: .circle)
            .overlay(Circle().stroke(theme.ground, lineWidth: look.event.faceRing))
            .zIndex(look.event.firstIsInFront ? Double(-index) : 0)
        }
      }
      Text("and nine friends go").font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// What a place costs.
private struct Tiers: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(spacing: look.event.tierGap) {
      tier("Stalls", "€42", left: 0.8)
      tier(look.event.balcony, look.event.balconyPrice, left: look.event.left)
      if look.event.tiers > 2 { tier("Standing", "€15", left: 0.1) }
    }
  }

  private func tier(_ name: String, _ price: String, left: Double) -> some View {
    HStack {
      VStack(alignment: .leading, spacing: 6) {
        Text(name).font(.subheadline.weight(.semibold))
        ProgressView(value: left).frame(width: 120)
      }
      Spacer()
      Text(price).bold()
    }
    .padding(12)
    .paper(14, fill: theme.stub)
    .overlay {
      RoundedRectangle(cornerRadius: 14).stroke(.tint.opacity(0.5), lineWidth: look.event.tierStroke)
    }
  }
}
