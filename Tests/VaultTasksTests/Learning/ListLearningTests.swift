import Testing
import VaultModel

@testable import VaultTasks

@Suite("What tasks teach about lists")
struct ListLearningTests {
  static let garden = [
    "plant tulip bulbs", "prune the roses", "water the tomato seedlings", "rake leaves from the lawn",
    "sow carrots in the raised bed", "mulch the strawberry bed",
  ]
  static let cars = [
    "change the engine oil", "check tyre pressure", "wash the car", "renew the car insurance",
    "replace the wiper blades",
    "book the brake inspection",
  ]
  private static let likely = "prune the roses and water the tomato seedlings"
  private static let inbox = [
    task(likely), task("replace the wiper blades and change the engine oil"), task("qwrtz plmkv"),
    task("call Olha", tags: ["Garden"]), task("sow carrots in the raised bed", .done),
    task("mulch the rose bed", refused: ["garden"]),
  ]

  private static func task(
    _ title: String, _ status: TaskStatus = .open, list: String? = "Inbox", tags: [String] = [], refused: [String] = []
  ) -> SortedTask {
    SortedTask(title: title, status: status, list: list, tags: tags, refused: refused)
  }

  private static func tasks(_ titles: [String], _ status: TaskStatus = .open, in list: String?) -> [SortedTask] {
    titles.map { task($0, status, list: list) }
  }

  private static func list(
    _ title: String, _ topics: Topic..., threshold: Float = 0.5, examples: [String] = []
  ) -> LearnedList {
    LearnedList(
      title: title, names: [title.lowercased()], topics: topics + [.list(title)], threshold: threshold,
      examples: examples)
  }

  private static func learning(_ tasks: [SortedTask], _ learned: LearnedList..., unsorted: Set<String> = ["Inbox"])
    -> ListLearning
  {
    ListLearning(tasks, learned: learned, unsorted: unsorted)
  }

  private static func model(of learning: ListLearning) -> TopicModel? {
    TopicModel(learningFrom: learning.usableExamples, background: learning.background, workers: 2)
  }

  /// The titles in a list, with a star behind those that stand there by hand.
  private static func members(_ list: String, of learning: ListLearning, workers: Int = 1) -> [String] {
    guard let list = learning.learned.first(where: { $0.title == list }) else { return [] }
    return learning.members(of: list, by: model(of: learning), workers: workers).map {
      learning.tasks[$0.task].title + ($0.probability == nil ? "*" : "")
    }
  }

  // MARK: Examples

  @Test("open and done titles of lists and tags are examples, cancelled ones are not, and each is one")
  func examples() {
    let learning = Self.learning(
      [
        Self.task("a", list: "Home"), Self.task("b", .done, list: "Home"), Self.task("c", .cancelled, list: "Home"),
        Self.task("A", .done, list: "Home"), Self.task("d", list: nil, tags: ["garden/beds"]),
        Self.task("a", list: "Work", tags: ["GARDEN"]), Self.task("e", list: nil, tags: ["gardening"]),
      ], Self.list("Garden", .tag("garden"), examples: ["f", "d"]))
    #expect(
      learning.examples
        == [("#garden", "f"), ("#garden", "d"), ("Home", "a"), ("Home", "b"), ("Work", "a"), ("#garden", "a")].map {
          TopicExample(topic: $0.0, title: $0.1)
        })
    #expect(learning.background == ["e"])
  }

  @Test("lists where unsorted tasks land teach nothing unless a topic names them")
  func unsorted() {
    let tasks = Self.tasks(Self.cars, in: "Inbox") + Self.tasks(Self.cars.reversed(), in: nil)
    let plain = Self.learning(tasks)
    #expect(plain.examples.isEmpty)
    #expect(plain.background == Self.cars)
    let named = Self.learning(tasks, Self.list("Learned", .list("Inbox")))
    #expect(named.examples.map(\.topic) == Self.cars.map { _ in "Inbox" })
    #expect(named.background.isEmpty)
  }

  @Test("what was put in a learned list by hand teaches its topic; where it has several, the list itself")
  func ownTopic() {
    let tasks = Self.tasks(["a", "b"], in: "Garden") + Self.tasks(["c", "d"], in: "Chores")
    let learning = Self.learning(
      tasks, Self.list("Garden", .tag("garden")), Self.list("Chores", .tag("garden"), .list("Home")))
    #expect(learning.examples.map(\.topic) == ["#garden", "#garden", "Chores", "Chores"])
    #expect(learning.topics(leadingTo: "Garden") == ["#garden"])
    #expect(learning.topics(leadingTo: "Chores") == ["Chores", "#garden"])
    #expect(learning.topics(leadingTo: "Home") == ["Home"])
  }

  @Test("under five examples or with one topic there is nothing to learn from, and it can be said")
  func fewest() throws {
    let garden = Self.list("Garden", .tag("garden"), examples: Array(Self.garden.prefix(4)))
    let four = Self.learning(Self.tasks(Self.cars, in: "Cars"), garden)
    #expect(four.exampleCount(of: garden) == 4)
    #expect(four.learnable == ["Cars"])
    #expect(four.tooSmall.map(\.topic) == ["#garden"])
    #expect(four.usableExamples.isEmpty)
    #expect(Self.model(of: four) == nil)
    let five = Self.list("Garden", .tag("garden"), examples: Array(Self.garden.prefix(5)))
    #expect(Self.learning([], five).usableExamples.isEmpty)
    #expect(Self.learning(Self.tasks(Self.cars, in: "Cars"), five).usableExamples.count == 11)
    // Three and four titles of two topics are not seven of one.
    let two = Self.list("Two", .list("A"), .list("B"))
    #expect(
      Self.learning(Self.tasks(["a", "b", "c"], in: "A") + Self.tasks(["d", "e", "f", "g"], in: "B"), two)
        .exampleCount(of: two) == 4)
  }

  @Test("a tick and a task that came back teach nothing new; a title that changed does")
  func digest() {
    let garden = Self.list("Garden", .tag("garden"), examples: Self.garden)
    let before = Self.learning(Self.tasks(Self.cars, in: "Cars") + Self.inbox, garden)
    let ticked = Self.learning(
      Self.tasks(Self.cars, .done, in: "Cars") + Self.inbox + Self.tasks(Self.cars, in: "Cars") + Self.inbox, garden)
    #expect(before.digest == ticked.digest)
    #expect(Self.learning(Self.tasks(Self.cars, in: "Cars") + Self.inbox.dropFirst(), garden).digest != before.digest)
  }

  // MARK: Members

  @Test("a list has what is in it by hand and what is like it, and nothing that somebody refused or put elsewhere")
  func members() {
    let garden = Self.list("Garden", .tag("garden"), examples: Self.garden)
    let tasks = Self.tasks(Self.cars, in: "Cars") + Self.inbox + [Self.task("water the roses", list: "Cars")]
    let learning = Self.learning(tasks, garden)
    #expect(Self.members("Garden", of: learning) == [Self.likely, "call Olha*"])
    #expect(Self.members("Garden", of: learning, workers: 8) == [Self.likely, "call Olha*"])
    #expect(Self.members("Garden", of: Self.learning(Self.inbox, garden)) == ["call Olha*"])
    #expect(learning.background.contains("sow carrots in the raised bed") == false)
  }

  @Test("two lists with one topic are both filled")
  func twoLists() {
    let learning = Self.learning(
      Self.tasks(Self.cars, in: "Cars") + Self.inbox, Self.list("Garden", .tag("garden"), examples: Self.garden),
      Self.list("Beds", .tag("garden"), examples: Self.garden))
    #expect(Self.members("Garden", of: learning) == [Self.likely, "call Olha*"])
    #expect(Self.members("Beds", of: learning) == [Self.likely, "call Olha*", "mulch the rose bed"])
  }

  @Test("a threshold keeps out what is less likely, and none lets in a title without a known word")
  func threshold() {
    func members(_ threshold: Float) -> [String] {
      let list = Self.list("Garden", .tag("garden"), threshold: threshold, examples: Self.garden)
      return Self.members("Garden", of: Self.learning(Self.tasks(Self.cars, in: "Cars") + Self.inbox, list))
    }
    #expect(members(1) == ["call Olha*"])
    #expect(members(0).contains(Self.likely))
    #expect(!members(0).contains("qwrtz plmkv"))
  }

  // MARK: Suggestions

  @Test("plain lists and those that a tag fills are suggested, the likeliest first, refused ones never")
  func suggestions() throws {
    let learning = Self.learning(
      Self.tasks(Self.cars, in: "Cars") + Self.inbox, Self.list("Garden", .tag("garden"), examples: Self.garden))
    let model = try #require(Self.model(of: learning))
    let roses = model.guess("prune the old roses")
    #expect(learning.suggestions(for: roses).map(\.list) == ["Garden", "Cars"])
    #expect(learning.suggestions(for: roses, refusing: ["GARDEN"]).map(\.list) == ["Cars"])
    #expect(learning.suggestions(for: model.guess("replace the wiper blades")).first?.list == "Cars")
  }

  // MARK: Small vaults

  @Test("in a small vault of two languages most of what is in no list stays there")
  func twoLanguages() throws {
    let lists = [
      ("Garden", Self.garden), ("Cars", Self.cars),
      (
        "Продукти",
        ["купити молоко", "купити хліб", "взяти десяток яєць", "купити сир", "масло й сметана", "купити гречку"]
      ),
      (
        "Робота",
        [
          "здати квартальний звіт", "підготувати презентацію", "нарада з відділом", "відповісти замовнику",
          "підписати договір", "оновити план проєкту",
        ]
      ),
    ]
    let own = [
      ("prune the old roses", "Garden"), ("water the carrots", "Garden"), ("replace the tyre", "Cars"),
      ("wash the car windows", "Cars"), ("пачка молока й сиру", "Продукти"), ("хліб і яйця", "Продукти"),
      ("презентація для замовника", "Робота"), ("договір з відділом", "Робота"),
    ]
    let others = [
      "call grandma", "renew the library card", "learn the accordion", "find the lost umbrella",
      "sign up for swimming lessons", "book a haircut", "return the borrowed drill", "write a birthday card for Ann",
      "watch the documentary about whales", "back up the photos", "pay the electricity bill", "practise Spanish verbs",
      "take the cat to the vet", "frame the wedding picture", "choose a film for Friday", "подзвонити бабусі",
      "записатися до стоматолога", "вивчити вірш напам’ять", "знайти загублену парасольку", "полагодити велосипед",
      "сплатити за світло", "повернути книжку в бібліотеку", "подарунок для хрещениці", "постригтися",
      "відвезти кота до ветеринара", "розібрати старі фотографії", "квитки на концерт", "пришити ґудзик",
      "дописати листа тітці", "пограти з дітьми в шахи",
    ]
    let learning = Self.learning(
      lists.flatMap { Self.tasks($0.1, in: $0.0) } + Self.tasks(others + own.map(\.0), in: "Inbox"))
    let model = try #require(Self.model(of: learning))
    let refused = others.count { (model.guess($0).best?.probability ?? 0) < 0.5 }
    let kept = own.count { title, list in
      model.guess(title).best.map { $0.topic == list && $0.probability >= 0.5 } ?? false
    }
    print("two languages: refused \(refused) of \(others.count), kept \(kept) of \(own.count)")
    #expect(refused * 5 >= others.count * 4)
    #expect(kept * 5 >= own.count * 4)
  }
}
