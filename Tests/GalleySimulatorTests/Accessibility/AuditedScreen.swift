import Foundation
import GalleyTree
import GalleyViews
import SeededCases

/// A screen of some parts, of which none, one or two have a fault.
@MainActor
struct AuditedScreen {
  /// What holds the parts.
  enum Container: CaseIterable { case list, form, cards, tabs }

  let container: Container
  let palette: AuditPalette
  let tint: Color
  let parts: [AnyView]
  /// The faults with the identifiers of the parts that have them.
  let faults: [(fault: PlantedFault, id: String)]

  /// Makes the screen of a seed: every fourth has no fault, and the others have all of them in turn.
  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    container = Container.allCases.randomElement(using: &random)!
    palette = AuditPalette(using: &random)
    tint = palette.color(AuditPalette.legible, using: &random).color
    let turn = Int(seed - seed / 4)
    let all = PlantedFault.allCases
    var planted = seed % 4 == 0 ? [] : [all[turn % all.count]]
    // Two of one rule would hide which of them was found.
    let second = all.randomElement(using: &random)!
    if seed % 4 == 3, second.rule != planted[0].rule, !second.showsAtLargerSizes { planted.append(second) }
    var maker = AuditedParts(random: random, palette: palette)
    var parts: [AnyView] = []
    var faults: [(PlantedFault, String)] = []
    let count = 4
    for place in 0..<count {
      let id = "part-\(place)"
      let isFaulty = planted.first.map { $0.showsAtLargerSizes || place >= 1 || planted.count > 1 } ?? false
      if isFaulty {
        let fault = planted.removeFirst()
        faults.append((fault, id))
        parts.append(maker.faulty(fault, id))
      } else {
        parts.append(maker.sound(id))
      }
    }
    self.parts = parts
    self.faults = faults
  }
}

/// Shows the screen of the seed that is the first launch argument.
struct AuditedApp: App {
  static let bundleIdentifier = "org.example.Audited"

  var body: some Scene { WindowGroup { AuditedView() } }
}

private struct AuditedView: View {
  @Environment(\.launchArguments) private var arguments

  var body: some View {
    let screen = AuditedScreen(seed: arguments.first.flatMap(UInt64.init) ?? 0)
    contents(screen).tint(screen.tint).preferredColorScheme(screen.palette.isDark ? .dark : .light)
  }

  @ViewBuilder private func contents(_ screen: AuditedScreen) -> some View {
    let ground = screen.palette.ground.color
    switch screen.container {
    case .list:
      NavigationStack {
        List { rows(screen).listRowBackground(ground) }.navigationTitle("Harbour")
      }
    case .form:
      NavigationStack {
        Form { Section { rows(screen).listRowBackground(ground) } }
          .navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
      }
    case .cards: cards(screen)
    case .tabs:
      TabView {
        cards(screen).tabItem { Label("Today", systemImage: "sun.max") }
        Text("Later").tabItem { Label("Later", systemImage: "moon") }
      }
    }
  }

  private func rows(_ screen: AuditedScreen) -> some View {
    ForEach(screen.parts.indices, id: \.self) { screen.parts[$0] }
  }

  private func cards(_ screen: AuditedScreen) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ForEach(screen.parts.indices, id: \.self) { place in
          screen.parts[place].padding(14).frame(maxWidth: .infinity, alignment: .leading)
            .background(screen.palette.ground.color, in: RoundedRectangle(cornerRadius: 12))
        }
      }
      .padding()
    }
    .background(screen.palette.ground.color)
  }
}
