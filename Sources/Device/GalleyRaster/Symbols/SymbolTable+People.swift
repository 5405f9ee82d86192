extension SymbolTable {
  /// People and bodies: Apple's names, each with its sources.
  static let ofPeople = """
    person person w=18.6 fill=person-fill
    person.2 people w=25 fill=people-fill
    person.crop.rectangle person-vcard w=23 fill=person-vcard-fill
    person.crop.artframe person-bounding-box w=20
    person.text.rectangle person-vcard w=24 fill=person-vcard-fill
    person.and.background.dotted person-bounding-box w=20
    person.icloud =icloud&person-fill@12,13,8
    person.line.dotted.person people w=25
    person.fill.checkmark person-fill-check w=23
    person.fill.xmark person-fill-x w=23
    person.fill.viewfinder person-bounding-box w=20
    figure.stand g:man/e4eb h=21 solid
    figure.walk g:directions_walk/e536 h=21 solid
    figure.run g:directions_run/e566 h=21 solid
    figure.wave g:emoji_people/ea1d h=21 solid
    figure.arms.open g:accessibility_new/e92c h=20.5 solid
    figure.2 g:wc/e63d h=20 solid
    figure.2.and.child.holdinghands g:family_restroom/f1a2 w=22 solid
    figure.child g:boy/eb67 h=18 solid
    figure.pool.swim g:pool/eb48 w=22 solid
    figure.outdoor.cycle g:directions_bike/e52f w=23 solid
    figure.mind.and.body g:self_improvement/ea78 h=20 solid
    figure.strengthtraining.traditional g:fitness_center/eb43 w=21 solid
    figure.hiking g:hiking/e50a h=21 solid
    accessibility universal-access-circle w=19.4 fill=universal-access-circle
    eye eye w=23.5 fill=eye-fill
    eyeglasses eyeglasses w=24
    sunglasses sunglasses w=24 fill=sunglasses
    ear ear h=20 fill=ear-fill
    hand.thumbsup hand-thumbs-up h=20.5 fill=hand-thumbs-up-fill
    hand.thumbsdown hand-thumbs-down h=20.5 fill=hand-thumbs-down-fill
    hand.point.up hand-index h=20.5 fill=hand-index-fill
    hand.point.up.left hand-index h=20.5 fill=hand-index-fill
    hand.point.right hand-index turn=90 w=20.5 fill=hand-index-fill
    hand.point.left hand-index turn=270 w=20.5 fill=hand-index-fill
    hand.point.down hand-index turn=180 h=20.5 fill=hand-index-fill
    hand.tap hand-index-thumb h=21 fill=hand-index-thumb-fill
    hand.draw hand-index h=20.5 fill=hand-index-fill
    hand.wave g:waving_hand/e766 w=21 solid
    face.smiling emoji-smile w=19.4 fill=emoji-smile-fill
    face.dashed emoji-neutral w=19.4 fill=emoji-neutral-fill
    smiley emoji-smile w=19.4 fill=emoji-smile-fill
    faceid fullscreen@12,12,20.5&g:face/e87c@12,12,12
    touchid fingerprint h=20
    lungs lungs w=22 fill=lungs-fill
    allergens virus w=20
    bandage bandaid w=21 fill=bandaid-fill
    pills capsule w=20 fill=capsule-pill
    pill capsule w=20 fill=capsule-pill
    syringe g:vaccines/e138 w=20 solid
    facemask g:masks/f218 w=21 solid
    waveform.path.ecg activity w=23
    heart.text.square clipboard-pulse h=20 fill=clipboard2-pulse-fill
    person.3.sequence =person.3
    person.fill.and.arrow.left.and.arrow.right person-fill@6.5,12,17+arrow-left-right@18.5,12,11
    person.fill.questionmark person-fill@9,12.5,18+question-lg@19.5,10,10
    figure.climbing o:climber h=21
    stethoscope o:stethoscope nofill
    figure.rower g:rowing/e921 h=20.5 solid
    figure.yoga g:self_improvement/ea78 h=20 solid
    figure.gymnastics g:sports_gymnastics/ebc4 h=20 solid
    figure.martial.arts g:sports_martial_arts/eae9 h=20 solid
    figure.handball g:sports_handball/ea33 h=20 solid
    figure.snowboarding g:snowboarding/e513 w=20 solid
    figure.skateboarding g:skateboarding/e511 w=20 solid
    figure.seated.side g:airline_seat_recline_normal/e637 h=20 solid
    figure.and.child.holdinghands g:escalator_warning/f1ac h=21 solid
    stroller g:stroller/f1ae w=21 solid
    hands.sparkles g:clean_hands/f21f w=21 solid
    """
}
