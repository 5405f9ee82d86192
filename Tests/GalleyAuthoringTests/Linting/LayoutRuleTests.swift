import Foundation
import GalleyAuthoring
import GalleyPages
import GalleyTree
import GoldenFiles
import Testing

@testable import MailApp

/// One faulty layout a rule.
@Suite struct LayoutRuleTests {
  private struct Case {
    let rule: LayoutProblem.Rule
    let atlas: Atlas
  }

  private static let cases = [
    Case(
      rule: .duplicateLocator, atlas: Atlas { Twice.self }),
    Case(
      rule: .hiddenName, atlas: Atlas { Hidden.self }),
    Case(
      rule: .unstatedPresence, atlas: Atlas { Unstated.self }),
    Case(
      rule: .contradictoryPresence, atlas: Atlas { Contradictory.self }),
    Case(
      rule: .endlessRequirement, atlas: Atlas { Endless.self }),
    Case(
      rule: .nothingRequired,
      atlas: Atlas {
        NothingOnTablets.self
        Overlay(NothingAtAll.self) { _ in }
      }),
    Case(
      rule: .repeatedCheckpoint, atlas: Atlas { Pictures.self }),
    Case(
      rule: .unlistedCheckpoint, atlas: Atlas { Pictures.self }),
    Case(
      rule: .absentMask, atlas: Atlas { Pictures.self }),
    Case(
      rule: .optionalMask, atlas: Atlas { Pictures.self }),
    Case(
      rule: .optionalRowKey, atlas: Atlas { Keyed.self }),
    Case(
      rule: .repeatedPage,
      atlas: Atlas {
        Plain.self
        Plain.self
      }),
    Case(
      rule: .sharedName,
      atlas: Atlas {
        Plain.self
        Elsewhere.Plain.self
      }),
    Case(
      rule: .indistinguishablePages,
      atlas: Atlas {
        Plain.self
        Twin.self
        TwinOnTablets.self
      }),
    Case(
      rule: .shadowedArrival, atlas: Atlas { Chooser.self }),
    Case(
      rule: .positionLocator, atlas: Atlas { Fragile.self }),
    Case(
      rule: .typeLocator, atlas: Atlas { Fragile.self }),
    Case(
      rule: .labelLocator, atlas: Atlas { Fragile.self }),
    Case(
      rule: .repeatedInComponent, atlas: Atlas { Holder.self }),
    Case(
      rule: .containedPage,
      atlas: Atlas {
        Plain.self
        More.self
      }),
    Case(
      rule: .unknownDestination, atlas: Atlas { Chooser.self }),
    Case(
      rule: .unreachablePage,
      atlas: Atlas {
        Plain.self
        Lonely.self
      }),
  ]

  @Test func everyRuleHasItsWords() {
    #expect(Set(Self.cases.map(\.rule)) == Set(LayoutProblem.Rule.allCases))
    expectGolden(
      Self.cases.map { item in
        let problems = item.atlas.problems().filter { $0.rule == item.rule }
        return (item.rule.rawValue, problems.map(\.sentence).joined(separator: "\n"))
      })
  }

  @Test func everyProblemNamesTheLineAndTheRule() throws {
    let problem = try #require(Atlas { Contradictory.self }.problems().first)
    let place = try #require(problem.place)
    #expect(place.filePath.hasSuffix("/FaultyLayouts.swift"))
    #expect(problem.description == "\(place): \(problem.sentence) [contradictory-presence]")
    for item in Self.cases {
      #expect(item.atlas.problems().allSatisfy { $0.place != nil || $0.rule == .nothingRequired })
    }
  }

  @Test func goodLayoutsAreLeftAlone() {
    let atlas = Atlas {
      Sound.self
      Plain.self
    }
    #expect(atlas.problems() == [])
    #expect(Atlas { Question.self }.problems() == [])
  }

  @Test func twoSidesOfATraitAreNoContradiction() {
    #expect(Atlas { EitherSide.self }.problems().filter { $0.rule == .contradictoryPresence } == [])
  }

  @Test func problemsAreData() throws {
    let problems = Self.cases.flatMap { $0.atlas.problems() }
    let data = try JSONEncoder().encode(problems)
    #expect(try JSONDecoder().decode([LayoutProblem].self, from: data) == problems)
  }
}
