extension SymbolTable {
  /// Lines of text and lists: Apple's names, each with its sources.
  static let ofLines = """
    line.3.horizontal list w=18
    line.horizontal.3 list w=18
    line.2.horizontal o:line2
    line.3.horizontal.decrease filter w=19
    line.horizontal.3.decrease filter w=19
    line.3.horizontal.button.angledtop.vertical.right funnel w=19
    line.diagonal slash-lg w=16
    list.bullet list-ul w=20 rtl
    list.dash list-task w=19 rtl
    list.number list-ol w=20 rtl
    list.star list-stars w=20 rtl
    list.triangle list-nested w=19 rtl
    list.bullet.indent list-nested w=20 rtl
    list.bullet.rectangle card-list w=23 fill=card-list rtl
    list.bullet.below.rectangle o:rectangle@12,7.2,19+list-ul@12,19.5,13 h=19.5 rtl
    list.bullet.rectangle.portrait journal-text h=21 fill=journal-text
    list.clipboard clipboard-data h=21.5 fill=clipboard-data-fill
    list.dash.header.rectangle card-heading w=23
    list.and.film film w=20
    checklist list-check w=20 rtl
    checklist.checked list-check w=20 rtl
    checklist.unchecked ui-checks w=20 rtl
    text.alignleft text-left w=18
    text.aligncenter text-center w=18
    text.alignright text-right w=18
    text.justify justify w=18
    text.justify.left justify-left w=18
    text.justifyleft justify-left w=18
    text.justify.leading justify-left w=18 rtl
    text.append text-paragraph w=18 rtl
    text.page file-text h=21.5 fill=file-text-fill
    text.insert text-indent-left w=18
    text.word.spacing text-wrap w=19
    text.quote blockquote-left w=18 rtl
    text.cursor cursor-text h=18
    text.magnifyingglass text-left@9,12,15+search@15.5,12.5,14
    text.below.photo postcard w=21 fill=postcard-fill
    text.line.first.and.arrowtriangle.forward text-indent-left w=18 rtl
    text.book.closed journal-text h=20.5 fill=journal-text
    text.bubble chat-left-text w=21 fill=chat-left-text-fill
    text.badge.plus text-left@10,11,17+=plus.circle.fill@18.5,17.5,9.5 rtl
    text.badge.minus text-left@10,11,17+=minus.circle.fill@18.5,17.5,9.5 rtl
    text.badge.checkmark text-left@10,11,17+=checkmark.circle.fill@18.5,17.5,9.5 rtl
    text.badge.xmark text-left@10,11,17+=xmark.circle.fill@18.5,17.5,9.5 rtl
    text.badge.star text-left@10,11,17+star-fill@18.5,17.5,9.5 rtl
    increase.indent text-indent-left w=18 rtl
    decrease.indent text-indent-right w=18 rtl
    increase.quotelevel text-indent-left w=18 rtl
    slider.horizontal.3 sliders w=20
    slider.horizontal.2.square sliders2 w=20
    slider.horizontal.below.rectangle sliders w=20
    slider.vertical.3 sliders2-vertical w=20
    switch.2 toggles w=21
    align.horizontal.left align-start w=19
    align.horizontal.center align-center w=19
    align.horizontal.right align-end w=19
    align.vertical.top align-start turn=90 h=19
    align.vertical.center align-middle w=19
    align.vertical.bottom align-end turn=90 h=19
    distribute.horizontal distribute-horizontal w=19
    distribute.vertical distribute-vertical w=19
    tablecells table w=21 fill=table
    table table w=21 fill=table
    """
}
