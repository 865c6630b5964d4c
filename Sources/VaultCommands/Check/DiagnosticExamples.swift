/// An example of every diagnostic: `code ¦ note ¦ values of its sentence ¦ what is wrong ¦ what is right`, `⏎` for a line break
/// and `;` between values.
///
/// A test checks that `vault check` says the code of what is wrong and not of what is right.
///
/// Origin: written by hand for this project.
/// Licence: none needed (nothing is taken from elsewhere).
enum DiagnosticExamples {
  static let table = #"""
    yaml-syntax ¦ notes/a.md ¦ value ¦ ---⏎title: @home⏎--- ¦ ---⏎title: "@home"⏎---
    yaml-duplicate-key ¦ notes/a.md ¦ title ¦ ---⏎title: Soup⏎title: Borshch⏎--- ¦ ---⏎title: Borshch⏎---
    yaml-unknown-alias ¦ notes/a.md ¦ soup ¦ ---⏎tags: *soup⏎--- ¦ ---⏎tags: [soup]⏎---
    yaml-too-large ¦ notes/a.md ¦ 64 ¦ ---⏎a: [[[[[[…]]]]]]⏎--- ¦ ---⏎a: […]⏎---
    front-matter-not-closed ¦ notes/a.md ¦  ¦ ---⏎title: Soup⏎⏎Text of the note. ¦ ---⏎title: Soup⏎---⏎⏎Text of the note.
    front-matter-not-mapping ¦ .vault/config.yaml ¦  ¦ - currency: EUR ¦ currency: EUR
    line-too-long ¦ notes/a.md ¦ 1000000 ¦ data:image/png;base64,iVBORw0KGgo… ¦ ![](photo.png)
    conflict-markers ¦ notes/a.md ¦  ¦ <<<<<<< ours⏎milk⏎=======⏎oat milk⏎>>>>>>> theirs ¦ oat milk
    line-slot-and-tail-disagree ¦ money/2026-11.md ¦ date ¦ - 2026-11-20 -100 UAH bread {date: 2026-11-21} ¦ - 2026-11-20 -100 UAH bread
    line-braces-are-text ¦ tasks/a.md ¦ due ¦ - [ ] Call {due: 2026-11-21} Ann ¦ - [ ] Call Ann {due: 2026-11-21}
    line-field-in-text ¦ tasks/a.md ¦ due ¦ - [ ] Call [due:: 2026-11-21] Ann ¦ - [ ] Call Ann [due:: 2026-11-21]
    line-date-missing ¦ tasks/a.md ¦ due ¦ - [ ] Call 📅 next week ¦ - [ ] Call 📅 2026-11-25
    leading-time-is-start ¦ tasks/a.md ¦ 1 ¦ - [ ] 2026-11-20 17:00 report ¦ - [ ] report {due: 2026-11-20 17:00}
    value-not-date ¦ pantry/a.md ¦ expires;soon ¦ - *1 l* milk {expires: soon} ¦ - *1 l* milk {expires: 2026-11-25}
    no-such-day ¦ tasks/a.md ¦ 2026-02-30 ¦ - [ ] Pay {due: 2026-02-30} ¦ - [ ] Pay {due: 2026-02-28}
    no-such-time ¦ meals/a.md ¦ 25:00 ¦ - 2026-11-20 25:00 dinner ¦ - 2026-11-20 19:00 dinner
    value-not-moment ¦ tasks/a.md ¦ due;soon ¦ - [ ] Pay {due: soon} ¦ - [ ] Pay {due: 2026-11-25}
    value-not-duration ¦ recipes/a.md ¦ time;long ¦ ---⏎time: long⏎--- ¦ ---⏎time: 1h30m⏎---
    value-not-number ¦ recipes/a.md ¦ rating;good ¦ ---⏎rating: good⏎--- ¦ ---⏎rating: 4⏎---
    number-out-of-range ¦ recipes/a.md ¦ rating;7;1;5 ¦ ---⏎rating: 7⏎--- ¦ ---⏎rating: 5⏎---
    number-ambiguous ¦ money/2026-11.md ¦ -1,500 EUR;-1.50;-1500.00 ¦ - 2026-11-20 -1,500 EUR rent ¦ - 2026-11-20 -1500 EUR rent
    value-not-truth ¦ recipes/a.md ¦ public;maybe ¦ ---⏎public: maybe⏎--- ¦ ---⏎public: true⏎---
    unknown-member ¦ recipes/a.md ¦ difficulty;nasty ¦ ---⏎difficulty: nasty⏎--- ¦ ---⏎difficulty: hard⏎---
    value-not-scalar ¦ recipes/a.md ¦ time ¦ ---⏎time: [1h, 2h]⏎--- ¦ ---⏎time: 1h⏎---
    value-not-days ¦ timetable/a.md ¦ dates;autumn ¦ # Monday⏎⏎- 09:00-10:20 Algebra {dates: autumn} ¦ # Monday⏎⏎- 09:00-10:20 Algebra {dates: 2026-09-01..2026-12-24}
    value-not-reminder ¦ tasks/a.md ¦ remind;soon ¦ - [ ] Call {due: 2026-11-20 15:00, remind: soon} ¦ - [ ] Call {due: 2026-11-20 15:00, remind: 15m}
    value-not-conversion ¦ foods/a.md ¦ conversions;a cup ¦ ---⏎conversions: [a cup]⏎--- ¦ ---⏎conversions: [1 cup = 120 g]⏎---
    end-before-start ¦ events/a.md ¦  ¦ ---⏎start: 2026-11-20 18:00⏎end: 2026-11-20 17:00⏎--- ¦ ---⏎start: 2026-11-20 18:00⏎end: 2026-11-20 19:00⏎---
    end-at-start ¦ events/a.md ¦  ¦ ---⏎start: 2026-11-20 18:00⏎end: 2026-11-20 18:00⏎--- ¦ ---⏎start: 2026-11-20 18:00⏎end: 2026-11-20 19:00⏎---
    end-without-start ¦ tasks/a.md ¦  ¦ - [ ] Paint {end: 2026-11-20 19:00} ¦ - [ ] Paint {start: 2026-11-20 18:00, end: 2026-11-20 19:00}
    end-other-kind ¦ events/a.md ¦  ¦ ---⏎start: 2026-11-20⏎end: 2026-11-20 19:00⏎--- ¦ ---⏎start: 2026-11-20 18:00⏎end: 2026-11-20 19:00⏎---
    event-without-start ¦ events/a.md ¦  ¦ # Choir ¦ ---⏎start: 2026-11-20 18:00⏎---⏎⏎# Choir
    zone-unknown ¦ events/a.md ¦ Europe/Lvov ¦ ---⏎start: 2026-11-20 18:00 [Europe/Lvov]⏎--- ¦ ---⏎start: 2026-11-20 18:00 [Europe/Kyiv]⏎---
    money-sign-missing ¦ money/2026-11.md ¦ 100 UAH ¦ - 2026-11-20 100 UAH bread ¦ - 2026-11-20 -100 UAH bread
    money-date-missing ¦ money/2026-11.md ¦  ¦ - -100 UAH bread ¦ - 2026-11-20 -100 UAH bread
    money-amount-missing ¦ money/2026-11.md ¦ bread ¦ - 2026-11-20 bread ¦ - 2026-11-20 -100 UAH bread
    money-decimals ¦ money/2026-11.md ¦ -0.123 UAH ¦ - 2026-11-20 -0.123 UAH bread ¦ - 2026-11-20 -0.12 UAH bread
    money-too-large ¦ money/2026-11.md ¦ -99999999999999999999 UAH ¦ - 2026-11-20 -99999999999999999999 UAH bread ¦ - 2026-11-20 -99.99 UAH bread
    money-currency-unknown ¦ money/2026-11.md ¦ QQQ ¦ - 2026-11-20 -100 QQQ bread ¦ - 2026-11-20 -100 UAH bread
    money-unit ¦ money/2026-11.md ¦ kg ¦ - 2026-11-20 -2 kg apples ¦ - 2026-11-20 -80 UAH apples
    money-braces-in-text ¦ money/2026-11.md ¦ account ¦ - 2026-11-20 -100 UAH bread {account: card} and milk ¦ - 2026-11-20 -100 UAH bread and milk {account: card}
    money-refund-minus ¦ money/2026-11.md ¦ -100 UAH ¦ - 2026-11-20 -100 UAH boots {refund: true} ¦ - 2026-11-20 +100 UAH boots {refund: true}
    money-transfer-currency ¦ money/2026-11.md ¦ card;EUR ¦ - 2026-11-20 -50 EUR card {account: cash, to: card} ¦ - 2026-11-20 -50 EUR card {account: cash, to: card, received: 2400 UAH}
    money-transfer-plus ¦ money/2026-11.md ¦ +500 UAH ¦ - 2026-11-20 +500 UAH savings {account: card, to: savings} ¦ - 2026-11-20 -500 UAH savings {account: card, to: savings}
    money-transfer-same ¦ money/2026-11.md ¦ card ¦ - 2026-11-20 -500 UAH savings {account: card, to: card} ¦ - 2026-11-20 -500 UAH savings {account: card, to: savings}
    money-received-wrong ¦ money/2026-11.md ¦ -480 UAH ¦ - 2026-11-20 -500 UAH savings {account: card, to: savings, received: -480 UAH} ¦ - 2026-11-20 -500 UAH savings {account: card, to: savings, received: 480 UAH}
    money-other-month ¦ money/2026-11.md ¦ 2026-12-01;2026-11 ¦ - 2026-12-01 -100 UAH bread ¦ - 2026-11-30 -100 UAH bread
    meal-date-first ¦ meals/a.md ¦ 2026-11-20 ¦ - dinner 2026-11-20 soup ¦ - 2026-11-20 dinner soup
    diary-without-date ¦ diary/a.md ¦  ¦ # A quiet day ¦ ---⏎date: 2026-11-20⏎---⏎⏎# A quiet day
    lesson-without-day ¦ timetable/a.md ¦  ¦ - 09:00-10:20 Algebra ¦ # Monday⏎⏎- 09:00-10:20 Algebra
    lesson-without-end ¦ timetable/a.md ¦ Algebra ¦ # Monday⏎⏎- 09:00 Algebra ¦ # Monday⏎⏎- 09:00-10:20 Algebra
    lesson-without-term ¦ timetable/a.md ¦ Algebra ¦ # Monday⏎⏎- 09:00-10:20 Algebra ¦ # Monday⏎⏎- 09:00-10:20 Algebra {dates: 2026-09-01..2026-12-24}
    lesson-week-outside-cycle ¦ timetable/a.md ¦ 5;4 ¦ # Monday⏎⏎- 09:00-10:20 Algebra {weeks: 5} ¦ # Monday⏎⏎- 09:00-10:20 Algebra {weeks: 4}
    lesson-room-unknown ¦ timetable/a.md ¦ 105-4 ¦ # Monday⏎⏎- 09:00-10:20 Algebra {room: 105-4} ¦ # Monday⏎⏎- 09:00-10:20 Algebra {room: 101-4}
    lesson-teacher-unknown ¦ timetable/a.md ¦ o-koval ¦ # Monday⏎⏎- 09:00-10:20 Algebra {teacher: o-koval} ¦ # Monday⏎⏎- 09:00-10:20 Algebra {teacher: a-sonechko}
    unknown-setting ¦ .vault/config.yaml ¦ curency ¦ curency: EUR ¦ currency: EUR
    bad-setting ¦ .vault/config.yaml ¦ week-start;firstday ¦ week-start: firstday ¦ week-start: monday
    setting-leaves-vault ¦ .vault/config.yaml ¦ default-list;../inbox.md ¦ default-list: ../inbox.md ¦ default-list: inbox.md
    recipe-break-is-setext ¦ recipes/a.md ¦  ¦ # Soup⏎⏎A soup for cold days⏎---⏎⏎- 2 beetroots⏎⏎---⏎⏎Boil. ¦ # Soup⏎⏎A soup for cold days⏎⏎---⏎⏎- 2 beetroots⏎⏎---⏎⏎Boil.
    recipe-text-in-ingredients ¦ recipes/a.md ¦  ¦ # Soup⏎⏎## Ingredients⏎⏎- 2 beetroots⏎⏎Small ones are sweeter.⏎⏎- 1 l water⏎⏎## Steps⏎⏎1. Boil. ¦ # Soup⏎⏎Small beetroots are sweeter.⏎⏎## Ingredients⏎⏎- 2 beetroots⏎- 1 l water⏎⏎## Steps⏎⏎1. Boil.
    recipe-without-ingredients ¦ recipes/a.md ¦  ¦ # Soup⏎⏎## Steps⏎⏎1. Boil. ¦ # Soup⏎⏎## Ingredients⏎⏎- 2 beetroots⏎⏎## Steps⏎⏎1. Boil.
    recipe-without-instructions ¦ recipes/a.md ¦  ¦ # Soup⏎⏎## Ingredients⏎⏎- 2 beetroots ¦ # Soup⏎⏎## Ingredients⏎⏎- 2 beetroots⏎⏎## Steps⏎⏎1. Boil.
    recipe-titles-differ ¦ recipes/a.md ¦ Borshch;Soup ¦ ---⏎title: Borshch⏎---⏎⏎# Soup⏎⏎## Ingredients⏎⏎- 2 beetroots⏎⏎## Steps⏎⏎1. Boil. ¦ # Borshch⏎⏎## Ingredients⏎⏎- 2 beetroots⏎⏎## Steps⏎⏎1. Boil.
    recipe-servings-differ ¦ recipes/a.md ¦ 4;6 servings ¦ ---⏎servings: 4⏎---⏎⏎# Soup⏎⏎**6 servings**⏎⏎---⏎⏎- 2 beetroots⏎⏎---⏎⏎Boil. ¦ # Soup⏎⏎**6 servings**⏎⏎---⏎⏎- 2 beetroots⏎⏎---⏎⏎Boil.
    recipe-amount-ambiguous ¦ recipes/a.md ¦ 1,200;1.2;1200 ¦ # Soup⏎⏎## Ingredients⏎⏎- 1,200 cups beetroot⏎⏎## Steps⏎⏎1. Boil. ¦ # Soup⏎⏎## Ingredients⏎⏎- 1.2 kg beetroot⏎⏎## Steps⏎⏎1. Boil.
    recipe-amount-too-large ¦ recipes/a.md ¦ 99999999999999999999 ¦ # Soup⏎⏎## Ingredients⏎⏎- 99999999999999999999 g beetroot⏎⏎## Steps⏎⏎1. Boil. ¦ # Soup⏎⏎## Ingredients⏎⏎- 500 g beetroot⏎⏎## Steps⏎⏎1. Boil.
    recipe-step-food-not-in-list ¦ recipes/a.md ¦ 2 tbsp;oil ¦ # Soup⏎⏎## Ingredients⏎⏎- 2 beetroots⏎⏎## Steps⏎⏎1. Fry in @oil{2%tbsp}. ¦ # Soup⏎⏎## Ingredients⏎⏎- 2 beetroots⏎- 2 tbsp oil⏎⏎## Steps⏎⏎1. Fry in @oil{2%tbsp}.
    recipe-step-more-than-list ¦ recipes/a.md ¦ 300 g;flour;200 g ¦ # Bread⏎⏎## Ingredients⏎⏎- 200 g flour⏎⏎## Steps⏎⏎1. Knead @flour{300%g}. ¦ # Bread⏎⏎## Ingredients⏎⏎- 300 g flour⏎⏎## Steps⏎⏎1. Knead @flour{300%g}.
    recipe-diet-contradicted ¦ recipes/a.md ¦ vegan;milk;milk ¦ ---⏎diets: [vegan]⏎---⏎⏎# Porridge⏎⏎## Ingredients⏎⏎- 200 ml milk⏎⏎## Steps⏎⏎1. Boil. ¦ ---⏎diets: [vegetarian]⏎---⏎⏎# Porridge⏎⏎## Ingredients⏎⏎- 200 ml milk⏎⏎## Steps⏎⏎1. Boil.
    recipe-diet-depends ¦ recipes/a.md ¦ vegan;honey;honey ¦ ---⏎diets: [vegan]⏎---⏎⏎# Porridge⏎⏎## Ingredients⏎⏎- 200 g oats⏎- 20 g honey {optional: true}⏎⏎## Steps⏎⏎1. Boil. ¦ ---⏎diets: [vegan]⏎---⏎⏎# Porridge⏎⏎## Ingredients⏎⏎- 200 g oats⏎⏎## Steps⏎⏎1. Boil.
    recipe-diet-traces ¦ recipes/a.md ¦ nut-free;chocolate (may contain nuts);nuts, peanuts ¦ ---⏎diets: [nut-free]⏎---⏎⏎# Porridge⏎⏎## Ingredients⏎⏎- 200 g oats⏎- 20 g chocolate (may contain nuts)⏎⏎## Steps⏎⏎1. Boil. ¦ ---⏎diets: [nut-free]⏎---⏎⏎# Porridge⏎⏎## Ingredients⏎⏎- 200 g oats⏎⏎## Steps⏎⏎1. Boil.
    recipe-diet-unproved ¦ recipes/a.md ¦ nut-free;blorp ¦ ---⏎diets: [nut-free]⏎---⏎⏎# Soup⏎⏎## Ingredients⏎⏎- 100 g blorp⏎⏎## Steps⏎⏎1. Boil. ¦ ---⏎diets: [nut-free]⏎---⏎⏎# Soup⏎⏎## Ingredients⏎⏎- 100 g blorp {food: "[[beetroot]]"}⏎⏎## Steps⏎⏎1. Boil.
    recipe-allergen-unnamed ¦ recipes/a.md ¦ milk;milk ¦ ---⏎allergens: [nuts]⏎---⏎⏎# Porridge⏎⏎## Ingredients⏎⏎- 200 ml milk⏎⏎## Steps⏎⏎1. Boil. ¦ ---⏎allergens: [nuts, milk]⏎---⏎⏎# Porridge⏎⏎## Ingredients⏎⏎- 200 ml milk⏎⏎## Steps⏎⏎1. Boil.
    recipe-public-unapproved ¦ recipes/a.md ¦ draft ¦ ---⏎public: true⏎status: draft⏎--- ¦ ---⏎public: true⏎status: approved⏎---
    recipe-without-servings ¦ recipes/a.md ¦  ¦ # Soup⏎⏎## Ingredients⏎⏎- 2 beetroots⏎⏎## Steps⏎⏎1. Boil. ¦ ---⏎servings: 4⏎---⏎⏎# Soup⏎⏎## Ingredients⏎⏎- 2 beetroots⏎⏎## Steps⏎⏎1. Boil.
    recipe-servings-no-number ¦ recipes/a.md ¦ many ¦ ---⏎servings: many⏎--- ¦ ---⏎servings: 8 pancakes⏎---
    recipe-unwritten ¦ recipes/a.md ¦  ¦ # Soup⏎⏎## Ingredients⏎⏎- …⏎⏎## Steps⏎⏎1. … ¦ # Soup⏎⏎## Ingredients⏎⏎- 2 beetroots⏎⏎## Steps⏎⏎1. Boil.
    recipe-food-unknown ¦ recipes/a.md ¦ blorp;1 ¦ # Soup⏎⏎## Ingredients⏎⏎- 100 g blorp⏎⏎## Steps⏎⏎1. Boil. ¦ # Soup⏎⏎## Ingredients⏎⏎- 100 g blorp {food: "[[beetroot]]"}⏎⏎## Steps⏎⏎1. Boil.
    recipe-food-doubtful ¦ recipes/a.md ¦ cream cheese sauce;1;cheese ¦ # Soup⏎⏎## Ingredients⏎⏎- 100 g cream cheese sauce⏎⏎## Steps⏎⏎1. Boil. ¦ # Soup⏎⏎## Ingredients⏎⏎- 100 g cream cheese sauce {food: "[[cream-cheese]]"}⏎⏎## Steps⏎⏎1. Boil.
    link-dangling ¦ notes/a.md ¦ bosrhch ¦ See [[bosrhch]]. ¦ See [[borshch]].
    link-ambiguous ¦ notes/a.md ¦ soup;cold/soup.md, warm/soup.md ¦ See [[soup]]. ¦ See [[warm/soup]].
    link-file-missing ¦ notes/a.md ¦ phtoo.jpg ¦ ![](phtoo.jpg) ¦ ![](photo.jpg)
    alias-ambiguous ¦ notes/a.md ¦ Soup;cold/soup.md, warm/soup.md ¦ ---⏎aliases: [Soup]⏎--- ¦ ---⏎aliases: [Cold soup]⏎---
    uid-duplicate ¦ events/a.md ¦ 7f3a@calendar;events/b.md ¦ ---⏎start: 2026-11-20⏎uid: 7f3a@calendar⏎--- ¦ ---⏎start: 2026-11-20⏎uid: 8b4c@calendar⏎---
    list-query-unread ¦ lists/a.md ¦ tipe ¦ ---⏎query: tipe:task⏎--- ¦ ---⏎query: type:task⏎---
    list-topic-unknown ¦ lists/a.md ¦ gardening things ¦ ---⏎topic: gardening things⏎--- ¦ ---⏎topic: "#garden"⏎---
    list-unknown ¦ tasks/a.md ¦ Hoem ¦ - [ ] Buy salt {list: Hoem} ¦ - [ ] Buy salt {list: Home}
    default-note-unknown ¦ .vault/config.yaml ¦ default-pantry;cupbord ¦ default-pantry: cupbord ¦ default-pantry: pantry/cupboard.md
    default-list-unknown ¦ .vault/config.yaml ¦ lists/inbx.md ¦ default-list: lists/inbx.md ¦ default-list: lists/inbox.md
    list-query-reversed ¦ lists/a.md ¦ 2026-12-01..2026-11-01 ¦ ---⏎query: due:2026-12-01..2026-11-01⏎--- ¦ ---⏎query: due:2026-11-01..2026-12-01⏎---
    repeat-unread ¦ tasks/a.md ¦ blue ¦ - [ ] Water {due: 2026-11-20, repeat: every blue moon} ¦ - [ ] Water {due: 2026-11-20, repeat: every month}
    repeat-never ¦ tasks/a.md ¦  ¦ - [ ] Water {due: 2026-11-20, repeat: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"} ¦ - [ ] Water {due: 2026-11-20, repeat: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28"}
    repeat-all-excepted ¦ tasks/a.md ¦  ¦ - [ ] Water {due: 2026-11-20, repeat: daily, count: 1, except: 2026-11-20} ¦ - [ ] Water {due: 2026-11-20, repeat: daily, except: 2026-11-21}
    repeat-said-twice ¦ tasks/a.md ¦ until ¦ - [ ] Water {due: 2026-11-20, repeat: daily until 2026-12-01, until: 2026-12-01} ¦ - [ ] Water {due: 2026-11-20, repeat: daily, until: 2026-12-01}
    repeat-two-ends ¦ tasks/a.md ¦  ¦ - [ ] Water {due: 2026-11-20, repeat: daily, until: 2026-12-01, count: 5} ¦ - [ ] Water {due: 2026-11-20, repeat: daily, count: 5}
    repeat-needs-time ¦ tasks/a.md ¦  ¦ - [ ] Drops {due: 2026-11-20, repeat: every 6 hours} ¦ - [ ] Drops {due: 2026-11-20 08:00, repeat: every 6 hours}
    repeat-date ¦ tasks/a.md ¦ someday ¦ - [ ] Water {due: 2026-11-20, repeat: daily, except: someday} ¦ - [ ] Water {due: 2026-11-20, repeat: daily, except: 2026-11-25}
    repeat-without-date ¦ tasks/a.md ¦  ¦ - [ ] Water {repeat: every week} ¦ - [ ] Water {due: 2026-11-20, repeat: every week}
    repeat-with-date ¦ tasks/a.md ¦  ¦ - [ ] Gym {due: 2026-11-20, repeat: 3 times a week} ¦ - [ ] Gym {repeat: 3 times a week}
    repeat-start-outside ¦ tasks/a.md ¦ 2026-11-20;2026-11-23 ¦ - [ ] Water {due: 2026-11-20, repeat: every monday} ¦ - [ ] Water {due: 2026-11-23, repeat: every monday}
    depends-circle ¦ tasks/a.md ¦ Paint → Sand → Paint ¦ - [ ] Paint {id: paint, depends: sand}⏎- [ ] Sand {id: sand, depends: paint} ¦ - [ ] Paint {id: paint, depends: sand}⏎- [ ] Sand {id: sand}
    depends-no-task ¦ tasks/a.md ¦ sadn ¦ - [ ] Paint {depends: sadn}⏎- [ ] Sand {id: sand} ¦ - [ ] Paint {depends: sand}⏎- [ ] Sand {id: sand}
    file-unreadable ¦ notes/a.md ¦ not-utf-8 ¦ caf\xe9 ¦ café
    folder-unreadable ¦ notes/a.md ¦ no-permission ¦ chmod 000 notes ¦ chmod 755 notes
    """#
}
