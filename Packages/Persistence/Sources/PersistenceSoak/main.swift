import Foundation

// Tests that take too long for the unit tests, or strain the machine too much:
//
//   PersistenceSoak kills [runs]                kills a writing process with -9 (500 runs)
//   PersistenceSoak processes [seconds]         reads and writes one file from two processes (600 seconds)
//   PersistenceSoak full-disk DIRECTORY         fills the disk of DIRECTORY; use a small, separate one
//
// Each prints its result and exits with 1 if the test fails.
let arguments = CommandLine.arguments.dropFirst()
let number = arguments.dropFirst().first.flatMap(Int.init)
switch arguments.first {
case "kills": try KillSoak(runs: number ?? 500).run()
case "processes": try ProcessSoak(seconds: number ?? 600).run()
case "full-disk":
  guard let directory = arguments.dropFirst().first else { fail("full-disk needs a directory") }
  try FullDiskSoak(directory: URL(filePath: directory, directoryHint: .isDirectory)).run()
case "write-until-killed": try KillSoak.write(to: URL(filePath: arguments.dropFirst().first ?? ""))
case "read-and-write":
  let rest = Array(arguments.dropFirst())
  try ProcessSoak.work(on: URL(filePath: rest[0]), seconds: Int(rest[1]) ?? 1, author: Int64(rest[2]) ?? 0)
default: fail("usage: PersistenceSoak kills [runs] | processes [seconds] | full-disk DIRECTORY")
}

func fail(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("\(reason)\n".utf8))
  exit(1)
}
