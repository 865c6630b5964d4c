/// Every key that vault knows, of notes and of lines, with its spelling in front matter, attributes and queries.
///
/// Keys that are not listed here are kept, indexed as text and searchable under their own names.
package enum ItemKey: String, Sendable, CaseIterable {
  // Every note
  case type, title, tags, aliases, lang, created, uid, tasks
  case completionDay = "completion-day"
  case isPrivate = "private"
  // Recipes
  case servings, time, category, difficulty, diets, allergens, rating, ratings, favorite, chef, source, image, photos
  case nutrition, status, ai
  case isPublic = "public"
  // Ingredients
  case fixed, optional, max, round, prep, food
  case toTaste = "to-taste"
  case or
  // Tasks and events
  case due, start, end, scheduled, wait, completed, cancelled, priority, flag, list, remind, url, location
  case attachments, parent, depends, order, duration, subject, lesson, split, spent, until, count, except, also, id
  case recurrence = "repeat"
  case notList = "not-list"
  case onHoliday = "on-holiday"
  case onCompletion = "on-completion"
  case auto
  case autoDay = "auto-day"
  case busy, travel
  // Lists
  case query, topic, threshold, icon, color, sort, show
  // Diary
  case date, mood, energy, images, weather, task, skipped
  // Shopping, pantry, meals, foods
  case from, expires, place, opened, names, forms, aisle, conversions, substitutes
  case forDate = "for"
  // Chefs and catalogues
  case name, bio, links, nickname, capacity, building, floor, department, degree, rank, course, speciality, faculty
  case facultyAbbreviation = "faculty-abbrev"
  case specialityAbbreviation = "speciality-abbrev"
  case departmentAbbreviation = "department-abbrev"
  case departments, photo, email, phone, page, code, form, students
  // Timetables
  case owner, term, exams, cycle, anchor, breaks, view, kind, weeks, subgroup, room, teacher, group, groups, dates
  case timezone, shown
  case sourceDate = "source-date"
  // Money
  case account, payee, currency, to, received, refund
  // Any line
  case note, price, meal, announcement
  // Slots of a line, which are keys of a query too
  case at, amount
}

extension ItemKey {
  /// Whether its dates tell of what has happened, so that `monday` is the last one.
  package var looksBack: Bool { self == .completed || self == .created }
}
