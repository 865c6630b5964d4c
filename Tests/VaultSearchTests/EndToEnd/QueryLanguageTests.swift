import Testing

/// The query language as its specification tells it, line by line, over one small vault. Now is Friday, 20 November
/// 2026, 15:00.
@Suite struct QueryLanguageTests {
  static let documents: KeyValuePairs<String, String> = [
    "recipes/soups/borshch.md": """
    ---
    tags: [vegan, season/winter]
    time: 1h
    category: Main Course
    diets: [vegan]
    difficulty: hard
    rating: 5
    favorite: yes
    chef: "[[anna]]"
    created: 2026-11-03
    lang: uk
    uid: 77-a
    ---
    # Борщ

    Супу з буряка вистачить на всіх.

    ## Ingredients

    - *500 g* flour
    - *2* beetroots

    ## Steps

    Boil for the п'ять and the ёлка. Serve with sour cream.
    """,
    "recipes/salad.md": """
    ---
    tags: summer
    time: {prep: 10m, cook: 5m}
    rating: 3
    public: no
    priority: low
    source: Grandmother's book
    pages: 120
    ---
    # Salad

    ## Ingredients

    - *200 g* flour
    - milk

    ## Steps

    Mix the cream, sour or not. Serve with [[borshch]] and [[nothing]].
    """,
    "tasks/report.md": """
    ---
    due: 2026-11-20 18:00
    list: Work
    priority: high
    location: Kyiv office
    started: 2026-10-12
    ---
    # Report
    """,
    "lists/home.md": """
    # Home

    - [ ] 2026-11-21 pay rent {list: Home, priority: medium}
    - [ ] 2026-11-19 09:30 call mum #family {list: Home}
    - [x] water flowers {list: Someday}
    - [ ] read [[borshch]]
    """,
    "diary/2026-11-18.md": """
    ---
    mood: sad
    energy: 2
    ---
    - 06:10 woke up {mood: happy}
    - 23:30 cannot sleep {mood: very-sad}
    """,
    "money/2026-11.md": """
    - 2026-11-03 -249.90 UAH Groceries {account: cash}
    - 2026-11-05 +15000 UAH Salary {account: card}
    """,
    "notes/anna.md": "---\naliases: [Ann]\n---\n# Anna\n\nShe likes creamy things, and crema.\n",
  ]

  /// A query and what it finds: stems of notes, texts of lines.
  typealias Row = (query: String, found: [String])

  static let words: [Row] = [
    ("milk", ["salad"]),
    ("MILKS", ["salad"]),
    ("борщу", ["borshch"]),
    ("пять", ["borshch"]),
    ("п’ять", ["borshch"]),
    ("елка", ["borshch"]),
    ("\"sour cream\"", ["borshch"]),
    ("cream*", ["anna", "borshch", "salad"]),
    ("crem~", ["anna", "borshch", "salad"]),
    ("beetroot", ["borshch"]),
    ("grandmother", ["salad"]),
    ("nowhere", []),
  ]

  static let values: [Row] = [
    ("type:recipe tag:vegan", ["borshch"]),
    ("tag:season", ["borshch"]),
    ("tag:season/winter", ["borshch"]),
    ("tag:winter", []),
    ("tag:family", ["call mum"]),
    ("category:\"Main Course\"", ["borshch"]),
    ("category:main", []),
    ("chef:anna", ["borshch"]),
    ("favorite:yes", ["borshch"]),
    ("type:recipe public:no", ["borshch", "salad"]),
    ("diet:vegetarian", ["borshch"]),
    ("lang:uk", ["borshch"]),
    ("uid:77-a", ["borshch"]),
    ("account:cash", ["Groceries"]),
    ("aliases:ann", ["anna"]),
    ("location:office", ["report"]),
    ("source:grandmother's", ["salad"]),
    ("source:=\"grandmother's book\"", ["salad"]),
    ("source:=book", []),
    ("title:=\"борщ\"", ["borshch"]),
    ("title:salad", ["salad"]),
    ("body:cream", ["borshch", "salad"]),
    ("note:home pay", ["pay rent"]),
  ]

  static let comparisons: [Row] = [
    ("time<=30m", ["salad"]),
    ("time:..30m", ["salad"]),
    ("time>=30m", ["borshch"]),
    ("rating>=4", ["borshch"]),
    ("rating:1..3", ["salad"]),
    ("difficulty:hard", ["borshch"]),
    ("priority>=medium", ["pay rent", "report"]),
    ("priority:high,low", ["report", "salad"]),
    ("type:task priority:none", ["call mum", "read", "water flowers"]),
    ("mood<neutral", ["cannot sleep"]),
    ("mood:happy", ["woke up"]),
    ("energy:2", ["2026-11-18"]),
    ("amount<=-100", ["Groceries"]),
    ("amount>0UAH", ["Salary"]),
    ("ingredient:flour>=500g", ["borshch"]),
    ("ingredient:flour<1kg", ["borshch", "salad"]),
    ("ingredient:milk", ["salad"]),
    ("ingredient:=beetroots", ["borshch"]),
    ("pages>100", ["salad"]),
    ("pages:1..100", []),
    ("started<2026-11", ["report"]),
  ]

  static let dates: [Row] = [
    ("due:today..+7d", ["pay rent", "report"]),
    ("due:today", ["report"]),
    ("due:tomorrow", ["pay rent"]),
    ("due<=eow", ["call mum", "pay rent", "report"]),
    ("due:-2w..today", ["call mum", "report"]),
    ("due:2026-11", ["call mum", "pay rent", "report"]),
    ("created:2026-11", ["borshch"]),
    ("date:2026-11-03", ["Groceries"]),
    ("type:diary date:2026-11-18", ["2026-11-18"]),
    ("at:morning", ["call mum", "woke up"]),
    ("at:night", ["cannot sleep"]),
    ("type:task at:none", ["pay rent", "read", "water flowers"]),
  ]

  static let absence: [Row] = [
    ("type:task due:none", ["read", "water flowers"]),
    ("type:task due:any", ["call mum", "pay rent", "report"]),
    // A line of a list's own note is in it, unless it names another list.
    ("list:Home", ["call mum", "pay rent", "read"]), ("list:lists/home", ["call mum", "pay rent", "read"]),
    ("list:Home,Work", ["call mum", "pay rent", "read", "report"]), ("list:all:Home,Work", []),
    ("tag:all:vegan,season", ["borshch"]),
    ("tag:all:vegan,summer", []),
    ("type:task -list:Someday", ["call mum", "pay rent", "read", "report"]),
    ("type:task not list:Home", ["report", "water flowers"]),
    ("type:task list:none", []), ("list:any", ["call mum", "pay rent", "read", "report", "water flowers"]),
  ]

  static let links: [Row] = [
    ("links:borshch", ["read", "salad"]),
    ("links:anna", ["borshch"]),
    ("linked-from:salad", ["borshch"]),
    ("type:recipe links:none", []),
    ("type:recipe linked-from:none", ["salad"]),
    ("broken:any", ["salad"]),
    ("in:recipes/", ["borshch", "salad"]),
    ("in:recipes/soups", ["borshch"]),
    ("in:recipes/salad.md", ["salad"]),
    ("in:lists rent", ["pay rent"]),
  ]

  static let combinations: [Row] = [
    ("flour milk", ["salad"]),
    ("beetroot OR milk", ["borshch", "salad"]),
    ("flour -milk", ["borshch"]),
    ("flour NOT milk", ["borshch"]),
    ("flour (beetroot OR milk)", ["borshch", "salad"]),
    ("flour beetroot OR rent", ["borshch", "pay rent"]),
    ("type:recipe not (beetroot)", ["salad"]),
    ("sour or not", ["salad"]),
  ]

  static let lines: [Row] = Array([words, values, comparisons, dates, absence, links, combinations].joined())

  @Test(arguments: lines)
  func `a query finds`(_ row: Row) throws {
    let found = try SearchedVault(Self.documents).found(by: row.query)
    #expect(found == row.found)
  }

  @Test(arguments: [
    ("type:recipe | sort rating", ["salad", "borshch"]),
    ("type:recipe | sort -rating", ["borshch", "salad"]),
    ("type:task | sort due,-priority | limit 2", ["call mum", "report"]),
    ("type:task due:any | sort -priority", ["report", "pay rent", "call mum"]),
    ("type:money,check-in | sort date", ["Groceries", "Salary", "woke up", "cannot sleep"]),
    ("type:recipe | sort title", ["borshch", "salad"]),
    ("type:recipe | sort modified", ["borshch", "salad"]),
    ("type:recipe | sort -modified", ["salad", "borshch"]),
  ])
  func `directives order and cut`(_ query: String, _ results: [String]) throws {
    #expect(try SearchedVault(Self.documents).results(of: query) == results)
  }

  @Test(arguments: [("Крем", []), ("крём", ["x"]), ("їжак", ["y"])] as [Row])
  func `an exact query keeps diacritics`(_ row: Row) throws {
    let vault = try SearchedVault(["x.md": "крём\n", "y.md": "їжак\n", "z.md": "іжак\n"])
    #expect(try vault.results(of: row.query, isExact: true) == row.found)
  }

  @Test func `titles weigh more than tags, tags more than headings, headings more than text`() throws {
    let vault = try SearchedVault([
      "a.md": "# Other\n\nplum and nothing else here\n", "b.md": "# Other\n\n## Plum\n\nnothing else here\n",
      "c.md": "---\ntags: plum\n---\n# Other\n\nnothing else here\n", "d.md": "# Plum\n\nnothing else here\n",
    ])
    #expect(try vault.results(of: "plum") == ["d", "c", "b", "a"])
  }
}
