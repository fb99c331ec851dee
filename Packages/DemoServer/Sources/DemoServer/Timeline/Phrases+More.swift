extension Phrases {
  /// The second half of the texts.
  static let more: [[Piece]] = [
    [.text("First frost on the allotment. The leeks do not mind, and neither do I.")],
    [
      .text("Which editor do you open when nobody is watching?"),
      .poll(["vi", "the one with the tree", "ed", "paper"]),
    ],
    [.text("A good error message says what happened, where, and what to do. A great one never appears.")],
    [
      .text("The night train to Ljubljana, seen from the wrong platform."),
      .file(.image, "A lit train behind a fence, and an empty platform in front of it"),
    ],
    [.text("昨日の自分が書いたテストに、今日の自分が救われた。"), .tag("swift")],
    [.text("Reading "), .code("man 7 signal"), .text(" again. It is a better thriller than most.")],
    [.text("My terminal has more tabs than my browser, and I am not sorry. "), .tag("terminal")],
    [
      .text("Release notes are a letter to someone who has ten seconds. "),
      .link("https://blog.example.org/2025/02/ten-seconds"),
    ],
    [.text("今天的番茄炒蛋比昨天的好。进步是有的。")],
    [.text("Deleted 1,400 lines today. All tests pass. Nobody knows what they did. "), .tag("swift")],
    [.text("The heron is back at the weir. Same stone, same look of disapproval.")],
    [.text("Undo is not a feature. Undo is a promise.")],
    [.mention("zofia_k"), .text(" thank you for the soldering lessons, the lamp works!")],
    [
      .text("Four ways to wait for a value, drawn on one napkin."),
      .file(.image, "A napkin with four timelines and a coffee stain"),
    ],
    [.text("Совет дня: сначала измерь, потом ускоряй, потом измерь ещё раз.")],
    [.text("The plural of regex is regrets.")],
    [
      .text("What should the next post be about? "), .poll(["schedulers", "SQLite", "bird songs"]), .tag("linux"),
    ],
    [.text("ذهبت إلى المكتبة لأعيد كتابًا واحدًا، وعدت بخمسة.")],
    [
      .text("Packed for three days: one jacket, two books, "), .code("tmux"), .text(", and a very long cable."),
    ],
    [.text("점심 산책 중에 고양이 세 마리. 좋은 하루입니다 🐈")],
    meeting,
    [.text("SQLite has survived every framework that I learned in order to avoid SQLite. "), .tag("linux")],
    [.text("Old keyboard, new springs. My neighbors have been informed.")],
    [
      .text("Fog over the river at six, gone by seven. "), .tag("摄影"),
      .file(.image, "A river in fog, with the shadow of a bridge"), .file(.image, "The same river in the sun"),
    ],
    [.text("Pair programming with a toddler: all keys are equal, and space is the best one.")],
    [.text("El pan salió del horno y la compilación también. Martes perfecto.")],
    [
      .text("Small talk on accessibility: read your screen aloud, in order, to a friend. Fix what makes them laugh. "),
      .link("https://docs.example.com/read-aloud"),
    ],
    [.text("周四的读书会改到线上，链接晚点发。")],
    [
      .text("The bug was in the test. The test was in the wrong folder. The folder was in my heart. "), .tag("RxSwift"),
    ],
    [.text("Cardamom buns: 24 baked, 24 gone, 0 survivors.")],
    [.text("A blackbird learned my ringtone. I have missed three calls and enjoyed every one.")],
    [.text("Today I explained back pressure with a bathtub, and now the whole team wants a bath.")],
  ]
}
