import AppVariants
import SwiftUI

/// What is on today.
struct TodayScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: look.today.gap) {
        Greeting()
        if look.banner.isShown { EmergencyBanner() }
        NextVisitCard()
        QuickActions()
      }
      .padding(.horizontal, look.today.inset)
      .padding(.vertical, 8)
    }
    .background(look.paper, ignoresSafeAreaEdges: .all)
    .navigationTitle(look.today.title)
    .navigationBarTitleDisplayMode(look.today.titleIsLarge ? .large : .inline)
    .toolbar {
      if look.today.hasCardButton {
        ToolbarItem(placement: .topBarLeading) { Button("Insurance", systemImage: "creditcard") {} }
      }
      ToolbarItem(placement: .topBarTrailing) { Button("Search", systemImage: "magnifyingglass") {} }
    }
  }
}

/// Who is signed in, and for whom else.
private struct Greeting: View {
  @Environment(\.look) private var look

  private let people = [("ML", 0x0E7490), ("JL", 0xB45309), ("EL", 0x6D28D9)]

  var body: some View {
    HStack(alignment: .center) {
      VStack(alignment: .leading, spacing: 2) {
        Text(look.today.greeting).foregroundStyle(.secondary)
        Text(look.today.name)
          .font(.title2.bold())
          .kerning(look.today.nameKerning)
          .italic(look.today.nameIsItalic)
      }
      Spacer(minLength: 12)
      HStack(spacing: look.today.faceLap) {
        ForEach(Array(people.enumerated()), id: \.offset) { index, person in
          Face(
            initials: person.0, color: person.1, size: look.today.faceSize, isRound: look.today.faceIsRound
          )
          .padding(look.today.faceRing)
          .background(
            look.paper,
            in: look.today.faceIsRound
              ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: look.today.faceSize * 0.3))
          )
          .zIndex(look.today.firstFaceIsInFront ? -Double(index) : Double(index))
        }
      }
    }
  }
}

/// Whom to call when it is urgent.
private struct EmergencyBanner: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: look.banner.icon)
        .font(.title3)
        .frame(width: look.banner.disc, height: look.banner.disc)
        .background(.white.opacity(0.2), in: .circle)
      VStack(alignment: .leading, spacing: 2) {
        Text(look.banner.title).font(.headline)
        Text(look.banner.text).font(.footnote).opacity(look.banner.textOpacity)
      }
      Spacer(minLength: 0)
      Button(look.banner.call) {}.buttonStyle(CallButtonStyle())
    }
    .foregroundStyle(.white)
    .padding(16)
    .background { ground }
  }

  @ViewBuilder private var ground: some View {
    let paint = LinearGradient(
      colors: [look.alarm, Color(hex: look.banner.foot)], startPoint: .leading, endPoint: .trailing
    )
    .overlay(alignment: .bottomTrailing) {
      Image(systemName: "cross.fill")
        .font(.system(size: 110))
        .foregroundStyle(.white.opacity(look.banner.crossOpacity))
        .rotationEffect(.degrees(look.banner.crossTurn))
        .offset(x: look.banner.crossShift - 90, y: look.banner.crossShift)
        .accessibilityHidden(true)
    }
    if look.banner.clips { paint.clipShape(.rect(cornerRadius: 20)) } else { paint }
  }
}

/// The next visit.
private struct NextVisitCard: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(look.visit.heading)
        .font(.caption.weight(.semibold))
        .tracking(look.visit.headingTracking)
        .textCase(look.visit.headingIsUppercased ? .uppercase : nil)
        .foregroundStyle(.secondary)
      HStack(alignment: .top, spacing: 14) {
        date
        VStack(alignment: .leading, spacing: 3) {
          Text(look.visit.doctor).font(look.visit.doctorFont.font)
          Text(look.visit.reason).font(.subheadline)
          if look.visit.placeIsShown {
            Label(look.visit.place, systemImage: look.visit.placeIcon)
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
        }
      }
      if look.visit.hasNote {
        Label("Bring your card and a list of what you take.", systemImage: "creditcard").font(.footnote)
      }
      if look.visit.divider { Divider() }
      buttons
    }
    .card()
    .overlay(alignment: Alignment(horizontal: look.visit.pillSide.horizontal, vertical: .top)) {
      Text(look.visit.pill)
        .font(.caption.bold())
        .foregroundStyle(.black)
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
        .background(Color(hex: look.visit.pillColor), in: Capsule())
        .padding(.horizontal, 20)
        .alignmentGuide(.top) { $0[VerticalAlignment.center] }
    }
  }

  private var date: some View {
    VStack(spacing: 0) {
      Text(look.visit.weekday).font(.caption2.weight(.semibold)).foregroundStyle(look.care)
      Text(look.visit.day).font(.title).fontWeight(look.visit.dayWeight.weight)
    }
    .frame(width: look.visit.dayBox, height: look.visit.dayBox)
    .background(look.care.opacity(0.12), in: .rect(cornerRadius: look.visit.dayRadius))
  }

  private var buttons: some View {
    HStack(spacing: look.visit.buttonGap) {
      if look.visit.buttonsAreSwapped {
        route
        move
      } else {
        move
        route
      }
    }
  }

  @ViewBuilder private var move: some View {
    if look.visit.moveIsPlain {
      Button(look.visit.move) {}.buttonStyle(.borderless)
    } else {
      Button(look.visit.move) {}.buttonStyle(.bordered)
    }
  }

  private var route: some View {
    Button(look.visit.route, systemImage: look.visit.routeIcon) {}
      .buttonStyle(.borderedProminent)
      .controlSize(look.visit.routeIsLarge ? .large : .regular)
  }
}

/// What can be done at once.
private struct QuickActions: View {
  @Environment(\.look) private var look

  private var names: [(String, String)] {
    var names = [
      ("Book", look.actions.bookIcon), ("Results", "chart.line.uptrend.xyaxis"),
      (look.actions.refill, "pills"), ("Documents", "folder"),
    ]
    if look.actions.hasVaccines { names.append(("Vaccines", "syringe")) }
    if look.actions.hasVideo { names.append(("Video visit", "video")) }
    if look.actions.isReordered { names.swapAt(0, 1) }
    return names
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(look.actions.heading).heading()
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: look.actions.minimum), spacing: look.actions.gap)],
        spacing: look.actions.gap
      ) {
        ForEach(names, id: \.0) { name, icon in
          Button {
          } label: {
            Label(name, systemImage: icon)
          }
        }
      }
      .buttonStyle(ActionTileStyle())
    }
  }
}
