import Harness

@main
struct Main {
  static func main() async {
    await BenchmarkSuite([.twelveStages, .elements]).main()
  }
}
