extension FuzzEntry {
  /// Pieces that mean something to the entry, so that random inputs reach its rules.
  package var dictionary: [String] {
    switch self {
    case .yaml: FuzzWords.yaml
    case .settings: FuzzWords.yaml + FuzzWords.settings
    case .markdown: FuzzWords.markdown
    case .lines: FuzzWords.lines + FuzzWords.values
    case .notes:
      FuzzWords.lines + FuzzWords.keys + ["---\n", "# ", "## Steps\n", "## Ingredients\n", "***\n", "- ", "type: "]
    case .values: FuzzWords.values
    case .queries: FuzzWords.queries + FuzzWords.values
    case .json:
      [
        "{", "}", "[", "]", ",", ":", "\"", "\"a\"", "\"a\":", "\\u", "\\ud834\\udd1e", "\\n", "-", "0", "1.5", "e+9",
        "true", "null",
        " ", "\n", "{\"a\":{\"b\":[",
      ]
    case .csv:
      ["a", ",", ";", "\t", "\"", "\"\"", "\n", "\r\n", "\r", "=1", "'", "+", "-5", "@", "\u{FEFF}", ",\"a\nb\","]
    case .calendars:
      [
        "BEGIN:VCALENDAR\r\n", "END:VCALENDAR\r\n", "BEGIN:VEVENT\n", "END:VEVENT\n", "BEGIN:VTODO\n", "END:VTODO\n",
        "BEGIN:VALARM\n", "END:VALARM\n", "UID:1\n", "SUMMARY:a\n", "DTSTART:20261120T100000\n",
        "DTSTART;VALUE=DATE:20261120\n", "DTEND;TZID=Europe/Kyiv:20261120T110000\n", "DUE:20261120T100000Z\n",
        "DURATION:PT1H\n", "RRULE:FREQ=WEEKLY;BYDAY=MO\n", "EXDATE:20261127T100000\n",
        "RECURRENCE-ID:20261127T100000\n",
        "TRIGGER:-PT15M\n", "CATEGORIES:a,b\\,c\n", "STATUS:COMPLETED\n", "\n ", "\r\n\t", ";A=\"b:c\":", "^n", "\\n",
        "RELATED-TO:2\n", "X-VAULT-END:2026-11-20\n",
      ]
    case .todoText:
      [
        "x ", "(A) ", "2026-11-20 ", "+a ", "@b ", "due:2026-11-20 ", "t:2026-11-20", "rec:+1w ", "pri:C ", "\n",
        "\r\n", "{",
      ]
    case .snapshot: ["\0\0\u{50}", "\0\0\u{8}", "\u{7F}", "\0\u{10}\0", "\u{1}\u{1}\u{1}\u{1}\u{1}", "\0\0\0\0\0"]
    case .diff:
      ["a\n", "b\n", "\n", "a", "%%%\n", "\r\n", "@@ -1 +1 @@\n", "--- a\n", "\\ No newline at end of file\n"]
    case .lineEdits:
      FuzzWords.lines + FuzzChange.texts
        + [
          "# a\n", "## b\n", "%%%\nset\n0/due\n", "%%%\nlist\n1/tags\n", "%%%\nadd\n0/tags\n", "%%%\nremove\n0/tags\n",
          "%%%\nunset\n0/due\n", "%%%\nrename\n0/a\n", "%%%\nmark\n1\nx", "%%%\nreword\n1\n", "%%%\nappend\n0/1\n",
          "%%%\nmove\n1/0\n", "%%%\ndrop\n1\n", "%%%\nsection\n0\n", "%%%\nheading\n0\n",
        ]
    case .merge:
      FuzzWords.lines + FuzzWords.keys
        + ["%%%\n", "%%%\n- [ ] a\n", "---\n", "---\na: 1\n---\n", "# a\n", "b: 2\n", "tags: [a]\n", "text\n", "\r\n"]
    case .frontMatterEdits:
      FuzzWords.yaml + FuzzWords.keys + FuzzChange.texts
        + [
          "%%%\nset\n#0\n", "%%%\nlist\n#1\n", "%%%\nadd\ntags\n", "%%%\nremove\n#2\n", "%%%\nunset\n#0/#0\n",
          "%%%\nrename\n#1\n", "---\n",
        ]
    }
  }
}

/// The pieces of the languages that vault reads.
private enum FuzzWords {
  static let yaml = [
    "a", "key", " ", "  ", "\n", "\n  ", "\n- ", ": ", ":", "- ", "? ", "[", "]", "{", "}", ", ", ",", "#", " # c", "'",
    "''", "\"", "\\", "\\n", "|", ">", "|+2", ">-", "|-\n", "&a ", "*a", "*a: ", "!t ", "!!str ", "!<x> ", "---\n",
    "...\n", "%TAG ! x:\n", "%YAML 1.2\n", "\t", "\r\n", "\r", "é", "\u{FEFF}", "\0", "\\x41", "\\u263A", "\\U0001F600",
    "1", "<<: *a\n", "null", "~", "true", "0x1F", "1e3", "\u{85}", "\u{2028}", "[[a]]", "@", "`",
  ]

  static let settings = [
    "timezone: ", "locale: uk\n", "lang: ", "week-start: ", "currency: ", "folders:\n  a: recipe\n", "diary-path: ",
    "default-list: ", "default-shopping: ", "default-pantry: ", "cup: ", "glass: ", "units: ", "monday", "UAH",
    "metric", "us", "250 ml", "../", "/etc", "~/",
    "%Y/%m/%d", "\n",
  ]

  static let markdown = [
    "- ", "* ", "+ ", "1. ", "23) ", "> ", ">", "    ", "  ", " ", "\t", "\n", "\n\n", "\r\n", "\r", "a", "слово", "# ",
    "## #", "```", "~~~", "---", "===", "***", "<div>", "</div>", "<a href='b'>", "<!--", "-->", "<pre>", "<?",
    "<![CDATA[",
    "[a]: /u", "[a]:", "[a]", "\"t\"", "[ ] ", "[x] ", "*", "**", "_", "__", "~~", "`", "``", "[", "](", "](u)", ")",
    "![", "[[", "]]", "[[n#h|t]]", "|", "| a | b |\n|---|---|\n", "--|--", "\\", "\\\n", "  \n", "&amp;", "&#35;",
    "&#x110000;", "http://a.org", "www.a.org", "a@b.org", "#tag", "%%", "%%\n", "[^1]", "[^1]: ", "{k: v}", "é", "“",
    "\0",
    "\u{FEFF}", "🙂", "<javascript:a>", "(", "<",
  ]

  static let lines = [
    "- ", "- [ ] ", "- [x] ", "- [-] ", "* ", "1. ", "  - ", "> - ", "\n", " ", "2026-11-23", "2026-02-30", "14:00",
    "-15:30", "–", "*", "*400 g*", "_", "-249.90 UAH", "+1 500,00 ₴", "½", "flour", "текст", "{", "}", "{due: x}",
    "{flag}",
    ", ", "key: ", "\"", "'", "[", "]", "[[", "]]", "[[a]]", "[t](a.md)", "(", ")", "::", "[due:: x]", "due:2026-11-23",
    "📅 2026-11-23", "🔁 daily", "🏁 delete", "⏫", "#", "#tag", "+p", "@c", "^", "^id", "`", "``", "%%", "<b>", "<!--",
    "-->", "\\",
    "!", "|", "https://x.org/", "@flour{200%g}", "#pot{}", "~{5%min}", "--", "[-", "-]", "\t", "\r", "\u{FE0F}",
    "\u{A0}",
    "{repeat: every 2 weeks on mon, wed}", "{tags: [a, b]}", "status: done", "```\n", "| a |\n|---|\n",
  ]

  static let keys = [
    "title: ", "tags: [a, b]\n", "servings: 4\n", "time: 1h30m\n", "time:\n  prep: 20m\n", "rating: 5\n", "due: ",
    "status: done\n", "repeat: every 2 weeks\n", "remind: [1h]\n", "type: recipe\n", "type: task\n", "type: diary\n",
    "type: timetable\n", "type: food\n", "type: list\n", "query: soup\n", "mood: happy\n", "owner: {group: \"1\"}\n",
    "term: 2026-09-01..2026-12-24\n", "lang: uk\n", "tasks: off\n", "aliases: a\n", "  - ", ": ", "## Monday\n",
    "## Exams\n",
  ]

  static let values = [
    "1", "2", "09", "500", "99999999999999999999", "/", ".", ",", " ", "-", "–", "−", "+", "~", "½", "⅓", "1 1/2",
    "\u{A0}",
    "\u{202F}", "g", "г", "ст. л.", "cup", "can", "x", "×", "(", ")", "h", "m", "хв", "год", "PT", "T", "Z", "[", "]",
    ":",
    "2026-11-20", "14:30", "UAH", "₴", "$", "грн.", "next", "fri", "пт", "20 Nov", "to taste", "за смаком", "😢", "to",
    "and",
    "a", "of", "%", "\u{301}", "\u{FE0F}", "й", "\0", "'", "’", "1,500", "1.500,00", "+3d", "-2w", "+1mo", "today",
    "Europe/Kyiv",
    "+02:00", "90 min", "пів", "0.001",
  ]

  static let queries = [
    "(", ")", " OR ", " AND ", "NOT ", "-", "|", " | sort due", " | limit 5", " | group list", "\"", "\"a b\"", "*",
    "~", "=",
    ":", ">=", "<", "..", ",", "type:", "tag:", "due:", "in:recipes/", "rating>=4", "time<=30m",
    "ingredient:flour>=500g",
    "amount:", "at:", "has:", "is:", "links:", "today..+7d", "overdue", "борщ", "soup", " ", "'", "\\", "priority:high",
    "mood:", "broken:", "title:", "null", "none",
  ]
}
