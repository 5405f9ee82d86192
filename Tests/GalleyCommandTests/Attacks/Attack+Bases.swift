import BaselineFixtures
import Foundation

@testable import GalleyCommands

extension Attack {
  /// Gates that have no base, or one that the branch cannot differ from, where `main` wants the signature of an approver.
  static let bases: [Attack] =
    !Sandbox.canSign
    ? []
    : [
      Attack(
        "the branch removes the approvers, and no base is named",
        .told("every folder: ada@example.com was an approver by Galley.json of ")
      ) { scene in
        _ = try scene.wantSignatures()
        // One more change of the settings leaves no approver in the version before the present one.
        for settings in ["{ allowedSigners: 'signers' }", "{}"] {
          try scene.sandbox.write(settings, to: "Galley.json")
          try scene.sandbox.commit("Tidy up")
        }
        try scene.approve()
      },
      Attack(
        "the base is the branch itself",
        .told("work has every commit of this branch, so that only changes that are not committed"), "--base",
        "work"
      ) { scene in
        _ = try scene.wantSignatures()
        try scene.approve()
        try scene.sandbox.commit("Approve")
      },
    ]
}
