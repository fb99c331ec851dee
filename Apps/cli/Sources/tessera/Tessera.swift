import AppShell

@main enum Tessera {
  static func main() async {
    await TesseraApp.main()
  }
}
