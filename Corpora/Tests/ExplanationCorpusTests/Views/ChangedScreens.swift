import Foundation

@testable import GalleyViews

/// A screen that an app's author changes in one way.
enum ChangedScreen: String, CaseIterable {
  case rowSpacing, iconSize, swappedIcon, boldButtons, framedCard, colorToken, reorderedRows, wrappedText
  case insertedRow, belowBar, layers, backgroundOnly, addedShadow, disabledButton
  case lowerCase, drawing, drawnColor, readWidth, prominence, fannedOut, unitWidth, chartMark,
    paler,
    gridRow, rankedRows, cardPadding
  case dial, ring, drawnSwitch, nestedCorners, rowGround, badgeSide, badgeColor, foldedRows, coloredShadow,
    barWidth
  case share, angle, doneRow, markOnScale, clippedShape, hourHeight, numberFormat, gridCell
  case underlinedRun, ringWidth, stopSize, ownLayout, chosenChip
  case namedColor, lowered, typedText, scrolledAway, boldBarButtons
  case confetti, handedOn, lineAndRow, filledBars, wordBank, limitedLines, pushedAbove
}

/// An app that shows a changed screen as it was or as it is.
struct ChangedScreensApp: App {
  static let bundleIdentifier = "org.example.Changed"
  nonisolated static let screenKey = "SCREEN"
  nonisolated static let changedKey = "IS_CHANGED"

  var body: some Scene {
    WindowGroup { ChangedScreenView() }
  }
}

private struct ChangedScreenView: View {
  @Environment(\.launchEnvironment) private var environment

  private var isNew: Bool { environment[ChangedScreensApp.changedKey] == "1" }
  private let people = ["Ada", "Bernard", "Chinua", "Doris", "Elif", "Femi", "Grace"]

  var body: some View {
    switch environment[ChangedScreensApp.screenKey].flatMap(ChangedScreen.init) {
    case .rowSpacing: rows(spacing: isNew ? 18 : 12)
    case .iconSize: rows(icon: isNew ? 36 : 32)
    case .swappedIcon: actions(icon: isNew ? "heart.fill" : "star.fill")
    case .boldButtons: actions(weight: isNew ? .bold : .regular)
    case .framedCard: cards(border: isNew ? 2 : 0, shadow: isNew ? 6 : 0)
    case .addedShadow: cards(border: 0, shadow: isNew ? 6 : 0)
    case .backgroundOnly: cards(border: 0, shadow: 0, ground: isNew ? Color.yellow : Color.gray)
    case .colorToken:
      tokens(isNew ? Color(red: 0.69, green: 0.27, blue: 0.1) : Color(red: 0.76, green: 0.33, blue: 0.11))
    case .namedColor: tokens(Color("kitchen", bundle: Self.catalogue(isNew ? "Revised" : "Approved")))
    case .reorderedRows: rows(people: isNew ? ["Bernard", "Ada"] + people.dropFirst(2) : people)
    case .insertedRow: rows(people: isNew ? ["Zora"] + people : people)
    case .wrappedText: story(margin: isNew ? 40 : 16)
    case .belowBar: tabs(isNew ? .green : .blue)
    case .layers: layers(circle: isNew ? 1 : 0)
    case .lowered: layers(circle: isNew ? -1 : 1)
    case .disabledButton: actions(isDisabled: isNew)
    case let screen?: ComposedScreenView(screen: screen, isNew: isNew)
    case nil: Text("no screen was given")
    }
  }

  private func rows(spacing: CGFloat = 12, icon: CGFloat = 32, people: [String]? = nil) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(people ?? self.people, id: \.self) { name in
        HStack(spacing: spacing) {
          Circle().fill(.teal).frame(width: icon, height: icon)
          Text(name)
          Spacer()
          Text("\(name.count * 7) €")
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("transfer.row")
      }
      Spacer()
    }
    .padding()
  }

  private func actions(
    icon: String = "star.fill", weight: Font.Weight = .regular, isDisabled: Bool = false
  ) -> some View {
    VStack {
      Text("Actions").font(.title)
      Spacer()
      HStack {
        Button {
        } label: {
          Label("Keep", systemImage: icon)
        }
        Spacer()
        Button("Send") {}.fontWeight(weight).disabled(isDisabled)
      }
      .padding()
      .background(.bar)
    }
  }

  private func cards(border: CGFloat, shadow: CGFloat, ground: Color = .gray) -> some View {
    ScrollView {
      VStack(spacing: 16) {
        ForEach(0..<3) { number in
          VStack(alignment: .leading) {
            Text("Account \(number)").font(.headline)
            Text("\(number * 250 + 100) €")
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
          .background(ground.opacity(0.2))
          .border(.red, width: number == 1 ? border : 0)
          .shadow(
            color: .black.opacity(0.4), radius: number == 1 ? shadow : 0, y: number == 1 ? shadow / 2 : 0)
        }
      }
      .padding()
    }
  }

  /// What the colours of one version are read from.
  private static func catalogue(_ version: String) -> Bundle {
    Bundle(url: Bundle.module.bundleURL.appendingPathComponent("Tokens/\(version)")) ?? .module
  }

  private func tokens(_ kitchen: Color) -> some View {
    VStack(spacing: 20) {
      Text("Soups").foregroundStyle(kitchen)
      RoundedRectangle(cornerRadius: 8).fill(kitchen).frame(height: 60)
      Image(systemName: "flame").foregroundStyle(kitchen)
      Text("Bread").padding().background(kitchen)
    }
    .padding()
  }

  private func story(margin: CGFloat) -> some View {
    VStack(alignment: .leading) {
      Text(
        "Everyday at noon the old clock of the town hall strikes twelve, and nobody counts along any more."
      )
      .padding(.horizontal, margin)
      Text("The end")
    }
  }

  private func tabs(_ color: Color) -> some View {
    TabView {
      ScrollView {
        VStack {
          ForEach(0..<30) { number in
            Text("Line \(number)").frame(maxWidth: .infinity).background(number == 25 ? color : .clear)
          }
        }
      }
      .tabItem { Label("Lines", systemImage: "list.bullet") }
      Text("Other").tabItem { Label("Other", systemImage: "gear") }
    }
  }

  private func layers(circle: Double) -> some View {
    ZStack {
      Circle().fill(.blue).frame(width: 120, height: 120).offset(x: -30)
        .accessibilityElement().accessibilityLabel("New").zIndex(circle)
      Rectangle().fill(.orange).frame(width: 120, height: 120).offset(x: 30)
        .accessibilityElement().accessibilityLabel("Sale")
    }
  }
}
