import Foundation
import Galley
import Testing

@MainActor @Suite struct TypingPageTests {
  @Test func textIsTypedClearedAndReplaced() throws {
    let form = try Page<FormPage>(on: .launch(FormApp.self))
    try form.name.type("Ada")
    #expect(try form.name.value == "Ada")
    try form.name.type(" Lovelace")
    #expect(try form.name.text == "Ada Lovelace")
    try form.name.clearText()
    #expect(try form.name.text == "")
    #expect(try form.name.value == "Name", "an empty field has its placeholder as value, as in UIKit")
    try form.city.replaceText(with: "Tartu")
    #expect(try form.city.text == "Tartu")
  }

  @Test func returnEndsTheInput() throws {
    let form = try Page<FormPage>(on: .launch(FormApp.self))
    try form.name.type("Ada\n")
    #expect(try form.log.text == "submitted Ada")
    #expect(try !form.name.isFocused)
  }

  @Test func longTextAndManyLinesArriveWhole() throws {
    let form = try Page<FormPage>(on: .launch(FormApp.self))
    let long = (0..<60).map { "word\($0)" }.joined(separator: " ")
    try form.name.type(long)
    #expect(try form.name.text == long)
    try form.notes.type("\nthree")
    #expect(try form.notes.text == "one\ntwo\nthree")
    try form.notes.replaceText(with: "é👩‍👩‍👧 日本")
    #expect(try form.notes.text == "é👩‍👩‍👧 日本")
  }

  @Test func theCaretMoves() throws {
    let app = try Application.launch(FormApp.self)
    let form = try Page<FormPage>(on: app)
    try form.name.type("Aa")
    try form.name.type("\u{F702}d\u{F703}!", expecting: "Ada!")
    try form.name.type("\u{8}\u{F702}\u{F728}", expecting: "Ad")
  }

  @Test func aDisabledButtonIsWaitedForAndNamed() throws {
    let app = try Application.launch(FormApp.self)
    let form = try Page<FormPage>(on: app)
    let error = try #require(throws: PageError.self) { try form.save.tap() }
    #expect("\(error)".contains("disabled"), "\(error)")
    try form.name.type("Ada")
    try form.save.tap()
    #expect(try form.log.text == "saved Ada")
  }

  @Test func twinsAreBothListed() throws {
    let form = try Page<FormPage>(on: .launch(FormApp.self))
    let error = try #require(throws: PageError.self) { try form.twin.tap() }
    let words = "\(error)"
    #expect(words.components(separatedBy: "✗ twin").count == 3, "\(words)")
  }

  @Test func whatIsBelowTheFoldIsScrolledTo() throws {
    let form = try Page<FormPage>(on: .launch(FormApp.self))
    #expect(try !form.far.isHittable)
    try form.far.tap()
    try form.log.scrollIntoView()
    #expect(try form.log.text == "far")
  }
}
