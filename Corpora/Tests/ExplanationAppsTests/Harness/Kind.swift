/// What people change about apps, as a reviewer of the change would name it.
enum Kind: String, CaseIterable, Sendable {
  case spacing, padding, contentInset, rowInset, rowHeight, sectionSpacing, buttonHeight
  case font, fontWeight, fontSize, kerning, lineSpacing, underline, strikethrough, textCase, digits
  case label, title, buttonTitle, placeholder, wrap, truncation, lineLimit
  case catalogueColor, codeColor, tint, background, border, borderWidth, shadow, cornerRadius, cornerStyle,
    gradient
  case opacity, blur, material, blend, clip
  case icon, iconSize, image, avatarShape, avatarSize, bubbleColor, bubbleTail
  case order, columnOrder, listAdded, listRemoved, listOrder, added, removed, hidden, zOrder
  case alignment, textAlignment, aspectRatio, gridColumns, rotation, scale, offset
  case divider, badge, buttonStyle, controlSize, tabOrder, tabIcon, toolbarItem, titleMode, sheetDetent
  case progress, toggle, selection, stepper, disabled, sectionHeader, sectionFooter
  case chartData, chartColor, chartAxis, shapeArgument, layoutArgument, drawing
  case theme, textSize, locale
}
