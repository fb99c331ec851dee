import Presentation

extension AppDefinition {
  /// The help of the app without its first line. The text describes the parts that are the same in every app: screens,
  /// servers, settings and exit codes.
  var discussion: LocalizedText {
    let variable = variable("server")
    let hasDemo = startDemoServer != nil
    let demo = (
      en: hasDemo ? "If no server is set, it uses a demo server inside the program. " : "",
      zhHans: hasDemo ? "未指定服务器时，使用程序内置的演示服务器。" : "",
      url: hasDemo
        ? """
        Otherwise, and in \(variable) and the configuration file, it is the URL of a demo server that provides all \
        services, such as one started with `\(name) serve`.
        """
        : "Otherwise, and in \(variable) and the configuration file, it is the URL of a server that provides all services.",
      zhHansURL: hasDemo
        ? "；对于其他命令，以及在 \(variable) 和配置文件中，它是提供所有服务的演示服务器的 URL，例如用 `\(name) serve` 启动的服务器"
        : "；对于其他命令，以及在 \(variable) 和配置文件中，它是提供所有服务的服务器的 URL"
    )
    return LocalizedText(
      en: """
        \(help.map { "\($0[.en])\n\n" } ?? "")In a terminal, \(name) shows the screens of the last session. \(demo.en)To use other servers, name them with --server, in \(variable), or in $XDG_CONFIG_HOME/\(name)/config.json. `\(name) config` \
        lists the settings and their origins.

        For a command that uses one server, --server URL is the URL of that server. \(demo.url) \
        --server NAME=URL sets the URL of one server, and --set NAME=VALUE sets a setting.

        Exit codes: 0 success; 1 failure, with the reason on standard error; 64 invalid command line or settings; 69 \
        the server is unavailable, for example because it is unreachable, does not respond in time, limits requests, \
        responds with HTTP 502 to 504, or redirects too often or to an unsafe address; 77 not logged in, or the server rejected a token or a key; 128 \
        plus the number of the signal that ended the program.
        """,
      zhHans: """
        \(help.map { "\($0[.zhHans])\n\n" } ?? "")在终端中，\(name) 会显示上次会话的界面。\(demo.zhHans)要使用其他服务器，请通过 --server、\
        \(variable) 或 $XDG_CONFIG_HOME/\(name)/config.json 指定。`\(name) config` 会列出所有设置及其来源。

        对于只使用一个服务器的命令，--server URL 是该服务器的 URL\(demo.zhHansURL)。--server 名称=URL 设置单个服务器的 URL，\
        --set 名称=值 设置一项设置。

        退出码：0 成功；1 失败，原因见标准错误；64 命令行或设置有误；69 服务器不可用，例如无法连接、响应超时、请求过多、\
        返回 HTTP 502 至 504、重定向次数过多或重定向到不安全的地址；77 未登录，或服务器拒绝了令牌或密钥；程序被信号终止时为 128 加信号编号。
        """)
  }
}
