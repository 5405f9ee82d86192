/// The names of symbols that public apps use.
enum UsedSymbols {
  /// The names: those used most, the most used first, then all others in alphabetical order.
  static let names: [String] = text.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let text = """
    trash plus checkmark.circle.fill square.and.arrow.up xmark xmark.circle.fill ellipsis star.fill
    chevron.right chevron.down exclamationmark.circle.fill star checkmark.seal.fill clock checkmark
    arrow.right play.fill chevron.up circle gear doc.on.doc magnifyingglass globe checkmark.circle
    pencil photo eye arrow.clockwise heart gearshape.fill circle.fill heart.fill link arrow.2.squarepath
    info.circle bookmark.fill eye.slash infinity pause.fill sparkles exclamationmark.circle mic lock at
    list.bullet bell.fill bookmark person.crop.circle smiley arrow.up.right chevron.left mic.fill
    line.3.horizontal.decrease.circle calendar xmark.circle gearshape forward.fill arrow.up clock.fill
    envelope bell server.rack lock.fill exclamationmark.triangle.fill square.and.pencil plus.circle.fill
    questionmark.circle person.fill house.fill line.3.horizontal person plus.circle quote.bubble
    photo.on.rectangle.angled safari arrow.down.circle folder chevron.forward textformat gobackward
    message.fill questionmark ellipsis.circle person.badge.plus chart.bar number captions.bubble
    person.crop.circle.badge.xmark speaker.slash photo.badge.plus line.3.horizontal.decrease text.bubble
    minus.circle.fill shuffle arrow.uturn.backward music.note.list person.2.fill arrow.up.arrow.down
    backward.fill square square.dashed star.circle slider.horizontal.3 arrow.up.arrow.down.circle.fill
    house person.3 shippingbox bubble.left.and.text.bubble.right paintpalette dot.radiowaves.right
    network person.badge.minus arrow.left tag checkmark.seal arrowshape.turn.up.left speaker.slash.fill
    square.grid.2x2 paperplane exclamationmark.bubble arrowshape.turn.up.left.fill arrow.down camera
    lock.rotation quote.opening arrow.up.forward person.crop.circle.fill pencil.circle.fill tv dice.fill
    chevron.up.chevron.down eye.fill goforward sun.max.fill doc.on.clipboard
    network.badge.shield.half.filled book hand.point.right.fill pencil.circle
    line.horizontal.3.decrease.circle arrow.counterclockwise.circle arrow.up.arrow.down.circle
    square.and.arrow.up.fill arrow.uturn.left building.2 link.circle minus location.fill
    checkmark.shield bubble.left.and.bubble.right badge.plus.radiowaves.right wand.and.stars pin
    tray.full person.crop.circle.badge.exclamationmark speaker poweroutlet.type.b.fill pin.fill
    person.fill.badge.plus arrow.forward archivebox chart.bar.fill pencil.line face.smiling
    chevron.down.circle paperplane.fill person.badge.key.fill mountain.2.fill bird.fill
    rectangle.on.rectangle.slash hand.raised.fill flask stop.circle stop.fill wrench network.slash
    shield highlighter record.circle qrcode.viewfinder rectangle.compress.vertical
    rectangle.expand.vertical square.stack speaker.wave.2.fill book.fill flag hand.thumbsup cube.fill
    text.badge.plus star.circle.fill heart.circle exclamationmark.octagon list.bullet.clipboard
    rectangle.3.group plus.square.on.square xmark.bin arrow.up.circle macbook.and.iphone box.truck
    antenna.radiowaves.left.and.right arrow.2.circlepath arrow.down.and.line.horizontal.and.arrow.up
    arrow.down.circle.dotted arrow.down.square arrow.down.square.fill
    arrow.left.and.line.vertical.and.arrow.right arrow.left.and.right.circle arrow.left.arrow.right
    arrow.left.circle arrow.right.circle arrow.swap arrow.triangle.2.circlepath arrow.turn.down.right
    arrow.up.and.down.and.sparkles arrow.up.and.line.horizontal.and.arrow.down
    arrow.up.arrow.down.square arrow.up.bin arrow.up.bin.fill arrow.up.circle.fill arrow.up.heart
    arrow.up.left.and.arrow.down.right arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
    arrow.up.right.square arrow.up.square arrow.up.square.fill arrow.up.to.line arrow.up.to.line.square
    arrow.up.to.line.square.fill arrow.up.trash arrow.uturn.backward.circle.fill arrow.uturn.forward
    arrow.uturn.right arrowshape.down arrowshape.down.fill arrowshape.turn.up.left.circle
    arrowshape.turn.up.left.circle.fill
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill battery.100
    bell.and.waves.left.and.right bell.badge.fill bird birthday.cake birthday.cake.fill bolt.fill
    bolt.trianglebadge.exclamationmark.fill book.closed book.pages bookmark.circle.fill bookmark.slash
    bookmark.slash.fill bubble bubble.left bubble.left.and.bubble.right.fill bubble.right
    bubble.right.fill building.2.crop.circle building.2.crop.circle.fill building.2.fill
    calendar.day.timeline.leading camera.macro.circle character.bubble chart.line.uptrend.xyaxis
    checkmark.diamond checkmark.shield.fill checkmark.square checkmark.square.fill chevron.backward
    chevron.compact.down chevron.compact.up chevron.down.2 chevron.down.circle.fill
    chevron.left.forwardslash.chevron.right chevron.right.circle chevron.up.circle
    chevron.up.circle.fill chevron.up.square chevron.up.square.fill circle.dotted.and.circle
    circle.hexagongrid circle.hexagongrid.circle.fill circle.hexagongrid.fill circle.lefthalf.filled
    clock.arrow.2.circlepath clock.arrow.circlepath cloud.rain cloud.sun crown.fill cube
    cup.and.saucer.fill doc.badge.ellipsis doc.on.doc.fill doc.plaintext doc.text
    document.badge.gearshape dot.circle drop.fill drop.triangle.fill ellipsis.circle.fill envelope.badge
    envelope.fill envelope.open envelope.open.fill exclamationmark.bubble.fill
    exclamationmark.octagon.fill exclamationmark.triangle eye.slash.fill
    eye.trianglebadge.exclamationmark faxmachine figure.climbing figure.wave filemenu.and.selection film
    flag.fill flame.fill flask.fill folder.badge.gearshape fork.knife
    gearshape.arrow.trianglehead.2.clockwise.rotate.90 gift.fill hammer.fill hand.draw hand.raised
    hand.raised.slash hand.raised.slash.fill hand.thumbsdown hare.fill heart.circle.fill heart.slash
    hifispeaker house.circle house.circle.fill icloud.fill icloud.slash
    inset.filled.leadinghalf.rectangle internaldrive iphone.slash key.fill keyboard
    laptopcomputer.trianglebadge.exclamationmark leaf leaf.fill lightbulb.fill
    line.3.horizontal.decrease.circle.fill line.horizontal.3.decrease list.bullet.below.rectangle
    list.bullet.rectangle.portrait list.clipboard list.clipboard.fill list.number lock.open
    lock.open.fill mail.stack mail.stack.fill medal.fill memories.badge.plus message minus.circle
    minus.rectangle minus.rectangle.fill minus.square minus.square.fill moon moon.circle.fill moon.fill
    multiply.circle music.mic newspaper.circle.fill newspaper.fill note.text paintbrush.pointed
    party.popper pencil.and.list.clipboard pencil.and.scribble pencil.slash person.2 person.3.fill
    person.3.sequence person.crop.circle.badge.moon person.crop.circle.badge.plus
    person.crop.circle.badge.plus.fill person.crop.circle.badge.xmark.fill
    person.crop.circle.fill.badge.checkmark person.crop.square
    person.fill.and.arrow.left.and.arrow.right person.fill.checkmark person.fill.questionmark
    person.text.rectangle photo.badge.checkmark photo.circle.fill photo.fill pin.slash pin.slash.fill
    platter.filled.bottom.iphone play.circle play.rectangle play.tv plus.bubble plus.square
    plus.square.fill point.3.filled.connected.trianglepath.dotted popcorn.fill poweroutlet.type.b
    questionmark.circle.fill questionmark.diamond questionmark.folder questionmark.square.dashed
    quote.bubble.fill rectangle.and.pencil.and.ellipsis rectangle.and.text.magnifyingglass
    rectangle.fill rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.leftthird.inset.filled
    rectangle.stack rectangle.stack.fill repeat scroll.fill selection.pin.in.out shield.checkered
    shield.fill shield.slash shield.slash.fill sidebar.left sidebar.right slash.circle slash.circle.fill
    snow space sparkle.magnifyingglass speaker.wave.3 speaker.wave.3.fill square.and.arrow.down
    square.and.line.vertical.and.square.fill square.fill square.grid.2x2.fill square.on.square
    square.on.square.dashed square.on.square.intersection.dashed stairs star.slash star.slash.fill
    stop.circle.fill storefront suitcase sun.max sun.max.circle.fill sun.min sunrise sunset
    terminal.fill testtube.2 text.append text.badge.checkmark text.badge.minus text.badge.star
    text.below.photo text.below.photo.fill text.book.closed text.line.first.and.arrowtriangle.forward
    text.magnifyingglass text.page text.viewfinder textformat.size textformat.subscript
    textformat.superscript tortoise.fill trash.fill tray.fill trophy trophy.fill video wallet.pass
    wand.and.sparkles water.waves waterbottle waveform waveform.path wifi wifi.slash
    wrench.adjustable.fill x.circle.fill xmark.bin.fill xmark.seal.fill xmark.shield xmark.shield.fill
    xmark.square xmark.square.fill zzz
    """
}
