/// Frames that follow from the documented rules, worked out by hand: offer, tree, and the frames of its named parts.
extension LayoutTable {
  static let layers = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/zstack",
    rule: """
      Layers are as large as what the members cover with their guides on one another.
      """,
    cases: """
      200x100 | z=Z(leading,top)[a=40x20 b=10x30] | a 0,0,40,20; b 0,0,10,30; z 0,0,40,30
      200x100 | z=Z(leading,top)[a=60x60 b=20x10] | a 0,0,60,60; b 0,0,20,10; z 0,0,60,60
      200x100 | z=Z(leading,top)[a=5x50 b=50x5] | a 0,0,5,50; b 0,0,50,5; z 0,0,50,50
      200x100 | z=Z(leading,vcenter)[a=40x20 b=10x30] | a 0,5,40,20; b 0,0,10,30; z 0,0,40,30
      200x100 | z=Z(leading,vcenter)[a=60x60 b=20x10] | a 0,0,60,60; b 0,25,20,10; z 0,0,60,60
      200x100 | z=Z(leading,vcenter)[a=5x50 b=50x5] | a 0,0,5,50; b 0,22.5,50,5; z 0,0,50,50
      200x100 | z=Z(leading,bottom)[a=40x20 b=10x30] | a 0,10,40,20; b 0,0,10,30; z 0,0,40,30
      200x100 | z=Z(leading,bottom)[a=60x60 b=20x10] | a 0,0,60,60; b 0,50,20,10; z 0,0,60,60
      200x100 | z=Z(leading,bottom)[a=5x50 b=50x5] | a 0,0,5,50; b 0,45,50,5; z 0,0,50,50
      200x100 | z=Z(hcenter,top)[a=40x20 b=10x30] | a 0,0,40,20; b 15,0,10,30; z 0,0,40,30
      200x100 | z=Z(hcenter,top)[a=60x60 b=20x10] | a 0,0,60,60; b 20,0,20,10; z 0,0,60,60
      200x100 | z=Z(hcenter,top)[a=5x50 b=50x5] | a 22.5,0,5,50; b 0,0,50,5; z 0,0,50,50
      200x100 | z=Z(hcenter,vcenter)[a=40x20 b=10x30] | a 0,5,40,20; b 15,0,10,30; z 0,0,40,30
      200x100 | z=Z(hcenter,vcenter)[a=60x60 b=20x10] | a 0,0,60,60; b 20,25,20,10; z 0,0,60,60
      200x100 | z=Z(hcenter,vcenter)[a=5x50 b=50x5] | a 22.5,0,5,50; b 0,22.5,50,5; z 0,0,50,50
      200x100 | z=Z(hcenter,bottom)[a=40x20 b=10x30] | a 0,10,40,20; b 15,0,10,30; z 0,0,40,30
      200x100 | z=Z(hcenter,bottom)[a=60x60 b=20x10] | a 0,0,60,60; b 20,50,20,10; z 0,0,60,60
      200x100 | z=Z(hcenter,bottom)[a=5x50 b=50x5] | a 22.5,0,5,50; b 0,45,50,5; z 0,0,50,50
      200x100 | z=Z(trailing,top)[a=40x20 b=10x30] | a 0,0,40,20; b 30,0,10,30; z 0,0,40,30
      200x100 | z=Z(trailing,top)[a=60x60 b=20x10] | a 0,0,60,60; b 40,0,20,10; z 0,0,60,60
      200x100 | z=Z(trailing,top)[a=5x50 b=50x5] | a 45,0,5,50; b 0,0,50,5; z 0,0,50,50
      200x100 | z=Z(trailing,vcenter)[a=40x20 b=10x30] | a 0,5,40,20; b 30,0,10,30; z 0,0,40,30
      200x100 | z=Z(trailing,vcenter)[a=60x60 b=20x10] | a 0,0,60,60; b 40,25,20,10; z 0,0,60,60
      200x100 | z=Z(trailing,vcenter)[a=5x50 b=50x5] | a 45,0,5,50; b 0,22.5,50,5; z 0,0,50,50
      200x100 | z=Z(trailing,bottom)[a=40x20 b=10x30] | a 0,10,40,20; b 30,0,10,30; z 0,0,40,30
      200x100 | z=Z(trailing,bottom)[a=60x60 b=20x10] | a 0,0,60,60; b 40,50,20,10; z 0,0,60,60
      200x100 | z=Z(trailing,bottom)[a=5x50 b=50x5] | a 45,0,5,50; b 0,45,50,5; z 0,0,50,50
      """)

  static let layersThatGrow = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/zstack",
    rule: """
      A member that grows makes the layers grow; where nothing is offered, it is as large as the others. \
      Only members of the highest priority count for the size.
      """,
    cases: """
      _x_ | z=Z[a=40x20 b=*x*] | z 0,0,40,20; b 0,0,40,20
      80x60 | z=Z[a=40x20 b=*x*] | z 0,0,80,60; b 0,0,80,60; a 20,20,40,20
      80x60 | z=Z[a=40x20.priority(1) b=*x*] | z 0,0,40,20; b 0,0,40,20; a 0,0,40,20
      80x60 | z=Z(leading,top)[a=40x20.priority(1) b=50x50] | z 0,0,40,20; b 0,0,50,50
      _x_ | z=Z[a=10x30 b=*x*] | z 0,0,10,30; b 0,0,10,30
      80x60 | z=Z[a=10x30 b=*x*] | z 0,0,80,60; b 0,0,80,60; a 35,15,10,30
      80x60 | z=Z[a=10x30.priority(1) b=*x*] | z 0,0,10,30; b 0,0,10,30; a 0,0,10,30
      80x60 | z=Z(leading,top)[a=10x30.priority(1) b=50x50] | z 0,0,10,30; b 0,0,50,50
      _x_ | z=Z[a=0x0 b=*x*] | z 0,0,10,10; b 0,0,10,10
      80x60 | z=Z[a=0x0 b=*x*] | z 0,0,80,60; b 0,0,80,60; a 40,30,0,0
      80x60 | z=Z[a=0x0.priority(1) b=*x*] | z 0,0,0,0; b 0,0,0,0; a 0,0,0,0
      80x60 | z=Z(leading,top)[a=0x0.priority(1) b=50x50] | z 0,0,0,0; b 0,0,50,50
      """)

  static let overlaysAndBackgrounds = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)",
    rule: """
      A layer is offered the size of the view that it is put before or behind, stands there by the \
      alignment, and changes nothing of the view’s size.
      """,
    cases: """
      200x100 | a=40x20.over(leading,top)[b=10x6] | a 0,0,40,20; b 0,0,10,6
      200x100 | a=40x20.over(leading,top)[b=60x50] | a 0,0,40,20; b 0,0,60,50
      200x100 | a=40x20.over(leading,vcenter)[b=10x6] | a 0,0,40,20; b 0,7,10,6
      200x100 | a=40x20.over(leading,vcenter)[b=60x50] | a 0,0,40,20; b 0,-15,60,50
      200x100 | a=40x20.over(leading,bottom)[b=10x6] | a 0,0,40,20; b 0,14,10,6
      200x100 | a=40x20.over(leading,bottom)[b=60x50] | a 0,0,40,20; b 0,-30,60,50
      200x100 | a=40x20.over(hcenter,top)[b=10x6] | a 0,0,40,20; b 15,0,10,6
      200x100 | a=40x20.over(hcenter,top)[b=60x50] | a 0,0,40,20; b -10,0,60,50
      200x100 | a=40x20.over(hcenter,vcenter)[b=10x6] | a 0,0,40,20; b 15,7,10,6
      200x100 | a=40x20.over(hcenter,vcenter)[b=60x50] | a 0,0,40,20; b -10,-15,60,50
      200x100 | a=40x20.over(hcenter,bottom)[b=10x6] | a 0,0,40,20; b 15,14,10,6
      200x100 | a=40x20.over(hcenter,bottom)[b=60x50] | a 0,0,40,20; b -10,-30,60,50
      200x100 | a=40x20.over(trailing,top)[b=10x6] | a 0,0,40,20; b 30,0,10,6
      200x100 | a=40x20.over(trailing,top)[b=60x50] | a 0,0,40,20; b -20,0,60,50
      200x100 | a=40x20.over(trailing,vcenter)[b=10x6] | a 0,0,40,20; b 30,7,10,6
      200x100 | a=40x20.over(trailing,vcenter)[b=60x50] | a 0,0,40,20; b -20,-15,60,50
      200x100 | a=40x20.over(trailing,bottom)[b=10x6] | a 0,0,40,20; b 30,14,10,6
      200x100 | a=40x20.over(trailing,bottom)[b=60x50] | a 0,0,40,20; b -20,-30,60,50
      200x100 | 40x20.over[b=*x*] | b 0,0,40,20
      200x100 | 40x20.over(trailing,bottom)[b=*x5] | b 0,15,40,5
      200x100 | H(top,0)[40x20.over[100x100] b=10x10] | b 40,0,10,10
      200x100 | a=40x20.behind(leading,top)[b=10x6] | a 0,0,40,20; b 0,0,10,6
      200x100 | a=40x20.behind(leading,top)[b=60x50] | a 0,0,40,20; b 0,0,60,50
      200x100 | a=40x20.behind(leading,vcenter)[b=10x6] | a 0,0,40,20; b 0,7,10,6
      200x100 | a=40x20.behind(leading,vcenter)[b=60x50] | a 0,0,40,20; b 0,-15,60,50
      200x100 | a=40x20.behind(leading,bottom)[b=10x6] | a 0,0,40,20; b 0,14,10,6
      200x100 | a=40x20.behind(leading,bottom)[b=60x50] | a 0,0,40,20; b 0,-30,60,50
      200x100 | a=40x20.behind(hcenter,top)[b=10x6] | a 0,0,40,20; b 15,0,10,6
      200x100 | a=40x20.behind(hcenter,top)[b=60x50] | a 0,0,40,20; b -10,0,60,50
      200x100 | a=40x20.behind(hcenter,vcenter)[b=10x6] | a 0,0,40,20; b 15,7,10,6
      200x100 | a=40x20.behind(hcenter,vcenter)[b=60x50] | a 0,0,40,20; b -10,-15,60,50
      200x100 | a=40x20.behind(hcenter,bottom)[b=10x6] | a 0,0,40,20; b 15,14,10,6
      200x100 | a=40x20.behind(hcenter,bottom)[b=60x50] | a 0,0,40,20; b -10,-30,60,50
      200x100 | a=40x20.behind(trailing,top)[b=10x6] | a 0,0,40,20; b 30,0,10,6
      200x100 | a=40x20.behind(trailing,top)[b=60x50] | a 0,0,40,20; b -20,0,60,50
      200x100 | a=40x20.behind(trailing,vcenter)[b=10x6] | a 0,0,40,20; b 30,7,10,6
      200x100 | a=40x20.behind(trailing,vcenter)[b=60x50] | a 0,0,40,20; b -20,-15,60,50
      200x100 | a=40x20.behind(trailing,bottom)[b=10x6] | a 0,0,40,20; b 30,14,10,6
      200x100 | a=40x20.behind(trailing,bottom)[b=60x50] | a 0,0,40,20; b -20,-30,60,50
      200x100 | 40x20.behind[b=*x*] | b 0,0,40,20
      200x100 | 40x20.behind(trailing,bottom)[b=*x5] | b 0,15,40,5
      200x100 | H(top,0)[40x20.behind[100x100] b=10x10] | b 40,0,10,10
      """)
}
