import Foundation
import GalleyImage
import GalleyServices

/// A picture that is loaded from an address.
///
/// The picture is loaded over the device's network, and must be a PNG, JPEG or WebP file.
///
/// - Reference: [SwiftUI's `AsyncImage`](https://developer.apple.com/documentation/swiftui/asyncimage).
nonisolated public struct AsyncImage<Content: View>: View {
  @Environment(\.network) private var network
  @State private var loaded: (url: URL?, phase: AsyncImagePhase) = (nil, .empty)
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  /// Creates a view that loads a picture, with a grey area as placeholder.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in phase.image ?? .placeholder }
  }

  /// Creates a view that loads a picture, with a placeholder.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - scale: The number of pixels per point.
  ///   - content: A closure that creates the view of the picture.
  ///   - placeholder: A closure that creates the view until the picture is loaded.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Loaded, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  /// Creates a view that loads a picture, with content per phase.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - scale: The number of pixels per point.
  ///   - transaction: The transaction of the changes from phase to phase.
  ///   - content: A closure that creates the view of each phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  public var body: some View {
    content(loaded.url == url ? loaded.phase : .empty)
      .onAppear { load() }
      .onChange(of: url) { load() }
  }

  private func load() {
    guard let url, loaded.url != url else { return }
    network.send(NetworkRequest(url: url.absoluteString)) { result in
      switch result {
      case .success(let response):
        do {
          let image = Image(try PictureFile.decode(response.body), scale: Double(scale), label: "")
          show(.success(image), of: url)
        } catch {
          show(.failure(error), of: url)
        }
      case .failure(let error): show(.failure(error), of: url)
      }
    }
  }

  private func show(_ phase: AsyncImagePhase, of url: URL) {
    withTransaction(transaction) { loaded = (url, phase) }
  }
}

/// The state of loading a picture.
///
/// - Reference: [SwiftUI's `AsyncImagePhase`](https://developer.apple.com/documentation/swiftui/asyncimagephase).
public enum AsyncImagePhase: Sendable {
  /// No picture is loaded.
  case empty
  /// The picture is loaded.
  case success(Image)
  /// The picture could not be loaded.
  case failure(any Error)

  /// The picture, if it is loaded.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// The reason why it could not be loaded.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

extension Image {
  /// The grey area in place of a picture that is not there yet.
  static let placeholder: Image = {
    let gray = Bitmap(width: 1, height: 1, color: RGBA(118, 118, 128, 31))
    return Image(gray, scale: 1, label: "").resizable()
  }()
}
