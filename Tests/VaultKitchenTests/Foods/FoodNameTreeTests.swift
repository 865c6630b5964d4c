import Testing

@testable import VaultKitchen

/// Names of foods as they are looked up.
@Suite struct FoodNameTreeTests {
  @Test(arguments: [
    ("egg(,s)", ["egg", "eggs"]),
    ("green onion(,s)", ["green onion", "green onions"]),
    ("біл(а,ої) капуст(а,и)", ["біла капуста", "біла капусти", "білої капуста", "білої капусти"]),
    ("корін(ь,ня) селери; kale", ["корінь селери", "коріння селери", "kale"]),
    ("чер(і,рі)-томат(и,ів)", ["чері-томати", "чері-томатів", "черрі-томати", "черрі-томатів"]),
    ("", []),
  ])
  func `names written short stand for all their forms`(written: String, names: [String]) {
    #expect(NameForms.list(of: written) == names)
  }

  @Test func `every form of every name leads to the first food that has it`() {
    var first: [[String]: Int] = [:]
    for (number, food) in FoodTable.standard.foods.enumerated() {
      for name in food.names.joined() {
        let words = FoldedWords.list(of: name)
        if first[words] == nil { first[words] = number }
        #expect(FoodTable.standard.food(named: name) == first[words], "\(name)")
      }
    }
    #expect(first.count > 4000)
  }

  @Test(arguments: ["", "sour", "cream of", "флоур", "egg egg"])
  func `what is no name leads to no food`(text: String) {
    #expect(FoodTable.standard.food(named: text) == nil)
  }

  @Test func `a name of more than sixteen words is none`() {
    var tree = FoodNameTree()
    let words = (1...17).map { "w\($0)" }
    #expect(tree.insert(words.joined(separator: " ")) == nil)
    let node = tree.insert(words.dropLast().joined(separator: " "))
    #expect(node != nil)
    #expect(tree.node(of: words.dropLast().joined(separator: " ")) == node)
  }
}
