import Testing

/// "What is asked" of the specification, sentence by sentence.
@Suite struct WhatIsAskedTests {
  /// Some notes, and what queries find among them.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var documents: [(path: String, text: String)]
    var queries: [(query: String, found: [String])]

    init(_ sentence: String, _ documents: [(String, String)], _ queries: [(String, [String])]) {
      testDescription = sentence
      self.documents = documents.map { ($0.0, $0.1) }
      self.queries = queries.map { ($0.0, $0.1) }
    }
  }

  private static let chores = (
    "plans/chores.md",
    """
    ---
    tags: house
    ---
    # Chores

    Paint is in the shed.

    - [ ] 2026-11-23 14:00-15:30 paint the fence #garden [[fence]] {priority: high, color: green}
    - [x] sweep the yard
    """
  )

  static let items: [Row] = [
    Row(
      "a note is an item over its whole text, its lines included", [chores],
      [("shed fence", ["chores"]), ("shed tag:garden", ["chores"]), ("shed links:fence", ["chores"])]),
    Row(
      "every line item is one more, over its own words, tags, links and keys", [chores],
      [
        ("fence", ["paint the fence"]), ("tag:garden", ["paint the fence"]), ("links:fence", ["paint the fence"]),
        ("priority:high", ["paint the fence"]), ("color:green", ["paint the fence"]), ("shed", ["chores"]),
        ("fence yard", ["chores"]), ("fence priority:none", ["chores"]),
      ]),
    Row(
      "what the tail of a line says counts instead of its slots",
      [
        ("shopping/s.md", "- *400 g* flour {amount: 500 g}\n- milk {amount: 2 l}\n"),
        ("meals/m.md", "- 2026-11-23 dinner {date: 2026-11-24}\n"),
        ("money/m.md", "- 2026-11-03 -20 UAH Tea {amount: -30 UAH}\n"),
        ("plans/t.md", "- [ ] 2026-11-23 call {due: 2026-11-24, status: done}\n"),
      ],
      [
        ("amount:400g", []), ("amount:500g", ["flour"]), ("amount:2l", ["milk"]), ("date:2026-11-24", ["dinner"]),
        ("date:2026-11-23 type:meals", []), ("amount:-20UAH", []), ("amount:-30UAH", ["Tea"]), ("due:2026-11-23", []),
        ("due:2026-11-24", ["call"]), ("status:open", []), ("status:done", ["call"]),
      ]
    ),
    Row(
      "a line without a day of its own has that of its note",
      [
        ("diary/2026-11-18.md", "- 06:10 woke up\n- [ ] 2026-11-20 call\n"),
        ("diary/x.md", "---\ndate: 2026-11-19\n---\n- 09:00 tea\n"), ("plans/n.md", "- [ ] no day\n"),
        ("money/m.md", "- 2026-11-03 -20 UAH Coffee\n"),
      ],
      [
        ("type:check-in date:2026-11-18", ["woke up"]), ("type:check-in date:2026-11", ["tea", "woke up"]),
        ("type:check-in date>2026-11-18", ["tea"]), ("type:check-in date<=2026-11-18", ["woke up"]),
        ("type:check-in date:2026-11-19..2026-11-25", ["tea"]), ("type:check-in -date:2026-11-18", ["tea"]),
        ("type:check-in date:none", []), ("type:task date:2026-11-18", []), ("type:task date:2026-11-20", ["call"]),
        ("type:task date:none", ["no day"]), ("date:2026-11-18", ["2026-11-18"]),
        ("type:money date<2026-11-04", ["Coffee"]), ("type:money date>2026-11-03", []),
      ]),
    Row(
      "a lesson has the weekday of its heading",
      [
        (
          "timetable/t.md",
          "## Monday\n\n- 09:00 Maths\n\n## Вівторок\n\n- 09:00 Art\n\n## Exams\n\n- 2026-12-22 09:00 Maths exam\n"
        )
      ],
      [
        ("type:lesson weekday:mon", ["Maths"]), ("weekday:вт", ["Art"]), ("weekday>mon", ["Art"]),
        ("weekday:mon,tue", ["Art", "Maths"]), ("weekday:mon..fri", ["Art", "Maths"]),
        ("type:lesson weekday:none", ["Maths exam"]), ("type:lesson date:2026-12-22", ["Art", "Maths exam"]),
        ("type:lesson date:2026-12-21", ["Maths"]), ("type:lesson date:2026-12-23", []),
      ]),
    Row(
      "a line's slots are the keys date, at and amount", [chores, ("money/m.md", "- 2026-11-03 -20 UAH Tea\n")],
      [
        ("date:2026-11-23", ["paint the fence"]), ("at:14:00", ["paint the fence"]),
        ("at:afternoon", ["paint the fence"]), ("amount:-20UAH", ["Tea"]), ("date:2026-11-03", ["Tea"]),
      ]),
    Row(
      "a number alone is an amount of money or of food",
      [
        ("money/m.md", "- 2026-11-03 -20 UAH Tea\n- 2026-11-04 +1500 UAH Pay\n- 2026-11-05 -7 EUR Book\n"),
        ("shopping/s.md", "- *12* eggs\n- *1500 g* flour\n"),
      ],
      [
        ("amount<0", ["Tea"]), ("amount>0", ["Pay", "eggs"]), ("amount>=1500", ["Pay"]), ("amount>1500", []),
        ("amount:12", ["eggs"]), ("amount:1500", ["Pay"]), ("amount:10..1500", ["Pay", "eggs"]),
        ("amount<0EUR", ["Book"]),
        ("amount>=+12", ["Pay"]), ("amount>=1kg", ["flour"]),
      ]),
    Row(
      "a line inherits the folder, the title and the tags of its note", [chores],
      [
        ("yard in:plans", ["sweep the yard"]), ("yard note:chores", ["sweep the yard"]),
        ("yard note:\"chores\"", ["sweep the yard"]), ("yard tag:house", ["sweep the yard"]),
        ("yard tag:garden", ["chores"]), ("yard in:lists", []),
      ]),
    Row(
      "a line is a result only if it meets a condition itself", [chores],
      [
        ("in:plans", ["chores"]), ("note:chores", ["chores"]), ("tag:house", ["chores"]),
        ("in:plans type:task", ["paint the fence", "sweep the yard"]),
      ]),
    Row(
      "a title of several words, or any title, is inherited like one word of it",
      [("plans/n.md", "# November chores\n\n- [ ] sweep the yard\n- [ ] rake {note: november chores}\n")],
      [
        ("note:\"november chores\" yard", ["sweep the yard"]), ("note:\"november chores\"", ["rake"]),
        ("note:\"november chor*\" sweep", ["sweep the yard"]), ("note:any yard", ["sweep the yard"]),
        ("note:any", ["rake"]), ("note:\"chores november\"", []), ("note:none", []),
      ]),
    Row(
      "a line whose own note says something else only inherits",
      [("plans/n.md", "# November chores\n\n- [ ] sweep {note: dust}\n- [ ] rake\n")],
      [("note:november", ["n"]), ("note:\"november chores\"", ["n"]), ("note:dust", ["sweep"])]),
    Row(
      "a whole title is asked for like a whole value",
      [
        ("plans/n.md", "# November chores\n\n- [ ] sweep the yard\n- [ ] rake {note: December chores}\n"),
        ("plans/o.md", "# November chores, continued\n\n- [ ] paint the fence\n"),
      ],
      [
        ("note:=\"November chores\"", ["n"]), ("note:=\"november CHORES\" type:task", ["rake", "sweep the yard"]),
        ("note:=\"December chores\"", ["rake"]), ("note:=november", []),
      ]),
    Row(
      "a note is left out when one of its lines is a result", [chores],
      [("paint", ["paint the fence"]), ("paint OR shed", ["paint the fence"])]),
    Row(
      "a task that says no status is open",
      [("tasks/a.md", "# Ask\n"), ("tasks/b.md", "---\nstatus: done\n---\n# Begin\n"), ("notes/c.md", "# Call\n")],
      [("status:open", ["a"]), ("type:task status:any", ["a", "b"]), ("type:note status:none", ["c"])]),
    Row(
      "a relative link is followed from its note's folder, else by its name",
      [
        ("a/near.md", "[one](one.md) [up](../two.md) [far](three.md) [gone](gone.md)\n"), ("a/one.md", "x\n"),
        ("b/one.md", "x\n"), ("two.md", "x\n"), ("b/three.md", "x\n"),
      ],
      [
        ("linked-from:near", ["one", "three", "two"]), ("links:a/one", ["near"]), ("links:b/one", []),
        ("links:two", ["near"]), ("links:three", ["near"]), ("links:gone", ["near"]), ("broken:any", ["near"]),
      ]),
    Row(
      "what nothing links to are notes, because nothing can link to a line",
      [("a.md", "[[b]]\n\n- [ ] ask\n"), ("b.md", "- [ ] bake [[c]]\n"), ("c.md", "c\n"), ("d.md", "- [ ] dig\n")],
      [
        ("linked-from:none", ["a", "d"]), ("-linked-from:any", ["a", "d"]), ("linked-from:any", ["b", "c"]),
        ("linked-from:none type:task", ["ask", "bake", "dig"]), ("links:none", ["ask", "c", "dig"]),
      ]),
    Row(
      "a link that fits two paths which differ in case alone is ambiguous, and one that fits more of a path is not",
      [
        ("n.md", "[[a/x]] and [[b/x]]\n"), ("m.md", "[[/A/x]]\n"), ("a/x.md", "one\n"), ("A/x.md", "two\n"),
        ("b/x.md", "three\n"),
      ],
      [("broken:any", ["m", "n"]), ("linked-from:n", ["x"]), ("linked-from:m", []), ("links:b/x", ["n"])]),
    Row(
      "values that only a plain note has are asked for as its text",
      [
        ("notes/p.md", "---\nstatus: Final\npriority: Very urgent\n---\n# Paper\n"),
        ("notes/q.md", "---\nstatus: Final draft\npriority: high\n---\n# Query\n"),
        ("tasks/t.md", "---\nstatus: done\n---\n# Task\n"),
      ],
      [
        ("status:final", ["p"]), ("status:=\"FINAL\"", ["p"]), ("status:\"final draft\"", ["q"]),
        ("status:done,Final", ["p", "t"]), ("-status:Final type:note", ["q"]), ("priority:\"very urgent\"", ["p"]),
        ("priority:\"very urgent\",high", ["p", "q"]),
      ]),
    Row(
      "searching hides nothing", [chores, ("tasks/old.md", "---\nstatus: cancelled\n---\n# Sweep again\n")],
      [("sweep", ["old", "sweep the yard"]), ("status:done", ["sweep the yard"]), ("status:cancelled", ["old"])]),
  ]

  static let types: [Row] = [
    Row(
      "a line's type is its own, else its note's",
      [
        ("timetable/t.md", "## Monday\n\n- 09:00-10:20 Maths\n"),
        ("diary/2026-11-20.md", "- 11:40 felt stuck\n- [ ] call\n"),
        ("collections/c.md", "- on Sunday [[soup]]\n- [ ] try\n"),
        ("lists/l.md", "- to read [[book]]\n- [ ] post\n"),
        ("shopping/s.md", "- [ ] *400 g* flour\n"), ("pantry/p.md", "- rice\n"),
        ("meals/m.md", "- 2026-11-23 dinner\n"), ("money/b.md", "- 2026-11-23 -1 UAH tea\n"),
      ],
      [
        ("type:lesson", ["Maths"]), ("type:check-in", ["felt stuck"]), ("type:task", ["call", "post", "try"]),
        ("type:entry", ["on Sunday", "to read"]), ("type:shopping", ["flour"]),
        ("type:pantry", ["rice"]), ("type:meals", ["dinner"]), ("type:money", ["tea"]),
        ("type:collection", ["c"]), ("type:diary", ["2026-11-20"]), ("type:list", ["l"]), ("type:timetable", ["t"]),
      ]),
    Row(
      "a type that vault does not know is found by its name, and is a note",
      [
        ("notes/p.md", "---\ntype: Whatever\n---\n# Paper\n\n- [ ] print\n"), ("notes/q.md", "# Query\n"),
        ("notes/r.md", "---\ntype: ~\n---\n# Rest\n"),
      ],
      [
        ("type:whatever", ["p"]), ("type:=\"Whatever\"", ["p"]), ("type:note", ["p", "q", "r"]),
        ("type:whatever,task", ["print"]), ("-type:Whatever type:note", ["q", "r"]),
      ]),
    Row(
      "an ingredient line is asked as part of its recipe",
      [
        (
          "recipes/cake.md",
          "# Cake\n\n## Ingredients\n\n- *500 g* wheat flour {prep: sifted, optional}\n\n## Steps\n\nBake.\n"
        )
      ],
      [
        ("wheat", ["cake"]), ("ingredient:flour", ["cake"]), ("ingredient:\"wheat flour\"", ["cake"]),
        ("ingredient:\"flour wheat\"", []), ("ingredient:=\"Wheat flour\"", ["cake"]), ("ingredient:bake", []),
        ("prep:sifted", ["cake"]), ("optional:yes", ["cake"]),
      ]),
  ]

  private static let shop = (
    "x.md",
    "---\ntype: task\nstatus: open\nlist: To do\nlocation: Old Town market\nPublisher: Folio Press\nparent: \"[[Big Plan]]\"\n---\n# Shop\n\nCloth.\n"
  )

  static let values: [Row] = [
    Row(
      "title, body, location and text keys of the author's own match words", [shop],
      [
        ("title:shops", ["x"]), ("body:cloth", ["x"]), ("body:market", []), ("location:town", ["x"]),
        ("location:\"old town\"", ["x"]), ("location:\"town old\"", []), ("publisher:press", ["x"]),
        ("Publisher:\"folio press\"", ["x"]), ("market", ["x"]), ("folio", ["x"]),
      ]),
    Row(
      "closed sets, lists and links match the whole value, case folded", [shop],
      [
        ("status:OPEN", ["x"]), ("list:\"TO DO\"", ["x"]), ("list:do", []), ("parent:\"big plan\"", ["x"]),
        ("parent:plan", []),
      ]),
    Row(
      "key:=\"exact text\" is the whole value", [shop],
      [
        ("location:=\"Old Town market\"", ["x"]), ("location:=\"Old Town\"", []), ("list:=\"To do\"", ["x"]),
        ("title:=Shop", ["x"]), ("title:=Shops", []), ("status:=open", ["x"]), ("publisher:=\"Folio Press\"", ["x"]),
      ]),
    Row(
      "a key no type defines is searchable, as deep as it goes",
      [("x.md", "---\nbook: {author: {first: Lesia, last: Ukrainka}, year: 1911}\nseen: []\n---\n")],
      [("book:lesia", ["x"]), ("book:any", ["x"]), ("ukrainka", ["x"])]),
    Row(
      "a value that does not fit counts as absent, and its words are found",
      [("tasks/x.md", "---\ndue: next spring\npriority: whopping\n---\n")],
      [("due:none", ["x"]), ("priority:none", ["x"]), ("spring", ["x"]), ("whopping", ["x"])]),
    Row(
      "the tail of a line takes the place of its slot",
      [("x.md", "- [ ] 2026-11-20 23:59 call {due: 2026-11-25 18:00}\n")],
      [("due:2026-11-25", ["call"]), ("due:2026-11-20", []), ("at:evening", ["call"]), ("at:night", [])]),
    Row(
      "the day of a task is when it is due, else when it starts",
      [
        (
          "x.md",
          """
          - [ ] 2026-11-20 09:00 call
          - [ ] 2026-11-21 09:00 visit {due: 2026-11-25 18:00}
          - [ ] 2026-11-22 09:00-10:00 lunch
          - [ ] walk {start: 2026-11-23}
          - [ ] 2026-11-24 09:00 lab {lesson: lab}

          """
        )
      ],
      [
        ("due:2026-11-20", ["call"]), ("due:2026-11-21", []), ("due:2026-11-25", ["visit"]),
        ("due:2026-11-22", ["lunch"]), ("due:2026-11-24", ["lab"]), ("start:any", ["call", "lunch", "visit", "walk"]),
        ("at:morning -start:any", ["lab"]),
      ]),
  ]

  static let sentences: [Row] = Array([items, types, values].joined())

  @Test(arguments: sentences) func `holds`(_ row: Row) throws {
    let vault = try SearchedVault(row.documents)
    for (query, found) in row.queries {
      let results = try vault.found(by: query)
      #expect(results == found, "\(query)")
    }
  }
}
