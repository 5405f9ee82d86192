import Foundation
import GalleyImage
import GalleyViews
import Testing

@MainActor @Suite struct EffectTests {
  @Test func aShadowFallsBesideTheView() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Rectangle().fill(.blue).frame(width: 40, height: 40).shadow(color: .black, radius: 4, y: 6)
    }
    #expect(try stage.color(50, 50) == Color.blue.resolved(in: stage.host.environment))
    let below = try stage.color(50, 73)
    let above = try stage.color(50, 27)
    #expect(below.red < above.red, "moved down")
    #expect(below.red == below.green && below.red < 255)
    #expect(try stage.color(50, 2) == .white)
  }

  /// The pixels across a sharp border below a material, in a chain of modifiers that apps write.
  private func row(below card: some View) throws -> [UInt8] {
    let stage = try ViewTestHarness(width: 200, height: 100) {
      ZStack {
        HStack(spacing: 0) {
          Color.black
          Color.white
        }
        card
      }
    }
    return try stride(from: 90.5, to: 110, by: 1).map { try stage.color($0, 50).red }
  }

  @Test func aMaterialWithAShadowBlursWhatIsBehindIt() throws {
    let plain = try row(below: Color.clear.frame(width: 120, height: 60).background(.ultraThinMaterial))
    #expect(Set(plain).count > 5, "a sharp border has become a slope")
    let chain = Color.clear.frame(width: 120, height: 60).background(.ultraThinMaterial)
      .clipShape(.rect(cornerRadius: 12)).shadow(radius: 8)
    #expect(try row(below: chain) == plain)
    #expect(try row(below: chain.shadow(color: .red, radius: 3, y: 2)) == plain, "also with two shadows")
  }

  @Test func aMaterialThatFadesBlursWhatIsBehindIt() throws {
    let faded = try row(
      below: Color.clear.frame(width: 120, height: 60).background(.ultraThinMaterial).opacity(0.99))
    #expect(Set(faded).count > 5)
  }

  @Test func aMaterialInABlurredViewSeesOnlyThatView() throws {
    let blurred = try row(
      below: Color.clear.frame(width: 120, height: 60).background(.ultraThinMaterial).blur(radius: 1))
    #expect(blurred.first == blurred[8] && blurred[11] == blurred.last && blurred.first != blurred.last)
  }

  @Test func aBlurSoftensTheBorder() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Rectangle().fill(.black).frame(width: 40, height: 100).blur(radius: 5)
    }
    let row = try stride(from: 15.5, through: 50, by: 5).map { try stage.color($0, 50).red }
    #expect(row.first! > 240 && row.last! < 10)
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(row.filter { $0 > 20 && $0 < 235 }.count >= 2)
  }

  /// An opaque blur ends at the view's edges, does not fade there, and shows nothing of the colours behind.
  @Test func anOpaqueBlurReachesTheEdges() throws {
    for isEffect in [false, true] {
      let stage = try ViewTestHarness(width: 100, height: 100) {
        let halves = HStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 0)
          Color(red: 0, green: 0, blue: 1)
        }
        .frame(width: 60, height: 60)
        if isEffect {
          halves.visualEffect { content, _ in content.blur(radius: 5, opaque: true) }
        } else {
          halves.blur(radius: 5, opaque: true)
        }
      }
      let corner = try stage.color(21, 21)
      #expect(corner.red > 245 && corner.green < 8 && corner.blue < 8, "\(corner)")
      #expect(try stage.color(78, 50).blue > 245)
      let middle = try stage.color(50, 50)
      #expect(abs(Int(middle.red) - 128) < 24 && abs(Int(middle.blue) - 128) < 24, "\(middle)")
      #expect(try stage.color(17, 50) == .white && stage.color(83, 50) == .white)
    }
  }

  @Test func anOpaqueBlurIsBlackWhereNothingIs() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Color(red: 1, green: 1, blue: 1).frame(width: 20, height: 20).frame(width: 80, height: 80)
        .blur(radius: 2, opaque: true)
    }
    #expect(try stage.color(12, 12) == .black && stage.color(50, 50) == .white)
    #expect(try stage.color(5, 50) == .white, "nothing is drawn outside of the frame")
  }

  @Test func multiplyDarkens() throws {
    let stage = try ViewTestHarness(width: 40, height: 40) {
      ZStack {
        Color(red: 1, green: 0.5, blue: 0)
        Color(red: 0.5, green: 1, blue: 1).blendMode(.multiply)
      }
    }
    #expect(try stage.color(20, 20) == RGBA(128, 128, 0))
  }

  @Test func aTurnedButtonIsTouchedWhereItIsShown() throws {
    var taps = 0
    let stage = try ViewTestHarness(width: 200, height: 200) {
      Button("Turn") { taps += 1 }.frame(width: 120, height: 20).rotationEffect(.degrees(90))
    }
    let frame = stage.frame("Turn")
    #expect(abs(frame.midX - 100) < 1 && abs(frame.midY - 100) < 1)
    #expect(frame.height > frame.width, "its frame is around what is shown")
    stage.tap(CGPoint(x: 100, y: frame.minY + 2))
    #expect(taps == 1)
    stage.tap(CGPoint(x: 100 + frame.height / 2 - 2, y: 100))
    #expect(taps == 1, "where it is laid out there is nothing")
  }

  @Test func aLargerViewTakesNoMoreRoom() throws {
    let stage = try ViewTestHarness(width: 200, height: 200) {
      VStack(spacing: 0) {
        Text("grown").frame(height: 20).scaleEffect(2, anchor: .topLeading)
        Text("below").frame(height: 20)
      }
    }
    let grown = stage.frame("grown")
    #expect(stage.frame("below").minY < grown.maxY)
    #expect(grown.height > 30)
  }

  @Test func whatIsTurnedOutOfItsContainerIsCut() throws {
    let stage = try ViewTestHarness(width: 200, height: 200) {
      Text("a rather long text").fixedSize().rotationEffect(.degrees(90)).frame(width: 60, height: 60)
        .clipped()
    }
    let element = try #require(stage.find("a rather long text"))
    #expect(element.frame.height <= 60)
  }
}
