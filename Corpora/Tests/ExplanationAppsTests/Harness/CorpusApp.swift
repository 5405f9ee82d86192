import AppVariants
import SwiftUI

@testable import Allotment
@testable import Banking
@testable import Clinic
@testable import Cookbook
@testable import Fitness
@testable import GalleySimulator
@testable import Harbour
@testable import Home
@testable import Lessons
@testable import Messenger
@testable import Podcasts
@testable import Projects
@testable import Shop
@testable import Skep
@testable import Spokes
@testable import Tickets
@testable import Travel
@testable import Tutti

/// An app of the corpus, whatever the type of its look.
protocol CorpusApp: Sendable {
  /// The app's name.
  var name: String { get }
  /// What it is installed under.
  var bundleIdentifier: String { get }
  /// The screens that it can start with.
  var screens: [String] { get }
  /// The changes that can be planted.
  var changes: [any PlantableChange] { get }
  /// Installs it.
  func install(on device: SimulatedDevice)
  /// The launch environment of a screen with some of the changes, by their numbers.
  func environment(_ screen: String, with changes: [Int]) throws -> [String: String]
}

/// A change that can be planted, whatever the type of the look.
protocol PlantableChange: Sendable {
  /// The kind of change.
  var kind: Kind { get }
  /// What it is, in the words of a commit.
  var name: String { get }
  /// What is said of it on the screens where it can be seen.
  var expectations: [String: Expectation] { get }
}

/// A change of a look.
struct Mutation<Look>: PlantableChange {
  let kind: Kind
  let name: String
  let expectations: [String: Expectation]
  let apply: @Sendable (inout Look) -> Void

  /// A change that is told in the same words on every screen where it shows.
  ///
  /// - Parameters:
  ///   - kind: The kind of change, from which follows what is true of it.
  ///   - name: What it is.
  ///   - screens: The screens that show it, with a space between.
  ///   - elements: The elements that a person could say it of; none where it is the whole screen.
  ///   - more: What else is true of it.
  ///   - apply: Makes it.
  init(
    _ kind: Kind, _ name: String, on screens: String, of elements: [String] = [], or more: [Reading] = [],
    _ apply: @escaping @Sendable (inout Look) -> Void
  ) {
    self.kind = kind
    self.name = name
    self.apply = apply
    let expectation = Expectation(
      elements: elements, isOfContainer: kind.isOfContainer, readings: kind.readings + more)
    expectations = Dictionary(
      uniqueKeysWithValues: screens.split(separator: " ").map { (String($0), expectation) })
  }
}

/// An app with a look.
struct LookApp<Main: App & SendableMetatype, Look: Codable & Sendable>: CorpusApp {
  let name: String
  let screens: [String]
  let approved: Look
  let mutations: [Mutation<Look>]
  let main: Main.Type

  init(_ name: String, _ main: Main.Type, screens: [String], approved: Look, _ mutations: [Mutation<Look>]) {
    self.name = name
    self.main = main
    self.screens = screens
    self.approved = approved
    self.mutations = mutations
  }

  var bundleIdentifier: String { main.bundleIdentifier }
  var changes: [any PlantableChange] { mutations }

  func install(on device: SimulatedDevice) { device.install(main) }

  func environment(_ screen: String, with changes: [Int]) throws -> [String: String] {
    var look = approved
    for change in changes { mutations[change].apply(&look) }
    return try Launch(screen: screen, look: look).environment()
  }
}

/// The apps.
enum Corpus {
  /// In the order of their names.
  static let apps: [any CorpusApp] = [
    LookApp(
      "Allotment", AllotmentApp.self, screens: AllotmentScreen.allCases.map(\.rawValue),
      approved: AllotmentLook(), AllotmentMutations.all),
    LookApp(
      "Banking", BankingApp.self, screens: BankingScreen.allCases.map(\.rawValue), approved: BankingLook(),
      BankingMutations.all),
    LookApp(
      "Clinic", ClinicApp.self, screens: ClinicScreen.allCases.map(\.rawValue), approved: ClinicLook(),
      ClinicMutations.all),
    LookApp(
      "Cookbook", CookbookApp.self, screens: CookbookScreen.allCases.map(\.rawValue),
      approved: CookbookLook(), CookbookMutations.all),
    LookApp(
      "Fitness", FitnessApp.self, screens: FitnessScreen.allCases.map(\.rawValue), approved: FitnessLook(),
      FitnessMutations.all),
    LookApp(
      "Harbour", HarbourApp.self, screens: HarbourScreen.allCases.map(\.rawValue), approved: HarbourLook(),
      HarbourMutations.all),
    LookApp(
      "Home", HomeApp.self, screens: HomeAppScreen.allCases.map(\.rawValue), approved: HomeLook(),
      HomeMutations.all),
    LookApp(
      "Lessons", LessonsApp.self, screens: LessonsScreen.allCases.map(\.rawValue), approved: LessonsLook(),
      LessonsMutations.all),
    LookApp(
      "Messenger", MessengerApp.self, screens: MessengerScreen.allCases.map(\.rawValue),
      approved: MessengerLook(),
      MessengerMutations.all),
    LookApp(
      "Podcasts", PodcastsApp.self, screens: PodcastsScreen.allCases.map(\.rawValue),
      approved: PodcastsLook(),
      PodcastsMutations.all),
    LookApp(
      "Projects", ProjectsApp.self, screens: ProjectsScreen.allCases.map(\.rawValue),
      approved: ProjectsLook(), ProjectsMutations.all),
    LookApp(
      "Shop", ShopApp.self, screens: ShopScreen.allCases.map(\.rawValue), approved: ShopLook(),
      ShopMutations.all),
    LookApp(
      "Skep", SkepApp.self, screens: SkepScreen.allCases.map(\.rawValue), approved: SkepLook(),
      SkepMutations.all),
    LookApp(
      "Spokes", SpokesApp.self, screens: SpokesScreen.allCases.map(\.rawValue), approved: SpokesLook(),
      SpokesMutations.all),
    LookApp(
      "Tickets", TicketsApp.self, screens: TicketsScreen.allCases.map(\.rawValue), approved: TicketsLook(),
      TicketsMutations.all),
    LookApp(
      "Travel", TravelApp.self, screens: TravelScreen.allCases.map(\.rawValue), approved: TravelLook(),
      TravelMutations.all),
    LookApp(
      "Tutti", TuttiApp.self, screens: TuttiScreen.allCases.map(\.rawValue), approved: TuttiLook(),
      TuttiMutations.all),
  ]
}
