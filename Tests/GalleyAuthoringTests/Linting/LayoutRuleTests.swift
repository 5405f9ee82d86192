import Foundation
import GalleyAuthoring
import GalleyPages
import GalleyTree
import Testing

@testable import MailApp

/// One faulty layout a rule, with the words for it.
@Suite struct LayoutRuleTests {
  private struct Case {
    let rule: LayoutProblem.Rule
    let atlas: Atlas
    let says: [String]
  }

  private static let cases = [
    Case(
      rule: .duplicateLocator, atlas: Atlas { Twice.self },
      says: [
        "Twice.heading is found by the same locator as title: remove one of them, or change its locator",
        "Twice.rows is found by the same locator as row: remove one of them, or change its locator",
      ]),
    Case(
      rule: .hiddenName, atlas: Atlas { Hidden.self },
      says: ["Hidden.back is hidden by a member of Page: rename it, such as backButton"]),
    Case(
      rule: .unstatedPresence, atlas: Atlas { Unstated.self },
      says: ["the body of Unstated does not mention lost: put it in Required, Optionally or Absent"]),
    Case(
      rule: .contradictoryPresence, atlas: Atlas { Contradictory.self },
      says: [
        "Contradictory.both is both required and absent on one device: keep one of the two, or limit them by When"
      ]),
    Case(
      rule: .endlessRequirement, atlas: Atlas { Endless.self },
      says: [
        "Endless.inner requires Endless inside of itself, without end: make it Optionally",
        "Middle.rows requires Middle inside of itself, without end: make it Optionally",
      ]),
    Case(
      rule: .nothingRequired,
      atlas: Atlas {
        NothingOnTablets.self
        Overlay(NothingAtAll.self) { _ in }
      },
      says: [
        "NothingOnTablets requires nothing on some device, so it seems to be there on every screen: require an "
          + "element that identifies it",
        "NothingAtAll requires nothing on some device, so it seems to be there on every screen: require an element "
          + "that identifies it",
      ]),
    Case(
      rule: .repeatedCheckpoint, atlas: Atlas { Pictures.self },
      says: ["the body of Pictures has the checkpoint twice twice: join them, or correct one of the names"]
    ),
    Case(
      rule: .unlistedCheckpoint, atlas: Atlas { Pictures.self },
      says: [
        "the checkpoint unlisted of Pictures is in no body: add it with its regions, or remove it"
      ]),
    Case(
      rule: .absentMask, atlas: Atlas { Pictures.self },
      says: ["the checkpoint once has a region for Pictures.gone, which must be absent: remove the region"]),
    Case(
      rule: .optionalMask, atlas: Atlas { Pictures.self },
      says: [
        "the checkpoint once has a region for Pictures.perhaps, which may be missing, and fails then: require it, "
          + "or remove the region"
      ]),
    Case(
      rule: .optionalRowKey, atlas: Atlas { Keyed.self },
      says: ["Keyed.rows is identified by name, which its row does not require: require it there"]),
    Case(
      rule: .repeatedPage,
      atlas: Atlas {
        Plain.self
        Plain.self
      }, says: ["the atlas names Plain twice: remove one of them"]),
    Case(
      rule: .sharedName,
      atlas: Atlas {
        Plain.self
        Elsewhere.Plain.self
      }, says: ["two layouts are named Plain, and would share their pictures: rename one of them"]),
    Case(
      rule: .indistinguishablePages,
      atlas: Atlas {
        Plain.self
        Twin.self
        TwinOnTablets.self
      },
      says: [
        "Twin requires the same as Plain, so no screen can distinguish them: require an element that differs, or put it in "
          + "Absent",
        "TwinOnTablets requires the same as Plain, so no screen can distinguish them: require an element that differs, or put "
          + "it in Absent",
        "TwinOnTablets requires the same as Twin, so no screen can distinguish them: require an element that differs, or put "
          + "it in Absent",
      ]),
    Case(
      rule: .shadowedArrival, atlas: Atlas { Chooser.self },
      says: [
        "Chooser.wrong never arrives at More, as an earlier page of its OneOf is there wherever More is: name More "
          + "first, or put the difference in Absent"
      ]),
    Case(
      rule: .positionLocator, atlas: Atlas { Fragile.self },
      says: [
        "Fragile.third is found by its position, and is another element once something is added before it: give it "
          + "an identifier"
      ]),
    Case(
      rule: .typeLocator, atlas: Atlas { Fragile.self },
      says: [
        "Fragile.field is found by its type alone, and is not alone once another is added: give it an identifier"
      ]),
    Case(
      rule: .labelLocator, atlas: Atlas { Fragile.self },
      says: [
        "Fragile.retry is found by a visible text, which differs between languages: give it an identifier",
        "Fragile.search is found by a visible text, which differs between languages: give it an identifier",
      ]),
    Case(
      rule: .repeatedInComponent, atlas: Atlas { Holder.self },
      says: [
        "Holder.save has the locator of bar.store, and is searched there as well: remove one of them, or change "
          + "its locator"
      ]),
    Case(
      rule: .containedPage,
      atlas: Atlas {
        Plain.self
        More.self
      },
      says: [
        "everything that Plain requires is on More, too, so both seem to be there: require an element that differs, or put it "
          + "in Absent"
      ]),
    Case(
      rule: .unknownDestination, atlas: Atlas { Chooser.self },
      says: [
        "Chooser.right opens More, which the atlas does not name: add it",
        "Chooser.right opens Plain, which the atlas does not name: add it",
        "Chooser.wrong opens Plain, which the atlas does not name: add it",
        "Chooser.wrong opens More, which the atlas does not name: add it",
      ]),
    Case(
      rule: .unreachablePage,
      atlas: Atlas {
        Plain.self
        Lonely.self
      }, says: ["no element opens Lonely: declare the element that does with opens:"]),
  ]

  @Test func everyRuleHasItsWords() {
    #expect(Set(Self.cases.map(\.rule)) == Set(LayoutProblem.Rule.allCases))
    for item in Self.cases {
      let problems = item.atlas.problems().filter { $0.rule == item.rule }
      #expect(problems.map(\.sentence) == item.says, "\(item.rule.rawValue)")
    }
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
