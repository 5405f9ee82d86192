/// A modifier whose content stays in place, as long as nothing is evaluated and the modifier's node keeps its
/// place.
///
/// This requires that the content's place follows only from the modifier, the node's place and the content's
/// size, without side effects.
protocol PlaceKeeping {}

extension AccessibilityGroupingModifier: PlaceKeeping {}
extension AccessibilityHidingModifier: PlaceKeeping {}
extension AccessibilityModifier: PlaceKeeping {}
extension AccessibilityTextModifier: PlaceKeeping {}
extension AspectRatioModifier: PlaceKeeping {}
extension BackgroundOverlayModifier: PlaceKeeping {}
extension BorderModifier: PlaceKeeping {}
extension ChangeModifier: PlaceKeeping {}
extension ClipModifier: PlaceKeeping {}
extension ColorEffectModifier: PlaceKeeping {}
extension CompositingModifier: PlaceKeeping {}
extension ContentShapeModifier: PlaceKeeping {}
extension EnvironmentModifier: PlaceKeeping {}
extension FixedSizeModifier: PlaceKeeping {}
extension FlexibleFrameModifier: PlaceKeeping {}
extension FrameModifier: PlaceKeeping {}
extension GestureModifier: PlaceKeeping {}
extension HiddenModifier: PlaceKeeping {}
extension LayoutValueModifier: PlaceKeeping {}
extension LifecycleModifier: PlaceKeeping {}
extension OffsetModifier: PlaceKeeping {}
extension OpacityModifier: PlaceKeeping {}
extension PaddingModifier: PlaceKeeping {}
extension PositionModifier: PlaceKeeping {}
extension PriorityModifier: PlaceKeeping {}
extension SemanticsModifier: PlaceKeeping {}
extension SpokenTitleModifier: PlaceKeeping {}
extension TagModifier: PlaceKeeping {}
extension TaskModifier: PlaceKeeping {}
extension TransactionModifier: PlaceKeeping {}
extension TransformModifier: PlaceKeeping {}
extension ValueTransactionModifier: PlaceKeeping {}
extension ViewGestureModifier: PlaceKeeping {}
