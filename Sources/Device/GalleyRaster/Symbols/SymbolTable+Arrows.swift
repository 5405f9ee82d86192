extension SymbolTable {
  /// Arrows: Apple's names, each with its sources.
  static let ofArrows = """
    chevron.up chevron-up w=14.6
    chevron.down chevron-down w=14.6
    chevron.left chevron-left h=14.6
    chevron.right chevron-right h=14.6
    chevron.forward chevron-right h=14.6 rtl
    chevron.backward chevron-left h=14.6 rtl
    chevron.compact.up chevron-compact-up w=20
    chevron.compact.down chevron-compact-down w=20
    chevron.compact.left chevron-compact-left h=20
    chevron.compact.right chevron-compact-right h=20
    chevron.left.2 chevron-double-left h=14.6
    chevron.right.2 chevron-double-right h=14.6
    chevron.up.2 chevron-double-up w=14.6
    chevron.down.2 chevron-double-down w=14.6
    chevron.left.forwardslash.chevron.right code-slash w=23
    chevron.up.chevron.down chevron-up@12,5.2,11+chevron-down@12,18.8,11 h=19
    control.chevron chevron-up w=14
    arrow.up arrow-up h=17.2
    arrow.down arrow-down h=17.2
    arrow.left arrow-left w=17.2
    arrow.right arrow-right w=17.2
    arrow.forward arrow-right w=17.2 rtl
    arrow.backward arrow-left w=17.2 rtl
    arrow.up.left arrow-up-left w=14.2
    arrow.up.right arrow-up-right w=14.2
    arrow.up.forward arrow-up-right w=14.2 rtl
    arrow.up.backward arrow-up-left w=14.2 rtl
    arrow.down.left arrow-down-left w=14.2
    arrow.down.right arrow-down-right w=14.2
    arrow.down.forward arrow-down-right w=14.2 rtl
    arrow.down.backward arrow-down-left w=14.2 rtl
    arrow.up.arrow.down arrow-down-up flip w=18
    arrow.left.arrow.right arrow-left-right w=18
    arrow.up.and.down arrow-down-up w=16
    arrow.left.and.right arrow-left-right w=18
    arrow.up.and.down.and.arrow.left.and.right arrows-move w=20
    arrow.up.left.and.arrow.down.right arrows-angle-expand flip w=17.5
    arrow.down.right.and.arrow.up.left arrows-angle-contract flip w=17.5
    arrow.up.right.and.arrow.down.left arrows-angle-expand w=17.5
    arrow.down.left.and.arrow.up.right arrows-angle-contract w=17.5
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrows-fullscreen w=18
    arrow.clockwise arrow-clockwise h=19.5
    arrow.counterclockwise arrow-counterclockwise h=19.5
    arrow.triangle.2.circlepath arrow-repeat w=21
    arrow.2.circlepath arrow-repeat w=21
    arrow.2.squarepath repeat w=21
    arrow.triangle.2.circlepath.camera arrow-repeat@12,12,22&camera-fill@12,12,9
    arrow.trianglehead.2.clockwise arrow-repeat w=21
    arrow.trianglehead.clockwise arrow-clockwise h=19.5
    arrow.trianglehead.counterclockwise arrow-counterclockwise h=19.5
    arrow.triangle.branch g:fork_right/ebac h=19 solid
    arrow.triangle.merge g:merge/eb98 h=19 solid
    arrow.triangle.pull g:call_merge/e0b3 h=19 solid
    arrow.triangle.swap g:swap_vert/e8d5 h=19 solid
    arrow.triangle.turn.up.right.diamond sign-turn-right w=20.5 fill=sign-turn-right-fill
    arrow.triangle.turn.up.right.circle g:directions/e52e w=20 solid
    arrow.uturn.left g:u_turn_left/eba1 turn=90 w=18
    arrow.uturn.right g:u_turn_left/eba1 turn=90 flip w=18
    arrow.uturn.backward g:u_turn_left/eba1 turn=90 w=18 rtl
    arrow.uturn.forward g:u_turn_left/eba1 turn=90 flip w=18 rtl
    arrow.uturn.up g:u_turn_left/eba1 flipv h=18
    arrow.uturn.down g:u_turn_left/eba1 flip h=18
    arrow.turn.up.left arrow-90deg-left w=18
    arrow.turn.up.right arrow-90deg-right w=18
    arrow.turn.down.left arrow-return-left w=18
    arrow.turn.down.right arrow-return-right w=18
    arrow.turn.right.up arrow-90deg-up h=18
    arrow.turn.left.up arrow-90deg-up flip h=18
    arrow.up.to.line g:vertical_align_top/e25a turn=90 h=16 solid
    arrow.down.to.line download w=18
    arrow.left.to.line arrow-bar-left w=18
    arrow.right.to.line arrow-bar-right w=18
    arrow.forward.to.line arrow-bar-right w=18 rtl
    arrow.backward.to.line arrow-bar-left w=18 rtl
    arrow.up.to.line.compact arrow-bar-up h=18
    arrow.down.to.line.compact arrow-bar-down h=18
    arrow.up.doc file-arrow-up h=21 fill=file-arrow-up-fill
    arrow.down.doc file-arrow-down h=21 fill=file-arrow-down-fill
    arrow.right.doc.on.clipboard clipboard@10,12,20+arrow-right@18,16,11
    arrow.up.bin archive w=20 fill=archive-fill
    arrow.down.app o:app&arrow-down@12,12,10.5
    arrow.up.message chat@12,12,21.5&arrow-up@12,11.5,10 fill=chat-fill@12,12,21.5!arrow-up@12,11.5,10
    arrow.down.left.arrow.up.right arrow-left-right turn=315 w=18
    arrow.left.arrow.right.square o:square&arrow-left-right@12,12,11
    arrow.rectanglepath repeat w=21
    arrow.up.heart =heart&arrow-up@12,12,9
    arrow.3.trianglepath recycle w=20
    arrowshape.turn.up.left reply w=21.5 fill=reply-fill
    arrowshape.turn.up.left.2 reply-all w=23 fill=reply-all-fill
    arrowshape.turn.up.right reply flip w=21.5 fill=reply-fill
    arrowshape.turn.up.forward reply flip w=21.5 rtl fill=reply-fill
    arrowshape.turn.up.backward reply w=21.5 rtl fill=reply-fill
    arrowshape.turn.up.backward.2 reply-all w=23 rtl fill=reply-all-fill
    arrowtriangle.up caret-up w=17 fill=caret-up-fill
    arrowtriangle.down caret-down w=17 fill=caret-down-fill
    arrowtriangle.left caret-left h=17 fill=caret-left-fill
    arrowtriangle.right caret-right h=17 fill=caret-right-fill
    arrowtriangle.forward caret-right h=17 rtl fill=caret-right-fill
    arrowtriangle.backward caret-left h=17 rtl fill=caret-left-fill
    goforward arrow-clockwise h=20.5
    gobackward arrow-counterclockwise h=20.5
    goforward.5 arrow-clockwise@12,12,20.5&t:5@12,13.4,7
    gobackward.5 arrow-counterclockwise@12,12,20.5&t:5@12,13.4,7
    goforward.10 arrow-clockwise@12,12,20.5&t:10@12,13.4,7.6
    gobackward.10 arrow-counterclockwise@12,12,20.5&t:10@12,13.4,7.6
    goforward.15 arrow-clockwise@12,12,20.5&t:15@12,13.4,7.6
    gobackward.15 arrow-counterclockwise@12,12,20.5&t:15@12,13.4,7.6
    goforward.30 arrow-clockwise@12,12,20.5&t:30@12,13.4,7.6
    gobackward.30 arrow-counterclockwise@12,12,20.5&t:30@12,13.4,7.6
    goforward.plus arrow-clockwise@12,12,20.5&plus-lg@12,13.2,6
    gobackward.minus arrow-counterclockwise@12,12,20.5&dash-lg@12,13.2,6
    arrow.clockwise.icloud =icloud&arrow-clockwise@12,13.5,8
    location cursor w=19.5 fill=cursor-fill
    location.north cursor turn=315 h=20 fill=cursor-fill
    location.viewfinder g:my_location/e55c w=20 solid
    arrow.down.and.line.horizontal.and.arrow.up arrows-collapse h=20
    arrow.up.and.line.horizontal.and.arrow.down arrows-expand h=20
    arrow.right.and.line.vertical.and.arrow.left arrows-collapse turn=90 w=20
    arrow.left.and.line.vertical.and.arrow.right arrows-expand turn=90 w=20
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left caret-right@5.2,12,9&o:line@12,12,19&caret-left@18.8,12,9 fill=caret-right-fill@5.2,12,9&o:line@12,12,19&caret-left-fill@18.8,12,9
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right caret-left@5.2,12,9&o:line@12,12,19&caret-right@18.8,12,9 fill=caret-left-fill@5.2,12,9&o:line@12,12,19&caret-right-fill@18.8,12,9
    arrow.down.circle.dotted o:circle-dotted&arrow-down@12,12,10
    arrow.up.circle.dotted o:circle-dotted&arrow-up@12,12,10
    arrow.swap arrow-left-right w=21
    arrow.up.and.down.and.sparkles arrow-down-up@9,12.5,18+stars@18.5,7.5,11
    arrow.up.trash trash@10,12.5,20+arrow-up@19.5,13,10 fill=trash-fill@10,12.5,20+arrow-up@19.5,13,10
    arrowshape.up shift h=19.5 fill=shift-fill
    arrowshape.down shift flipv h=19.5 fill=shift-fill
    arrowshape.left shift turn=270 w=19.5 fill=shift-fill
    arrowshape.right shift turn=90 w=19.5 fill=shift-fill
    """
}
