#!/bin/bash
# Foundation for Linux does not ask an error for its description if the error also names a domain.
#
# Versions: Swift 6.3.1 for Linux, with the Foundation of its toolchain.
# Guess written down before: an error that is both a LocalizedError and a CustomNSError shows its `errorDescription`, as on Apple's platforms;
# the two protocols are about different things.
# Found: `localizedDescription` is the default sentence with domain and code. The protocol CustomNSError alone decides which way is taken, and
# on that way only the values of `errorUserInfo` count: with NSLocalizedDescriptionKey there, the words are shown. `failureReason` and
# `recoverySuggestion` of such an error are lost as well.
# Meaning: put the words into `errorUserInfo`. Galley's errors under Apple's names do.
set -euo pipefail
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT && cd "$work"
version=$(swiftc --version 2> /dev/null | head -n 1)
echo "$version"
[[ $version = *"Swift version 6.3.1 "* ]] || { echo "This was found in Swift 6.3.1; look at it anew." >&2; exit 1; }
cat > errors.swift << 'SWIFT'
import Foundation

protocol Cold: LocalizedError {}
extension Cold {
  var errorDescription: String? { "The tea is cold." }
  var failureReason: String? { "It stood for an hour." }
  var recoverySuggestion: String? { "Make new tea." }
}

struct Described: Cold {}
struct InDomain: Cold, CustomNSError {
  static let errorDomain = "Tea"
  var errorCode: Int { 7 }
}
struct WithValues: Cold, CustomNSError {
  static let errorDomain = "Tea"
  var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "The tea is cold."] }
}

func words(_ error: any Error) -> [String?] {
  let bridged = error as NSError
  let found = [error.localizedDescription, bridged.localizedFailureReason, bridged.localizedRecoverySuggestion]
  print("\(type(of: error)): \(found.map { $0 ?? "none" })")
  return found
}

precondition(words(Described()) == ["The tea is cold.", "It stood for an hour.", "Make new tea."])
precondition(words(InDomain()) == ["The operation could not be completed. (Tea error 7.)", nil, nil])
precondition(words(WithValues()) == ["The tea is cold.", nil, nil])
SWIFT
swiftc -swift-version 6 errors.swift -o errors
./errors
echo "As found."
