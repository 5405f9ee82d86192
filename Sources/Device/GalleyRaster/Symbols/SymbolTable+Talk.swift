extension SymbolTable {
  /// Talking and writing to each other: Apple's names, each with its sources.
  static let ofTalk = """
    bubble.left chat-left w=20.5 fill=chat-left-fill
    bubble.right chat-right w=20.5 fill=chat-right-fill
    bubble chat w=21.5 fill=chat-fill
    bubble.middle.bottom chat-square w=20.5 fill=chat-square-fill
    bubble.left.and.bubble.right chat-left@8.5,9.5,15+chat-right@16,14.5,15 fill=chat-left-fill@8.5,9.5,15+chat-right-fill@16,14.5,15
    bubble.left.and.text.bubble.right chat-left@8.5,9.5,15+chat-right-text@16,14.5,15 fill=chat-left-fill@8.5,9.5,15+chat-right-text-fill@16,14.5,15
    bubble.left.and.exclamationmark.bubble.right chat-left@8.5,9.5,15+chat-right@16,14.5,15&exclamation-lg@16,13.6,7
    bubble.and.pencil chat-left@11,11,19+pencil-fill@17,15,11
    message chat w=21.5 fill=chat-fill
    ellipsis.bubble chat-dots w=21.5 fill=chat-dots-fill
    ellipsis.message chat-dots w=21.5 fill=chat-dots-fill
    quote.bubble chat-left-quote w=20.5 fill=chat-left-quote-fill
    captions.bubble chat-square-text w=20.5 fill=chat-square-text-fill
    plus.bubble chat-left@12,12,20&plus-lg@12,10.3,9 fill=chat-left-fill@12,12,20!plus-lg@12,10.3,9
    star.bubble chat-left@12,12,20&star-fill@12,10.3,9 fill=chat-left-fill@12,12,20!star-fill@12,10.3,9
    heart.text.clipboard clipboard-heart h=21 fill=clipboard-heart-fill
    phone telephone w=19.5 fill=telephone-fill
    phone.arrow.up.right telephone-outbound w=20 fill=telephone-outbound-fill
    phone.arrow.down.left telephone-inbound w=20 fill=telephone-inbound-fill
    phone.down g:call_end/e0b1 w=23 solid
    phone.badge.plus telephone-plus w=20 fill=telephone-plus-fill
    phone.connection telephone-forward w=20 fill=telephone-forward-fill
    video camera-video w=24.5 fill=camera-video-fill
    envelope envelope w=23.4 fill=envelope-fill
    envelope.open envelope-open w=22 fill=envelope-open-fill
    envelope.badge envelope@11.5,13,22+o:circle-fill@20.5,6.5,7.5 fill=envelope-fill@11.5,13,22+o:circle-fill@20.5,6.5,7.5 levels=1,0 colors=primary,red
    mail envelope w=23.4 fill=envelope-fill
    mailbox mailbox w=22 fill=mailbox2
    paperplane send w=20.5 fill=send-fill
    tray inbox w=22 fill=inbox-fill
    tray.full inboxes h=20 fill=inboxes-fill
    tray.2 inboxes h=21 fill=inboxes-fill
    tray.and.arrow.down inbox@12,16.5,21&arrow-down@12,8,13 fill=inbox-fill@12,16.5,21+arrow-down@12,7,13
    tray.and.arrow.up inbox@12,16.5,21&arrow-up@12,8,13 fill=inbox-fill@12,16.5,21+arrow-up@12,7,13
    archivebox archive w=21.5 fill=archive-fill
    megaphone megaphone w=22 fill=megaphone-fill
    bell bell h=20.6 fill=bell-fill
    bell.badge bell@12,12.5,20.6+o:circle-fill@17.5,5.5,8 fill=bell-fill@12,12.5,20.6+o:circle-fill@17.5,5.5,8 levels=1,0 colors=primary,red
    bell.and.waves.left.and.right g:notifications_active/e7f7 w=22 fill=g:notifications_active/e7f7
    tag tag w=20 fill=tag-fill
    bookmark bookmark h=20 fill=bookmark-fill
    flag flag h=20.5 fill=flag-fill
    flag.checkered g:sports_score/f06e h=20 solid
    pin pin h=21 fill=pin-fill
    mappin geo h=21.5
    mappin.and.ellipse geo h=21.5
    link link-45deg w=20.5
    personalhotspot link w=22
    paperclip paperclip h=20.5
    signature vector-pen w=20
    newspaper newspaper w=22 fill=newspaper
    rosette award h=21 fill=award-fill
    translate translate w=22
    ladybug bug h=20.5 fill=bug-fill
    ant g:pest_control/f0fa h=20 solid
    exclamationmark.icloud =icloud&exclamation-lg@12,13,8
    checkmark.icloud cloud-check w=23.5 fill=cloud-check-fill
    checkmark.message chat@12,12,21.5&check-lg@12,11.5,10 fill=chat-fill@12,12,21.5!check-lg@12,11.5,10
    checkmark.rectangle o:rectangle&check-lg@12,12,10
    shared.with.you people-fill w=22
    character.bubble chat@12,12,22.5&t:A@12,11,8 fill=chat-fill@12,12,22.5!t:A@12,11,8.5
    mail.stack envelope@12,14.5,21.5&dash-lg@12,4.6,15.5&dash-lg@12,1.6,10.5 fill=envelope-fill@12,14.5,21.5&dash-lg@12,4.6,15.5&dash-lg@12,1.6,10.5
    """
}
