import TerminalUI

// Run in release builds only: make bench-TerminalUI
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--list", let rows = Int(CommandLine.arguments[2]) {
  _ = try await SampleList.application(rows: rows).run()
} else {
  try benchmarkKeys(rows: 100_000)
  try benchmarkKeys(rows: 1_000_000)
  benchmarkFrames(Size(columns: 80, rows: 24))
  benchmarkFrames(Size(columns: 200, rows: 60))
  benchmarkLists(rows: 1_000_000)
  benchmarkImages()
  try benchmarkPalette(entries: 10_000)
}
