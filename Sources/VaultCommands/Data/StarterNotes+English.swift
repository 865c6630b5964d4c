extension StarterVault {
  /// The notes in English.
  static let english = StarterVault(
    notes: [
      (
        "welcome.md",
        """
        # Welcome

        This folder is a vault: plain text that you edit in any editor, and that `vault` reads.
        Nothing here is special; change it, or delete it and begin with your own.

        - [[borshch]] is a recipe, and [[beetroot]] one of its foods.
        - [[plant-tulips]] is a task of its own; [[home]] is a list of small ones.
        - [[kitchen]] tells what there is, [[market]] what to buy, [[week-47]] what to cook.
        - [[2026-11-20]] is a day of a diary, and [[theatre]] an evening to look forward to.

        A folder's name says what its notes are; `type:` in a note says it too. #start
        """
      ),
      (
        "recipes/borshch.md",
        """
        ---
        servings: 4
        time: {prep: 30m, cook: 1h30m}
        category: Soup
        difficulty: medium
        chef: "[[grandmother]]"
        tags: [ukrainian, winter]
        ---

        # Borshch

        Better on the second day.

        ## Ingredients

        - 600 g beef on the bone
        - 2.5 l water
        - 3 beetroots
        - 4 potatoes
        - 1/2 cabbage
        - 2 tbsp tomato paste
        - salt to taste

        ## Steps

        1. Simmer the beef in the water for an hour.
        2. Stew the grated beetroots with the tomato paste.
        3. Add the potatoes and the cabbage, then the beetroots. Cook for 20 minutes more and salt.
        """
      ),
      (
        "chefs/grandmother.md",
        """
        ---
        name: Grandmother
        bio: Cooks without a scale, and never the same twice.
        ---
        """
      ),
      (
        "foods/beetroot.md",
        """
        ---
        names:
          en: [beetroot, beetroots, beet, beets]
        aisle: Vegetables
        conversions:
          - 1 piece = 150 g
        ---

        # Beetroot
        """
      ),
      (
        "collections/winter-soups.md",
        """
        # Winter soups

        - [[borshch]] for a Sunday
        """
      ),
      (
        "pantry/kitchen.md",
        """
        # Kitchen

        - *3 kg* potatoes {place: cellar}
        - *2* beetroots {place: fridge, expires: 2026-12-01}
        - *1 can* tomato paste {expires: 2027-08-31}
        """
      ),
      (
        "shopping/market.md",
        """
        # Market

        ## Vegetables

        - [ ] *1* cabbage {from: "[[borshch]]", for: 2026-11-22}
        - [x] *1 kg* carrots

        ## Meat

        - [ ] *600 g* beef on the bone {from: "[[borshch]]", for: 2026-11-22}
        """
      ),
      (
        "meals/week-47.md",
        """
        # Meals, 16–22 November

        - 2026-11-21 19:00 dinner potatoes with whatever there is
        - 2026-11-22 13:00 lunch [[borshch]] {servings: 6}
        """
      ),
      (
        "tasks/plant-tulips.md",
        """
        ---
        status: open
        due: 2026-11-22
        duration: 1h
        priority: medium
        list: Home
        ---

        # Plant the tulips

        Before the ground freezes. The bulbs are in the cellar.
        """
      ),
      (
        "lists/home.md",
        """
        # Home

        - [ ] 2026-11-21 call the chimney sweep {duration: 10m}
        - [ ] water the plants {repeat: every 3 days, due: 2026-11-23}
        - [ ] sew the button on #clothes
        - [x] change the bulb in the hall
        """
      ),
      (
        "events/theatre.md",
        """
        ---
        start: 2026-11-21 19:00
        end: 2026-11-21 21:30
        location: the old theatre
        remind: [1d, 2h]
        ---

        # Theatre

        Two tickets, in the drawer.
        """
      ),
      (
        "diary/2026/2026-11-20.md",
        """
        ---
        mood: happy
        energy: 4
        ---

        - 09:40 slept well {mood: happy, energy: 4}
        - 18:15 a long walk home {mood: very-happy, energy: 3}

        The first snow, and it stayed until noon.
        """
      ),
      (
        "timetable/language-course.md",
        """
        ---
        owner: {group: evening-group}
        term: 2026-09-01..2026-12-24
        anchor: 2026-09-01
        cycle: 2
        ---

        # Language course

        ## Tuesday

        - 18:00-19:20 Grammar {room: 12, teacher: marta}

        ## Thursday

        - 18:00-19:20 Conversation {weeks: [1], room: 12}
        """
      ),
      (
        "groups/evening-group.md",
        """
        # The evening group

        Nine of us, with [[marta]] in room [[12]].
        """
      ),
      (
        "teachers/marta.md",
        """
        # Marta
        """
      ),
      (
        "rooms/12.md",
        """
        ---
        floor: 1
        capacity: 16
        ---

        # Room 12
        """
      ),
      (
        "money/2026-11.md",
        """
        # November 2026

        - 2026-11-02 +32000.00 UAH Salary #income {account: card}
        - 2026-11-19 -249.90 UAH Groceries #food {account: cash}
        - 2026-11-20 -600.00 UAH Theatre tickets #fun {account: card}
        """
      ),
    ],
    calls: [
      ["search", "soup"], ["search", "type:task status:open", "--sort", "due"], ["show", "borshch"],
      ["scale", "borshch", "--servings", "6"], ["check"],
    ])
}
