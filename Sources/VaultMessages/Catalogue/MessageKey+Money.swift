/// Texts about money.
package extension MessageKey {
  static let commandMoney = MessageKey(
    en: "Show a month of money; add payments, book regular ones.",
    uk: "Показати гроші за місяць; додати платежі, провести регулярні.")
  static let operandMoney = MessageKey(
    en: "a month such as 2026-11 or october (default: this one), or 'add', 'due'",
    uk: "місяць, як-от 2026-11 або жовтень (типово: цей), або «add», «due»")
  static let operandMoneyMonth = MessageKey(en: "the month (default: this one)", uk: "місяць (типово: цей)")
  static let operandMoneySum = MessageKey(
    en: "the sum with its sign, such as -249.90 or +1500 EUR", uk: "сума зі знаком, як-от -249.90 або +1500 EUR")
  static let operandMoneyName = MessageKey(
    en: "what it was for, with tags such as #food", uk: "за що, з тегами, як-от #food")
  static let flagMoneyOn = MessageKey(
    en: "the day of the payment (default: today)", uk: "день платежу (типово: сьогодні)")
  static let flagMoneyAccount = MessageKey(
    en: "the account it is paid from or into (default: cash)", uk: "рахунок, з якого чи на який (типово: cash)")
  static let exampleMoney = MessageKey(
    en: "this month: payments, balances and budgets", uk: "цей місяць: платежі, залишки й бюджети")
  static let exampleMoneyMonth = MessageKey(
    en: "October, a line each for programs", uk: "жовтень, по рядку для програм")
  static let exampleMoneyAdd = MessageKey(en: "an expense of today", uk: "сьогоднішня витрата")
  static let exitMoneyNone = MessageKey(en: "there is no payment in the month", uk: "за місяць немає платежів")
  static let moneyNothing = MessageKey(en: "no payment in {0}", uk: "за {0} немає платежів")
  static let exampleStatsMoney = MessageKey(
    en: "what was spent on days of each mood", uk: "скільки витрачено в дні кожного настрою")
  static let statsByMood = MessageKey(
    en: "Spent on a day, by mood (goes with, not because of)", uk: "Витрати за день, за настроєм (разом, а не через)")
  static let moneyFaults = MessageKey(
    en: "{0} {0:line is|lines are} not counted: {1} ('vault check' says why)",
    uk: "не враховано {0} {0:рядок|рядки|рядків}: {1} («vault check» скаже чому)")
  static let moneyOverflow = MessageKey(
    en: "the sums are too large to be counted exactly", uk: "суми завеликі, щоб лічити їх точно")
  static let moneyNotAMonth = MessageKey(en: "'{0}' is not a month", uk: "«{0}» — не місяць")
  static let moneyMonthHint = MessageKey(
    en: "a month is written 2026-11, october or 'last month'",
    uk: "місяць пишуть як 2026-11, жовтень або «минулий місяць»")
  static let moneyNotASum = MessageKey(en: "'{0}' is not a sum of money", uk: "«{0}» — не сума грошей")
  static let moneySumHint = MessageKey(
    en: "'vault money add -249.90 Groceries #food' writes an expense, '+' an income",
    uk: "«vault money add -249.90 Продукти #food» записує витрату, «+» — надходження")
  static let moneyNoSign = MessageKey(
    en: "the sum '{0}' has no sign: is it an expense or an income?",
    uk: "сума «{0}» не має знака: це витрата чи надходження?")
  static let moneyNoName = MessageKey(en: "what was it for?", uk: "за що це?")
  static let moneyAmbiguous = MessageKey(en: "'{0}' can be read in two ways", uk: "«{0}» можна прочитати двояко")
  static let moneyTooLarge = MessageKey(
    en: "'{0}' is too large to be counted exactly", uk: "«{0}» — завелика сума, щоб лічити її точно")
  static let moneyTooFine = MessageKey(
    en: "'{0}' has more decimals than a currency has", uk: "«{0}» має більше знаків після коми, ніж буває у валюти")
  static let moneyDecimals = MessageKey(
    en: "'{0}' has more decimals than {1}, which has {2}",
    uk: "«{0}» має більше знаків після коми, ніж {1}, що має {2}")
  static let moneyWordNoCurrency = MessageKey(
    en: "'{0}' after the sum is not a known currency", uk: "«{0}» після суми — невідома валюта")
  static let moneyWordIsUnit = MessageKey(
    en: "'{0}' after the sum is a unit, not a currency", uk: "«{0}» після суми — одиниця, а не валюта")
  static let moneyWordHint = MessageKey(
    en: "name the currency, such as {0}, before a word that is not a currency",
    uk: "перед словом, що не є валютою, назвіть валюту, як-от {0}")
  static let moneyDayInName = MessageKey(
    en: "'{0}' stays in the name: '--on DATE' says of which day it is",
    uk: "«{0}» лишається в назві: день каже «--on ДАТА»")
  static let moneyUsual = MessageKey(
    en: "the last '{0}' was written with {1}", uk: "попередній платіж «{0}» записано з {1}")
  static let moneyIncome = MessageKey(en: "Income", uk: "Надходження")
  static let moneyExpenses = MessageKey(en: "Expenses", uk: "Витрати")
  static let moneyBalance = MessageKey(en: "Balance", uk: "Різниця")
  static let moneyPayments = MessageKey(en: "Payments", uk: "Платежі")
  static let moneySpent = MessageKey(en: "Spent by category", uk: "Витрати за категоріями")
  static let moneyEarned = MessageKey(en: "Earned by category", uk: "Надходження за категоріями")
  static let moneyTags = MessageKey(en: "Spent by tag", uk: "Витрати за тегами")
  static let moneyAccounts = MessageKey(en: "Accounts", uk: "Рахунки")
  static let moneyAccountsLacking = MessageKey(
    en: "Accounts (not all notes could be read)", uk: "Рахунки (не всі нотатки прочитано)")
  static let moneyLacking = MessageKey(
    en: "the balances are without {0}, which cannot be read", uk: "у залишках бракує {0}: не вдалося прочитати")
  static let moneyBudgets = MessageKey(en: "Budgets", uk: "Бюджети")
  static let moneyMonths = MessageKey(en: "Spent by month", uk: "Витрати за місяцями")
  static let moneyBudgetLeft = MessageKey(en: "of {0}, left {1}", uk: "із {0}, залишилося {1}")
  static let moneyBudgetPace = MessageKey(en: "pace {0}", uk: "темп {0}")
  static let exampleExportLedger = MessageKey(
    en: "the payments as a journal of hledger", uk: "платежі як журнал hledger")
  static let exportNoMoney = MessageKey(
    en: "there is no payment among them that can be counted", uk: "серед них немає платежів, які враховано")
  static let exampleMoneyDue = MessageKey(
    en: "what would be booked of regular payments", uk: "що було б записано з регулярних платежів")
  static let moneyDueBooked = MessageKey(
    en: "{0} regular {0:payment|payments} booked up to {1}",
    uk: "до {1} записано {0} {0:регулярний платіж|регулярні платежі|регулярних платежів}")
  static let moneyDueNothing = MessageKey(
    en: "no regular payment is due; a line such as '- 2026-12-01 -9500 UAH rent {repeat: monthly}' in {0} makes one",
    uk: "немає регулярних платежів до сплати; їх додає рядок «- 2026-12-01 -9500 UAH оренда {repeat: щомісяця}» у {0}")
}
