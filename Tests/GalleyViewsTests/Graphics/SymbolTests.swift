import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

@MainActor @Suite struct SymbolTests {
  private func picture(_ name: String, size: Double = 48) throws -> Bitmap {
    try ViewTestHarness(width: 60, height: 60) {
      Image(systemName: name).font(.system(size: size / 1.25)).foregroundStyle(.black)
    }.picture()
  }

  private func ink(_ picture: Bitmap) -> Int {
    (0..<60).reduce(0) { sum, y in sum + (0..<60).filter { picture[$0, y].red < 128 }.count }
  }

  @Test func everySymbolHasADrawingOfItsOwn() throws {
    var known: [[UInt8]: String] = [:]
    // These are two names of one drawing.
    let twins: Set = [
      "chevron.forward", "chevron.backward", "line.horizontal.3.decrease", "message", "message.fill",
    ]
    for name in Symbol.names where !twins.contains(name) {
      let picture = try picture(name)
      #expect(ink(picture) > 20, "\(name) is empty")
      let bytes = (0..<60).flatMap { y in (0..<60).map { picture[$0, y].red } }
      #expect(known.updateValue(name, forKey: bytes) == nil, "\(name) looks as \(known[bytes] ?? "")")
    }
  }

  @Test func aSymbolIsFramedByItsSuffix() throws {
    let (plain, framed) = (try picture("plus"), try picture("plus.circle"))
    let filled = try picture("plus.circle.fill")
    #expect(ink(framed) > ink(plain))
    #expect(ink(filled) > ink(framed))
    // The plus is cut out of the filled circle.
    #expect(filled[30, 30].red > 200)
    #expect(framed[30, 30].red < 128)
    #expect(filled[20, 20].red < 128)
  }

  @Test func aSlashLeavesAGapInWhatItCrosses() throws {
    let (plain, crossed) = (try picture("square.fill"), try picture("square.fill.slash"))
    #expect(ink(crossed) < ink(plain))
    #expect(Symbol("bell.slash") != nil)
    #expect(Symbol("no.such.thing.slash") == nil)
  }

  @Test func aSymbolThatThereIsNotHasTheSizeOfOthers() throws {
    func size(_ name: String) throws -> CGSize {
      try ViewTestHarness { Image(systemName: name).font(.largeTitle) }.frame(name).size
    }
    #expect(try size("no.such.thing") == size("star"))
  }
}
