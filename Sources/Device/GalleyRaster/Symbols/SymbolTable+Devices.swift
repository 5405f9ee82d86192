extension SymbolTable {
  /// Devices, charts and programs: Apple's names, each with its sources.
  static let ofDevices = """
    iphone phone h=21.5 fill=phone-fill
    iphone.gen3 phone h=21.5 fill=phone-fill
    iphone.gen2 phone h=21.5 fill=phone-fill
    iphone.radiowaves.left.and.right phone-vibrate w=23 fill=phone-vibrate-fill
    iphone.homebutton phone h=21.5 fill=phone-fill
    ipad tablet h=21.5 fill=tablet-fill
    ipad.landscape tablet-landscape w=23.5 fill=tablet-landscape-fill
    ipad.and.iphone g:devices/e1b1 w=24 solid
    ipodtouch phone h=21.5 fill=phone-fill
    applewatch smartwatch h=21
    applewatch.watchface smartwatch h=21
    applelogo apple h=20.5
    appletv tv w=23 fill=tv-fill
    laptopcomputer laptop w=25.5 fill=laptop-fill
    macbook laptop w=25.5 fill=laptop-fill
    macbook.and.iphone laptop@11.5,11,23+phone-fill@21,14,11.5
    desktopcomputer display w=22.5 fill=display-fill
    display display w=22.5 fill=display-fill
    pc pc-display w=22
    server.rack hdd-stack h=20 fill=hdd-stack-fill
    xserve server h=20
    externaldrive hdd w=22.5 fill=hdd-fill
    externaldrive.connected.to.line.below hdd-network w=21 fill=hdd-network-fill
    internaldrive hdd w=22.5 fill=hdd-fill
    opticaldiscdrive disc w=20 fill=disc-fill
    opticaldisc disc w=19.6 fill=disc-fill
    keyboard keyboard w=25 fill=keyboard-fill
    keyboard.chevron.compact.down keyboard@12,9,24&chevron-compact-down@12,20.5,8
    computermouse mouse h=20.5 fill=mouse-fill
    magicmouse mouse3 h=20.5 fill=mouse3-fill
    cursorarrow cursor flip h=19
    cursorarrow.rays g:ads_click/e762 w=20
    cpu cpu w=20 fill=cpu-fill
    memorychip memory w=21 fill=memory
    simcard sim h=20.5 fill=sim-fill
    sdcard sd-card h=20.5 fill=sd-card-fill
    esim sim h=20.5 fill=sim-fill
    wifi wifi w=21.5 only=1,2,3 steps=2,1,0
    wifi.router router w=21 fill=router-fill
    cellularbars reception-4 w=21 steps=0,1,2,3
    antenna.radiowaves broadcast w=23
    homekit house-gear w=21
    visionpro headset-vr w=22
    move.3d arrows-move w=19
    rotate.3d g:3d_rotation/e84d w=20 solid
    terminal terminal w=22 fill=terminal-fill
    apple.terminal terminal w=22 fill=terminal-fill
    curlybraces braces w=20
    ellipsis.curlybraces braces-asterisk w=20
    app.connected.to.app.below.fill diagram-2-fill w=20
    window.vertical.open window w=20
    macwindow window w=22
    macwindow.on.rectangle window-stack w=22
    uiwindow.split.2x1 window-split w=22
    menubar.rectangle window w=22
    dock.rectangle window-dock w=22
    menucard card-text w=22 fill=card-text
    chart.bar bar-chart w=20.5 fill=bar-chart-fill
    chart.bar.xaxis bar-chart-line w=20.5 fill=bar-chart-line-fill
    chart.bar.doc.horizontal file-earmark-bar-graph h=21.5 fill=file-earmark-bar-graph-fill
    chart.pie pie-chart w=20 fill=pie-chart-fill
    chart.line.uptrend.xyaxis graph-up w=20.5
    chart.line.downtrend.xyaxis graph-down w=20.5
    chart.xyaxis.line graph-up w=20.5
    point.3.connected.trianglepath.dotted share w=20
    point.3.filled.connected.trianglepath.dotted share-fill w=20
    point.topleft.down.curvedto.point.bottomright.up bezier2 w=21 fill=bezier2
    flowchart diagram-3 w=21 fill=diagram-3-fill
    arrow.trianglehead.branch g:fork_right/ebac h=19 solid
    rectangle.connected.to.line.below g:lan/eb2f w=20 solid
    testtube g:science/ea4b h=20
    touchpad tablet-landscape w=23
    star star w=20.6 fill=star-fill colors=yellow
    star.leadinghalf.filled star-half w=20.6
    heart heart w=20 fill=heart-fill colors=red
    bolt.heart heart-pulse w=20.5 fill=heart-pulse-fill
    delete.left backspace w=23.5 fill=backspace-fill
    delete.right backspace-reverse w=23.5 fill=backspace-reverse-fill
    delete.backward backspace w=23.5 rtl fill=backspace-fill
    nosign slash-circle flip w=19.4
    square.slash slash-square w=18
    info.bubble chat-left@12,12,20&t:i@12,10.3,9 fill=chat-left-fill@12,12,20!t:i@12,10.3,9
    arrow.up.arrow.down.square o:square&arrow-down-up@12,12,11
    plus.app o:app&plus-lg@12,12,10
    plus.rectangle o:rectangle&plus-lg@12,12,10
    minus.rectangle o:rectangle&dash-lg@12,12,10
    plus.message chat@12,12,21.5&plus-lg@12,11.5,9 fill=chat-fill@12,12,21.5!plus-lg@12,11.5,9
    lock.iphone phone@12,12,21.5&lock-fill@12,12,8
    exclamationmark.arrow.circlepath arrow-repeat@12,12,22&exclamation-lg@12,12,9
    exclamationmark.arrow.triangle.2.circlepath arrow-repeat@12,12,22&exclamation-lg@12,12,9
    checkmark.arrow.trianglehead.counterclockwise arrow-counterclockwise@12,12,21&check-lg@12,13,8
    questionmark.folder folder@12,12,22&question-lg@12,13,8 fill=folder-fill@12,12,22!question-lg@12,13,9
    questionmark.key.filled key-fill w=20
    questionmark.app o:app&question-lg@12,12,11
    platter.filled.bottom.iphone o:portrait@12,12,21.5&o:rectangle-fill@12,17,9.4
    """
}
