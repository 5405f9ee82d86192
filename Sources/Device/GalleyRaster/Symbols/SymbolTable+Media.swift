extension SymbolTable {
  /// Media and games: Apple's names, each with its sources.
  static let ofMedia = """
    play play h=18 fill=play-fill
    pause pause h=17 fill=pause-fill
    stop stop w=16 fill=stop-fill
    backward rewind w=23 fill=rewind-fill
    forward fast-forward w=23 fill=fast-forward-fill
    backward.end skip-start h=15.5 fill=skip-start-fill
    forward.end skip-end h=15.5 fill=skip-end-fill
    backward.end.alt skip-backward w=23 fill=skip-backward-fill
    forward.end.alt skip-forward w=23 fill=skip-forward-fill
    backward.frame skip-start h=15.5 fill=skip-start-fill
    forward.frame skip-end h=15.5 fill=skip-end-fill
    play.rectangle o:rectangle&play@12.5,12,9.5 fill=play-btn-fill
    play.tv tv@12,12,23&play@12.5,11,8 fill=tv-fill
    record.circle record-circle w=19.4 fill=record-circle-fill
    recordingtape voicemail w=24
    eject eject w=18 fill=eject-fill
    shuffle shuffle w=21.5
    repeat arrow-repeat w=21
    repeat.1 repeat-1 w=21
    music.note music-note h=20 solid
    music.note.list music-note-list w=20.5 solid
    music.quarternote.3 music-note-beamed h=20
    music.mic mic h=20.5
    pianokeys g:piano/e521 w=20
    mic mic h=21.5 fill=mic-fill
    mic.and.signal.meter mic h=21.5 fill=mic-fill
    headphones headphones w=20.5
    airpods earbuds w=20
    airpodspro earbuds w=20
    hifispeaker speaker h=21 fill=speaker-fill
    homepod speaker h=20 fill=speaker-fill
    speaker volume-off h=18 fill=volume-off-fill
    speaker.wave.1 volume-down h=18 fill=volume-down-fill levels=1,0 steps=1,0
    speaker.wave.2 volume-up h=18 only=1,2,3 levels=1,1,0 steps=2,1,0 fill=volume-up-fill
    speaker.wave.3 volume-up h=20 levels=1,1,1,0 steps=3,2,1,0 fill=volume-up-fill
    waveform soundwave w=22
    waveform.path activity w=22
    waveform.circle.path soundwave w=21
    dial.low g:speed/e9e4 w=20
    dial.min speedometer2 w=20 fill=speedometer2
    film film w=21.5 fill=film
    film.stack collection-play w=21 fill=collection-play-fill
    movieclapper g:movie/e02c w=21 solid
    photo image w=23.4 fill=image-fill
    photo.on.rectangle images w=24.5 fill=images
    photo.on.rectangle.angled images w=24.5 fill=images
    photo.stack images w=24 fill=images
    photo.artframe card-image w=23
    camera camera w=24 fill=camera-fill
    camera.viewfinder fullscreen@12,12,20&camera-fill@12,12,11
    camera.rotate g:cameraswitch/efeb w=23 solid
    camera.metering.center.weighted g:center_focus_strong/e3b4 w=20
    camera.macro flower1 w=20
    camera.aperture g:camera/e3af w=20 solid
    livephoto record-circle w=19.4
    timelapse g:timelapse/e422 w=19.4 solid
    slowmo g:timelapse/e422 w=19.4 solid
    tv tv w=23.5 fill=tv-fill
    4k.tv badge-4k w=22 fill=badge-4k-fill
    airplayvideo g:airplay/e055 w=22 solid
    airplayaudio g:airplay/e055 w=22 solid
    antenna.radiowaves.left.and.right broadcast w=24
    dot.radiowaves.left.and.right broadcast w=24
    dot.radiowaves.right g:rss_feed/e0e5 turn=45 h=20 solid
    dot.radiowaves.forward g:rss_feed/e0e5 turn=45 w=18 solid rtl
    dot.radiowaves.up.forward g:rss_feed/e0e5 w=18 solid
    badge.plus.radiowaves.right =wave.3.right@15.5,12,17&=plus.circle.fill@5.5,12,9.5
    badge.plus.radiowaves.forward =wave.3.right@15.5,12,17&=plus.circle.fill@5.5,12,9.5 rtl
    radio g:radio/e03e w=22 solid
    paintbrush brush w=20 fill=brush-fill
    paintbrush.pointed brush w=20 fill=brush-fill
    paintpalette palette w=20.5 fill=palette-fill
    theatermasks g:theater_comedy/ea66 w=22 solid
    wand.and.stars magic w=20.5
    wand.and.rays magic w=20.5
    wand.and.sparkles magic w=20.5
    gamecontroller controller w=24.5 fill=controller
    dice dice-5 w=19 fill=dice-5-fill
    die.face.1 o:square&o:circle-fill@12,12,5 fill=o:square-fill!o:circle-fill@12,12,5
    die.face.2 dice-2 w=18.5 fill=dice-2-fill
    die.face.3 dice-3 w=18.5 fill=dice-3-fill
    die.face.4 dice-4 w=18.5 fill=dice-4-fill
    die.face.5 dice-5 w=18.5 fill=dice-5-fill
    die.face.6 dice-6 w=18.5 fill=dice-6-fill
    suit.heart suit-heart w=19 fill=suit-heart-fill
    suit.club suit-club w=19 fill=suit-club-fill
    suit.spade suit-spade w=19 fill=suit-spade-fill
    suit.diamond suit-diamond h=20 fill=suit-diamond-fill
    trophy trophy w=21 fill=trophy-fill
    medal g:military_tech/ea3f h=22.5 solid
    memories arrow-counterclockwise@12,12,20.5&play-fill@12.6,12.6,8
    soccerball g:sports_soccer/ea2f w=19.6 solid
    basketball dribbble w=19.6 fill=dribbble
    football g:sports_football/ea29 w=20 solid
    tennis.racket g:sports_tennis/ea32 w=20 solid
    dumbbell g:fitness_center/eb43 w=21 solid
    balloon balloon h=21 fill=balloon-fill
    ticket ticket-perforated w=23.5 fill=ticket-perforated-fill
    volleyball g:sports_volleyball/ea31 w=19.6 solid
    baseball g:sports_baseball/ea51 w=19.6 solid
    american.football g:sports_football/ea29 w=20 solid
    sportscourt o:sportscourt fill=o:court-fill!o:courtlines
    guitars o:guitars fill=o:guitars-fill
    pip pip w=23 fill=pip-fill
    pip.enter pip@12,12,23&arrow-down-right@8.4,9,6
    pip.exit pip@12,12,23&arrow-up-left@8.4,9,6
    """
}
