import Composition
import Presentation

struct PeopleModule: FeatureModule {
  var destinations: [Destination<ConsoleInterface>] {
    [
      Destination(
        .person, title: { _ in LocalizedText(en: "Person", zhHans: "人物") }, samples: [PersonInput(name: "mira")]
      ) {
        input, _ in
        ConsoleScreen(["\(input.name) writes notes."]).scene
      }
    ]
  }

  func register(in container: inout Container) {}
}
