// Run in release builds only: swift run -c release PersistenceBenchmarks
try benchmarkUpserts()
try benchmarkLatency(rows: 1)
try benchmarkLatency(rows: 100)
try benchmarkLatency(rows: 1_000)
benchmarkChangesets()
try benchmarkFetches()
try benchmarkWindows()
