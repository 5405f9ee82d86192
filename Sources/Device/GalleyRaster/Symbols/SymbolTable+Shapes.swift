extension SymbolTable {
  /// Shapes and panels: Apple's names, each with its sources.
  static let ofShapes = """
    circle o:circle fill=o:circle-fill
    circle.dashed o:circle-dashed
    circle.dotted o:circle-dotted
    circle.inset.filled record-circle w=19.4
    circle.circle record2 w=19.4 fill=record2-fill
    circle.lefthalf.filled circle-half w=19.4
    circle.righthalf.filled circle-half flip w=19.4
    circle.bottomhalf.filled circle-half turn=270 w=19.4
    circle.tophalf.filled circle-half turn=90 w=19.4
    square o:square fill=o:square-fill
    square.dashed o:square-dashed
    square.dotted o:square-dotted
    square.lefthalf.filled square-half w=17.9
    square.righthalf.filled square-half flip w=17.9
    rectangle o:rectangle fill=o:rectangle-fill
    rectangle.dashed o:rectangle-dashed
    rectangle.portrait o:portrait fill=o:portrait-fill
    capsule o:capsule fill=o:capsule-fill
    capsule.portrait o:tallcapsule fill=o:tallcapsule-fill
    oval o:oval fill=o:oval-fill
    app o:app fill=o:app-fill
    app.dashed o:app-dashed
    triangle triangle w=20.5
    diamond diamond w=20
    octagon octagon w=19.4
    pentagon pentagon w=19.6
    rhombus diamond w=20
    shield shield h=21 fill=shield-fill
    shield.lefthalf.filled shield-shaded h=21
    shield.righthalf.filled shield-shaded flip h=21
    shield.half.filled shield-shaded h=21
    shield.checkered g:security/e32a h=21 solid
    cube box h=20.5 fill=box-fill
    cube.transparent box h=20.5
    cylinder database h=20 fill=database-fill
    cylinder.split.1x2 database h=20 fill=database-fill
    cone cone h=20
    rectangle.on.rectangle o:rectangle@10,9.5,19+o:rectangle@14.5,14.5,19 fill=o:rectangle@10,9.5,19+o:rectangle-fill@14.5,14.5,19
    rectangle.on.rectangle.angled images w=24
    rectangle.fill.on.rectangle.fill o:rectangle-fill@10,9.5,19+o:rectangle-fill@14.5,14.5,19
    rectangle.stack collection w=21.5 fill=collection-fill
    rectangle.grid.1x2 view-stacked w=19 fill=view-stacked
    rectangle.grid.2x2 g:grid_view/e9b0 w=19 solid
    rectangle.grid.3x2 grid-3x2 w=22 fill=grid-3x2-gap-fill
    rectangle.split.2x1 layout-split w=22
    rectangle.split.3x1 layout-three-columns w=22
    rectangle.split.2x2 border-all w=19
    rectangle.leftthird.inset.filled layout-sidebar-inset w=23
    rectangle.rightthird.inset.filled layout-sidebar-inset-reverse w=23
    rectangle.portrait.and.arrow.right box-arrow-right w=21 rtl fill=box-arrow-right
    rectangle.portrait.and.arrow.forward box-arrow-right w=21 rtl
    rectangle.and.pencil.and.ellipsis input-cursor w=23
    rectangle.and.paperclip o:rectangle+paperclip@20,15,13
    rectangle.and.text.magnifyingglass card-text@11,11,21+search@17,15,12
    rectangle.compress.vertical arrows-collapse w=18
    rectangle.expand.vertical arrows-expand w=18
    rectangle.arrowtriangle.2.inward arrows-collapse turn=90 w=20
    rectangle.arrowtriangle.2.outward arrows-expand turn=90 w=20
    rectangle.inset.filled o:rectangle&o:rectangle-fill@12,12,17
    rectangle.and.hand.point.up.left o:rectangle+hand-index@15,14,13
    square.on.square o:square@9,9,16+o:square@15,15,16 fill=o:square@9,9,16+o:square-fill@15,15,16
    square.fill.on.square.fill o:square-fill@9,9,16+o:square-fill@15,15,16
    square.on.circle o:circle@9,9,16+o:square@15,15,15
    square.stack collection w=20 fill=collection-fill
    square.stack.3d.up layers w=20 fill=layers-fill levels=0
    square.stack.3d.down.right layers w=20 fill=layers-fill
    square.3.layers.3d layers w=20 fill=layers-fill
    square.grid.2x2 grid w=19 fill=grid-fill
    square.grid.3x2 grid-3x2 w=22 fill=grid-3x2-gap-fill
    square.grid.3x3 grid-3x3 w=19.5 fill=grid-3x3-gap-fill
    square.grid.4x3.fill g:view_module/e8f0 w=20 solid
    square.split.2x1 layout-split w=19
    square.split.2x2 border-all w=19
    square.split.1x2 layout-split turn=90 w=19
    square.and.pencil pencil-square w=20.5
    square.and.arrow.up box-arrow-up h=22 fill=self
    square.and.arrow.down box-arrow-down h=22 fill=self
    square.and.arrow.up.on.square files@10,15,17+box-arrow-up@13,11,20
    square.and.arrow.down.on.square files@10,15,17+box-arrow-down@13,11,20
    square.and.at.rectangle card-heading w=24
    square.3.stack.3d layers w=20
    squareshape o:square
    grid grid-3x3 w=19
    dot.square o:square&o:circle-fill@12,12,6 nofill
    dot.circle record-circle w=19.4
    smallcircle.filled.circle record-circle w=19.4 fill=record-circle-fill
    target bullseye w=19.4
    scope g:gps_not_fixed/e1b4 w=20 solid
    viewfinder fullscreen w=19.5
    dot.viewfinder g:center_focus_weak/e3b5 w=20 solid
    plus.viewfinder fullscreen@12,12,19.5&plus-lg@12,12,8
    text.viewfinder fullscreen@12,12,19.5&text-left@12,12,10
    qrcode.viewfinder qr-code-scan w=20
    barcode.viewfinder upc-scan w=20
    qrcode qr-code w=18.5
    barcode upc w=21
    plus.square.on.square o:square@9,9,16+o:square@15,15,16&plus-lg@15,15,8 fill=o:square@9,9,16+=plus.square.fill@15,15,16
    plus.rectangle.on.rectangle o:rectangle@10,9.5,19+o:rectangle@14.5,14.5,19&plus-lg@14.5,14.5,7
    puzzlepiece puzzle w=20.5
    puzzlepiece.extension puzzle w=20.5
    lanyardcard person-badge h=21
    aspectratio aspect-ratio w=22
    crop crop w=19
    crop.rotate crop w=19
    skew g:highlight_alt/ef52 w=18 solid
    perspective g:transform/e428 w=18 solid
    circle.grid.3x3 g:dialpad/e0bc w=17 solid
    circle.grid.2x1 o:circle@6.5,12,10&o:circle@17.5,12,10
    circle.badge.checkmark o:circle@11,11,19+=checkmark.circle.fill@19,19,10
    sidebar.left layout-sidebar w=22 rtl
    sidebar.leading layout-sidebar w=22 rtl
    sidebar.right layout-sidebar-reverse w=22 rtl
    sidebar.trailing layout-sidebar-reverse w=22 rtl
    sidebar.squares.left layout-text-sidebar-reverse flip w=22
    square.text.square card-text w=20
    inset.filled.rectangle o:rectangle&o:rectangle-fill@12,12,17
    circle.dotted.and.circle o:circle-dotted&o:circle@12,12,10.5
    questionmark.square.dashed o:square-dashed&question-lg@12,12,10
    slash.circle slash-circle w=19.4 fill=slash-circle-fill
    inset.filled.leadinghalf.rectangle o:rectangle&o:portrait-fill@7.4,12,12.4 rtl
    inset.filled.trailinghalf.rectangle o:rectangle&o:portrait-fill@16.6,12,12.4 rtl
    rectangle.leadinghalf.inset.filled o:rectangle&o:portrait-fill@7.4,12,12.4 rtl
    rectangle.trailinghalf.inset.filled o:rectangle&o:portrait-fill@16.6,12,12.4 rtl
    rectangle.lefthalf.inset.filled o:rectangle&o:portrait-fill@7.4,12,12.4
    rectangle.righthalf.inset.filled o:rectangle&o:portrait-fill@16.6,12,12.4
    square.and.line.vertical.and.square o:square@5.2,12,9.5&o:line@12,12,20&o:square@18.8,12,9.5 fill=o:square-fill@5.2,12,9.5&o:line@12,12,20&o:square-fill@18.8,12,9.5
    square.and.line.vertical.and.square.fill o:square@5.2,12,9.5&o:line@12,12,20&o:square-fill@18.8,12,9.5
    square.fill.and.line.vertical.and.square o:square-fill@5.2,12,9.5&o:line@12,12,20&o:square@18.8,12,9.5
    square.on.square.intersection.dashed o:square-dashed@9,9,16&o:square-dashed@15,15,16&o:square-fill@12,12,9
    square.on.square.dashed o:square-dashed@9,9,16+o:square@15,15,16
    selection.pin.in.out bounding-box-circles w=20
    filemenu.and.selection menu-down w=20
    circle.grid.2x2 o:circle@6.8,6.8,9&o:circle@17.2,6.8,9&o:circle@6.8,17.2,9&o:circle@17.2,17.2,9 fill=o:circle-fill@6.8,6.8,9&o:circle-fill@17.2,6.8,9&o:circle-fill@6.8,17.2,9&o:circle-fill@17.2,17.2,9
    circle.grid.cross o:circle@12,5,7.6&o:circle@5,12,7.6&o:circle@19,12,7.6&o:circle@12,19,7.6 fill=o:circle-fill@12,5,7.6&o:circle-fill@5,12,7.6&o:circle-fill@19,12,7.6&o:circle-fill@12,19,7.6
    squares.below.rectangle o:rectangle@12,7.6,21&o:square@4.5,19.4,6.2&o:square@12,19.4,6.2&o:square@19.5,19.4,6.2
    rectangle.stack.person.crop collection@12,12,22&person@12,15.2,8 fill=collection-fill@12,12,22!person-fill@12,15.2,8
    person.2.crop.square.stack collection@12,12,21&people@12,15.2,10 fill=collection-fill@12,12,21!people-fill@12,15.2,10
    """
}
