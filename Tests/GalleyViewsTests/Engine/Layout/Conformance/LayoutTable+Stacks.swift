/// Frames that follow from the documented rules, worked out by hand: offer, tree, and the frames of its named parts.
extension LayoutTable {
  static let alignmentInRows = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/verticalalignment",
    rule: """
      The members of a row have their upper edges, middles or lower edges on one line; the row is as high \
      as the highest.
      """,
    cases: """
      200x100 | H(top,0)[a=20x10 b=40x30] | a 0,0,20,10; b 20,0,40,30
      200x100 | H(top,0)[a=20x40 b=40x30 c=10x8] | a 0,0,20,40; b 20,0,40,30; c 60,0,10,8
      200x100 | H(top,0)[a=5x5 b=5x25 c=5x15] | a 0,0,5,5; b 5,0,5,25; c 10,0,5,15
      200x100 | H(top,0)[a=30x20 b=30x20] | a 0,0,30,20; b 30,0,30,20
      200x100 | H(top,0)[a=12x60 b=8x0 c=4x20 d=6x10] | a 0,0,12,60; b 12,0,8,0; c 20,0,4,20; d 24,0,6,10
      200x100 | H(vcenter,0)[a=20x10 b=40x30] | a 0,10,20,10; b 20,0,40,30
      200x100 | H(vcenter,0)[a=20x40 b=40x30 c=10x8] | a 0,0,20,40; b 20,5,40,30; c 60,16,10,8
      200x100 | H(vcenter,0)[a=5x5 b=5x25 c=5x15] | a 0,10,5,5; b 5,0,5,25; c 10,5,5,15
      200x100 | H(vcenter,0)[a=30x20 b=30x20] | a 0,0,30,20; b 30,0,30,20
      200x100 | H(vcenter,0)[a=12x60 b=8x0 c=4x20 d=6x10] | a 0,0,12,60; b 12,30,8,0; c 20,20,4,20; d 24,25,6,10
      200x100 | H(bottom,0)[a=20x10 b=40x30] | a 0,20,20,10; b 20,0,40,30
      200x100 | H(bottom,0)[a=20x40 b=40x30 c=10x8] | a 0,0,20,40; b 20,10,40,30; c 60,32,10,8
      200x100 | H(bottom,0)[a=5x5 b=5x25 c=5x15] | a 0,20,5,5; b 5,0,5,25; c 10,10,5,15
      200x100 | H(bottom,0)[a=30x20 b=30x20] | a 0,0,30,20; b 30,0,30,20
      200x100 | H(bottom,0)[a=12x60 b=8x0 c=4x20 d=6x10] | a 0,0,12,60; b 12,60,8,0; c 20,40,4,20; d 24,50,6,10
      """)

  static let alignmentInColumns = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/horizontalalignment",
    rule: """
      The members of a column have their leading edges, middles or trailing edges on one line; the column \
      is as wide as the widest.
      """,
    cases: """
      200x100 | V(leading,0)[a=20x10 b=40x30] | a 0,0,20,10; b 0,10,40,30
      200x100 | V(leading,0)[a=20x40 b=40x30 c=10x8] | a 0,0,20,40; b 0,40,40,30; c 0,70,10,8
      200x100 | V(leading,0)[a=5x5 b=25x5 c=15x5] | a 0,0,5,5; b 0,5,25,5; c 0,10,15,5
      200x100 | V(leading,0)[a=30x20 b=30x20] | a 0,0,30,20; b 0,20,30,20
      200x100 | V(leading,0)[a=60x12 b=0x8 c=20x4 d=10x6] | a 0,0,60,12; b 0,12,0,8; c 0,20,20,4; d 0,24,10,6
      200x100 | V(hcenter,0)[a=20x10 b=40x30] | a 10,0,20,10; b 0,10,40,30
      200x100 | V(hcenter,0)[a=20x40 b=40x30 c=10x8] | a 10,0,20,40; b 0,40,40,30; c 15,70,10,8
      200x100 | V(hcenter,0)[a=5x5 b=25x5 c=15x5] | a 10,0,5,5; b 0,5,25,5; c 5,10,15,5
      200x100 | V(hcenter,0)[a=30x20 b=30x20] | a 0,0,30,20; b 0,20,30,20
      200x100 | V(hcenter,0)[a=60x12 b=0x8 c=20x4 d=10x6] | a 0,0,60,12; b 30,12,0,8; c 20,20,20,4; d 25,24,10,6
      200x100 | V(trailing,0)[a=20x10 b=40x30] | a 20,0,20,10; b 0,10,40,30
      200x100 | V(trailing,0)[a=20x40 b=40x30 c=10x8] | a 20,0,20,40; b 0,40,40,30; c 30,70,10,8
      200x100 | V(trailing,0)[a=5x5 b=25x5 c=15x5] | a 20,0,5,5; b 0,5,25,5; c 10,10,15,5
      200x100 | V(trailing,0)[a=30x20 b=30x20] | a 0,0,30,20; b 0,20,30,20
      200x100 | V(trailing,0)[a=60x12 b=0x8 c=20x4 d=10x6] | a 0,0,60,12; b 60,12,0,8; c 40,20,20,4; d 50,24,10,6
      """)

  static let spacingInRows = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/hstack/init(alignment:spacing:content:)",
    rule: """
      Members are the given distance apart, by default 8 points; a row is as long as its members and the \
      distances.
      """,
    cases: """
      300x50 | s=H(vcenter,_)[a=20x10 b=30x10] | a 0,0,20,10; b 28,0,30,10; s 0,0,58,10
      300x50 | s=H(vcenter,_)[a=10x10 b=10x10 c=10x10] | a 0,0,10,10; b 18,0,10,10; c 36,0,10,10; s 0,0,46,10
      300x50 | s=H(vcenter,_)[a=40x10 b=5x10 c=5x10 d=40x10] | a 0,0,40,10; b 48,0,5,10; c 61,0,5,10; d 74,0,40,10; s 0,0,114,10
      300x50 | s=H(vcenter,0)[a=20x10 b=30x10] | a 0,0,20,10; b 20,0,30,10; s 0,0,50,10
      300x50 | s=H(vcenter,0)[a=10x10 b=10x10 c=10x10] | a 0,0,10,10; b 10,0,10,10; c 20,0,10,10; s 0,0,30,10
      300x50 | s=H(vcenter,0)[a=40x10 b=5x10 c=5x10 d=40x10] | a 0,0,40,10; b 40,0,5,10; c 45,0,5,10; d 50,0,40,10; s 0,0,90,10
      300x50 | s=H(vcenter,4)[a=20x10 b=30x10] | a 0,0,20,10; b 24,0,30,10; s 0,0,54,10
      300x50 | s=H(vcenter,4)[a=10x10 b=10x10 c=10x10] | a 0,0,10,10; b 14,0,10,10; c 28,0,10,10; s 0,0,38,10
      300x50 | s=H(vcenter,4)[a=40x10 b=5x10 c=5x10 d=40x10] | a 0,0,40,10; b 44,0,5,10; c 53,0,5,10; d 62,0,40,10; s 0,0,102,10
      300x50 | s=H(vcenter,20)[a=20x10 b=30x10] | a 0,0,20,10; b 40,0,30,10; s 0,0,70,10
      300x50 | s=H(vcenter,20)[a=10x10 b=10x10 c=10x10] | a 0,0,10,10; b 30,0,10,10; c 60,0,10,10; s 0,0,70,10
      300x50 | s=H(vcenter,20)[a=40x10 b=5x10 c=5x10 d=40x10] | a 0,0,40,10; b 60,0,5,10; c 85,0,5,10; d 110,0,40,10; s 0,0,150,10
      300x50 | s=H(vcenter,-5)[a=20x10 b=30x10] | a 0,0,20,10; b 15,0,30,10; s 0,0,45,10
      300x50 | s=H(vcenter,-5)[a=10x10 b=10x10 c=10x10] | a 0,0,10,10; b 5,0,10,10; c 10,0,10,10; s 0,0,20,10
      300x50 | s=H(vcenter,-5)[a=40x10 b=5x10 c=5x10 d=40x10] | a 0,0,40,10; b 35,0,5,10; c 35,0,5,10; d 35,0,40,10; s 0,0,75,10
      """)

  static let spacingInColumns = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:)",
    rule: """
      Members are the given distance apart, by default 8 points; a column is as long as its members and \
      the distances.
      """,
    cases: """
      50x300 | s=V(hcenter,_)[a=10x20 b=10x30] | a 0,0,10,20; b 0,28,10,30; s 0,0,10,58
      50x300 | s=V(hcenter,_)[a=10x10 b=10x10 c=10x10] | a 0,0,10,10; b 0,18,10,10; c 0,36,10,10; s 0,0,10,46
      50x300 | s=V(hcenter,_)[a=10x40 b=10x5 c=10x5 d=10x40] | a 0,0,10,40; b 0,48,10,5; c 0,61,10,5; d 0,74,10,40; s 0,0,10,114
      50x300 | s=V(hcenter,0)[a=10x20 b=10x30] | a 0,0,10,20; b 0,20,10,30; s 0,0,10,50
      50x300 | s=V(hcenter,0)[a=10x10 b=10x10 c=10x10] | a 0,0,10,10; b 0,10,10,10; c 0,20,10,10; s 0,0,10,30
      50x300 | s=V(hcenter,0)[a=10x40 b=10x5 c=10x5 d=10x40] | a 0,0,10,40; b 0,40,10,5; c 0,45,10,5; d 0,50,10,40; s 0,0,10,90
      50x300 | s=V(hcenter,4)[a=10x20 b=10x30] | a 0,0,10,20; b 0,24,10,30; s 0,0,10,54
      50x300 | s=V(hcenter,4)[a=10x10 b=10x10 c=10x10] | a 0,0,10,10; b 0,14,10,10; c 0,28,10,10; s 0,0,10,38
      50x300 | s=V(hcenter,4)[a=10x40 b=10x5 c=10x5 d=10x40] | a 0,0,10,40; b 0,44,10,5; c 0,53,10,5; d 0,62,10,40; s 0,0,10,102
      50x300 | s=V(hcenter,20)[a=10x20 b=10x30] | a 0,0,10,20; b 0,40,10,30; s 0,0,10,70
      50x300 | s=V(hcenter,20)[a=10x10 b=10x10 c=10x10] | a 0,0,10,10; b 0,30,10,10; c 0,60,10,10; s 0,0,10,70
      50x300 | s=V(hcenter,20)[a=10x40 b=10x5 c=10x5 d=10x40] | a 0,0,10,40; b 0,60,10,5; c 0,85,10,5; d 0,110,10,40; s 0,0,10,150
      50x300 | s=V(hcenter,-5)[a=10x20 b=10x30] | a 0,0,10,20; b 0,15,10,30; s 0,0,10,45
      50x300 | s=V(hcenter,-5)[a=10x10 b=10x10 c=10x10] | a 0,0,10,10; b 0,5,10,10; c 0,10,10,10; s 0,0,10,20
      50x300 | s=V(hcenter,-5)[a=10x40 b=10x5 c=10x5 d=10x40] | a 0,0,10,40; b 0,35,10,5; c 0,35,10,5; d 0,35,10,40; s 0,0,10,75
      """)

  static let sharing = LayoutTable(
    source: "https://developer.apple.com/videos/play/wwdc2019/237/",
    rule: """
      A stack offers each of the members without a length the same part of the space, the least flexible \
      first: members that cannot shrink have their length, the others share the rest.
      """,
    cases: """
      100x50 | H(top,0)[a=*x10 b=*x10] | a 0,0,50,10; b 50,0,50,10
      50x100 | V(leading,0)[a=10x* b=10x*] | a 0,0,10,50; b 0,50,10,50
      100x50 | H(top,0)[a=*x10 b=*x10 c=*x10] | a 0,0,33.3333,10; b 33.3333,0,33.3333,10; c 66.6667,0,33.3333,10
      50x100 | V(leading,0)[a=10x* b=10x* c=10x*] | a 0,0,10,33.3333; b 0,33.3333,10,33.3333; c 0,66.6667,10,33.3333
      100x50 | H(top,0)[a=*x10 b=*x10 c=*x10 d=*x10] | a 0,0,25,10; b 25,0,25,10; c 50,0,25,10; d 75,0,25,10
      50x100 | V(leading,0)[a=10x* b=10x* c=10x* d=10x*] | a 0,0,10,25; b 0,25,10,25; c 0,50,10,25; d 0,75,10,25
      100x50 | H(top,0)[a=20x10 b=*x10] | a 0,0,20,10; b 20,0,80,10
      50x100 | V(leading,0)[a=10x20 b=10x*] | a 0,0,10,20; b 0,20,10,80
      100x50 | H(top,0)[a=*x10 b=20x10 c=*x10] | a 0,0,40,10; b 40,0,20,10; c 60,0,40,10
      50x100 | V(leading,0)[a=10x* b=10x20 c=10x*] | a 0,0,10,40; b 0,40,10,20; c 0,60,10,40
      100x50 | H(top,0)[a=30x10 b=*x10 c=*x10 d=10x10] | a 0,0,30,10; b 30,0,30,10; c 60,0,30,10; d 90,0,10,10
      50x100 | V(leading,0)[a=10x30 b=10x* c=10x* d=10x10] | a 0,0,10,30; b 0,30,10,30; c 0,60,10,30; d 0,90,10,10
      100x50 | H(top,0)[a=*x10 b=40x10] | a 0,0,60,10; b 60,0,40,10
      50x100 | V(leading,0)[a=10x* b=10x40] | a 0,0,10,60; b 0,60,10,40
      100x50 | H(top,0)[a=*x10 b=10x10 c=*x10 d=10x10 e=*x10] | a 0,0,26.6667,10; b 26.6667,0,10,10; c 36.6667,0,26.6667,10; d 63.3333,0,10,10; e 73.3333,0,26.6667,10
      50x100 | V(leading,0)[a=10x* b=10x10 c=10x* d=10x10 e=10x*] | a 0,0,10,26.6667; b 0,26.6667,10,10; c 0,36.6667,10,26.6667; d 0,63.3333,10,10; e 0,73.3333,10,26.6667
      120x50 | H(top,0)[a=*x10 b=*x10] | a 0,0,60,10; b 60,0,60,10
      50x120 | V(leading,0)[a=10x* b=10x*] | a 0,0,10,60; b 0,60,10,60
      120x50 | H(top,0)[a=*x10 b=*x10 c=*x10] | a 0,0,40,10; b 40,0,40,10; c 80,0,40,10
      50x120 | V(leading,0)[a=10x* b=10x* c=10x*] | a 0,0,10,40; b 0,40,10,40; c 0,80,10,40
      120x50 | H(top,0)[a=*x10 b=*x10 c=*x10 d=*x10] | a 0,0,30,10; b 30,0,30,10; c 60,0,30,10; d 90,0,30,10
      50x120 | V(leading,0)[a=10x* b=10x* c=10x* d=10x*] | a 0,0,10,30; b 0,30,10,30; c 0,60,10,30; d 0,90,10,30
      120x50 | H(top,0)[a=20x10 b=*x10] | a 0,0,20,10; b 20,0,100,10
      50x120 | V(leading,0)[a=10x20 b=10x*] | a 0,0,10,20; b 0,20,10,100
      120x50 | H(top,0)[a=*x10 b=20x10 c=*x10] | a 0,0,50,10; b 50,0,20,10; c 70,0,50,10
      50x120 | V(leading,0)[a=10x* b=10x20 c=10x*] | a 0,0,10,50; b 0,50,10,20; c 0,70,10,50
      120x50 | H(top,0)[a=30x10 b=*x10 c=*x10 d=10x10] | a 0,0,30,10; b 30,0,40,10; c 70,0,40,10; d 110,0,10,10
      50x120 | V(leading,0)[a=10x30 b=10x* c=10x* d=10x10] | a 0,0,10,30; b 0,30,10,40; c 0,70,10,40; d 0,110,10,10
      120x50 | H(top,0)[a=*x10 b=40x10] | a 0,0,80,10; b 80,0,40,10
      50x120 | V(leading,0)[a=10x* b=10x40] | a 0,0,10,80; b 0,80,10,40
      120x50 | H(top,0)[a=*x10 b=10x10 c=*x10 d=10x10 e=*x10] | a 0,0,33.3333,10; b 33.3333,0,10,10; c 43.3333,0,33.3333,10; d 76.6667,0,10,10; e 86.6667,0,33.3333,10
      50x120 | V(leading,0)[a=10x* b=10x10 c=10x* d=10x10 e=10x*] | a 0,0,10,33.3333; b 0,33.3333,10,10; c 0,43.3333,10,33.3333; d 0,76.6667,10,10; e 0,86.6667,10,33.3333
      300x50 | H(top,0)[a=*x10 b=*x10] | a 0,0,150,10; b 150,0,150,10
      50x300 | V(leading,0)[a=10x* b=10x*] | a 0,0,10,150; b 0,150,10,150
      300x50 | H(top,0)[a=*x10 b=*x10 c=*x10] | a 0,0,100,10; b 100,0,100,10; c 200,0,100,10
      50x300 | V(leading,0)[a=10x* b=10x* c=10x*] | a 0,0,10,100; b 0,100,10,100; c 0,200,10,100
      300x50 | H(top,0)[a=*x10 b=*x10 c=*x10 d=*x10] | a 0,0,75,10; b 75,0,75,10; c 150,0,75,10; d 225,0,75,10
      50x300 | V(leading,0)[a=10x* b=10x* c=10x* d=10x*] | a 0,0,10,75; b 0,75,10,75; c 0,150,10,75; d 0,225,10,75
      300x50 | H(top,0)[a=20x10 b=*x10] | a 0,0,20,10; b 20,0,280,10
      50x300 | V(leading,0)[a=10x20 b=10x*] | a 0,0,10,20; b 0,20,10,280
      300x50 | H(top,0)[a=*x10 b=20x10 c=*x10] | a 0,0,140,10; b 140,0,20,10; c 160,0,140,10
      50x300 | V(leading,0)[a=10x* b=10x20 c=10x*] | a 0,0,10,140; b 0,140,10,20; c 0,160,10,140
      300x50 | H(top,0)[a=30x10 b=*x10 c=*x10 d=10x10] | a 0,0,30,10; b 30,0,130,10; c 160,0,130,10; d 290,0,10,10
      50x300 | V(leading,0)[a=10x30 b=10x* c=10x* d=10x10] | a 0,0,10,30; b 0,30,10,130; c 0,160,10,130; d 0,290,10,10
      300x50 | H(top,0)[a=*x10 b=40x10] | a 0,0,260,10; b 260,0,40,10
      50x300 | V(leading,0)[a=10x* b=10x40] | a 0,0,10,260; b 0,260,10,40
      300x50 | H(top,0)[a=*x10 b=10x10 c=*x10 d=10x10 e=*x10] | a 0,0,93.3333,10; b 93.3333,0,10,10; c 103.3333,0,93.3333,10; d 196.6667,0,10,10; e 206.6667,0,93.3333,10
      50x300 | V(leading,0)[a=10x* b=10x10 c=10x* d=10x10 e=10x*] | a 0,0,10,93.3333; b 0,93.3333,10,10; c 0,103.3333,10,93.3333; d 0,196.6667,10,10; e 0,206.6667,10,93.3333
      """)

  static let flexibility = LayoutTable(
    source: "https://developer.apple.com/videos/play/wwdc2019/237/",
    rule: """
      The least flexible member, whose greatest length is nearest to its least one, is asked first with an \
      equal part of what is left; each takes what its limits allow.
      """,
    cases: """
      100x50 | H(top,0)[a=*x10.width(0,_,20) b=*x10.width(0,_,inf)] | a 0,0,20,10; b 20,0,80,10
      50x100 | V(leading,0)[a=10x*.height(0,_,20) b=10x*.height(0,_,inf)] | a 0,0,10,20; b 0,20,10,80
      100x50 | H(top,0)[a=*x10.width(0,_,inf) b=*x10.width(0,_,30) c=*x10.width(0,_,inf)] | a 0,0,35,10; b 35,0,30,10; c 65,0,35,10
      50x100 | V(leading,0)[a=10x*.height(0,_,inf) b=10x*.height(0,_,30) c=10x*.height(0,_,inf)] | a 0,0,10,35; b 0,35,10,30; c 0,65,10,35
      100x50 | H(top,0)[a=*x10.width(60,_,inf) b=*x10.width(0,_,inf)] | a 0,0,60,10; b 60,0,40,10
      50x100 | V(leading,0)[a=10x*.height(60,_,inf) b=10x*.height(0,_,inf)] | a 0,0,10,60; b 0,60,10,40
      100x50 | H(top,0)[a=*x10.width(0,_,inf) b=*x10.width(60,_,inf)] | a 0,0,40,10; b 40,0,60,10
      50x100 | V(leading,0)[a=10x*.height(0,_,inf) b=10x*.height(60,_,inf)] | a 0,0,10,40; b 0,40,10,60
      90x50 | H(top,0)[a=*x10.width(0,_,20) b=*x10.width(0,_,40) c=*x10.width(0,_,inf)] | a 0,0,20,10; b 20,0,35,10; c 55,0,35,10
      50x90 | V(leading,0)[a=10x*.height(0,_,20) b=10x*.height(0,_,40) c=10x*.height(0,_,inf)] | a 0,0,10,20; b 0,20,10,35; c 0,55,10,35
      60x50 | H(top,0)[a=*x10.width(0,_,10) b=*x10.width(0,_,30) c=*x10.width(0,_,inf)] | a 0,0,10,10; b 10,0,25,10; c 35,0,25,10
      50x60 | V(leading,0)[a=10x*.height(0,_,10) b=10x*.height(0,_,30) c=10x*.height(0,_,inf)] | a 0,0,10,10; b 0,10,10,25; c 0,35,10,25
      100x50 | H(top,0)[a=*x10.width(30,_,50) b=*x10.width(10,_,80)] | a 0,0,50,10; b 50,0,50,10
      50x100 | V(leading,0)[a=10x*.height(30,_,50) b=10x*.height(10,_,80)] | a 0,0,10,50; b 0,50,10,50
      100x50 | H(top,0)[a=*x10.width(40,_,40) b=*x10.width(10,_,80) c=*x10.width(0,_,inf)] | a 0,0,40,10; b 40,0,30,10; c 70,0,30,10
      50x100 | V(leading,0)[a=10x*.height(40,_,40) b=10x*.height(10,_,80) c=10x*.height(0,_,inf)] | a 0,0,10,40; b 0,40,10,30; c 0,70,10,30
      50x50 | H(top,0)[a=*x10.width(30,_,40) b=*x10.width(30,_,40)] | a 0,0,30,10; b 30,0,30,10
      50x50 | V(leading,0)[a=10x*.height(30,_,40) b=10x*.height(30,_,40)] | a 0,0,10,30; b 0,30,10,30
      120x50 | H(top,0)[a=*x10.width(10,_,20) b=*x10.width(20,_,100) c=*x10.width(50,_,inf)] | a 0,0,20,10; b 20,0,50,10; c 70,0,50,10
      50x120 | V(leading,0)[a=10x*.height(10,_,20) b=10x*.height(20,_,100) c=10x*.height(50,_,inf)] | a 0,0,10,20; b 0,20,10,50; c 0,70,10,50
      120x50 | H(top,0)[a=*x10.width(50,_,inf) b=*x10.width(20,_,100) c=*x10.width(10,_,20)] | a 0,0,50,10; b 50,0,50,10; c 100,0,20,10
      50x120 | V(leading,0)[a=10x*.height(50,_,inf) b=10x*.height(20,_,100) c=10x*.height(10,_,20)] | a 0,0,10,50; b 0,50,10,50; c 0,100,10,20
      200x50 | H(top,0)[a=*x10.width(0,_,50) b=*x10.width(0,_,50) c=*x10.width(0,_,50)] | a 0,0,50,10; b 50,0,50,10; c 100,0,50,10
      50x200 | V(leading,0)[a=10x*.height(0,_,50) b=10x*.height(0,_,50) c=10x*.height(0,_,50)] | a 0,0,10,50; b 0,50,10,50; c 0,100,10,50
      100x50 | H(top,0)[a=*x10.width(0,_,50) b=*x10.width(0,_,50) c=*x10.width(0,_,50)] | a 0,0,33.3333,10; b 33.3333,0,33.3333,10; c 66.6667,0,33.3333,10
      50x100 | V(leading,0)[a=10x*.height(0,_,50) b=10x*.height(0,_,50) c=10x*.height(0,_,50)] | a 0,0,10,33.3333; b 0,33.3333,10,33.3333; c 0,66.6667,10,33.3333
      100x50 | H(top,0)[a=*x10.width(20,_,30) b=*x10.width(0,_,inf) c=*x10.width(20,_,30)] | a 0,0,30,10; b 30,0,40,10; c 70,0,30,10
      50x100 | V(leading,0)[a=10x*.height(20,_,30) b=10x*.height(0,_,inf) c=10x*.height(20,_,30)] | a 0,0,10,30; b 0,30,10,40; c 0,70,10,30
      99x50 | H(top,0)[a=*x10.width(0,_,33) b=*x10.width(0,_,33) c=*x10.width(0,_,33)] | a 0,0,33,10; b 33,0,33,10; c 66,0,33,10
      50x99 | V(leading,0)[a=10x*.height(0,_,33) b=10x*.height(0,_,33) c=10x*.height(0,_,33)] | a 0,0,10,33; b 0,33,10,33; c 0,66,10,33
      150x50 | H(top,0)[a=*x10.width(100,_,inf) b=*x10.width(0,_,inf) c=*x10.width(0,_,inf)] | a 0,0,100,10; b 100,0,25,10; c 125,0,25,10
      50x150 | V(leading,0)[a=10x*.height(100,_,inf) b=10x*.height(0,_,inf) c=10x*.height(0,_,inf)] | a 0,0,10,100; b 0,100,10,25; c 0,125,10,25
      30x50 | H(top,0)[a=*x10.width(20,_,40) b=*x10.width(0,_,10)] | a 0,0,20,10; b 20,0,10,10
      50x30 | V(leading,0)[a=10x*.height(20,_,40) b=10x*.height(0,_,10)] | a 0,0,10,20; b 0,20,10,10
      80x50 | H(top,0)[a=*x10.width(10,_,15) b=*x10.width(10,_,15) c=*x10.width(10,_,inf)] | a 0,0,15,10; b 15,0,15,10; c 30,0,50,10
      50x80 | V(leading,0)[a=10x*.height(10,_,15) b=10x*.height(10,_,15) c=10x*.height(10,_,inf)] | a 0,0,10,15; b 0,15,10,15; c 0,30,10,50
      """)

  static let priorities = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:)",
    rule: """
      Members of a higher priority are offered all the space but the least lengths of those of lower ones.
      """,
    cases: """
      100x50 | H(top,0)[a=*x10.priority(1) b=*x10.priority(0)] | a 0,0,100,10; b 100,0,0,10
      50x100 | V(leading,0)[a=10x*.priority(1) b=10x*.priority(0)] | a 0,0,10,100; b 0,100,10,0
      100x50 | H(top,0)[a=*x10.priority(0) b=*x10.priority(1)] | a 0,0,0,10; b 0,0,100,10
      50x100 | V(leading,0)[a=10x*.priority(0) b=10x*.priority(1)] | a 0,0,10,0; b 0,0,10,100
      100x50 | H(top,0)[a=*x10.priority(1) b=20x10.priority(0)] | a 0,0,80,10; b 80,0,20,10
      50x100 | V(leading,0)[a=10x*.priority(1) b=10x20.priority(0)] | a 0,0,10,80; b 0,80,10,20
      100x50 | H(top,0)[a=30x10.priority(0) b=*x10.priority(1) c=30x10.priority(0)] | a 0,0,30,10; b 30,0,40,10; c 70,0,30,10
      50x100 | V(leading,0)[a=10x30.priority(0) b=10x*.priority(1) c=10x30.priority(0)] | a 0,0,10,30; b 0,30,10,40; c 0,70,10,30
      100x50 | H(top,0)[a=*x10.priority(2) b=*x10.priority(1) c=*x10.priority(0)] | a 0,0,100,10; b 100,0,0,10; c 100,0,0,10
      50x100 | V(leading,0)[a=10x*.priority(2) b=10x*.priority(1) c=10x*.priority(0)] | a 0,0,10,100; b 0,100,10,0; c 0,100,10,0
      100x50 | H(top,0)[a=*x10.priority(1) b=*x10.priority(1) c=*x10.priority(0)] | a 0,0,50,10; b 50,0,50,10; c 100,0,0,10
      50x100 | V(leading,0)[a=10x*.priority(1) b=10x*.priority(1) c=10x*.priority(0)] | a 0,0,10,50; b 0,50,10,50; c 0,100,10,0
      100x50 | H(top,0)[a=*x10.priority(-1) b=*x10.priority(0)] | a 0,0,0,10; b 0,0,100,10
      50x100 | V(leading,0)[a=10x*.priority(-1) b=10x*.priority(0)] | a 0,0,10,0; b 0,0,10,100
      100x50 | H(top,0)[a=*x10.priority(-1) b=20x10.priority(0) c=*x10.priority(0)] | a 0,0,0,10; b 0,0,20,10; c 20,0,80,10
      50x100 | V(leading,0)[a=10x*.priority(-1) b=10x20.priority(0) c=10x*.priority(0)] | a 0,0,10,0; b 0,0,10,20; c 0,20,10,80
      60x50 | H(top,0)[a=*x10.priority(5) b=10x10.priority(0) c=10x10.priority(-3)] | a 0,0,40,10; b 40,0,10,10; c 50,0,10,10
      50x60 | V(leading,0)[a=10x*.priority(5) b=10x10.priority(0) c=10x10.priority(-3)] | a 0,0,10,40; b 0,40,10,10; c 0,50,10,10
      120x50 | H(top,0)[a=*x10.priority(1) b=40x10.priority(1) c=*x10.priority(0)] | a 0,0,80,10; b 80,0,40,10; c 120,0,0,10
      50x120 | V(leading,0)[a=10x*.priority(1) b=10x40.priority(1) c=10x*.priority(0)] | a 0,0,10,80; b 0,80,10,40; c 0,120,10,0
      """)

  static let spacers = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/spacer",
    rule: """
      Spacers take the space that nothing else takes, in equal parts.
      """,
    cases: """
      100x50 | H(top,0)[a=20x10 spacer] | a 0,0,20,10
      50x100 | V(leading,0)[a=10x20 spacer] | a 0,0,10,20
      100x50 | H(top,0)[spacer a=20x10] | a 80,0,20,10
      50x100 | V(leading,0)[spacer a=10x20] | a 0,80,10,20
      100x50 | H(top,0)[a=20x10 spacer b=30x10] | a 0,0,20,10; b 70,0,30,10
      50x100 | V(leading,0)[a=10x20 spacer b=10x30] | a 0,0,10,20; b 0,70,10,30
      100x50 | H(top,0)[a=20x10 spacer b=30x10 spacer] | a 0,0,20,10; b 45,0,30,10
      50x100 | V(leading,0)[a=10x20 spacer b=10x30 spacer] | a 0,0,10,20; b 0,45,10,30
      100x50 | H(top,0)[spacer a=20x10 spacer] | a 40,0,20,10
      50x100 | V(leading,0)[spacer a=10x20 spacer] | a 0,40,10,20
      100x50 | H(top,0)[a=10x10 spacer b=10x10 spacer c=10x10] | a 0,0,10,10; b 45,0,10,10; c 90,0,10,10
      50x100 | V(leading,0)[a=10x10 spacer b=10x10 spacer c=10x10] | a 0,0,10,10; b 0,45,10,10; c 0,90,10,10
      100x50 | H(top,0)[spacer a=20x10 spacer b=20x10 spacer] | a 20,0,20,10; b 60,0,20,10
      50x100 | V(leading,0)[spacer a=10x20 spacer b=10x20 spacer] | a 0,20,10,20; b 0,60,10,20
      200x50 | H(top,0)[a=20x10 spacer] | a 0,0,20,10
      50x200 | V(leading,0)[a=10x20 spacer] | a 0,0,10,20
      200x50 | H(top,0)[spacer a=20x10] | a 180,0,20,10
      50x200 | V(leading,0)[spacer a=10x20] | a 0,180,10,20
      200x50 | H(top,0)[a=20x10 spacer b=30x10] | a 0,0,20,10; b 170,0,30,10
      50x200 | V(leading,0)[a=10x20 spacer b=10x30] | a 0,0,10,20; b 0,170,10,30
      200x50 | H(top,0)[a=20x10 spacer b=30x10 spacer] | a 0,0,20,10; b 95,0,30,10
      50x200 | V(leading,0)[a=10x20 spacer b=10x30 spacer] | a 0,0,10,20; b 0,95,10,30
      200x50 | H(top,0)[spacer a=20x10 spacer] | a 90,0,20,10
      50x200 | V(leading,0)[spacer a=10x20 spacer] | a 0,90,10,20
      200x50 | H(top,0)[a=10x10 spacer b=10x10 spacer c=10x10] | a 0,0,10,10; b 95,0,10,10; c 190,0,10,10
      50x200 | V(leading,0)[a=10x10 spacer b=10x10 spacer c=10x10] | a 0,0,10,10; b 0,95,10,10; c 0,190,10,10
      200x50 | H(top,0)[spacer a=20x10 spacer b=20x10 spacer] | a 53.3333,0,20,10; b 126.6667,0,20,10
      50x200 | V(leading,0)[spacer a=10x20 spacer b=10x20 spacer] | a 0,53.3333,10,20; b 0,126.6667,10,20
      """)

  static let leastLengthsOfSpacers = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/spacer/minlength",
    rule: """
      A spacer is never shorter than its least length, by default the usual distance of 8 points; beside \
      it no other distance is added unless the stack has one.
      """,
    cases: """
      _x50 | s=H(vcenter,0)[a=20x10 spacer(_) b=30x10] | a 0,0,20,10; b 28,0,30,10; s 0,0,58,10
      0x50 | s=H(vcenter,0)[a=20x10 spacer(_) b=30x10] | a 0,0,20,10; b 28,0,30,10; s 0,0,58,10
      50x_ | s=V(hcenter,0)[a=10x20 spacer(_) b=10x30] | a 0,0,10,20; b 0,28,10,30; s 0,0,10,58
      50x0 | s=V(hcenter,0)[a=10x20 spacer(_) b=10x30] | a 0,0,10,20; b 0,28,10,30; s 0,0,10,58
      _x50 | s=H(vcenter,_)[a=20x10 spacer(_) b=30x10] | a 0,0,20,10; b 28,0,30,10; s 0,0,58,10
      0x50 | s=H(vcenter,_)[a=20x10 spacer(_) b=30x10] | a 0,0,20,10; b 28,0,30,10; s 0,0,58,10
      50x_ | s=V(hcenter,_)[a=10x20 spacer(_) b=10x30] | a 0,0,10,20; b 0,28,10,30; s 0,0,10,58
      50x0 | s=V(hcenter,_)[a=10x20 spacer(_) b=10x30] | a 0,0,10,20; b 0,28,10,30; s 0,0,10,58
      _x50 | s=H(vcenter,5)[a=20x10 spacer(_) b=30x10] | a 0,0,20,10; b 38,0,30,10; s 0,0,68,10
      0x50 | s=H(vcenter,5)[a=20x10 spacer(_) b=30x10] | a 0,0,20,10; b 38,0,30,10; s 0,0,68,10
      50x_ | s=V(hcenter,5)[a=10x20 spacer(_) b=10x30] | a 0,0,10,20; b 0,38,10,30; s 0,0,10,68
      50x0 | s=V(hcenter,5)[a=10x20 spacer(_) b=10x30] | a 0,0,10,20; b 0,38,10,30; s 0,0,10,68
      _x50 | s=H(vcenter,0)[a=20x10 spacer(0) b=30x10] | a 0,0,20,10; b 20,0,30,10; s 0,0,50,10
      0x50 | s=H(vcenter,0)[a=20x10 spacer(0) b=30x10] | a 0,0,20,10; b 20,0,30,10; s 0,0,50,10
      50x_ | s=V(hcenter,0)[a=10x20 spacer(0) b=10x30] | a 0,0,10,20; b 0,20,10,30; s 0,0,10,50
      50x0 | s=V(hcenter,0)[a=10x20 spacer(0) b=10x30] | a 0,0,10,20; b 0,20,10,30; s 0,0,10,50
      _x50 | s=H(vcenter,_)[a=20x10 spacer(0) b=30x10] | a 0,0,20,10; b 20,0,30,10; s 0,0,50,10
      0x50 | s=H(vcenter,_)[a=20x10 spacer(0) b=30x10] | a 0,0,20,10; b 20,0,30,10; s 0,0,50,10
      50x_ | s=V(hcenter,_)[a=10x20 spacer(0) b=10x30] | a 0,0,10,20; b 0,20,10,30; s 0,0,10,50
      50x0 | s=V(hcenter,_)[a=10x20 spacer(0) b=10x30] | a 0,0,10,20; b 0,20,10,30; s 0,0,10,50
      _x50 | s=H(vcenter,5)[a=20x10 spacer(0) b=30x10] | a 0,0,20,10; b 30,0,30,10; s 0,0,60,10
      0x50 | s=H(vcenter,5)[a=20x10 spacer(0) b=30x10] | a 0,0,20,10; b 30,0,30,10; s 0,0,60,10
      50x_ | s=V(hcenter,5)[a=10x20 spacer(0) b=10x30] | a 0,0,10,20; b 0,30,10,30; s 0,0,10,60
      50x0 | s=V(hcenter,5)[a=10x20 spacer(0) b=10x30] | a 0,0,10,20; b 0,30,10,30; s 0,0,10,60
      _x50 | s=H(vcenter,0)[a=20x10 spacer(30) b=30x10] | a 0,0,20,10; b 50,0,30,10; s 0,0,80,10
      0x50 | s=H(vcenter,0)[a=20x10 spacer(30) b=30x10] | a 0,0,20,10; b 50,0,30,10; s 0,0,80,10
      50x_ | s=V(hcenter,0)[a=10x20 spacer(30) b=10x30] | a 0,0,10,20; b 0,50,10,30; s 0,0,10,80
      50x0 | s=V(hcenter,0)[a=10x20 spacer(30) b=10x30] | a 0,0,10,20; b 0,50,10,30; s 0,0,10,80
      _x50 | s=H(vcenter,_)[a=20x10 spacer(30) b=30x10] | a 0,0,20,10; b 50,0,30,10; s 0,0,80,10
      0x50 | s=H(vcenter,_)[a=20x10 spacer(30) b=30x10] | a 0,0,20,10; b 50,0,30,10; s 0,0,80,10
      50x_ | s=V(hcenter,_)[a=10x20 spacer(30) b=10x30] | a 0,0,10,20; b 0,50,10,30; s 0,0,10,80
      50x0 | s=V(hcenter,_)[a=10x20 spacer(30) b=10x30] | a 0,0,10,20; b 0,50,10,30; s 0,0,10,80
      _x50 | s=H(vcenter,5)[a=20x10 spacer(30) b=30x10] | a 0,0,20,10; b 60,0,30,10; s 0,0,90,10
      0x50 | s=H(vcenter,5)[a=20x10 spacer(30) b=30x10] | a 0,0,20,10; b 60,0,30,10; s 0,0,90,10
      50x_ | s=V(hcenter,5)[a=10x20 spacer(30) b=10x30] | a 0,0,10,20; b 0,60,10,30; s 0,0,10,90
      50x0 | s=V(hcenter,5)[a=10x20 spacer(30) b=10x30] | a 0,0,10,20; b 0,60,10,30; s 0,0,10,90
      """)

  static let idealLengthAcross = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/view/fixedsize()",
    rule: """
      Where nothing is offered across a stack, members that grow are as wide as the widest of the others.
      """,
    cases: """
      _x_ | V(leading,0)[a=20x10 b=*x10 c=40x10] | a 0,0,20,10; b 0,10,40,10; c 0,20,40,10
      _x_ | H(top,0)[a=10x20 b=10x* c=10x40] | a 0,0,10,20; b 10,0,10,40; c 20,0,10,40
      200x200 | s=V(leading,0)[a=20x10 b=*x10.width(_,_,inf) c=40x10].fixed(h) | b 0,10,40,10; s 0,0,40,30
      _x_ | V(leading,0)[a=10x10 b=*x10 c=60x10] | a 0,0,10,10; b 0,10,60,10; c 0,20,60,10
      _x_ | H(top,0)[a=10x10 b=10x* c=10x60] | a 0,0,10,10; b 10,0,10,60; c 20,0,10,60
      200x200 | s=V(leading,0)[a=10x10 b=*x10.width(_,_,inf) c=60x10].fixed(h) | b 0,10,60,10; s 0,0,60,30
      _x_ | V(leading,0)[a=50x10 b=*x10 c=5x10] | a 0,0,50,10; b 0,10,50,10; c 0,20,5,10
      _x_ | H(top,0)[a=10x50 b=10x* c=10x5] | a 0,0,10,50; b 10,0,10,50; c 20,0,10,5
      200x200 | s=V(leading,0)[a=50x10 b=*x10.width(_,_,inf) c=5x10].fixed(h) | b 0,10,50,10; s 0,0,50,30
      """)

  static let noOfferAndNone = LayoutTable(
    source: "https://developer.apple.com/documentation/swiftui/proposedviewsize",
    rule: """
      No offer asks for the ideal length, which is 10 points for a colour; an offer of nothing for the \
      least one.
      """,
    cases: """
      _x20 | s=H(top,0)[a=*x*] | a 0,0,10,20; s 0,0,10,20
      0x20 | s=H(top,0)[a=*x*] | a 0,0,0,20; s 0,0,0,20
      20x_ | s=V(leading,0)[a=*x*] | a 0,0,20,10; s 0,0,20,10
      20x0 | s=V(leading,0)[a=*x*] | a 0,0,20,0; s 0,0,20,0
      _x20 | s=H(top,0)[a=*x* b=*x*] | a 0,0,10,20; b 10,0,10,20; s 0,0,20,20
      0x20 | s=H(top,0)[a=*x* b=*x*] | a 0,0,0,20; b 0,0,0,20; s 0,0,0,20
      20x_ | s=V(leading,0)[a=*x* b=*x*] | a 0,0,20,10; b 0,10,20,10; s 0,0,20,20
      20x0 | s=V(leading,0)[a=*x* b=*x*] | a 0,0,20,0; b 0,0,20,0; s 0,0,20,0
      _x20 | s=H(top,0)[a=*x* b=*x* c=*x*] | a 0,0,10,20; b 10,0,10,20; c 20,0,10,20; s 0,0,30,20
      0x20 | s=H(top,0)[a=*x* b=*x* c=*x*] | a 0,0,0,20; b 0,0,0,20; c 0,0,0,20; s 0,0,0,20
      20x_ | s=V(leading,0)[a=*x* b=*x* c=*x*] | a 0,0,20,10; b 0,10,20,10; c 0,20,20,10; s 0,0,20,30
      20x0 | s=V(leading,0)[a=*x* b=*x* c=*x*] | a 0,0,20,0; b 0,0,20,0; c 0,0,20,0; s 0,0,20,0
      """)

  static let overflow = LayoutTable(
    source: "https://developer.apple.com/videos/play/wwdc2019/237/",
    rule: """
      The size of a view is its own choice: members that do not fit keep their lengths, and the stack is \
      longer than what it was offered.
      """,
    cases: """
      50x20 | s=H(top,0)[a=30x10 b=40x10] | a 0,0,30,10; b 30,0,40,10; s 0,0,70,10
      20x50 | s=V(leading,0)[a=10x30 b=10x40] | a 0,0,10,30; b 0,30,10,40; s 0,0,10,70
      20x20 | s=H(top,0)[a=30x10] | a 0,0,30,10; s 0,0,30,10
      20x20 | s=V(leading,0)[a=10x30] | a 0,0,10,30; s 0,0,10,30
      10x20 | s=H(top,0)[a=20x10 b=20x10 c=20x10] | a 0,0,20,10; b 20,0,20,10; c 40,0,20,10; s 0,0,60,10
      20x10 | s=V(leading,0)[a=10x20 b=10x20 c=10x20] | a 0,0,10,20; b 0,20,10,20; c 0,40,10,20; s 0,0,10,60
      100x20 | s=H(top,0)[a=60x10 b=60x10] | a 0,0,60,10; b 60,0,60,10; s 0,0,120,10
      20x100 | s=V(leading,0)[a=10x60 b=10x60] | a 0,0,10,60; b 0,60,10,60; s 0,0,10,120
      """)
}
