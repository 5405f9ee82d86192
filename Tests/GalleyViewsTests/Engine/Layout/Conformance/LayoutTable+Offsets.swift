/// Frames that follow from the documented rules, worked out by hand: offer, tree, and the frames of its named parts.
extension LayoutTable {
  static let offsets = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/view/offset(x:y:)",
    rule: """
      An offset view is shown elsewhere; its own frame and its neighbours stay.
      """,
    cases: """
      100x100 | H(top,0)[a=(20x10).offset(5,7) b=30x10] | a 0,0,20,10; b 20,0,30,10
      100x100 | H(top,0)[(a=20x10).offset(5,7) b=30x10] | a 5,7,20,10; b 20,0,30,10
      100x100 | s=V(leading,0)[(a=20x10).offset(5,7) b=30x10] | a 5,7,20,10; s 0,0,30,20
      100x100 | H(top,0)[a=(20x10).offset(-5,-7) b=30x10] | a 0,0,20,10; b 20,0,30,10
      100x100 | H(top,0)[(a=20x10).offset(-5,-7) b=30x10] | a -5,-7,20,10; b 20,0,30,10
      100x100 | s=V(leading,0)[(a=20x10).offset(-5,-7) b=30x10] | a -5,-7,20,10; s 0,0,30,20
      100x100 | H(top,0)[a=(20x10).offset(0,0) b=30x10] | a 0,0,20,10; b 20,0,30,10
      100x100 | H(top,0)[(a=20x10).offset(0,0) b=30x10] | a 0,0,20,10; b 20,0,30,10
      100x100 | s=V(leading,0)[(a=20x10).offset(0,0) b=30x10] | a 0,0,20,10; s 0,0,30,20
      100x100 | H(top,0)[a=(20x10).offset(30,0) b=30x10] | a 0,0,20,10; b 20,0,30,10
      100x100 | H(top,0)[(a=20x10).offset(30,0) b=30x10] | a 30,0,20,10; b 20,0,30,10
      100x100 | s=V(leading,0)[(a=20x10).offset(30,0) b=30x10] | a 30,0,20,10; s 0,0,30,20
      """)
}
