/// The names of symbols that public apps use most.
enum UsedSymbols {
  /// The names, the most used first.
  static let names: [String] = text.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let text = """
    trash plus checkmark.circle.fill square.and.arrow.up xmark xmark.circle.fill ellipsis star.fill
    chevron.right chevron.down exclamationmark.circle.fill star checkmark.seal.fill clock checkmark
    arrow.right play.fill chevron.up circle gear doc.on.doc magnifyingglass globe checkmark.circle pencil
    photo eye arrow.clockwise heart gearshape.fill circle.fill heart.fill link arrow.2.squarepath
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
    house person.3 shippingbox bubble.left.and.text.bubble.right paintpalette dot.radiowaves.right network
    person.badge.minus arrow.left tag checkmark.seal arrowshape.turn.up.left speaker.slash.fill
    square.grid.2x2 paperplane exclamationmark.bubble arrowshape.turn.up.left.fill arrow.down camera
    lock.rotation quote.opening arrow.up.forward person.crop.circle.fill pencil.circle.fill tv dice.fill
    chevron.up.chevron.down eye.fill goforward sun.max.fill doc.on.clipboard
    network.badge.shield.half.filled book hand.point.right.fill pencil.circle
    line.horizontal.3.decrease.circle arrow.counterclockwise.circle arrow.up.arrow.down.circle
    square.and.arrow.up.fill arrow.uturn.left building.2 link.circle minus location.fill checkmark.shield
    bubble.left.and.bubble.right badge.plus.radiowaves.right wand.and.stars pin tray.full
    person.crop.circle.badge.exclamationmark speaker poweroutlet.type.b.fill pin.fill
    person.fill.badge.plus arrow.forward archivebox chart.bar.fill pencil.line face.smiling
    chevron.down.circle paperplane.fill person.badge.key.fill mountain.2.fill bird.fill
    rectangle.on.rectangle.slash hand.raised.fill flask stop.circle stop.fill wrench network.slash shield
    highlighter record.circle qrcode.viewfinder rectangle.compress.vertical rectangle.expand.vertical
    square.stack speaker.wave.2.fill book.fill flag hand.thumbsup cube.fill text.badge.plus
    star.circle.fill heart.circle exclamationmark.octagon list.bullet.clipboard rectangle.3.group
    plus.square.on.square xmark.bin arrow.up.circle macbook.and.iphone box.truck
    """
}
