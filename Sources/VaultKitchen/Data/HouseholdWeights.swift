/// What household measures of foods weigh: one line a food, `number | description | measure = grams; measure = grams`.
///
/// The number is the food's in the database and stands for the source in answers; measures are US ones (a cup is
/// 236.5882365 ml) and are copied as the database has them. Of measures in one unit the first is the usual one.
///
/// Origin: USDA National Nutrient Database for Standard Reference, release 26 (2013), files FOOD_DES and WEIGHT,
/// Agricultural Research Service.
/// Licence: public domain (a work of the United States government; CC0).
/// Selection: for the foods of ``BuiltInFoods``; measures that no recipe counts in (wedges, spears, yields) are left out,
/// and so are those of a food in one state whose density is more than a tenth off that of its larger measures (the database
/// weighs spoons to a gram); the order within a line is ours. One measure is worked out: a head of garlic has 10 to 12 of
/// the database's cloves.
enum HouseholdWeights {
  static let table = #"""
    1003 | Butter oil, anhydrous | 1 cup = 205; 1 tbsp = 12.8
    1004 | Cheese, blue | 1 cup, crumbled, not packed = 135
    1009 | Cheese, cheddar | 1 cup, shredded = 113; 1 cup, diced = 132; 1 slice (1 oz) = 28
    1012 | Cheese, cottage, creamed, large or small curd | 1 cup, large curd (not packed) = 210; 1 cup, small curd (not packed) = 225
    1017 | Cheese, cream | 1 cup = 232; 1 tbsp = 14.5; 1 tbsp, whipped = 10
    1019 | Cheese, feta | 1 cup, crumbled = 150
    1023 | Cheese, gruyere | 1 cup, shredded = 108; 1 cup, diced = 132; 1 slice (1 oz) = 28
    1025 | Cheese, monterey | 1 cup, shredded = 113; 1 cup, diced = 132; 1 slice (1 oz) = 28
    1026 | Cheese, mozzarella, whole milk | 1 cup, shredded = 112; 6 slices = 170
    1032 | Cheese, parmesan, grated | 1 cup = 100
    1036 | Cheese, ricotta, whole milk | 0.5 cup = 124; 1 cup = 246
    1049 | Cream, fluid, half and half | 1 cup = 242; 1 tbsp = 15
    1053 | Cream, fluid, heavy whipping | 1 cup, whipped = 120; 1 tbsp = 15
    1056 | Cream, sour, cultured | 1 cup = 230
    1077 | Milk, whole, 3.25% milkfat, with added vitamin D | 1 cup = 244; 1 tbsp = 15
    1088 | Milk, buttermilk, fluid, cultured, lowfat | 1 cup = 245
    1090 | Milk, dry, whole, with added vitamin D | 1 cup = 128; 0.25 cup = 32
    1095 | Milk, canned, condensed, sweetened | 1 cup = 306
    1114 | Whey, sweet, fluid | 1 cup = 246
    1123 | Egg, whole, raw, fresh | 1 cup (4.86 large eggs) = 243; 1 large = 50; 1 extra large = 56; 1 medium = 44; 1 small = 38
    1124 | Egg, white, raw, fresh | 1 cup = 243; 1 large = 33
    1125 | Egg, yolk, raw, fresh | 1 cup = 243; 1 large = 17
    1145 | Butter, without salt | 1 cup = 227; 1 tbsp = 14.2; 1 stick = 113
    1214 | Milk, canned, evaporated, without added vitamin A and vitamin D | 1 cup = 252; 0.5 cup = 126
    2001 | Spices, allspice, ground | 1 tbsp = 6; 1 tsp = 1.9
    2002 | Spices, anise seed | 1 tbsp, whole = 6.7; 1 tsp, whole = 2.1
    2003 | Spices, basil, dried | 1 tbsp, leaves = 2.1; 1 tbsp, ground = 4.5; 1 tsp, leaves = 0.7; 1 tsp, ground = 1.4
    2004 | Spices, bay leaf | 1 tbsp, crumbled = 1.8; 1 tsp, crumbled = 0.6
    2005 | Spices, caraway seed | 1 tbsp = 6.7; 1 tsp = 2.1
    2006 | Spices, cardamom | 1 tbsp, ground = 5.8; 1 tsp, ground = 2
    2009 | Spices, chili powder | 1 tbsp = 8; 1 tsp = 2.7
    2010 | Spices, cinnamon, ground | 1 tbsp = 7.8; 1 tsp = 2.6
    2011 | Spices, cloves, ground | 1 tbsp = 6.5; 1 tsp = 2.1
    2013 | Spices, coriander seed | 1 tbsp = 5; 1 tsp = 1.8
    2014 | Spices, cumin seed | 1 tbsp, whole = 6; 1 tsp, whole = 2.1
    2015 | Spices, curry powder | 1 tbsp = 6.3; 1 tsp = 2
    2017 | Spices, dill weed, dried | 1 tbsp = 3.1; 1 tsp = 1
    2018 | Spices, fennel seed | 1 tbsp, whole = 5.8; 1 tsp, whole = 2
    2019 | Spices, fenugreek seed | 1 tbsp = 11.1; 1 tsp = 3.7
    2020 | Spices, garlic powder | 1 tbsp = 9.7; 1 tsp = 3.1
    2021 | Spices, ginger, ground | 1 tbsp = 5.2; 1 tsp = 1.8
    2023 | Spices, marjoram, dried | 1 tbsp = 1.7; 1 tsp = 0.6
    2024 | Spices, mustard seed, ground | 1 tbsp = 6.3; 1 tsp = 2
    2025 | Spices, nutmeg, ground | 1 tbsp = 7; 1 tsp = 2.2
    2026 | Spices, onion powder | 1 tbsp = 6.9; 1 tsp = 2.4
    2027 | Spices, oregano, dried | 1 tsp, leaves = 1; 1 tsp, ground = 1.8
    2028 | Spices, paprika | 1 tbsp = 6.8; 1 tsp = 2.3
    2029 | Spices, parsley, dried | 1 tbsp = 1.6; 1 tsp = 0.5
    2030 | Spices, pepper, black | 1 tbsp, ground = 6.9; 1 tsp, ground = 2.3
    2031 | Spices, pepper, red or cayenne | 1 tbsp = 5.3; 1 tsp = 1.8
    2032 | Spices, pepper, white | 1 tbsp, ground = 7.1; 1 tsp, ground = 2.4
    2033 | Spices, poppy seed | 1 tbsp = 8.8; 1 tsp = 2.8
    2036 | Spices, rosemary, dried | 1 tbsp = 3.3; 1 tsp = 1.2
    2037 | Spices, saffron | 1 tbsp = 2.1; 1 tsp = 0.7
    2038 | Spices, sage, ground | 1 tbsp = 2; 1 tsp = 0.7
    2041 | Spices, tarragon, dried | 1 tbsp, leaves = 1.8; 1 tbsp, ground = 4.8; 1 tsp, leaves = 0.6; 1 tsp, ground = 1.6
    2042 | Spices, thyme, dried | 1 tbsp, leaves = 2.7; 1 tbsp, ground = 4.3; 1 tsp, ground = 1.4
    2043 | Spices, turmeric, ground | 1 tbsp = 9.4; 1 tsp = 3
    2044 | Basil, fresh | 0.25 cup, leaves, whole = 6; 2 tbsp, chopped = 5.3; 5 leaves = 2.5
    2045 | Dill weed, fresh | 1 cup, sprigs = 8.9; 5 sprigs = 1
    2046 | Mustard, prepared, yellow | 1 cup = 249; 1 tsp or 1 packet = 5
    2047 | Salt, table | 1 cup = 292; 1 tbsp = 18; 1 tsp = 6
    2048 | Vinegar, cider | 1 cup = 239; 1 tbsp = 14.9; 1 tsp = 5
    2049 | Thyme, fresh | 1 tsp = 0.8; 0.5 tsp = 0.4
    2050 | Vanilla extract | 1 cup = 208; 1 tbsp = 13; 1 tsp = 4.2
    2053 | Vinegar, distilled | 1 cup = 238; 1 tbsp = 14.9; 1 tsp = 5
    2054 | Capers, canned | 1 tbsp, drained = 8.6
    2055 | Horseradish, prepared | 1 tbsp = 15; 1 tsp = 5
    2063 | Rosemary, fresh | 1 tbsp = 1.7
    2064 | Peppermint, fresh | 2 tbsp = 3.2; 2 leaves = 0.1
    2068 | Vinegar, red wine | 1 cup = 239; 1 tbsp = 14.9; 1 tsp = 5
    2069 | Vinegar, balsamic | 1 cup = 255; 1 tbsp = 16; 1 tsp = 5.3
    4002 | Lard | 1 cup = 205; 1 tbsp = 12.8
    4025 | Salad dressing, mayonnaise, regular | 1 cup = 220; 1 tbsp = 13.8; 1 packet = 10
    4042 | Oil, peanut, salad or cooking | 1 cup = 216; 1 tbsp = 13.5; 1 tsp = 4.5
    4047 | Oil, coconut | 1 cup = 218; 1 tbsp = 13.6; 1 tsp = 4.5
    4053 | Oil, olive, salad or cooking | 1 cup = 216; 1 tbsp = 13.5; 1 tsp = 4.5
    4058 | Oil, sesame, salad or cooking | 1 cup = 218; 1 tbsp = 13.6; 1 tsp = 4.5
    4060 | Oil, sunflower, linoleic (less than 60%) | 1 cup = 218; 1 tbsp = 13.6; 1 tsp = 4.5
    4528 | Oil, walnut | 1 cup = 218; 1 tbsp = 13.6; 1 tsp = 4.5
    4582 | Oil, canola | 1 cup = 218; 1 tbsp = 14; 1 tsp = 4.5
    4610 | Margarine, regular, 80% fat, composite, stick, with salt | 1 cup = 227; 1 tbsp = 14; 1 tsp = 4.7; 1 stick = 113
    4615 | Shortening, vegetable, household, composite | 1 cup = 205; 1 tbsp = 12.8
    6150 | Sauce, barbecue | 0.5 cup = 143; 1 cup = 279; 1 tbsp = 17
    6164 | Sauce, salsa, ready-to-serve | 0.5 cup = 130; 1 cup = 259
    6168 | Sauce, ready-to-serve, pepper or hot | 1 tsp = 4.7; 0.25 tsp = 1.2
    6170 | Soup, stock, beef, home-prepared | 1 cup = 240
    6172 | Soup, stock, chicken, home-prepared | 1 cup = 240
    6174 | Soup, stock, fish, home-prepared | 1 cup = 233
    6175 | Sauce, hoisin, ready-to-serve | 1 tbsp = 16
    6176 | Sauce, oyster, ready-to-serve | 1 tbsp = 18
    6179 | Sauce, fish, ready-to-serve | 1 tbsp = 18
    6971 | Sauce, worcestershire | 1 cup = 275; 1 tbsp = 17
    7029 | Ham, sliced, regular (approximately 11% fat) | 1 slice = 28
    7072 | Salami, dry or hard, pork, beef | 1 slice = 9.8
    8037 | Cereals ready-to-eat, granola, homemade | 1 cup = 122
    9003 | Apples, raw, with skin | 1 cup, slices = 109; 1 medium (3" dia) = 182; 1 large (3-1/4" dia) = 223; 1 small (2-3/4" dia) = 149; 1 extra small (2-1/2" dia) = 101
    9021 | Apricots, raw | 1 cup, halves = 155; 1 cup, sliced = 165; 1 apricot = 35
    9032 | Apricots, dried, sulfured, uncooked | 1 cup, halves = 130
    9037 | Avocados, raw, all commercial varieties | 1 cup, cubes = 150; 1 cup, pureed = 230; 1 cup, sliced = 146; 1 avocado, NS as to Florida or California = 201
    9040 | Bananas, raw | 1 cup, mashed = 225; 1 cup, sliced = 150; 1 medium (7" to 7-7/8" long) = 118; 1 extra small (less than 6" long) = 81; 1 small (6" to 6-7/8" long) = 101; 1 large (8" to 8-7/8" long) = 136; 1 extra large (9" or longer) = 152
    9042 | Blackberries, raw | 1 cup = 144
    9050 | Blueberries, raw | 1 cup = 148
    9063 | Cherries, sour, red, raw | 1 cup, without pits = 155
    9070 | Cherries, sweet, raw | 1 cup, without pits = 154; 1 cherry = 8.2
    9078 | Cranberries, raw | 1 cup, chopped = 110; 1 cup, whole = 100
    9079 | Cranberries, dried, sweetened | 0.33 cup = 40
    9084 | Currants, red and white, raw | 1 cup = 112
    9087 | Dates, deglet noor | 1 cup, chopped = 147; 1 date, pitted = 7.1
    9089 | Figs, raw | 1 medium (2-1/4" dia) = 50; 1 large (2-1/2" dia) = 64; 1 small (1-1/2" dia) = 40
    9107 | Gooseberries, raw | 1 cup = 150
    9111 | Grapefruit, raw, pink and red and white, all areas | 1 cup, sections, with juice = 230; 0.5 medium (approx 4" dia) = 128; 0.5 large (approx 4-1/2" dia) = 166; 0.5 small (approx 3-1/2" dia) = 100
    9132 | Grapes, red or green (European type, such as Thompson seedless), raw | 1 cup = 151
    9148 | Kiwifruit, green, raw | 1 cup, sliced = 180; 1 fruit (2" dia) = 69
    9150 | Lemons, raw, without peel | 1 cup, sections = 212; 1 fruit (2-1/8" dia) = 58; 1 fruit (2-3/8" dia) = 84
    9152 | Lemon juice, raw | 1 cup = 244
    9156 | Lemon peel, raw | 1 tbsp = 6; 1 tsp = 2
    9159 | Limes, raw | 1 fruit (2" dia) = 67
    9160 | Lime juice, raw | 1 cup = 242
    9176 | Mangos, raw | 1 cup, pieces = 165
    9181 | Melons, cantaloupe, raw | 1 cup, diced = 156; 1 cup, cubes = 160; 1 cup, balls = 177; 1 melon, large (about 6-1/2" dia) = 814; 1 melon, medium (about 5" dia) = 552; 1 melon, small (about 4-1/4" dia) = 441; 10 cantaloupe balls = 138
    9191 | Nectarines, raw | 1 cup, slices = 143; 1 medium (2-1/2" dia) = 142; 1 small (2-1/3" dia) = 129; 1 large (2-3/4" dia) = 156
    9193 | Olives, ripe, canned (small-extra large) | 1 tbsp = 8.4; 1 large = 4.4; 1 small = 3.2
    9200 | Oranges, raw, all commercial varieties | 1 cup, sections = 180; 1 fruit (2-5/8" dia) = 131; 1 large (3-1/16" dia) = 184; 1 small (2-3/8" dia) = 96
    9206 | Orange juice, raw | 1 cup = 248
    9216 | Orange peel, raw | 1 tbsp = 6; 1 tsp = 2
    9218 | Tangerines, (mandarin oranges), raw | 1 cup, sections = 195; 1 medium (2-1/2" dia) = 88; 1 small (2-1/4" dia) = 76; 1 large (2-3/4" dia) = 120
    9236 | Peaches, raw | 1 cup, slices = 154; 1 medium (2-2/3" dia) = 150; 1 small (2-1/2" dia) = 130; 1 large (2-3/4" dia) = 175; 1 extra large (3" dia) = 224
    9252 | Pears, raw | 1 cup, cubes = 161; 1 cup, slices = 140; 1 medium = 178; 1 small = 148; 1 large = 230
    9263 | Persimmons, japanese, raw | 1 fruit (2-1/2" dia) = 168
    9266 | Pineapple, raw, all varieties | 1 cup, chunks = 165; 1 fruit = 905; 1 slice (4-2/3" dia x 3/4" thick) = 166; 1 slice (3-1/2" dia x 3/4" thick) = 84; 1 slice, thin (3-1/2" dia x 1/2" thick) = 56
    9279 | Plums, raw | 1 cup, sliced = 165; 1 fruit (2-1/8" dia) = 66
    9286 | Pomegranates, raw | 0.5 cup, arils (seed/juice sacs) = 87; 1 pomegranate (4" dia) = 282
    9298 | Raisins, seedless | 1 cup (not packed) = 145; 1 cup, packed = 165
    9302 | Raspberries, raw | 1 cup = 123
    9307 | Rhubarb, raw | 1 cup, diced = 122; 1 stalk = 51
    9316 | Strawberries, raw | 1 cup, whole = 144; 1 cup, halves = 152; 1 cup, pureed = 232; 1 cup, sliced = 166; 1 medium (1-1/4" dia) = 12; 1 extra large (1-5/8" dia) = 27; 1 large (1-3/8" dia) = 18; 1 small (1" dia) = 7
    9326 | Watermelon, raw | 1 cup, diced = 152; 1 cup, balls = 154; 1 melon (15" long x 7-1/2" dia) = 4518; 10 watermelon balls = 122
    9402 | Applesauce, canned, sweetened, with salt | 1 cup = 255
    10123 | Pork, cured, bacon, unprepared | 1 slice raw = 28
    11007 | Artichokes, (globe or french), raw | 1 artichoke, medium = 128; 1 artichoke, large = 162
    11011 | Asparagus, raw | 1 cup = 134
    11043 | Mung beans, mature seeds, sprouted, raw | 1 cup = 104
    11052 | Beans, snap, green, raw | 1 cup 1/2" pieces = 100
    11080 | Beets, raw | 1 cup = 136; 1 beet (2" dia) = 82
    11090 | Broccoli, raw | 1 cup, chopped = 91; 0.5 cup, chopped or diced = 44; 1 bunch = 608; 1 stalk = 151
    11098 | Brussels sprouts, raw | 1 cup = 88; 1 sprout = 19
    11109 | Cabbage, raw | 1 cup, shredded = 70; 1 cup, chopped = 89; 1 head, large (about 7" dia) = 1248; 1 leaf, large = 33; 1 head, medium (about 5-3/4" dia) = 908; 1 leaf, medium = 23; 1 head, small (about 4-1/2" dia) = 714; 1 leaf = 15
    11112 | Cabbage, red, raw | 1 cup, shredded = 70; 1 cup, chopped = 89; 1 head, large (about 5-1/2" dia) = 1134; 1 leaf = 23; 1 head, medium (about 5" dia) = 839; 1 head, small (4" dia) = 567
    11116 | Cabbage, chinese (pak-choi), raw | 1 cup, shredded = 70; 1 head = 840; 1 leaf = 14
    11119 | Cabbage, chinese (pe-tsai), raw | 1 cup, shredded = 76
    11124 | Carrots, raw | 1 cup, grated = 110; 1 cup, chopped = 128; 1 cup, strips or slices = 122; 1 medium = 61; 1 large (7-1/4" to 8-/1/2" long) = 72; 1 small (5-1/2" long) = 50; 1 slice = 3
    11135 | Cauliflower, raw | 1 cup, chopped (1/2" pieces) = 107; 1 head medium (5-6" dia.) = 588; 1 head large (6-7" dia.) = 840; 1 head small (4" dia.) = 265
    11141 | Celeriac, raw | 1 cup = 156
    11143 | Celery, raw | 1 cup, chopped = 101; 1 stalk, large (11"-12" long) = 64; 1 stalk, medium (7-1/2" - 8" long) = 40; 1 stalk, small (5" long) = 17
    11147 | Chard, swiss, raw | 1 cup = 36; 1 leaf = 48
    11156 | Chives, raw | 1 tbsp chopped = 3; 1 tsp chopped = 1
    11165 | Coriander (cilantro) leaves, raw | 0.25 cup = 4; 9 sprigs = 20
    11167 | Corn, sweet, yellow, raw | 1 cup = 145; 1 ear, small (5-1/2" to 6-1/2" long) = 73
    11172 | Corn, sweet, yellow, canned, whole kernel, drained solids | 1 cup = 164
    11205 | Cucumber, with peel, raw | 0.5 cup, slices = 52; 1 cucumber (8-1/4") = 301
    11209 | Eggplant, raw | 1 cup, cubes = 82
    11215 | Garlic, raw | 1 cup = 136; 1 tsp = 2.8; 1 clove = 3; 3 cloves = 9; 1 head, 11 cloves = 33
    11216 | Ginger root, raw | 0.25 cup, slices (1" dia) = 24; 1 tsp = 2; 5 slices (1" dia) = 11
    11233 | Kale, raw | 1 cup, chopped = 67
    11238 | Mushrooms, shiitake, raw | 1 piece whole = 19
    11239 | Mushrooms, Chanterelle, raw | 1 cup = 54; 1 piece = 5.4
    11241 | Kohlrabi, raw | 1 cup = 135; 1 slice = 16
    11246 | Leeks, (bulb and lower leaf-portion), raw | 1 cup = 89; 1 leek = 89; 1 slice = 6
    11251 | Lettuce, cos or romaine, raw | 1 cup, shredded = 47; 1 leaf inner = 6; 1 leaf outer = 28; 1 head = 626
    11260 | Mushrooms, white, raw | 0.5 cup, pieces = 35; 1 cup, pieces or slices = 70; 1 cup, whole = 96; 1 medium = 18; 1 large = 23; 1 small = 10; 1 slice = 6
    11265 | Mushrooms, portabella, raw | 1 cup, diced = 86; 1 piece whole = 84
    11266 | Mushrooms, brown, italian, or crimini, raw | 1 cup, sliced = 72; 1 cup, whole = 87; 1 piece whole = 20
    11278 | Okra, raw | 1 cup = 100
    11282 | Onions, raw | 1 cup, chopped = 160; 1 cup, sliced = 115; 1 tbsp chopped = 10; 1 medium (2-1/2" dia) = 110; 1 large = 150; 1 small = 70; 1 slice, large (1/4" thick) = 38; 1 slice, medium (1/8" thick) = 14; 1 slice, thin = 9
    11291 | Onions, spring or scallions (includes tops and bulb), raw | 1 cup, chopped = 100; 1 tbsp chopped = 6; 1 medium (4-1/8" long) = 15; 1 large = 25; 1 small (3" long) = 5
    11297 | Parsley, fresh | 1 cup, chopped = 60; 1 tbsp = 3.8; 10 sprigs = 10
    11298 | Parsnips, raw | 1 cup, slices = 133
    11304 | Peas, green, raw | 1 cup = 145
    11352 | Potato, flesh and skin, raw | 0.5 cup, diced = 75; 1 potato medium (2-1/4" to 3-1/4" dia) = 213; 1 potato large (3" to 4-1/4" dia) = 369; 1 potato small (1-3/4" to 2-1/2" dia) = 170
    11413 | Potato flour | 1 cup = 160
    11422 | Pumpkin, raw | 1 cup (1" cubes) = 116
    11429 | Radishes, raw | 1 cup, slices = 116; 0.5 cup, slices = 58; 1 medium (3/4" to 1" dia) = 4.5; 1 large (1" to 1-1/4" dia) = 9; 1 small = 2; 1 slice = 1
    11439 | Sauerkraut, canned, solids and liquids | 1 cup = 142; 1 cup, undrained = 236
    11457 | Spinach, raw | 1 cup = 30; 1 bunch = 340; 1 leaf = 10
    11477 | Squash, summer, zucchini, includes skin, raw | 1 cup, chopped = 124; 1 cup, sliced = 113; 1 medium = 196; 1 large = 323; 1 small = 118; 1 slice = 9.9
    11485 | Squash, winter, butternut, raw | 1 cup, cubes = 140
    11507 | Sweet potato, raw, unprepared | 1 cup, cubes = 133; 1 sweetpotato, 5" long = 130
    11529 | Tomatoes, red, ripe, raw, year round average | 1 cup, chopped or sliced = 180; 1 cup, cherry tomatoes = 149; 1 medium whole (2-3/5" dia) = 123; 1 Italian tomato = 62; 1 cherry = 17; 1 large whole (3" dia) = 182; 1 plum tomato = 62; 1 small whole (2-2/5" dia) = 91; 1 slice, medium (1/4" thick) = 20; 1 slice, thick/large (1/2" thick) = 27; 1 slice, thin/small = 15
    11549 | Tomato products, canned, sauce | 1 cup = 245
    11564 | Turnips, raw | 1 cup, cubes = 130; 0.5 cup, cubes = 65; 1 medium = 122; 1 large = 183; 1 small = 61; 1 slice = 15
    11591 | Watercress, raw | 1 cup, chopped = 34; 1 sprig = 2.5; 10 sprigs = 25
    11677 | Shallots, raw | 1 tbsp chopped = 10
    11693 | Tomatoes, crushed, canned | 0.5 cup = 121
    11819 | Peppers, hot chili, red, raw | 0.5 cup, chopped or diced = 75
    11821 | Peppers, sweet, red, raw | 1 cup, chopped = 149; 1 cup, sliced = 92; 1 tbsp = 9.3; 1 medium (approx 2-3/4" long, 2-1/2 dia.) = 119; 1 large (2-1/4 per pound, approx 3-3/4" long, 3" dia.) = 164; 1 small = 74
    11846 | Pumpkin, canned, with salt | 1 cup = 245
    11935 | Catsup | 1 cup = 240; 1 packet = 9
    11937 | Pickles, cucumber, dill or kosher dill | 1 cup, chopped or diced = 143; 1 cup (about 23 slices) = 155; 1 large (4" long) = 135; 1 piece = 65; 1 small = 37; 1 slice = 7
    11955 | Tomatoes, sun-dried | 1 cup = 54; 1 piece = 2
    11957 | Fennel, bulb, raw | 1 cup, sliced = 87; 1 bulb = 234
    11959 | Arugula, raw | 0.5 cup = 10; 1 leaf = 2
    11972 | Lemon grass (citronella), raw | 1 cup = 67
    11987 | Mushrooms, oyster, raw | 1 cup, sliced = 86; 1 large = 148; 1 small = 15
    12014 | Seeds, pumpkin and squash seed kernels, dried | 1 cup = 129
    12023 | Seeds, sesame seeds, whole, dried | 1 cup = 144; 1 tbsp = 9
    12036 | Seeds, sunflower seed kernels, dried | 1 cup = 140
    12061 | Nuts, almonds | 1 cup, sliced = 92; 1 cup, slivered = 108; 1 cup, ground = 95; 1 cup, whole = 143
    12085 | Nuts, cashew nuts, dry roasted, without salt added | 1 cup, halves and whole = 137; 1 tbsp = 8.6
    12118 | Nuts, coconut milk, canned (liquid expressed from grated meat and water) | 1 cup = 226; 1 tbsp = 15
    12120 | Nuts, hazelnuts or filberts | 1 cup, chopped = 115; 1 cup, ground = 75; 1 cup, whole = 135
    12131 | Nuts, macadamia nuts, raw | 1 cup, whole or halves = 134
    12142 | Nuts, pecans | 1 cup, chopped = 109; 1 cup, halves = 99
    12147 | Nuts, pine nuts, dried | 1 cup = 135
    12151 | Nuts, pistachio nuts, raw | 1 cup = 123
    12155 | Nuts, walnuts, english | 1 cup, chopped = 117; 1 cup, ground = 80; 1 cup, shelled (50 halves) = 100; 1 cup, pieces or chips = 120
    12179 | Nuts, coconut meat, dried (desiccated), sweetened, shredded | 1 cup, shredded = 93
    12195 | Nuts, almond butter, plain, without salt added | 1 cup = 250; 1 tbsp = 16
    12220 | Seeds, flaxseed | 1 cup, whole = 168; 1 tbsp, ground = 7; 1 tbsp, whole = 10.3; 1 tsp, ground = 2.5; 1 tsp, whole = 3.4
    12698 | Seeds, sesame butter, tahini, type of kernels unspecified | 1 tbsp = 15
    14214 | Coffee, instant, regular, powder | 1 tsp = 1; 1 packet = 2
    15012 | Fish, caviar, black and red, granular | 1 tbsp = 16
    15119 | Fish, tuna, light, canned in oil, drained solids | 1 cup, solid or chunks = 146
    15141 | Crustaceans, crab, blue, canned | 1 cup = 135
    16014 | Beans, black, mature seeds, raw | 1 cup = 194; 1 tbsp = 12.1
    16049 | Beans, white, mature seeds, raw | 1 cup = 202; 1 tbsp = 12.6
    16051 | Beans, white, mature seeds, canned | 1 cup = 262
    16056 | Chickpeas (garbanzo beans, bengal gram), mature seeds, raw | 1 cup = 200; 1 tbsp = 12.5
    16069 | Lentils, raw | 1 cup = 192; 1 tbsp = 12
    16080 | Mung beans, mature seeds, raw | 1 cup = 207; 1 tbsp = 13
    16085 | Peas, split, mature seeds, raw | 1 cup = 197
    16108 | Soybeans, mature seeds, raw | 1 cup = 186
    16112 | Miso | 1 cup = 275; 1 tbsp = 17
    16123 | Soy sauce made from soy and wheat (shoyu) | 1 cup = 255; 1 tbsp = 16; 1 tsp = 5.3
    16359 | Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, drained, rinsed in tap water | 1 cup, drained, rinsed = 152
    16390 | Peanuts, all types, dry-roasted, without salt | 1 cup = 146
    16398 | Peanut butter, smooth style, without salt | 1 cup = 258; 2 tbsp = 32
    18069 | Bread, white, commercially prepared (includes soft bread crumbs) | 1 cup, cubes = 35; 1 cup, crumbs = 45; 1 slice = 28; 1 slice, large = 30; 1 slice, thin = 20
    18079 | Bread crumbs, dry, grated, plain | 1 cup = 108
    18242 | Croutons, plain | 1 cup = 30
    18369 | Leavening agents, baking powder, double-acting, sodium aluminum sulfate | 1 tsp = 4.6; 0.5 tsp = 2.3
    18372 | Leavening agents, baking soda | 1 tsp = 4.6; 0.5 tsp = 2.3
    18373 | Leavening agents, cream of tartar | 1 tsp = 3; 0.5 tsp = 1.5
    18374 | Leavening agents, yeast, baker's, compressed | 1 cake (0.6 oz) = 17
    18375 | Leavening agents, yeast, baker's, active dry | 1 tbsp = 12; 1 tsp = 4; 1 packet = 7.2
    19080 | Candies, semisweet chocolate | 1 cup, large chips = 182; 1 cup, mini chips = 173
    19087 | Candies, white chocolate | 1 cup, chips = 170
    19089 | Ice creams, vanilla, rich | 0.5 cup = 107
    19116 | Candies, marshmallows | 1 regular = 7.2
    19165 | Cocoa, dry powder, unsweetened | 1 cup = 86; 1 tbsp = 5.4
    19177 | Gelatins, dry powder, unsweetened | 1 envelope (1 tbsp) = 7
    19296 | Honey | 1 cup = 339; 1 tbsp = 21; 1 packet (0.5 oz) = 14
    19297 | Jams and preserves | 1 tbsp = 20; 1 packet (0.5 oz) = 14
    19304 | Molasses | 1 cup = 337
    19334 | Sugars, brown | 1 cup, packed = 220; 1 cup, unpacked = 145; 1 tsp packed = 4.6; 1 tsp unpacked = 3
    19335 | Sugars, granulated | 1 cup = 200; 1 tsp = 4.2
    19336 | Sugars, powdered | 1 cup, unsifted = 120; 1 cup, sifted = 100; 1 tbsp unsifted = 8; 1 tsp = 2.5
    19350 | Syrups, corn, light | 1 cup = 341; 1 tbsp = 22
    19353 | Syrups, maple | 1 cup = 315; 1 tbsp = 20
    20005 | Barley, pearled, raw | 1 cup = 200
    20008 | Buckwheat | 1 cup = 170
    20011 | Buckwheat flour, whole-groat | 1 cup = 120
    20012 | Bulgur, dry | 1 cup = 140
    20016 | Corn flour, whole-grain, yellow | 1 cup = 117
    20022 | Cornmeal, degermed, enriched, yellow | 1 cup = 157
    20027 | Cornstarch | 1 cup = 128
    20028 | Couscous, dry | 1 cup = 173
    20031 | Millet, raw | 1 cup = 200
    20035 | Quinoa, uncooked | 1 cup = 170
    20036 | Rice, brown, long-grain, raw | 1 cup = 185
    20044 | Rice, white, long-grain, regular, raw, enriched | 1 cup = 185
    20052 | Rice, white, short-grain, raw | 1 cup = 200
    20061 | Rice flour, white | 1 cup = 158
    20064 | Rye flour, medium | 1 cup = 102
    20066 | Semolina, enriched | 1 cup = 167
    20077 | Wheat bran, crude | 1 cup = 58
    20080 | Wheat flour, whole-grain | 1 cup = 120
    20081 | Wheat flour, white, all-purpose, enriched, bleached | 1 cup = 125
    20083 | Wheat flour, white, bread, enriched | 1 cup = 137
    20084 | Wheat flour, white, cake, enriched | 1 cup, unsifted, dipped = 137
    20088 | Wild rice, raw | 1 cup = 160
    20099 | Macaroni, dry, enriched | 1 cup, elbow shaped = 105; 1 cup, spiral shaped = 84; 1 cup, small shells = 93
    20109 | Noodles, egg, dry, enriched | 1 cup = 38
    20132 | Oat flour, partially debranned | 1 cup = 104
    """#
}
