import Testing
import VaultKitchen

@Suite struct `Counted foods` {
  @Test(arguments: [
    ("цибуля", "1", "цибуля"), ("цибуля", "2", "цибулі"), ("цибуля", "5", "цибуль"), ("цибуля", "1,5", "цибулі"),
    ("цибулі", "1", "цибуля"), ("яйця", "6", "яєць"), ("яєць", "2", "яйця"), ("яйце", "21", "яйце"),
    ("яйце", "½", "яйця"),
    ("лимон", "½", "лимона"), ("лимон", "11", "лимонів"), ("Яйце", "3", "Яйця"),
    ("лавровий лист", "3", "лаврові листи"),
    ("яблук", "1,175", "яблука"),
    ("onion", "2", "onions"), ("onions", "1", "onion"), ("onion", "½", "onion"), ("onion", "1½", "onions"),
    ("red onion", "3", "red onions"), ("egg yolk", "2", "egg yolks"), ("bay leaf", "3", "bay leaves"),
    ("Potato", "4", "Potatoes"),
  ])
  func `take the form that their number asks for`(name: String, number: String, form: String) {
    #expect(CountedFood.name(name, after: number) == form)
  }

  /// What no table declines stays as its author wrote it: other words, and Ukrainian ones with adjectives.
  @Test(arguments: ["сметани", "червона цибуля", "солёных огурца", "stardust", "", "flour"])
  func `stay as they are where vault does not know their forms`(name: String) {
    for number in ["1", "2", "5", "1,5"] { #expect(CountedFood.name(name, after: number) == name) }
  }
}
