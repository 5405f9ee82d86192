import Foundation
import GalleyRaster
import Testing

@testable import GalleyViews

/// Outlines of UIKit, as shapes of SwiftUI are made of them.
@MainActor @Suite struct UIBezierPathTests {
  private struct RoundedCorner: Shape {
    var radius: CGFloat
    var corners: UIRectCorner

    func path(in rect: CGRect) -> Path {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
      return Path(path.cgPath)
    }
  }

  @Test func `only the named corners are round`() {
    let path = RoundedCorner(radius: 20, corners: [.topLeft, .bottomRight])
      .path(in: CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 78)))
    #expect(path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 2, y: 78)))
  }

  @Test func `a view clipped by it shows its background at the round corners`() throws {
    let stage = try ViewTestHarness(width: 100, height: 80) {
      Color.red.clipShape(RoundedCorner(radius: 20, corners: .topRight))
    }
    #expect(try stage.color(2, 2) == stage.color(50, 40))
    #expect(try stage.color(97, 2) != stage.color(50, 40))
  }

  @Test func `steps are taken as UIKit takes them`() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 30))
    path.close()
    #expect(path.contains(CGPoint(x: 28, y: 12)) && !path.contains(CGPoint(x: 12, y: 28)))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.bounds == CGRect(x: 110, y: 10, width: 20, height: 20))
    let other = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.append(path)
    #expect(other.bounds == CGRect(x: 0, y: 0, width: 130, height: 30))
    other.removeAllPoints()
    #expect(other.isEmpty)
  }

  @Test func `an arc runs clockwise as it is seen`() {
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // From the right to below, where y points down.
    #expect(abs(arc.currentPoint.x) < 1e-9 && abs(arc.currentPoint.y - 10) < 1e-9)
    #expect(arc.bounds.minX > -1e-6 && arc.bounds.minY > -1e-6)
    let other = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(other.bounds.minX < -9.9 && other.bounds.minY < -9.9)
  }
}
