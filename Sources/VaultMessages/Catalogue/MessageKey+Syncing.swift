/// Texts about commits and synchronising.
package extension MessageKey {
  // MARK: Commits
  static let commandCommit = MessageKey(
    en: "Commit what changed in the vault, and nothing else of the repository.",
    uk: "Закомітити зміни сховища й нічого більше з репозиторію.")
  static let flagCommitMessage = MessageKey(
    en: "the message; without it, one says what changed in each note",
    uk: "повідомлення; без нього буде сказано, що змінилося в кожній нотатці")
  static let exampleCommit = MessageKey(
    en: "what would be committed, and with which message", uk: "що й з яким повідомленням буде закомічено")
  static let exitCommitted = MessageKey(
    en: "committed, or there was nothing to commit", uk: "зміни закомічено, або комітити нічого")
  static let commitNothing = MessageKey(
    en: "nothing to commit: every file of the vault is as in the last commit",
    uk: "комітити нічого: усі файли сховища такі, як в останньому коміті")
  static let commitEmptyMessage = MessageKey(en: "the message is empty", uk: "повідомлення порожнє")
  static let commitAdd = MessageKey(en: "Add {0}", uk: "Додано {0}")
  static let commitChange = MessageKey(en: "Change {0}", uk: "Змінено {0}")
  static let commitRemove = MessageKey(en: "Remove {0}", uk: "Вилучено {0}")
  static let commitMove = MessageKey(en: "Move {0}", uk: "Перенесено {0}")
  static let commitNotes = MessageKey(en: "{0} {0:note|notes}", uk: "{0} {0:нотатку|нотатки|нотаток}")
  static let commitFiles = MessageKey(en: "{0} {0:file|files}", uk: "{0} {0:файл|файли|файлів}")
  static let commitMore = MessageKey(en: "And {0} {0:file|files} more", uk: "І ще {0} {0:файл|файли|файлів}")
  static let commitConcluded = MessageKey(en: "the merge is concluded", uk: "злиття завершено")
  static let commitWouldConclude = MessageKey(en: "the merge would be concluded", uk: "злиття буде завершено")

  // MARK: Sync
  static let commandSync = MessageKey(
    en: "Synchronise the vault with its remote (commit, fetch, merge, push), or with a calendar.",
    uk: "Синхронізувати сховище з віддаленим репозиторієм (закомітити, отримати, злити, надіслати) чи з календарем.")
  static let exampleSync = MessageKey(
    en: "what would be committed and sent; nothing is fetched",
    uk: "що буде закомічено й надіслано; з мережі нічого не береться")
  static let exitSynced = MessageKey(en: "both sides have everything", uk: "обидві сторони мають усе")
  static let syncNotShown = MessageKey(
    en: "it is done, but the changed notes cannot be read: {0}",
    uk: "зроблено, та змінених нотаток не вдалося прочитати: {0}")
  static let exitSyncConflict = MessageKey(
    en: "a note waits for you, others' commits stand in the way, or too much would be deleted",
    uk: "нотатка чекає на вас, заважають чужі коміти або було б вилучено забагато")
  static let syncFetching = MessageKey(en: "fetching from {0}", uk: "отримання з {0}")
  static let syncPushing = MessageKey(en: "sending to {0}", uk: "надсилання до {0}")
  static let syncReceived = MessageKey(
    en: "{0} {0:commit|commits} came from {1}", uk: "з {1} {0:надійшов|надійшло|надійшло} {0} {0:коміт|коміти|комітів}")
  static let syncSent = MessageKey(
    en: "{0} {0:commit|commits} went to {1}", uk: "до {1} надіслано {0} {0:коміт|коміти|комітів}")
  static let syncUpToDate = MessageKey(en: "both sides have everything already", uk: "обидві сторони вже мають усе")
  static let syncAlone = MessageKey(
    en: "the repository has no remote: everything is committed, and only here",
    uk: "репозиторій не має віддаленого: усе закомічено лише тут")
  static let syncNoDriver = MessageKey(
    en:
      ".gitattributes does not give the notes to vault, so git merges them line by line: 'vault git install' changes that",
    uk: ".gitattributes не передає нотаток vault, тож git зливає їх рядок за рядком: це виправляє «vault git install»")
  static let syncStanding = MessageKey(
    en: "as last fetched from {2}: {0} {0:commit|commits} to send, {1} to merge",
    uk: "за останнім отриманням з {2}: надіслати {0} {0:коміт|коміти|комітів}, злити {1}")
  static let syncNeverFetched = MessageKey(
    en: "{1} has no such branch as last fetched: {0} {0:commit|commits} to send",
    uk: "за останнім отриманням у {1} немає такої гілки: надіслати {0} {0:коміт|коміти|комітів}")

  // MARK: What keeps a commit or a sync from going on
  static let gitUnderWay = MessageKey(
    en: "'git {0}' is under way in this repository", uk: "у цьому репозиторії триває «git {0}»")
  static let gitUnderWayHint = MessageKey(
    en: "'git {0} --continue' goes on with it, 'git {0} --abort' takes it back",
    uk: "«git {0} --continue» веде далі, «git {0} --abort» скасовує")
  static let gitBisectHint = MessageKey(en: "'git bisect reset' ends it", uk: "завершує «git bisect reset»")
  static let gitLockHeld = MessageKey(
    en: "another git is working in this repository, process {0}",
    uk: "у цьому репозиторії працює інший git, процес {0}")
  static let gitLockHeldHint = MessageKey(
    en: "wait until it ends, then repeat the command", uk: "дочекайтеся, поки він скінчить, і повторіть команду")
  static let gitLockLeft = MessageKey(
    en: "a git that was ended {1} ago left its lock behind: {0}",
    uk: "git, який обірвали {1} тому, лишив блокування: {0}")
  static let gitLockUnknown = MessageKey(
    en: "git's index has been locked for {1}: {0}", uk: "індекс git заблоковано ({1} тому): {0}")
  static let gitLockHint = MessageKey(
    en: "when you are sure that no git runs here, remove that file",
    uk: "якщо певні, що git тут не працює, вилучіть цей файл")
  static let dayCount = MessageKey(en: "{0} {0:day|days}", uk: "{0} {0:день|дні|днів}")
  static let syncDetached = MessageKey(
    en: "no branch is checked out, so there is nothing to synchronise",
    uk: "жодну гілку не вибрано, тож синхронізувати нічого")
  static let syncDetachedHint = MessageKey(
    en: "'git switch BRANCH' goes back to a branch; 'git switch -c NAME' makes one of what is here",
    uk: "«git switch ГІЛКА» повертає на гілку; «git switch -c НАЗВА» робить гілку з того, що є")
  static let gitConflicts = MessageKey(
    en: "{0} {0:file waits|files wait} for your decision",
    uk: "{0} {0:файл чекає|файли чекають|файлів чекають} на ваше рішення")
  static let conflictKept = MessageKey(
    en: "{0}: removed on one side and changed on the other; it is kept, remove it if you do not need it",
    uk: "{0}: одна сторона вилучила, друга змінила; файл лишився, вилучіть його, якщо не потрібен")
  static let conflictUndecided = MessageKey(
    en:
      "{0}: both sides changed it, and it has only our version: 'git checkout --theirs' takes theirs, 'git add' settles it",
    uk: "{0}: змінено з обох боків, а тут лише наше: «git checkout --theirs» бере їхнє, «git add» приймає рішення")
  static let conflictUnmerged = MessageKey(
    en: "{0}: git says it is not merged; 'git add' settles it",
    uk: "{0}: для git файл незлитий; рішення приймає «git add»")
  static let conflictOutside = MessageKey(
    en: "{0}: outside the vault; resolve it with git", uk: "{0}: поза сховищем; розв’яжіть засобами git")
  static let conflictHint = MessageKey(
    en: "edit them until no conflict marker is left, then repeat the command",
    uk: "правте їх, доки не лишиться позначок конфлікту, і повторіть команду")
  static let conflictMergeHint = MessageKey(
    en: "edit them until no conflict marker is left; 'vault sync' then concludes the merge",
    uk: "правте їх, доки не лишиться позначок конфлікту; тоді «vault sync» завершить злиття")
  static let gitNoIdentity = MessageKey(en: "git does not know who you are", uk: "git не знає, хто ви")
  static let gitNoIdentityHint = MessageKey(
    en: "git config --global user.name 'Your Name'; git config --global user.email you@example.com",
    uk: "git config --global user.name 'Ваше Ім’я'; git config --global user.email you@example.com")
  static let commitRefused = MessageKey(en: "git did not make the commit", uk: "git не зробив коміту")
  static let commitRefusedHint = MessageKey(
    en: "a hook of the repository may have refused it; nothing is lost",
    uk: "можливо, відмовив гук репозиторію; нічого не втрачено")
  static let mergeRefused = MessageKey(
    en: "git did not begin to merge; no file was touched", uk: "git не почав злиття; жодного файлу не змінено")
  static let mergeRefusedStaged = MessageKey(
    en: "staged outside the vault: {0}; commit it, or take it out with 'git restore --staged'",
    uk: "поза сховищем підготовлено: {0}; закомітьте це або зніміть через «git restore --staged»")
  static let mergeRefusedEdited = MessageKey(
    en: "edited outside the vault: {0}; commit it first", uk: "поза сховищем змінено: {0}; спершу закомітьте це")
  static let syncDriverFailed = MessageKey(
    en: "the merge driver failed on {0}; the merge was taken back",
    uk: "драйвер злиття не впорався з {0}; злиття скасовано")
  static let syncDriverFailedHint = MessageKey(
    en: "'vault git install' sets the driver up again; then repeat 'vault sync'",
    uk: "«vault git install» налаштує драйвер знову; тоді повторіть «vault sync»")
  static let syncSeveralRemotes = MessageKey(
    en: "the branch has no upstream, and there are several remotes: {0}",
    uk: "гілка не має джерела, а віддалених репозиторіїв кілька: {0}")
  static let syncSeveralRemotesHint = MessageKey(
    en: "'git push --set-upstream REMOTE HEAD' chooses one",
    uk: "«git push --set-upstream ВІДДАЛЕНИЙ HEAD» вибирає один")
  static let syncUnnamedRemote = MessageKey(
    en: "the branch follows {0}, which is not a remote of this repository",
    uk: "гілка відстежує {0}, але такого віддаленого репозиторію тут немає")
  static let syncUnnamedRemoteHint = MessageKey(
    en: "'git remote add NAME URL' names it; 'git branch --set-upstream-to=NAME/BRANCH' follows it",
    uk: "«git remote add НАЗВА URL» дає йому назву; «git branch --set-upstream-to=НАЗВА/ГІЛКА» відстежує його")
  static let remoteUnreachable = MessageKey(en: "{0} cannot be reached", uk: "{0}: немає зв’язку")
  static let remoteNotAllowed = MessageKey(en: "{0} does not let you in", uk: "{0}: доступ не дозволено")
  static let remoteNotAllowedHint = MessageKey(
    en: "check the password, token or key; 'git fetch {0}' in a terminal asks for it",
    uk: "перевірте пароль, токен чи ключ; «git fetch {0}» у терміналі запитає його")
  static let remoteUnknownHost = MessageKey(
    en: "ssh does not know the host of {0}, or not with this key", uk: "{0}: ssh не знає цього вузла або його ключа")
  static let remoteUnknownHostHint = MessageKey(
    en: "'git fetch {0}' in a terminal shows the key, and asks whether to trust it",
    uk: "«git fetch {0}» у терміналі покаже ключ і запитає, чи довіряти йому")
  static let remoteNoRepository = MessageKey(
    en: "there is no repository at the address of {0}", uk: "{0}: за цією адресою немає репозиторію")
  static let remoteNoRepositoryHint = MessageKey(
    en: "'git remote -v' shows the address, 'git remote set-url {0} URL' changes it",
    uk: "«git remote -v» показує адресу, «git remote set-url {0} URL» змінює її")
  static let remoteShallow = MessageKey(
    en: "{0} has only a part of the history, and does not take this",
    uk: "{0} має лише частину історії й цього не приймає")
  static let remoteOther = MessageKey(
    en: "git could not exchange commits with {0}", uk: "git не зміг обмінятися комітами з {0}")
  static let syncAgainHint = MessageKey(
    en: "what was committed stays committed; repeat 'vault sync'",
    uk: "закомічене лишається закоміченим; повторіть «vault sync»")
  static let syncUnrelated = MessageKey(
    en: "the history of {0} and yours have no commit in common", uk: "історія {0} і ваша не мають спільного коміту")
  static let syncUnrelatedHint = MessageKey(
    en: "if they belong together, 'git merge --allow-unrelated-histories {0}/BRANCH' joins them, once",
    uk: "якщо це одне сховище, з’єднайте їх один раз: «git merge --allow-unrelated-histories {0}/ГІЛКА»")
  static let syncCutOff = MessageKey(
    en: "the history here is cut off before it meets that of {0}",
    uk: "історію тут обрізано раніше, ніж вона сходиться з {0}")
  static let syncCutOffHint = MessageKey(
    en: "'git fetch --unshallow {0}' brings the rest", uk: "«git fetch --unshallow {0}» дістане решту")
  static let pushRefused = MessageKey(en: "{0} did not take the commits: {1}", uk: "{0} не приймає комітів: {1}")
  static let syncOutrun = MessageKey(
    en: "others kept sending commits to {0} first", uk: "хтось щоразу надсилав коміти до {0} раніше")
}
