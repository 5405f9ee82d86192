import AVFoundation
import Foundation
import GalleyViews

/// A view with a player, which plays nothing on the simulated device: a black rectangle.
///
/// - Reference: [`VideoPlayer`](https://developer.apple.com/documentation/avkit/videoplayer).
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay

  /// Creates the view of a player.
  public init(player: AVPlayer?) where VideoOverlay == EmptyView {
    overlay = EmptyView()
  }

  /// Creates the view of a player, with a content of the app's own above the pictures.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }

  /// The rectangle, with the content above.
  public var body: some View {
    Color.black.overlay { overlay }.accessibilityElement(children: .contain).accessibilityLabel("Video")
  }
}

/// A controller with a player, which plays nothing on the simulated device.
///
/// - Reference: [`AVPlayerViewController`](https://developer.apple.com/documentation/avkit/avplayerviewcontroller).
@MainActor @preconcurrency open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// Whether there are controls.
  open var showsPlaybackControls = true
  /// The fitting of pictures.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether a small window can show it.
  open var allowsPictureInPicturePlayback = true
  /// Whether it fills the screen when it begins.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether it leaves the full screen when it ends.
  open var exitsFullScreenWhenPlaybackEnds = false

  /// Makes the view black.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }
}
