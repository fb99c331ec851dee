import Testing

@Suite(.serialized)
struct SetupTests {
  @Test
  func `Scripts/setup prints and installs nothing if nothing is missing`() throws {
    let outcome = try BareMachine().run("setup")
    #expect(outcome.status == 0)
    #expect(outcome.output + outcome.errors == "")
    #expect(outcome.calls == ["swift build --version"])
  }

  @Test(arguments: [
    ("sqlite3.h", "libsqlite3-dev"), ("libpsl.h", "libpsl-dev"), ("openssl/sha.h", "libssl-dev"),
    ("curl/curl.h", "libcurl4-openssl-dev"),
  ])
  func `Scripts/setup installs only missing packages, and prints nothing on standard output`(
    header: String, package: String
  ) throws {
    let machine = try BareMachine()
    try machine.removeHeader(header)
    try machine.addCommand("apt-get", "echo noise")
    let outcome = try machine.run("setup")
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("setup: installing \(package)\nnoise\nnoise\n"))
    #expect(outcome.calls.dropFirst() == ["apt-get -q update", install(package)])
  }

  @Test
  func `Scripts/setup finds headers in the folder of the machine's architecture`() throws {
    let machine = try BareMachine()
    try machine.removeHeader("curl")
    try machine.addHeader("aarch64-linux-gnu/curl/curl.h")
    try machine.addHeader("aarch64-linux-gnu/curl/curlver.h", "#define LIBCURL_VERSION \"8.14.1\"")
    let outcome = try machine.run("setup")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  @Test
  func `Scripts/setup installs the libraries that the toolchain needs to start`() throws {
    let machine = try BareMachine()
    try machine.addCommand("swift", "exit 127")
    #expect(try machine.run("setup").calls.last == install("libncurses6 libxml2"))
  }

  @Test
  func `Scripts/setup uses sudo if the user is not root`() throws {
    let machine = try BareMachine()
    try machine.removeHeader("sqlite3.h")
    try machine.setUser(root: false)
    try machine.addCommand("sudo", "exec \"$@\"")
    let outcome = try machine.run("setup")
    #expect(outcome.status == 0)
    #expect(outcome.calls.contains("sudo " + install("libsqlite3-dev")))
  }

  @Test
  func `Scripts/setup prints the command to run if it has no permission to install packages`() throws {
    let machine = try BareMachine()
    try machine.removeHeader("sqlite3.h")
    try machine.setUser(root: false)
    let outcome = try machine.run("setup")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasSuffix(
        "libsqlite3-dev must be installed, which requires root: run 'apt-get install libsqlite3-dev' as root, then try again.\n"
      ))
  }

  @Test
  func `Scripts/setup prints the packages to install if the package manager is unknown`() throws {
    let machine = try BareMachine()
    try machine.removeHeader("curl")
    try machine.removeCommand("apt-get")
    let outcome = try machine.run("setup")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "setup: install the development files of libcurl (7.88 or newer), libpsl, OpenSSL and SQLite 3 "
        + "and a C++ compiler (Debian's names of what is missing: libcurl4-openssl-dev), then try again.\n")
  }

  @Test
  func `Scripts/setup fails if the package manager fails`() throws {
    let machine = try BareMachine()
    try machine.removeHeader("sqlite3.h")
    try machine.addCommand("apt-get", "[ \"$2\" = update ]")
    let outcome = try machine.run("setup")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasSuffix("setup: apt-get could not install libsqlite3-dev: see above.\n"))
  }

  @Test
  func `Scripts/setup names the toolchain if it is missing`() throws {
    let machine = try BareMachine()
    try machine.removeCommand("swift")
    let outcome = try machine.run("setup")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "setup: Swift 6.2 or newer is needed: https://www.swift.org/install\n")
  }

  @Test(arguments: ["7.9.8", "7.68.0", "7.81.0", "7.87.0"])
  func `Scripts/setup rejects a libcurl older than 7.88`(version: String) throws {
    let machine = try BareMachine()
    try machine.addHeader("curl/curlver.h", "#define LIBCURL_VERSION \"\(version)\"")
    let outcome = try machine.run("setup")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "setup: libcurl \(version) is too old: 7.88 or newer is needed.\n")
  }

  @Test(arguments: ["7.88.0", "7.88.1", "8.0.0", "8.16.0-DEV", "10.1.0"])
  func `Scripts/setup accepts libcurl 7.88 and later`(version: String) throws {
    let machine = try BareMachine()
    try machine.addHeader("curl/curlver.h", "#define LIBCURL_VERSION \"\(version)\"")
    #expect(try machine.run("setup").status == 0)
  }

  private func install(_ packages: String) -> String {
    "apt-get -q install -y --no-install-recommends \(packages)"
  }
}

@Suite(.serialized)
struct SwiftScriptTests {
  @Test
  func `Scripts/swift adds the flags that every build of the repository needs, after the subcommand`() throws {
    let machine = try BareMachine()
    try machine.addCommand("dirname", "echo \"${1%/*}\"")
    let outcome = try machine.run("swift", "test", "--filter", "A B")
    #expect(
      outcome.calls.last
        == "swift test --explicit-target-dependency-import-check error --disable-build-manifest-caching --disable-index-store --disable-xctest --enable-swift-testing --filter A B"
    )
  }

  @Test
  func `Scripts/swift adds the options in BUILD_OPTIONS before its own arguments`() throws {
    let machine = try BareMachine()
    try machine.addCommand("dirname", "echo \"${1%/*}\"")
    let outcome = try machine.run("swift", "run", "tessera-tools", options: "-Xswiftc -g")
    #expect(
      outcome.calls.last
        == "swift run --explicit-target-dependency-import-check error --disable-build-manifest-caching --disable-index-store -Xswiftc -g tessera-tools"
    )
  }
}
