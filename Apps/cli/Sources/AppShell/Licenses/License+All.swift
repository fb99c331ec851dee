// Written by Scripts/licenses: run it after a change of versions.
// swift-format-ignore-file

import TerminalApp

extension License {
  static let all: [License] = [.tessera, .swift, .icu, .flyingfox, .grdbswift]
}
