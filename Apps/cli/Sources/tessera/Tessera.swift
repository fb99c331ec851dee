import AppShell

@main enum Tessera {
  @MainActor static func main() async {
    await TesseraApp.main()
  }
}
