import VaultSyntax

/// The settings of timetables.
extension SettingsReader {
  /// `timetable: {mine: [{group: "151004", subgroup: 1}]}`; `mine: []` is nobody's.
  mutating func readTimetable(_ node: Int) {
    for (key, value, name) in entries(of: node, "timetable") {
      guard name == "mine" else {
        unknown(name, at: key, in: "timetable", among: ["mine"])
        continue
      }
      let whole = FrontMatterValue(value, in: tree, bytes: bytes)
      let views = whole.elements.map(TimetableView.init)
      guard !views.isEmpty || tree.nodes[value].kind == .sequence,
        views.allSatisfy({ $0.map { !$0.isEmpty } ?? false })
      else {
        fail(.badSetting, value, ["timetable: mine", whole.text ?? ""])
        continue
      }
      settings.ownTimetables = views.compactMap(\.self)
    }
  }

  /// `lesson-kinds: {ЛК: {name: Lecture, abbreviation: Lec, color: green}}`; a kind that says only some of these keeps the
  /// others.
  mutating func readLessonKinds(_ node: Int) {
    for (_, value, id) in entries(of: node, "lesson-kinds") {
      let name = "lesson-kinds: " + id
      let usual = settings.lessonKinds[id]
      var kind = LessonKind(
        id: usual?.id ?? id, name: usual?.name ?? id, abbreviation: usual?.abbreviation, color: usual?.color ?? .gray)
      for (key, value, part) in entries(of: value, name) {
        switch part {
        case "name": kind.name = text(value, name + ": name") ?? kind.name
        case "abbreviation": kind.abbreviation = text(value, name + ": abbreviation") ?? kind.abbreviation
        case "color": kind.color = member(value, name + ": color") { ItemColor(spelling: $0.text) } ?? kind.color
        default: unknown(part, at: key, in: name, among: ["name", "abbreviation", "color"])
        }
      }
      settings.lessonKinds.set(kind)
    }
  }

  /// `favorites: {department: [Software], group: ["151004"]}`.
  mutating func readFavorites(_ node: Int) {
    let kinds = ["department", "faculty", "speciality", "group", "teacher", "room"]
    for (key, value, kind) in entries(of: node, "favorites") {
      guard kinds.contains(kind) else {
        unknown(kind, at: key, in: "favorites", among: kinds)
        continue
      }
      settings.favorites[kind] = FrontMatterValue(value, in: tree, bytes: bytes).texts
    }
  }

  /// The pairs of a mapping; none, with a diagnostic, of anything else.
  mutating func entries(of node: Int, _ name: String) -> [(key: Int, value: Int, name: String)] {
    guard tree.nodes[node].kind == .mapping else {
      fail(.badSetting, node, [name, FrontMatterText.text(of: node, in: tree, bytes: bytes)?.text ?? ""])
      return []
    }
    return pairs(of: node)
  }

  mutating func unknown(_ name: String, at key: Int, in setting: String, among known: [String]) {
    diagnostics.append(
      Diagnostic(
        .unknownSetting, at: tree.nodes[key].range, values: [setting + ": " + name],
        suggestions: EditDistance.nearest(to: name, among: known)))
  }
}
