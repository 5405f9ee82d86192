#!/bin/bash
# Foundation for Linux says of some rectangles that they do not contain themselves, nor a rectangle in their middle.
#
# Versions: Swift 6.3.1 for Linux, with the Foundation of its toolchain.
# Guess written down before: `CGRect.contains(_: CGRect)` compares edges, so a rectangle far from all edges of the outer one is contained, as
# on Apple's platforms. Apple's documentation explains it by the union of both, which comes to the same for numbers that are exact.
# Found: it compares the union itself. The union's size is a difference of edges, which rounds: a height of 311 comes back as
# 311.00000000000006, and the answer is false. It hits a third of the places that a screen with three pixels a point has. Containment of
# points is right, and so is any rectangle at whole points.
# Meaning: compare minX, maxX, minY and maxY. Galley does.
set -euo pipefail
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT && cd "$work"
version=$(swiftc --version 2> /dev/null | head -n 1)
echo "$version"
[[ $version = *"Swift version 6.3.1 "* ]] || { echo "This was found in Swift 6.3.1; look at it anew." >&2; exit 1; }
cat > rectangles.swift << 'SWIFT'
import Foundation

func isWithinEdges(_ inner: CGRect, of outer: CGRect) -> Bool {
  inner.minX >= outer.minX && inner.maxX <= outer.maxX && inner.minY >= outer.minY && inner.maxY <= outer.maxY
}

let card = CGRect(x: 32, y: 270.666_666_666_666_7, width: 311, height: 311)
let icon = CGRect(x: 54, y: 282, width: 60, height: 81)
print("icon within the card's edges: \(isWithinEdges(icon, of: card)), contained: \(card.contains(icon))")
print("card contained in itself: \(card.contains(card)), its corner: \(card.contains(card.origin))")
print("height of the union: \(card.union(icon).height)")
precondition(isWithinEdges(icon, of: card) && !card.contains(icon) && !card.contains(card) && card.contains(card.origin))
precondition(card.union(icon).height > card.height)

// Cards at every pixel of a screen of 900 points with 3 pixels a point.
let cards = (0..<2700).map { CGRect(x: 32, y: Double($0) / 3, width: 311, height: 311) }
let refused = cards.filter { !$0.contains($0.insetBy(dx: 100, dy: 100)) }
print("of \(cards.count) cards, \(refused.count) do not contain their middle")
precondition(refused.allSatisfy { isWithinEdges($0.insetBy(dx: 100, dy: 100), of: $0) })
precondition(refused.count > cards.count / 10)
precondition(!refused.contains { $0.minY == $0.minY.rounded() }, "a whole number is refused as well now")
SWIFT
swiftc -swift-version 6 rectangles.swift -o rectangles
./rectangles
echo "As found."
