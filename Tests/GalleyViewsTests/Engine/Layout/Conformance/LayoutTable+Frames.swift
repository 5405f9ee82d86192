/// Frames that follow from the documented rules, worked out by hand: offer, tree, and the frames of its named parts.
extension LayoutTable {
  static let fixedFrames = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)",
    rule: """
      A frame has its own size; the view inside keeps its, and stands in the frame by the alignment even \
      where it is larger.
      """,
    cases: """
      200x100 | f=(a=20x10).frame(60,40,leading,top) | a 0,0,20,10
      200x100 | f=(a=80x50).frame(60,40,leading,top) | a 0,0,80,50
      200x100 | f=(a=20x10).frame(60,40,leading,vcenter) | a 0,15,20,10
      200x100 | f=(a=80x50).frame(60,40,leading,vcenter) | a 0,-5,80,50
      200x100 | f=(a=20x10).frame(60,40,leading,bottom) | a 0,30,20,10
      200x100 | f=(a=80x50).frame(60,40,leading,bottom) | a 0,-10,80,50
      200x100 | f=(a=20x10).frame(60,40,hcenter,top) | a 20,0,20,10
      200x100 | f=(a=80x50).frame(60,40,hcenter,top) | a -10,0,80,50
      200x100 | f=(a=20x10).frame(60,40,hcenter,vcenter) | a 20,15,20,10
      200x100 | f=(a=80x50).frame(60,40,hcenter,vcenter) | a -10,-5,80,50
      200x100 | f=(a=20x10).frame(60,40,hcenter,bottom) | a 20,30,20,10
      200x100 | f=(a=80x50).frame(60,40,hcenter,bottom) | a -10,-10,80,50
      200x100 | f=(a=20x10).frame(60,40,trailing,top) | a 40,0,20,10
      200x100 | f=(a=80x50).frame(60,40,trailing,top) | a -20,0,80,50
      200x100 | f=(a=20x10).frame(60,40,trailing,vcenter) | a 40,15,20,10
      200x100 | f=(a=80x50).frame(60,40,trailing,vcenter) | a -20,-5,80,50
      200x100 | f=(a=20x10).frame(60,40,trailing,bottom) | a 40,30,20,10
      200x100 | f=(a=80x50).frame(60,40,trailing,bottom) | a -20,-10,80,50
      """)

  static let framesOfOneLength = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)",
    rule: """
      A length that is left out is that of the view inside, which is offered what the frame was.
      """,
    cases: """
      200x100 | f=(a=20x10).frame(60,_) | a 20,0,20,10; f 0,0,60,10
      _x_ | f=(a=20x10).frame(60,_) | a 20,0,20,10; f 0,0,60,10
      200x100 | f=(a=*x*).frame(60,_) | a 0,0,60,100; f 0,0,60,100
      _x_ | f=(a=*x*).frame(60,_) | a 0,0,60,10; f 0,0,60,10
      200x100 | f=(a=*x10).frame(60,_) | a 0,0,60,10; f 0,0,60,10
      _x_ | f=(a=*x10).frame(60,_) | a 0,0,60,10; f 0,0,60,10
      200x100 | f=(a=20x*).frame(60,_) | a 20,0,20,100; f 0,0,60,100
      _x_ | f=(a=20x*).frame(60,_) | a 20,0,20,10; f 0,0,60,10
      200x100 | f=(a=20x10).frame(_,40) | a 0,15,20,10; f 0,0,20,40
      _x_ | f=(a=20x10).frame(_,40) | a 0,15,20,10; f 0,0,20,40
      200x100 | f=(a=*x*).frame(_,40) | a 0,0,200,40; f 0,0,200,40
      _x_ | f=(a=*x*).frame(_,40) | a 0,0,10,40; f 0,0,10,40
      200x100 | f=(a=*x10).frame(_,40) | a 0,15,200,10; f 0,0,200,40
      _x_ | f=(a=*x10).frame(_,40) | a 0,15,10,10; f 0,0,10,40
      200x100 | f=(a=20x*).frame(_,40) | a 0,0,20,40; f 0,0,20,40
      _x_ | f=(a=20x*).frame(_,40) | a 0,0,20,40; f 0,0,20,40
      200x100 | f=(a=20x10).frame(60,40) | a 20,15,20,10; f 0,0,60,40
      _x_ | f=(a=20x10).frame(60,40) | a 20,15,20,10; f 0,0,60,40
      200x100 | f=(a=*x*).frame(60,40) | a 0,0,60,40; f 0,0,60,40
      _x_ | f=(a=*x*).frame(60,40) | a 0,0,60,40; f 0,0,60,40
      200x100 | f=(a=*x10).frame(60,40) | a 0,15,60,10; f 0,0,60,40
      _x_ | f=(a=*x10).frame(60,40) | a 0,15,60,10; f 0,0,60,40
      200x100 | f=(a=20x*).frame(60,40) | a 20,0,20,40; f 0,0,60,40
      _x_ | f=(a=20x*).frame(60,40) | a 20,0,20,40; f 0,0,60,40
      200x100 | f=(a=20x10).frame(_,_) | a 0,0,20,10; f 0,0,20,10
      _x_ | f=(a=20x10).frame(_,_) | a 0,0,20,10; f 0,0,20,10
      200x100 | f=(a=*x*).frame(_,_) | a 0,0,200,100; f 0,0,200,100
      _x_ | f=(a=*x*).frame(_,_) | a 0,0,10,10; f 0,0,10,10
      200x100 | f=(a=*x10).frame(_,_) | a 0,0,200,10; f 0,0,200,10
      _x_ | f=(a=*x10).frame(_,_) | a 0,0,10,10; f 0,0,10,10
      200x100 | f=(a=20x*).frame(_,_) | a 0,0,20,100; f 0,0,20,100
      _x_ | f=(a=20x*).frame(_,_) | a 0,0,20,10; f 0,0,20,10
      """)

  static let padding = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/view/padding(_:_:)",
    rule: """
      A view is offered what is left of the offer without the padding, and is that much larger with it.
      """,
    cases: """
      200x100 | p=(a=20x10).pad(8,8,8,8) | a 8,8,20,10; p 0,0,36,26
      200x100 | p=(a=*x*).pad(8,8,8,8) | a 8,8,184,84; p 0,0,200,100
      _x_ | p=(a=*x*).pad(8,8,8,8) | a 8,8,10,10; p 0,0,26,26
      0x0 | p=(a=*x*).pad(8,8,8,8) | a 8,8,0,0; p 0,0,16,16
      100x50 | H(top,0)[p=(a=20x10).pad(8,8,8,8) b=*x10] | b 36,0,64,10
      100x50 | p=((a=20x10).pad(8,8,8,8)).pad(3,3,3,3) | a 11,11,20,10; p 0,0,42,32
      200x100 | p=(a=20x10).pad(1,2,3,4) | a 2,1,20,10; p 0,0,26,14
      200x100 | p=(a=*x*).pad(1,2,3,4) | a 2,1,194,96; p 0,0,200,100
      _x_ | p=(a=*x*).pad(1,2,3,4) | a 2,1,10,10; p 0,0,16,14
      0x0 | p=(a=*x*).pad(1,2,3,4) | a 2,1,0,0; p 0,0,6,4
      100x50 | H(top,0)[p=(a=20x10).pad(1,2,3,4) b=*x10] | b 26,0,74,10
      100x50 | p=((a=20x10).pad(1,2,3,4)).pad(3,3,3,3) | a 5,4,20,10; p 0,0,32,20
      200x100 | p=(a=20x10).pad(0,10,0,0) | a 10,0,20,10; p 0,0,30,10
      200x100 | p=(a=*x*).pad(0,10,0,0) | a 10,0,190,100; p 0,0,200,100
      _x_ | p=(a=*x*).pad(0,10,0,0) | a 10,0,10,10; p 0,0,20,10
      0x0 | p=(a=*x*).pad(0,10,0,0) | a 10,0,0,0; p 0,0,10,0
      100x50 | H(top,0)[p=(a=20x10).pad(0,10,0,0) b=*x10] | b 30,0,70,10
      100x50 | p=((a=20x10).pad(0,10,0,0)).pad(3,3,3,3) | a 13,3,20,10; p 0,0,36,16
      200x100 | p=(a=20x10).pad(5,0,0,20) | a 0,5,20,10; p 0,0,40,15
      200x100 | p=(a=*x*).pad(5,0,0,20) | a 0,5,180,95; p 0,0,200,100
      _x_ | p=(a=*x*).pad(5,0,0,20) | a 0,5,10,10; p 0,0,30,15
      0x0 | p=(a=*x*).pad(5,0,0,20) | a 0,5,0,0; p 0,0,20,5
      100x50 | H(top,0)[p=(a=20x10).pad(5,0,0,20) b=*x10] | b 40,0,60,10
      100x50 | p=((a=20x10).pad(5,0,0,20)).pad(3,3,3,3) | a 3,8,20,10; p 0,0,46,21
      200x100 | p=(a=20x10).pad(0,0,0,0) | a 0,0,20,10; p 0,0,20,10
      200x100 | p=(a=*x*).pad(0,0,0,0) | a 0,0,200,100; p 0,0,200,100
      _x_ | p=(a=*x*).pad(0,0,0,0) | a 0,0,10,10; p 0,0,10,10
      0x0 | p=(a=*x*).pad(0,0,0,0) | a 0,0,0,0; p 0,0,0,0
      100x50 | H(top,0)[p=(a=20x10).pad(0,0,0,0) b=*x10] | b 20,0,80,10
      100x50 | p=((a=20x10).pad(0,0,0,0)).pad(3,3,3,3) | a 3,3,20,10; p 0,0,26,16
      """)

  static let fixedSizes = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)",
    rule: """
      A view of fixed size is offered nothing, and so has its ideal length, whatever the offer.
      """,
    cases: """
      200x100 | a=*x*.fixed(h,v) | a 0,0,10,10
      200x100 | a=*x*.fixed(h) | a 0,0,10,100
      200x100 | a=*x*.fixed(v) | a 0,0,200,10
      200x100 | a=*x*.width(_,30,_).fixed(h) | a 0,0,30,100
      200x100 | a=*x*.height(_,30,_).fixed(v) | a 0,0,200,30
      200x100 | a=50x40.fixed(h,v) | a 0,0,50,40
      200x100 | (a=*x*.width(_,50,_).fixed(h)).frame(20,10) | a -15,0,50,10
      20x10 | a=*x*.fixed(h,v) | a 0,0,10,10
      20x10 | a=*x*.fixed(h) | a 0,0,10,10
      20x10 | a=*x*.fixed(v) | a 0,0,20,10
      20x10 | a=*x*.width(_,30,_).fixed(h) | a 0,0,30,10
      20x10 | a=*x*.height(_,30,_).fixed(v) | a 0,0,20,30
      20x10 | a=50x40.fixed(h,v) | a 0,0,50,40
      20x10 | (a=*x*.width(_,50,_).fixed(h)).frame(20,10) | a -15,0,50,10
      _x_ | a=*x*.fixed(h,v) | a 0,0,10,10
      _x_ | a=*x*.fixed(h) | a 0,0,10,10
      _x_ | a=*x*.fixed(v) | a 0,0,10,10
      _x_ | a=*x*.width(_,30,_).fixed(h) | a 0,0,30,10
      _x_ | a=*x*.height(_,30,_).fixed(v) | a 0,0,10,30
      _x_ | a=50x40.fixed(h,v) | a 0,0,50,40
      _x_ | (a=*x*.width(_,50,_).fixed(h)).frame(20,10) | a -15,0,50,10
      """)

  static let proportions = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)-771ow",
    rule: """
      A view of certain proportions is offered the largest size of them that fits into the offer, or the \
      least that fills it.
      """,
    cases: """
      100x100 | a=*x*.ratio(0.5,fit) | a 0,0,50,100
      100x100 | a=*x*.ratio(0.5,fill) | a 0,0,100,200
      120x40 | a=*x*.ratio(0.5,fit) | a 0,0,20,40
      120x40 | a=*x*.ratio(0.5,fill) | a 0,0,120,240
      40x120 | a=*x*.ratio(0.5,fit) | a 0,0,40,80
      40x120 | a=*x*.ratio(0.5,fill) | a 0,0,60,120
      100x_ | a=*x*.ratio(0.5,fit) | a 0,0,100,200
      100x_ | a=*x*.ratio(0.5,fill) | a 0,0,100,200
      _x100 | a=*x*.ratio(0.5,fit) | a 0,0,50,100
      _x100 | a=*x*.ratio(0.5,fill) | a 0,0,50,100
      _x_ | a=*x*.ratio(0.5,fit) | a 0,0,10,10
      _x_ | a=*x*.ratio(0.5,fill) | a 0,0,10,10
      0x50 | a=*x*.ratio(0.5,fit) | a 0,0,0,0
      0x50 | a=*x*.ratio(0.5,fill) | a 0,0,25,50
      100x100 | a=*x*.ratio(1,fit) | a 0,0,100,100
      100x100 | a=*x*.ratio(1,fill) | a 0,0,100,100
      120x40 | a=*x*.ratio(1,fit) | a 0,0,40,40
      120x40 | a=*x*.ratio(1,fill) | a 0,0,120,120
      40x120 | a=*x*.ratio(1,fit) | a 0,0,40,40
      40x120 | a=*x*.ratio(1,fill) | a 0,0,120,120
      100x_ | a=*x*.ratio(1,fit) | a 0,0,100,100
      100x_ | a=*x*.ratio(1,fill) | a 0,0,100,100
      _x100 | a=*x*.ratio(1,fit) | a 0,0,100,100
      _x100 | a=*x*.ratio(1,fill) | a 0,0,100,100
      _x_ | a=*x*.ratio(1,fit) | a 0,0,10,10
      _x_ | a=*x*.ratio(1,fill) | a 0,0,10,10
      0x50 | a=*x*.ratio(1,fit) | a 0,0,0,0
      0x50 | a=*x*.ratio(1,fill) | a 0,0,50,50
      100x100 | a=*x*.ratio(2,fit) | a 0,0,100,50
      100x100 | a=*x*.ratio(2,fill) | a 0,0,200,100
      120x40 | a=*x*.ratio(2,fit) | a 0,0,80,40
      120x40 | a=*x*.ratio(2,fill) | a 0,0,120,60
      40x120 | a=*x*.ratio(2,fit) | a 0,0,40,20
      40x120 | a=*x*.ratio(2,fill) | a 0,0,240,120
      100x_ | a=*x*.ratio(2,fit) | a 0,0,100,50
      100x_ | a=*x*.ratio(2,fill) | a 0,0,100,50
      _x100 | a=*x*.ratio(2,fit) | a 0,0,200,100
      _x100 | a=*x*.ratio(2,fill) | a 0,0,200,100
      _x_ | a=*x*.ratio(2,fit) | a 0,0,10,10
      _x_ | a=*x*.ratio(2,fill) | a 0,0,10,10
      0x50 | a=*x*.ratio(2,fit) | a 0,0,0,0
      0x50 | a=*x*.ratio(2,fill) | a 0,0,100,50
      """)

  static let positions = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/view/position(x:y:)",
    rule: """
      The middle of the view is at the point, in a view that takes all it is offered.
      """,
    cases: """
      100x80 | p=(a=20x10).position(50,40) | a 40,35,20,10; p 0,0,100,80
      _x_ | p=(a=20x10).position(50,40) | a 40,35,20,10; p 0,0,20,10
      100x_ | p=(a=20x10).position(50,40) | a 40,35,20,10; p 0,0,100,10
      100x80 | H(top,0)[p=(a=20x10).position(50,40) b=30x10] | b 70,0,30,10; p 0,0,70,80; a 40,35,20,10
      100x80 | p=(a=20x10).position(0,0) | a -10,-5,20,10; p 0,0,100,80
      _x_ | p=(a=20x10).position(0,0) | a -10,-5,20,10; p 0,0,20,10
      100x_ | p=(a=20x10).position(0,0) | a -10,-5,20,10; p 0,0,100,10
      100x80 | H(top,0)[p=(a=20x10).position(0,0) b=30x10] | b 70,0,30,10; p 0,0,70,80; a -10,-5,20,10
      100x80 | p=(a=20x10).position(20,90) | a 10,85,20,10; p 0,0,100,80
      _x_ | p=(a=20x10).position(20,90) | a 10,85,20,10; p 0,0,20,10
      100x_ | p=(a=20x10).position(20,90) | a 10,85,20,10; p 0,0,100,10
      100x80 | H(top,0)[p=(a=20x10).position(20,90) b=30x10] | b 70,0,30,10; p 0,0,70,80; a 10,85,20,10
      """)
}
