/// A generated user of the ranking.
struct Player: Sendable, Equatable {
  var id: Int
  var username: String
  var nickname: String
  /// The coins of the user's initial position. Coins belong to positions, so a shift changes the coins of each user.
  var coins: Int

  /// Returns diverse invented users, in descending order of coins.
  static func ranking(count: Int, seed: UInt64, isHostile: Bool = false) -> [Player] {
    var random = SplitMix64(seed: seed)
    var coins = 149_348
    return (0..<count).map { index in
      let username = Names.username(index, using: &random)
      let nickname = Int.random(in: 0..<3, using: &random) == 0 ? "" : Names.nicknames[index % Names.nicknames.count]
      let hostile = isHostile && index % 5 == 1 ? HostileText.sample : ""
      defer { coins -= max(1, coins * Int.random(in: 3...27, using: &random) / 1000) }
      return Player(
        id: 20_000 + index * 7, username: username + hostile, nickname: hostile + nickname, coins: max(coins, 0))
    }
  }
}

/// Returns the masked form of a username, such as `g**eii` for `goweii`. wanandroid does not show the complete names of
/// other users.
func masked(_ username: String) -> String {
  username.prefix(1) + "**" + username.dropFirst(3)
}

private enum Names {
  static func username(_ index: Int, using random: inout SplitMix64) -> String {
    let stem = random.pick(stems) ?? "user"
    return index % 3 == 0 ? stem : stem + (random.pick(endings) ?? "") + String(Int.random(in: 1...99, using: &random))
  }

  private static let stems = [
    "晨曦微光", "蓝色海洋", "北岛听风", "夜航星", "不知名的开发者", "程序员小周", "山有木兮", "一只安卓猫", "泡面加蛋", "深夜写码",
    "木子李在上海", "阿里嘎多", "咖啡不加糖", "南风知我意", "码农翻身记", "江湖夜雨", "橘子汽水", "半糖主义", "云深不知处", "今天也要加油",
    "goweii", "kotlin_fan", "riverstone", "panda_lee", "moonlight", "rxjava", "coroutine", "lambda_ninja", "bytewalker",
    "nullpointer", "compose_ui", "gradle_daemon", "merge_conflict", "late_night_dev", "sofia_m", "tobias", "zofia_k",
    "omar_h", "nikhil_rao", "o_connor", "13800138000", "15912345678", "18600001111", "さくら開発", "テラの人", "김개발자",
    "Žofie", "Ørsted", "José", "Łukasz",
  ]
  private static let endings = ["", "_", "_dev", "_cn", ".x", "-hz", "同学", "🚀"]

  static let nicknames = [
    "晨曦微光", "熊猫侠 🐼", "river", "sunny day", "moon", "秋水共长天", "Ada 🦀", "小明（已秃头）", "写 Bug 的人", "🌸 さくら",
    "开发一只猫", "Señor Código", "👩‍💻 李工", "佛系程序员", "Kotlin 真香", "null", "老王", "zzZ", "김치찌개", "🏔️ 周末爬山",
    "不加班", "ÆØÅ", "Ω mega", "一二三四五六七八九十", "🇨🇳 上海", "ممدوح", "Владимир", "Rx・ストリーム", "é́ combining", "~tilde~",
    "摸鱼大师 🐟", "Grace H.", "404 未找到", "👨‍👩‍👧‍👦 一家四口", "深海鱼", "Mira", "阿强", "tab\u{3000}全角空格", "⚡️ 闪电", "安卓老兵",
  ]
}
