/// Frames that follow from the documented rules, worked out by hand: offer, tree, and the frames of its named parts.
extension LayoutTable {
  static let guidesInStacks = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)-9mdoh",
    rule: """
      Members are moved until their guides are on one line; the stack is as wide as what they then cover.
      """,
    cases: """
      200x100 | s=V(leading,0)[(a=20x10).guide(leading,0) b=40x10] | a 0,0,20,10; b 0,10,40,10; s 0,0,40,20
      200x100 | s=H(top,0)[(a=10x20).guide(top,0) b=10x40] | a 0,0,10,20; b 10,0,10,40; s 0,0,20,40
      200x100 | s=V(trailing,0)[(a=20x10).guide(trailing,0) b=40x10] | a 40,0,20,10; b 0,10,40,10; s 0,0,60,20
      200x100 | s=H(bottom,0)[(a=10x20).guide(bottom,0) b=10x40] | a 0,40,10,20; b 10,0,10,40; s 0,0,20,60
      200x100 | s=V(hcenter,0)[(a=20x10).guide(hcenter,0) b=40x10] | a 20,0,20,10; b 0,10,40,10; s 0,0,40,20
      200x100 | s=V(leading,0)[(a=20x10).guide(leading,5) b=40x10] | a 0,0,20,10; b 5,10,40,10; s 0,0,45,20
      200x100 | s=H(top,0)[(a=10x20).guide(top,5) b=10x40] | a 0,0,10,20; b 10,5,10,40; s 0,0,20,45
      200x100 | s=V(trailing,0)[(a=20x10).guide(trailing,5) b=40x10] | a 35,0,20,10; b 0,10,40,10; s 0,0,55,20
      200x100 | s=H(bottom,0)[(a=10x20).guide(bottom,5) b=10x40] | a 0,35,10,20; b 10,0,10,40; s 0,0,20,55
      200x100 | s=V(hcenter,0)[(a=20x10).guide(hcenter,5) b=40x10] | a 15,0,20,10; b 0,10,40,10; s 0,0,40,20
      200x100 | s=V(leading,0)[(a=20x10).guide(leading,20) b=40x10] | a 0,0,20,10; b 20,10,40,10; s 0,0,60,20
      200x100 | s=H(top,0)[(a=10x20).guide(top,20) b=10x40] | a 0,0,10,20; b 10,20,10,40; s 0,0,20,60
      200x100 | s=V(trailing,0)[(a=20x10).guide(trailing,20) b=40x10] | a 20,0,20,10; b 0,10,40,10; s 0,0,40,20
      200x100 | s=H(bottom,0)[(a=10x20).guide(bottom,20) b=10x40] | a 0,20,10,20; b 10,0,10,40; s 0,0,20,40
      200x100 | s=V(hcenter,0)[(a=20x10).guide(hcenter,20) b=40x10] | a 0,0,20,10; b 0,10,40,10; s 0,0,40,20
      200x100 | s=V(leading,0)[(a=20x10).guide(leading,-10) b=40x10] | a 10,0,20,10; b 0,10,40,10; s 0,0,40,20
      200x100 | s=H(top,0)[(a=10x20).guide(top,-10) b=10x40] | a 0,10,10,20; b 10,0,10,40; s 0,0,20,40
      200x100 | s=V(trailing,0)[(a=20x10).guide(trailing,-10) b=40x10] | a 50,0,20,10; b 0,10,40,10; s 0,0,70,20
      200x100 | s=H(bottom,0)[(a=10x20).guide(bottom,-10) b=10x40] | a 0,50,10,20; b 10,0,10,40; s 0,0,20,70
      200x100 | s=V(hcenter,0)[(a=20x10).guide(hcenter,-10) b=40x10] | a 30,0,20,10; b 0,10,40,10; s 0,0,50,20
      200x100 | s=V(leading,0)[(a=20x10).guide(leading,30) b=40x10] | a 0,0,20,10; b 30,10,40,10; s 0,0,70,20
      200x100 | s=H(top,0)[(a=10x20).guide(top,30) b=10x40] | a 0,0,10,20; b 10,30,10,40; s 0,0,20,70
      200x100 | s=V(trailing,0)[(a=20x10).guide(trailing,30) b=40x10] | a 10,0,20,10; b 0,10,40,10; s 0,0,40,20
      200x100 | s=H(bottom,0)[(a=10x20).guide(bottom,30) b=10x40] | a 0,10,10,20; b 10,0,10,40; s 0,0,20,40
      200x100 | s=V(hcenter,0)[(a=20x10).guide(hcenter,30) b=40x10] | a 0,0,20,10; b 10,10,40,10; s 0,0,50,20
      """)

  static let customGuides = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/alignmentid",
    rule: """
      An alignment of an app’s own is where its default rule has it, here at a quarter, or where the view \
      says.
      """,
    cases: """
      200x100 | s=V(hmark,0)[(a=20x10).guide(hmark,0%) (b=40x10).guide(hmark,0%)] | a 0,0,20,10; b 0,10,40,10; s 0,0,40,20
      200x100 | s=H(vmark,0)[(a=10x20).guide(vmark,0%) (b=10x40).guide(vmark,0%)] | a 0,0,10,20; b 10,0,10,40; s 0,0,20,40
      200x100 | s=V(hmark,0)[(a=20x10).guide(hmark,50%) (b=40x10).guide(hmark,100%)] | a 30,0,20,10; b 0,10,40,10; s 0,0,50,20
      200x100 | s=H(vmark,0)[(a=10x20).guide(vmark,50%) (b=10x40).guide(vmark,100%)] | a 0,30,10,20; b 10,0,10,40; s 0,0,20,50
      200x100 | s=V(hmark,0)[(a=20x10).guide(hmark,100%) (b=40x10).guide(hmark,0%)] | a 0,0,20,10; b 20,10,40,10; s 0,0,60,20
      200x100 | s=H(vmark,0)[(a=10x20).guide(vmark,100%) (b=10x40).guide(vmark,0%)] | a 0,0,10,20; b 10,20,10,40; s 0,0,20,60
      200x100 | s=V(hmark,0)[(a=20x10).guide(hmark,25%) (b=40x10).guide(hmark,75%)] | a 25,0,20,10; b 0,10,40,10; s 0,0,45,20
      200x100 | s=H(vmark,0)[(a=10x20).guide(vmark,25%) (b=10x40).guide(vmark,75%)] | a 0,25,10,20; b 10,0,10,40; s 0,0,20,45
      200x100 | s=V(hmark,0)[a=20x10 b=40x10] | a 5,0,20,10; b 0,10,40,10; s 0,0,40,20
      200x100 | s=H(vmark,0)[a=10x20 b=10x40] | a 0,5,10,20; b 10,0,10,40; s 0,0,20,40
      """)

  static let guidesAcrossStacks = LayoutTable(
    source:
      "https://developer.apple.com/documentation/swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:)-8ofeu",
    rule: """
      A guide that a member sets holds for the containers around; where several do, the mean does. The \
      edges and middles of a container are its own.
      """,
    cases: """
      200x100 | s=H(vmark,0)[V(leading,0)[x=10x10 (a=10x20).guide(vmark,50%)] (b=10x40).guide(vmark,0)] | a 0,10,10,20; x 0,0,10,10; b 10,20,10,40; s 0,0,20,60
      200x100 | s=V(hmark,0)[H(top,0)[x=10x10 (a=20x10).guide(hmark,50%)] (b=40x10).guide(hmark,0)] | a 10,0,20,10; b 20,10,40,10; s 0,0,60,20
      200x100 | s=H(vmark,0)[V(leading,0)[(a=10x10).guide(vmark,5) (c=10x20).guide(vmark,10)] (b=10x40).guide(vmark,0)] | a 0,0,10,10; c 0,10,10,20; b 10,12.5,10,40; s 0,0,20,52.5
      200x100 | s=H(vmark,0)[((a=10x12).guide(vmark,8)).pad(4,4,4,4) (b=10x40).guide(vmark,0)] | a 4,4,10,12; b 18,12,10,40; s 0,0,28,52
      200x100 | s=H(vmark,0)[((a=10x12).guide(vmark,8)).frame(10,40) (b=10x40).guide(vmark,0)] | a 0,14,10,12; b 10,22,10,40; s 0,0,20,62
      200x100 | s=H(top,0)[V(leading,0)[x=10x10 (a=10x20).guide(top,0)] b=10x40] | x 0,0,10,10; b 10,0,10,40; s 0,0,20,40
      200x100 | s=H(vmark,0)[V(leading,0)[x=10x10 (a=10x20).guide(vmark,50%)] (b=10x40).guide(vmark,10)] | a 0,10,10,20; x 0,0,10,10; b 10,10,10,40; s 0,0,20,50
      200x100 | s=V(hmark,0)[H(top,0)[x=10x10 (a=20x10).guide(hmark,50%)] (b=40x10).guide(hmark,10)] | a 10,0,20,10; b 10,10,40,10; s 0,0,50,20
      200x100 | s=H(vmark,0)[V(leading,0)[(a=10x10).guide(vmark,5) (c=10x20).guide(vmark,10)] (b=10x40).guide(vmark,10)] | a 0,0,10,10; c 0,10,10,20; b 10,2.5,10,40; s 0,0,20,42.5
      200x100 | s=H(vmark,0)[((a=10x12).guide(vmark,8)).pad(4,4,4,4) (b=10x40).guide(vmark,10)] | a 4,4,10,12; b 18,2,10,40; s 0,0,28,42
      200x100 | s=H(vmark,0)[((a=10x12).guide(vmark,8)).frame(10,40) (b=10x40).guide(vmark,10)] | a 0,14,10,12; b 10,12,10,40; s 0,0,20,52
      200x100 | s=H(top,0)[V(leading,0)[x=10x10 (a=10x20).guide(top,10)] b=10x40] | x 0,0,10,10; b 10,0,10,40; s 0,0,20,40
      200x100 | s=H(vmark,0)[V(leading,0)[x=10x10 (a=10x20).guide(vmark,50%)] (b=10x40).guide(vmark,40)] | a 0,30,10,20; x 0,20,10,10; b 10,0,10,40; s 0,0,20,50
      200x100 | s=V(hmark,0)[H(top,0)[x=10x10 (a=20x10).guide(hmark,50%)] (b=40x10).guide(hmark,40)] | a 30,0,20,10; b 0,10,40,10; s 0,0,50,20
      200x100 | s=H(vmark,0)[V(leading,0)[(a=10x10).guide(vmark,5) (c=10x20).guide(vmark,10)] (b=10x40).guide(vmark,40)] | a 0,27.5,10,10; c 0,37.5,10,20; b 10,0,10,40; s 0,0,20,57.5
      200x100 | s=H(vmark,0)[((a=10x12).guide(vmark,8)).pad(4,4,4,4) (b=10x40).guide(vmark,40)] | a 4,32,10,12; b 18,0,10,40; s 0,0,28,48
      200x100 | s=H(vmark,0)[((a=10x12).guide(vmark,8)).frame(10,40) (b=10x40).guide(vmark,40)] | a 0,32,10,12; b 10,0,10,40; s 0,0,20,58
      200x100 | s=H(top,0)[V(leading,0)[x=10x10 (a=10x20).guide(top,40)] b=10x40] | x 0,0,10,10; b 10,0,10,40; s 0,0,20,40
      """)

  static let guidesInFramesAndLayers = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)-9mdoh",
    rule: """
      Frames, layers, overlays and backgrounds align by the guides of both views.
      """,
    cases: """
      200x100 | f=((a=20x10).guide(leading,0)).frame(60,40,leading,top) | a 0,0,20,10; f 0,0,60,40
      200x100 | f=((a=20x10).guide(bottom,0)).frame(60,40,leading,bottom) | a 0,40,20,10
      200x100 | (40x20).over(trailing,top)[(b=10x10).guide(trailing,0)] | b 40,0,10,10
      200x100 | (40x20).over(trailing,top)[(b=10x10).guide(top,0)] | b 30,0,10,10
      200x100 | ((40x20).guide(hmark,0)).over(hmark,top)[(b=12x10).guide(hmark,6)] | b -6,0,12,10
      200x100 | ((40x20).guide(vmark,0)).behind(leading,vmark)[(b=10x12).guide(vmark,6)] | b 0,-6,10,12
      200x100 | z=Z(leading,top)[(a=40x20).guide(leading,0) b=20x20] | a 0,0,40,20; b 0,0,20,20; z 0,0,40,20
      200x100 | f=((a=20x10).guide(leading,6)).frame(60,40,leading,top) | a -6,0,20,10; f 0,0,60,40
      200x100 | f=((a=20x10).guide(bottom,6)).frame(60,40,leading,bottom) | a 0,34,20,10
      200x100 | (40x20).over(trailing,top)[(b=10x10).guide(trailing,6)] | b 34,0,10,10
      200x100 | (40x20).over(trailing,top)[(b=10x10).guide(top,6)] | b 30,-6,10,10
      200x100 | ((40x20).guide(hmark,6)).over(hmark,top)[(b=12x10).guide(hmark,6)] | b 0,0,12,10
      200x100 | ((40x20).guide(vmark,6)).behind(leading,vmark)[(b=10x12).guide(vmark,6)] | b 0,0,10,12
      200x100 | z=Z(leading,top)[(a=40x20).guide(leading,6) b=20x20] | a 0,0,40,20; b 6,0,20,20; z 0,0,40,20
      200x100 | f=((a=20x10).guide(leading,20)).frame(60,40,leading,top) | a -20,0,20,10; f 0,0,60,40
      200x100 | f=((a=20x10).guide(bottom,20)).frame(60,40,leading,bottom) | a 0,20,20,10
      200x100 | (40x20).over(trailing,top)[(b=10x10).guide(trailing,20)] | b 20,0,10,10
      200x100 | (40x20).over(trailing,top)[(b=10x10).guide(top,20)] | b 30,-20,10,10
      200x100 | ((40x20).guide(hmark,20)).over(hmark,top)[(b=12x10).guide(hmark,6)] | b 14,0,12,10
      200x100 | ((40x20).guide(vmark,20)).behind(leading,vmark)[(b=10x12).guide(vmark,6)] | b 0,14,10,12
      200x100 | z=Z(leading,top)[(a=40x20).guide(leading,20) b=20x20] | a 0,0,40,20; b 20,0,20,20; z 0,0,40,20
      """)

  static let baselines = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/verticalalignment/firsttextbaseline",
    rule: """
      A view without text stands on the line; a column has the first of its first baselines and the last \
      of its last.
      """,
    cases: """
      200x100 | s=H(first,0)[a=10x20 b=10x40] | a 0,20,10,20; b 10,0,10,40; s 0,0,20,40
      200x100 | s=H(last,0)[a=10x20 b=10x40] | a 0,20,10,20; b 10,0,10,40; s 0,0,20,40
      200x100 | s=H(first,0)[V(leading,0)[(a=10x20).guide(first,6) (c=10x20).guide(first,4)] b=10x40] | a 0,34,10,20; b 10,0,10,40; s 0,0,20,74
      200x100 | s=H(last,0)[V(leading,0)[(a=10x20).guide(last,6) (c=10x20).guide(last,4)] b=10x40] | a 0,16,10,20; b 10,0,10,40; s 0,0,20,56
      200x100 | s=H(first,0)[a=10x30 b=10x10] | a 0,0,10,30; b 10,20,10,10; s 0,0,20,30
      200x100 | s=H(last,0)[a=10x30 b=10x10] | a 0,0,10,30; b 10,20,10,10; s 0,0,20,30
      200x100 | s=H(first,0)[V(leading,0)[(a=10x30).guide(first,6) (c=10x20).guide(first,4)] b=10x10] | a 0,4,10,30; b 10,0,10,10; s 0,0,20,54
      200x100 | s=H(last,0)[V(leading,0)[(a=10x30).guide(last,6) (c=10x20).guide(last,4)] b=10x10] | a 0,0,10,30; b 10,24,10,10; s 0,0,20,50
      200x100 | s=H(first,0)[a=10x12 b=10x12] | a 0,0,10,12; b 10,0,10,12; s 0,0,20,12
      200x100 | s=H(last,0)[a=10x12 b=10x12] | a 0,0,10,12; b 10,0,10,12; s 0,0,20,12
      200x100 | s=H(first,0)[V(leading,0)[(a=10x12).guide(first,6) (c=10x20).guide(first,4)] b=10x12] | a 0,6,10,12; b 10,0,10,12; s 0,0,20,38
      200x100 | s=H(last,0)[V(leading,0)[(a=10x12).guide(last,6) (c=10x20).guide(last,4)] b=10x12] | a 0,0,10,12; b 10,4,10,12; s 0,0,20,32
      """)
}
