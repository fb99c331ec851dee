try benchmarkFetches()
try benchmarkUpserts()
benchmarkChangesets()
