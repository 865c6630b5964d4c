/// An item read by its type: what ``Note/typed(_:)`` gives.
package enum TypedItem: Sendable {
  case note(PlainNote)
  case recipe(RecipeFacts)
  case task(TaskItem)
  case event(EventItem)
  case diary(DiaryDay)
  case checkIn(CheckIn)
  case list(TaskList)
  case collection(RecipeCollection)
  case entry(LinkedEntry)
  case shopping(ShoppingList)
  case shoppingLine(ShoppingLine)
  case pantry(Pantry)
  case lot(PantryLot)
  case meals(MealPlan)
  case meal(PlannedMeal)
  case food(Food)
  case chef(Chef)
  case timetable(Timetable)
  case lesson(Lesson)
  case room(Room)
  case teacher(Teacher)
  case group(StudyGroup)
  case money(MoneyLedger)
  case payment(MoneyEntry)

  /// What is known of it, in a fixed order.
  package var facts: [Fact] { source.facts }

  private var source: any FactSource {
    switch self {
    case .note(let value): value
    case .recipe(let value): value
    case .task(let value): value
    case .event(let value): value
    case .diary(let value): value
    case .checkIn(let value): value
    case .list(let value): value
    case .collection(let value): value
    case .entry(let value): value
    case .shopping(let value): value
    case .shoppingLine(let value): value
    case .pantry(let value): value
    case .lot(let value): value
    case .meals(let value): value
    case .meal(let value): value
    case .food(let value): value
    case .chef(let value): value
    case .timetable(let value): value
    case .lesson(let value): value
    case .room(let value): value
    case .teacher(let value): value
    case .group(let value): value
    case .money(let value): value
    case .payment(let value): value
    }
  }
}

extension Note {
  /// An item read by its type.
  package func typed(_ item: Item) -> TypedItem {
    switch item.type {
    case .note: .note(plainNote)
    case .recipe: .recipe(RecipeFacts(self))
    case .task: .task(task(of: item))
    case .event: .event(event(of: item))
    case .diary: .diary(diaryDay)
    case .checkIn: .checkIn(checkIn(of: item))
    case .list: .list(taskList)
    case .collection: .collection(collection)
    case .entry: .entry(linkedEntry(of: item))
    case .shopping: item.line == nil ? .shopping(shoppingList) : .shoppingLine(shoppingLine(of: item))
    case .pantry: item.line == nil ? .pantry(pantry) : .lot(pantryLot(of: item))
    case .meals: item.line == nil ? .meals(mealPlan) : .meal(meal(of: item))
    case .food: .food(food)
    case .chef: .chef(chef)
    case .timetable: .timetable(timetable)
    case .lesson: .lesson(lesson(of: item))
    case .room: .room(room)
    case .teacher: .teacher(teacher)
    case .group: .group(studyGroup)
    case .money: item.line == nil ? .money(moneyLedger) : .payment(moneyEntry(of: item))
    }
  }
}
