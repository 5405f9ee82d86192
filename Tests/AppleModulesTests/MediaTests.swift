import AVFoundation
import AVKit
import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyTree
import SwiftUI
import Testing

/// An app that asks for the camera and shows a video.
private struct FilmApp: App {
  static let bundleIdentifier = "org.example.Film"

  var body: some Scene { WindowGroup { FilmView() } }
}

private struct FilmView: View {
  @State private var answer = "nothing"

  var body: some View {
    VStack {
      Text(answer)
      Button("status") { answer = "\(AVCaptureDevice.authorizationStatus(for: .video))" }
      Button("ask") { Task { answer = await AVCaptureDevice.requestAccess(for: .video) ? "yes" : "no" } }
      Button("ask for the microphone") {
        AVAudioSession.sharedInstance().requestRecordPermission { isAllowed in
          Task { @MainActor in answer = isAllowed ? "heard" : "not heard" }
        }
      }
      VideoPlayer(player: nil) { Text("above") }.frame(height: 100)
    }
  }
}

/// Sound, video and cameras, which a simulated device has not.
@Suite struct MediaTests {
  @Test func `an app may use the camera if the person allows it`() throws {
    let device = try SimulatedDevice()
    device.install(FilmApp.self)
    try device.launch(LaunchRequest(FilmApp.bundleIdentifier))
    try device.touch("status")
    #expect(try device.element("notDetermined") != nil)
    try device.touch("ask")
    try device.touch("Allow")
    #expect(try device.element("yes") != nil)
    try device.touch("status")
    #expect(try device.element("authorized") != nil)
    try device.touch("ask for the microphone")
    try device.touch("Don’t Allow")
    #expect(try device.element("not heard") != nil)
    #expect(try device.element("above") != nil && device.element("Video") != nil)
  }

  @Test func `there is no camera`() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    let session = AVCaptureSession()
    session.startRunning()
    #expect(!session.isRunning)
  }

  @Test func `a player waits and its item says why`() throws {
    let player = AVPlayer(url: try #require(URL(string: "https://example.org/film.mp4")))
    #expect(player.timeControlStatus == .paused)
    player.play()
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate && player.currentTime() == .zero)
    #expect(player.currentItem?.status == .failed)
    #expect(player.currentItem?.error?.localizedDescription == "The simulated device plays no media.")
  }

  @Test func `sounds are not played and texts not spoken`() throws {
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(filePath: "/no/such/sound.mp3")) }
    let player = try AVAudioPlayer(data: Data())
    #expect(!player.play() && !player.isPlaying)
    let synthesizer = AVSpeechSynthesizer()
    synthesizer.speak(AVSpeechUtterance(string: "tea"))
    #expect(!synthesizer.isSpeaking)
  }

  @Test func `times are fractions of seconds`() {
    let half = CMTime(seconds: 0.5, preferredTimescale: 600)
    #expect(half.value == 300 && half == CMTimeMake(value: 1, timescale: 2))
    #expect((half + CMTime(value: 1, timescale: 4)).seconds == 0.75)
    #expect(half > .zero && !CMTime.invalid.isValid && CMTime.indefinite.seconds.isNaN)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 1) == .positiveInfinity)
    #expect(CMTimeRange(start: half, duration: half).end.seconds == 1)
  }
}
