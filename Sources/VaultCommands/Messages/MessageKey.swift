/// Every sentence and word vault says to people, apart from those about notes (`DiagnosticCode`).
///
/// What `{0}`, `{1}` … stand for is seen in the English text. A key without a text in some language does not compile.
package enum MessageKey: Sendable, CaseIterable {

  // MARK: Labels
  case labelError, labelWarning, labelHint, wordOr, didYouMean

  // MARK: Wrong calls
  case missingCommand, unknownCommand, unknownOption, unknownGlobalOption, optionBeforeCommand, missingValue
  case unexpectedValue, unknownChoice, notWholeNumber, numberOutOfRange, givenTwice, exclusiveOptions, missingOperand
  case unexpectedOperand, unknownTopic, seeHelp

  // MARK: Reading and writing
  case cannotRead, cannotWrite, cannotWriteOutput, systemNotFound, systemNoPermission, systemIsDirectory
  case systemNotDirectory, systemExists, systemNoSpace, systemQuota, systemTooLarge, systemReadOnly, systemInputOutput
  case systemLinkLoop, systemNameTooLong, systemTooManyFiles, systemClosed, systemNotRegular, systemOther

  // MARK: Vaults and items
  case vaultNotFound, vaultNotFoundHint, notAVault, itemNotFound, itemAmbiguous, nothingFound, progressReading
  case noteCount, itemCount, wordCount, fileIgnoredCount, fileUnreadableCount, folderUnreadableCount
  case errorCount, warningCount, hintCount
  case resultCount
  case stopped, indexFailed, indexNotSaved, alreadyVault, indexParsed, indexElapsed, indexAbsent, indexAsked
  case indexSizes
  case indexDamaged, indexForeign, indexOutgrown, unreadableFile, unreadableMore, queryExplained, searchUndated
  case templateNotClosed, templateUnknownKey, nowNotAMoment
  case itemAmbiguousHint, itemResembles, itemResemblesHint, itemsMore, itemQuestion, blockNotFound

  // MARK: Check and init
  case checkedNotes, checkFoundNothing, checkSummary, pathOutsideVault, pathNotNote, vaultMade, starterCount
  case starterKept, vaultInsideVault, tryNext, leftBehind

  // MARK: Help: headings
  case helpUsage, helpCommands, helpTopics, helpArguments, helpOptions, helpTargetOptions, helpDirectiveOptions
  case helpOutputOptions, helpGlobalOptions, helpExamples, helpExitCodes, helpChoices, helpDirective, helpRepeatable
  case helpMore, helpTagline

  // MARK: Help: options of every command
  case flagVault, flagNow, flagLanguage, flagColor, flagQuiet, flagVerbose, flagYes, flagHelp, flagVersion, flagFormat
  case flagFormatOrTemplate, flagJSON, flagSort, flagLimit, flagGroup, flagNull, flagCount

  // MARK: Help: init and index
  case commandInit, operandInitDirectory, flagSample, exampleInit, exampleInitSample, exampleInitNow, commandIndex,
    flagRebuild
  case flagStats, exampleIndex, exampleIndexRebuild

  // MARK: Help: search
  case commandSearch, operandQuery, flagExact, flagExplain, exampleSearchWord, exampleSearchField, exampleSearchSort
  case exampleSearchTemplate, exitFound, exitNothingFound
  case exitItemNotFound

  // MARK: Lists
  case linkedFrom, commandList, operandList, operandListQuery, exampleList, exampleListOne, exampleListWithin,
    exitListFound
  case exitListNothing, listNotFound, listAmbiguous, listAmbiguousHint, listQueryUnread, listNeedsName, kindBuiltIn
  case kindPlain, kindSmart, kindLearned

  // MARK: Help: show, scale, check
  case commandShow, operandItem, exampleShow, exampleShowJSON, commandScale, operandRecipe, flagServings, flagFactor
  case flagYield, flagBy, flagUnits, flagStyle, exampleScaleServings, exampleScaleFactor, commandCheck
  case operandCheckPath, flagStrict, exampleCheck, exampleCheckPath, exitChecked, exitCheckFailed

  // MARK: Help: completion and help
  case commandCompletion, operandShell, exampleCompletionBash, exampleCompletionFish, commandHelp, operandTopic
  case exampleHelpCommand, exampleHelpQuery, commandComplete, operandWords

  // MARK: Help: exit codes
  case exitDone, exitNothing, exitWrongCall, exitIOFailure, exitConflict, exitInterrupted, exitClosedPipe

  // MARK: Help: environment
  case topicEnvironment, variableVault, variableNow, variableNoColor, variableTerminal, variableColumns
  case variableLocale, variableZone, variableZoneFolder
  case topicExitCodes

  // MARK: Help: the query language
  case topicQuery, queryIntroduction, queryWord, queryWordKey, queryPhrase, queryPrefix, queryField, queryText,
    queryWhole
  case queryCompare, queryRange, queryDates, queryGroups, queryAnyOf, queryPresence, queryPartOfDay, queryLinks,
    queryFolder
  case queryBoolean, queryDirectives

  // MARK: Files that cannot be read, and ignored ones
  case unreadableEncoding, unreadableWindows1251, unreadableUTF16, unreadableTooLarge, unreadableVanished
  case unreadableNotRegular, unreadableLinkOutside, unreadableLinkDangling, unreadableTooDeep, unreadableLinkNoNote
  case ignoredHidden, ignoredNotMarkdown, ignoredConflictCopy, ignoredLink, ignoredByFile
  case excludedHidden, excludedByFile, excludedVaults

  // MARK: Queries
  case queryUnknownKey, queryMissingValue, queryMalformedValue, queryUnknownMember, queryAmbiguousOffset
  case queryAmbiguousNumber, queryMarkBehindQuotes
  case queryReversedRange, queryNotComparable, queryMissingCondition, queryNothingToSearch, queryQuoteNotClosed
  case queryParenthesisNotClosed, queryParenthesisNotOpened, queryTooDeep, queryUnknownDirective
  case queryMalformedDirective, queryKeyReadAsWord, queryIgnored, queryJoinedValue, queryWithoutCondition
  case queryWithoutConditionHint, groupWithout, kindText, kindPath, kindMember, kindFlag
  case kindOwn, kindMoment, kindTimeOfDay, kindDuration, kindNumber, kindQuantity, kindAmount, kindMood

  // MARK: Dates on the command line
  case dateNotADate

  // MARK: Scaling
  case scaleNoServings, scaleNoServingsHint, scaleFactorHint, scaleNotAnAmount, scaleNotPositive, scaleAbsurd
  case scaleYieldNotComparable, scaleIngredientNotFound, scaleIngredientsHint, scaleIngredientAmbiguous
  case scaleIngredientDoesNotScale, scaleIngredientNotComparable, scaleNotAnAssignment, scaleOverflow
  case scaleUnwritten, scaleUnwrittenHint
  case scaleNotARecipe, scaleNotARecipeHint, scaleNoIngredients, scaleAmountNotRead, scaleMaximumNotComparable
  case scaleAmountNotScaled, scaleStepNotInList, scaleStepMoreThanList

  // MARK: Changing notes: help
  case flagDryRun, flagWhere, operandItems, operandAssignment, commandSet, exampleSet, exampleSetWhere
  case exampleSetRemove, commandDone, exampleDone, commandReopen, exampleReopen, commandCancel, exampleCancel
  case commandRemove, exampleRemove, commandAdd, operandAddText, flagList, flagUnder, exampleAdd
  case exampleAddList, commandUndo, flagUndoList, exampleUndoList, flagWrite

  // MARK: Changing notes
  case editNamesNothing, editOutsideVault, editTwoVaults, editValueMissing, editMakesError, editRefused
  case editNothingToDo, editQuestion, editNotConfirmed, editUndoHint
  case editRepeats, editRepeatsHint, editLinksDangle, editMoreLines
  case addListIsLine, addNoDefaultList, undoNothing, undoUndone
  case itemIsFolder, itemIsFolderHint, inputPlace, encodingHint
  case moveChangesType, statusLeftOthers, itemsEqualHint, scaleWriteNeedsTarget
  case scaleWriteLoses, editIsLink, editIsLinkHint, undoRecordDamaged, undoDamagedHint, recoveryOtherDevice
  case editQuestionMove, editQuestionMoveAndChange, editQuestionRemove, editQuestionRemoveAndChange, textAfterDashes
  case setUnknownKey
  case addNoWords, dependsOnNoTask, exampleSetDepends

  // MARK: Typed tasks
  case flagAddParent, flagAddPlain, exampleAddPlain, exampleAddParent, addParentIsNoTask, entryUnderstood, entryDue
  case entryBlock, entryScheduled, entryWait, entryRepeats, entryDuration, entryPriority, entryReminder, entryList
  case entryListTwice, entryListFillsItself, entryNotWritable, entryPlainHint, entryClocks, entryTimesWithoutRule
  case entryTimesInNoRule, entryRuleIsOver, entryNotUnderstood, entryTwoDates, entryUnknownDay, entryAllDay
  case flagAddEvent, exampleAddEvent, flagNewAt, exampleNewEvent, newAtNeedsEvent, newEventHasNoTitle
  case newEventQuestion, newEventAnswerUnread, newEventWithoutStart, newEventHint

  // MARK: Completing repeating tasks, and time
  case flagDoneOn, flagDoneSkip, flagDoneMove, exampleDoneRepeating, exampleDoneSkip, exampleDoneMove, occurrenceNext
  case occurrenceLast, occurrenceMoved, occurrenceReopened, occurrenceRuleUnread, occurrenceRuleHint, occurrenceNoRule
  case occurrenceNoRuleHint, occurrenceNoDate, occurrenceNoDateHint, occurrenceNextFirst, occurrenceNextFirstHint
  case occurrenceInWords, occurrenceInWordsHint, occurrenceNoneToCome, occurrenceNoneToComeHint, occurrenceNotLogged
  case occurrenceNotLoggedHint, statusLeftUnrepeated
  case doneLineGone, doneLineStays, doneWaits, doneKeepsNoDay, doneKeepsNoDayHint
  case subtasksQuestion, subtasksStayOpen, startForgotten, startStopped, startNothing, startRunning, startRunningFor
  case startStarted, startQuestion, startAnother, startAnotherHint, startNoTask, startClosed, startClosedHint
  case commandStart, operandStart, exampleStart, exampleStartNone, commandStop, flagStopSpent, flagStopDiscard
  case exampleStop, exampleStopSpent, stopDiscarded, stopShort, stopBehind, stopBehindHint
  case stopGone, stopGoneHint, stopNotADuration, stopQuestion, startDamaged, startDamagedHint, spentUnread
  case spentUnreadHint
  case stopForgotten, stopForgottenHint, stopForgottenWarning, undoRunsAgain, undoRunsNoLonger

  // MARK: The manual order of tasks
  case commandOrder, flagOrderBefore, flagOrderAfter, flagOrderFirst, flagOrderLast, exampleOrder, exampleOrderFirst
  case orderNoPlace, orderNoPlaceHint, orderItself, orderApart, orderApartHint, orderLooseNotes, orderPlaced
  case orderSortedOtherwise, orderUnsorted, orderSortHint

  // MARK: Refusals to edit
  case refusalSharedByAlias, refusalMergeKey, refusalDuplicateKey, refusalConflictMarkers
  case refusalFrontMatterBroken, refusalFrontMatterNotMapping, refusalValueIsMapping, refusalValueNotMapping
  case refusalValueNotList
  case refusalListIsNested, refusalNoSuchKey, refusalKeyExists, refusalKeyNotWritable, refusalValueNotWritable
  case refusalValueIsTagged, refusalLineHasFlatKeys, refusalLineNotFound, refusalNoCheckbox
  case refusalNoSuchHeading, refusalHeadingAmbiguous, refusalMoveIntoItself, refusalWouldReadOtherwise
  case refusalNoteTooLarge, refusalHintByHand

  // MARK: Help: environment of state
  case variableStateHome, variableHome

  // MARK: Writing
  case writeNothingWritten, writeChanged, writeVanished, writeNameTaken, writeNamedTwice, writeOutside
  case writeOtherVault, writeNotRegular, writeFileTooLarge, writeNotAPath, writeConflict, writeConflictHint,
    writeWillFinish
  case writeWillTakeBack, writeEditedMeanwhile, writeLocked, writeUnsafeKind, writeUnsafeOwner, writeTooMuch
  case recoveryFinished, recoveryTakenBack, recoveryEdited, recoveryLeftover, recoverySetAside, undoDamaged

  // MARK: Scaling into the note
  case exampleScaleWrite

  // MARK: Undo
  case exitNothingToUndo, undoIsUndone

  // MARK: More refusals to edit
  case refusalSeveralDocuments, refusalComplexKey, refusalListHoldsComments, refusalLinkNotWritable

  // MARK: Help: undo
  case exampleUndo

  // MARK: New notes, the editor, fixes
  case commandNew, operandNewType, operandNewTitle, flagNewEdit, exampleNew, exampleNewTask, exampleNewDiary
  case newTitleHasNoName, newNameTaken, newEditHint, newFreeTitle, newMakesError, newIsIgnored, ignoredNameHidden
  case ignoredNameCopy, ignoredNameRule, commandEdit, exampleEdit, exitEdited, exitEditedBadly, editorNotStarted
  case editorHint, editorFailed, editorKilled, editorUnreadable, userConfigurationWrong, variableConfigurationHome
  case variableEditor, flagFix, exampleCheckFix, labelFixed, fixNothing, fixSummary, fixPreview, fixStray

  // MARK: Moving notes
  case commandMove, operandMoveItem, operandMovePath, flagMoveWhere, exampleMove, exampleMoveWhere
  case moveHidden, moveNotAName, moveNotSeen, moveTwoToOne, moveTaken, moveTakenHint, moveIsLine
  case moveIsLineHint, moveNeedsFolder, moveNeedsFolderHint, moveIgnored, moveUnreadable, moveRewrote, moveSymbolicLink
  case moveWouldRewrite

  // MARK: Converting
  case commandConvert, operandConvertAmount, operandConvertUnit, exampleConvert, exampleConvertGlass, exitNoConversion
  case convertNoAmount, convertAmountHint, convertUnknownUnit, convertUnitHint, convertNeedsFood, convertFoodUnknown,
    convertOtherFoodHint
  case convertNoWeight, convertKnownHint, convertNoteHint, convertTooLarge, convertByNote, convertByTable

  // MARK: The pantry
  case commandPantry, operandPantryAction, operandPantryText, flagExpiring, flagExpires, flagPlace, flagPantryList
  case examplePantry, examplePantryExpiring, examplePantryAdd, examplePantryUse, pantryExpired, pantrySoon
  case pantryLater, pantryOpen, pantryEmpty, pantryNoFood, pantryTextHint, pantryNotAPantry, pantryWhichNote
  case pantryNotesHint, pantryFlagElsewhere, pantryTooLittle, pantryIncomparable, pantryNone, commandCook, exampleCook
  case exampleCookJSON, exitCookNothing, cookTaken, cookUsedUp, cookExpired, cookSource, cookMissing, cookMissingRest
  case cookOptional, cookWater, cookToTaste, cookNoAmount, cookUnread, cookIncomparable, cookUnmeasured, cookInstead
  case cookPerhaps, cookUseQuestion, cookUseNothing, cookUseNothingHint, cookUseNoLot, flagCookUse
  case cookNothingTaken

  // MARK: What can be cooked
  case commandCookable, operandCookableQuery, flagCookableExpiring, exampleCookable, exampleCookableExpiring
  case exitCookableNothing, cookableSorted, cookableMissing, cookableInstead, cookableIncomparable
  case cookableAsWritten
  // MARK: Cooking step by step
  case flagSteps, exampleCookSteps, stepsNone, stepsHeading, stepsTimer, stepsQuestion, stepsAnswers, stepsNoTimer
  case stepsStarted, stepsOver, stepsLeft, stepsNothingLeft, stepsWait, stepsTake

  // MARK: Meals
  case commandMeals, operandMealsAction, operandMealsText, flagMealsServings, flagMealsList, flagMealsMeal
  case flagMealsWhere, exampleMeals, exampleMealsAdd, exampleMealsPlan, exitMealsNone, mealsOpenDay, mealsSkipped
  case mealsNone, mealsNoneFits, exampleMealsQuery, mealsUnknown, mealsShopHint, mealsTooManyDays, mealsDaysHint,
    mealsNoDay, mealsNoDish
  case mealsAddHint, mealsNotALine, mealsAsText, mealsAlready, mealsNotAPlan, mealsPlansHint, mealsProposed
  case mealsNoRecipe, mealsAllPlanned, mealsNotAMeal, mealsKindsHint, mealsAsWritten

  // MARK: Nutrition
  case commandNutrition, exampleNutrition, exampleNutritionJSON, exitNutritionUnknown, nutritionUnknown
  case nutritionHint, nutritionPerServing, nutritionWhole, nutritionStated, nutritionWithout, nutritionOptional

  // MARK: Recurrence
  case commandRecur, operandRecur, flagRecurFrom, flagRecurUntil, flagRecurCount, flagRecurExplain
  case exampleRecur, exampleRecurExplain, exampleRecurItem, exitRecurNone, recurNothing, recurNotRepeating
  case recurNotRepeatingHint, recurNoHolidays, recurNoHolidaysHint, recurFromCompletion, recurUnsaid
  case recurSkipsMonths, recurRFC, recurClamped, recurMoved, recurJoined, recurAlso, recurExcepted
  case recurOnce, recurStart
  case recurHoliday, ruleEmpty, ruleUnknownWord, ruleMisplacedWord, ruleIncomplete, ruleMissingFrequency
  case ruleSaidTwice, ruleNoSuchDay, ruleMissingYear, ruleNumberOutOfRange, ruleDoesNotFit, ruleTimeOfDay
  case ruleTimeHint, ruleTooLong, ruleTextWrong, ruleKeyTwice, ruleCountWithUntil, ruleNotADate
  case ruleLinkNotAllowed, ruleNeverFires, ruleNeedsTime, ruleNeedsTimeHint, ruleCountTooGreat
  case ruleExamplesHint, rruleMissingFrequency, rruleMissingValue, rruleUnknownPart, rruleUnknownFrequency
  case rruleUnknownWeekday, rruleNotADate, rruleSetPositionAlone

  // MARK: Shopping
  case commandShop, operandShopAction, operandShopItem, flagScaleShop, scaleListNeedsShop, flagShopServings,
    flagShopList
  case flagShopBy, flagShopFrom, flagShopTo, flagShopWeek, flagShopPaid, flagShopStock, flagShopPantry, exampleShop,
    exampleShopAdd
  case exampleShopWeek, exampleShopDone, exitShopEmpty, shopNoList, shopNoListHint, shopSeveralLists
  case shopSeveralListsHint, shopSeveralDoneHint, shopNotAList, shopNeedsRecipe, shopFlagMisplaced, shopNoIngredients
  case shopNoMeals, shopMealsBetween, shopMealLeft, shopMealUnknown, shopEndsBefore, shopNothingMissing
  case shopConvertedByNote, shopConvertedByTable, shopNotCompared, shopTakenAsEnough, shopUnread, shopOptional
  case shopExpired, shopRecipeGone, shopCounts, shopByHand, shopNothingTicked, shopPaidNotMoney, shopPaidHint
  case shopNotAPantry, shopPerhaps

  // MARK: Tasks
  case tasksNothingOn, exampleTasksDays, exampleAgendaWeekend
  case commandTasks, operandTasksQuery, flagTasksWaiting, flagTasksMatrix, exampleTasks, exampleTasksWaiting
  case exampleTasksMatrix, exitTasksNone, tasksOverdue, tasksToday, tasksTomorrow, tasksThisWeek, tasksLater,
    tasksNoDate
  case tasksDoFirst, tasksToPlan, tasksDoSoon, tasksLeave, tasksPlanned, tasksWaitsUntil, tasksWaitsFor, tasksHeld
  case tasksAllExcepted, tasksNothing, tasksNothingFits, tasksNoGroup, zoneUnknown

  // MARK: What is on
  case commandAgenda, operandAgendaDays, flagAgendaFrom, flagAgendaTo, flagAgendaWhere, exampleAgenda
  case exampleAgendaMonth, exampleAgendaFrom, exitAgendaNone, agendaNothing, agendaNothingOn, agendaNothingFits,
    agendaWhereHint, agendaDaysTwice,
    agendaToday, agendaAllDay, agendaDue
  case agendaDayOf, agendaCut, agendaUnread, agendaNoDirectives, commandToday, exampleToday, exitTodayNone, todayNothing

  // MARK: Reminders
  case commandRemind, flagRemindWithin, flagRemindWatch, flagRemindDryRun, exampleRemind, exampleRemindWithin
  case exampleRemindJSON, exitReminded, exitRemindFailed, remindNothing, remindComing, remindNoneUntil, remindNext,
    remindWatching, remindNotADuration, remindNow
  case remindIn, remindAgo, remindToday, remindTomorrow, remindYesterday, remindMinutes, remindHours, remindHoursMinutes
  case remindDays, remindLedgerDamaged, notifierFailed, notifierKilled, notifierSlow, notifierNotStarted, notifierHint
  case variableDisplay

  // MARK: Tags
  case commandTag, operandTagAction, operandTag, flagTagWhere, exampleTagList, exampleTagRename
  case exampleTagMerge, exitNoTag, tagNotFound, tagNotAName, tagNotANameHint, tagUnreadable
  case tagRenamed, tagWouldRename

  // MARK: git
  case gitMissing, gitMissingHint, gitTooOld, gitNoRepository, gitNoRepositoryHint, gitOtherOwner
  case gitOtherOwnerHint, gitPromisor, gitPromisorHint, gitWorkTreeElsewhere, gitNoRevision, gitNoObject
  case gitUnexpected, gitFailed, gitKilled, gitNotStarted, gitNoConsent, gitNoConsentHint, commandGit
  case operandGitAction, exampleGitInstall, exampleGitUninstall, exitGitDone
  case gitConsentGiven, gitConsentWithdrawn, gitConsentWouldBeAsked, gitConsentWouldBeGiven
  case gitConsentWouldBeWithdrawn, gitConsentQuestion, gitConsentNotGiven, gitNothingToDo, gitNothingToRemove
  case gitTracked, gitNoConfigurationHome, gitNoProgramPath

  // MARK: What git calls
  case gitDriverCall, variableGitPager, operandGitWord, exitGitConflict

  // MARK: Undo conflicts
  case undoConflict

  // MARK: What changed
  case changeNoteAdded, changeNoteRemoved, changeNoteMoved, changeType, changeTitle, changeKeySet, changeKeyRemoved
  case changeKeyRenamed, changeNothing, changeListReordered, changeFrontMatter, changeHeadingAdded
  case changeHeadingRemoved, changeHeadingRenamed, changeHeadingMoved, changeHeadingLevel, changeLineAdded
  case changeLineRemoved, changeLineTicked, changeLineReopened, changeLineCancelled, changeLineStarted
  case changeLineBoxed, changeLineMarked, changeLineUnboxed, changeLineReworded, changeLineMovedTo
  case changeLineMovedBelow, changeLineMovedUp, changeLineMovedOut, changeLinesReordered, changeLogDone
  case changeLogSkipped, changeLogRemoved, changeText, changeTextCounts, changeTextLinesAdded, changeTextLinesRemoved
  case changeFormatting, changeNoWords, changeTheTask

  // MARK: History
  case historyNotCommitted, historyCutOff, historyNoCommits, historyNeverCommitted, historyOutsideVault, commandLog
  case exampleLog, exampleLogLine, flagLogLimit, commandDiff, operandRevision, operandDiffItem, flagPatch
  case exampleDiff, exampleDiffItems, exampleDiffPatch, exitDiffFound, exitDiffNothing, revisionIsOption, diffTooMany
  case diffItemsHint, diffUnknownItem, commandSince, operandSinceKey, exampleSince, exampleSinceLine, sinceNoKey
  case sinceUnchanged, sinceUnchangedLine, sinceCutOff, exitSinceNothing

  // MARK: Commits
  case commandCommit, flagCommitMessage, exampleCommit, exitCommitted, commitNothing, commitEmptyMessage
  case commitAdd, commitChange, commitRemove, commitMove, commitNotes, commitFiles, commitMore
  case commitConcluded, commitWouldConclude

  // MARK: Sync
  case commandSync, syncNotShown, exampleSync, exitSynced, exitSyncConflict, syncFetching, syncPushing, syncReceived
  case syncSent, syncUpToDate, syncAlone, syncNoDriver, syncStanding, syncNeverFetched

  // MARK: What keeps a commit or a sync from going on
  case gitUnderWay, gitUnderWayHint, gitBisectHint, gitLockHeld, gitLockHeldHint, gitLockLeft, gitLockUnknown
  case gitLockHint, ageSeconds, ageMinutes, ageHours, ageDays, syncDetached, syncDetachedHint, gitConflicts
  case conflictKept, conflictUndecided, conflictUnmerged, conflictOutside, conflictHint, conflictMergeHint
  case gitNoIdentity, gitNoIdentityHint, commitRefused, commitRefusedHint, mergeRefused, mergeRefusedStaged
  case mergeRefusedEdited, syncDriverFailed, syncDriverFailedHint, syncSeveralRemotes, syncSeveralRemotesHint
  case syncUnnamedRemote, syncUnnamedRemoteHint, remoteUnreachable, remoteNotAllowed, remoteNotAllowedHint
  case remoteUnknownHost, remoteUnknownHostHint, remoteNoRepository, remoteNoRepositoryHint, remoteShallow
  case remoteOther, syncAgainHint, syncUnrelated, syncUnrelatedHint, syncCutOff, syncCutOffHint, pushRefused
  case syncOutrun

  // MARK: Doctor
  case commandDoctor, flagMergeCopies, exampleDoctor, exampleDoctorMerge, exitDoctorWell, exitDoctorFails
  case doctorAreaGit, doctorAreaCopies, doctorAreaNotes, doctorAreaIndex, doctorAreaState, doctorAreaSettings
  case doctorWell, doctorSummary, doctorGitThere, doctorGitMissing, doctorRepository, doctorNoRepository
  case doctorShallow, doctorFilesIgnored, doctorTracked, doctorNotIgnored, doctorNothingUnderWay, doctorMerging
  case doctorRebasing, doctorPicking, doctorStaleLock, doctorLock, doctorDriverSetUp, doctorDriverNotSetUp
  case doctorDriverMissing, doctorAttributesMissing, doctorLeftoversNotIgnored, doctorDriverGone, doctorDriverOther,
    doctorDriverDiffers
  case doctorNoCopies, doctorCopy, doctorCopyAlone, doctorPossibleCopy, copyMerged, copyBaseCommit, copyBaseUndo
  case copyBaseNone, copySame, copyRenamed, copyWaits, copyConflicts, copyLeft, doctorReadable, doctorUnreadable
  case doctorUnreadableFolder, doctorNoMarkers, doctorMarkers, doctorBlockIDsUnique, doctorBlockIDTwice
  case doctorCalendarIDsUnique, doctorCalendarIDTwice, doctorNamesPortable, doctorNamesCase, doctorNamesComposed
  case doctorNoOrphans, doctorOrphans, doctorIndexFresh, doctorIndexRefreshed, doctorIndexMade, doctorIndexDamaged
  case doctorDeviceNone, doctorDeviceOwn, doctorDeviceForeign, doctorAside, doctorNothingPending, doctorPending
  case doctorPendingUnusable, doctorNoLeftovers, doctorLeftover, doctorFoldersPrivate, doctorFolderOpen
  case doctorNoSettings, doctorSettingsWell, doctorSetting, doctorNoUserSettings, doctorUserSettingsWell

  // MARK: The recipe book
  case commandRecipe, operandRecipeVerb, operandRecipeWords, flagRecipeFavorites, flagRecipeCategory, flagRecipeDiet
  case flagRecipeDifficulty, flagRecipeTime, flagRecipeRating, flagRecipeChef, flagRecipeCollection, flagRecipeStatus
  case flagRecipePublic, flagRecipePrivate, flagRecipeSort, flagRecipeSeed, flagRecipeBy, exampleRecipeList
  case exampleRecipeWords, exampleRecipeToday, exampleRecipeRate, exitRecipeDone, exitRecipeNothing, recipeNoDuration
  case recipeNoCollection, recipeNoChef, recipeNoGroups, recipeCount, operandRecipeRate, recipeNotStars, recipeIsNone
  case recipeMean, reviewWrongStatus, reviewNotPublic, reviewHint, reviewIsOff, reviewOnHint, reviewReturned
  case operandRecipeCollect, collectionNewHint, collectionDangling, collectionDanglingCount
  case flagPhotoCaption, flagPhotoDay, flagPhotoCopy, operandRecipePhoto, photoThere, photoWouldCopy, photoCopied
  case photoOutside, photoCopyHint, photoNoFile, exampleRecipeRandom, exampleRecipeChef, exampleRecipeCollect

  // MARK: Recipes that come in and go out
  case commandImport, flagExchangeJSON, operandImportFile, flagImportFormat, flagImportTo, exampleImport,
    exampleImportFormat
  case exitImportIncomplete, importUnknownFormat, importFormatHint, importNoTitle, importTitleHint
  case importNoIngredients, importNoInstructions, importRepeated, importTakenHint, importNotRecipeMD
  case recipeMDTitleMissing, recipeMDBreakMissing, recipeMDTagsTwice, recipeMDYieldsTwice, recipeMDTextAfterHead
  case recipeMDAmountWithoutNumber, recipeMDIngredientWithoutName, recipeMDTextAmongIngredients, fetchNoCurl
  case fetchNoCurlHint, fetchFailed, commandExport, operandExportRecipe, flagExportFormat, flagExportOutput
  case exampleExport, exampleExportFolder, exportNeedsFormat, exportNeedsFolder, exportNeedsFolderHint, exportTaken
  case exportTakenHint, flagExportWhere, exampleExportTable, exampleImportTable, importEmptyTable
  case importNotJSON, importNotCSV, importMissingColumns, importColumnsHint, importUnreadableData, importNoRecipe
  case importNoData, importPageHint, jsonUnexpectedEnd, jsonValueExpected, jsonNameExpected, jsonColonExpected
  case jsonCommaExpected, jsonContentAfterValue, jsonUnknownWord, jsonBadNumber, jsonBadEscape, jsonControlCharacter
  case jsonInvalidUTF8, jsonTooDeep, jsonTooLarge, csvQuoteNotClosed, csvTextAfterQuote

  // MARK: Tasks and events that come in and go out
  case flagImportUpdate, exampleImportCalendar, exampleExportCalendar, operandSyncKind, operandSyncFile
  case exampleSyncCalendar, importMixesFormats, calendarImported, calendarDiffers, calendarUpdated
  case calendarUpdateHint, calendarNotTaken, calendarRemark, calendarRemarkMore, calendarNotUnderstood
  case calendarBadValue, calendarUnknownZone, calendarRepeated, calendarNoIdentifier, calendarRange, calendarFault
  case calendarNotALine, calendarQuoteNotClosed, calendarLineTooLong, calendarInvalidUTF8, calendarNotClosed
  case calendarNotOpen, calendarComponentTooLarge, calendarTooDeep, calendarOutside, taskwarriorLeftOut
  case exportNoTasks, exportOtherItems, exportLeft, exportOneFile, calendarZoneByName, calendarInStep
  case calendarStateDamaged, calendarStateForeign, calendarFileGone, calendarFileGoneHint, calendarDamaged
  case calendarDamagedHint, calendarNotOne, calendarUnsure, calendarUnsureNamed, calendarUnsureLeftOut
  case calendarUnsureMistake, calendarSideVault, calendarRemovals, calendarRemovalsHint, calendarRemovalsQuestion
  case undoCalendarLeft, calendarConflictField
  case calendarConflictDeletedHere, calendarConflictDeletedThere, calendarConflictDeletedElse,
    calendarConflictReturnedHere
  case calendarConflictReturnedThere, calendarConflictKind, calendarConflictHint, calendarFaultsMore
  case calendarRemarksMore, importChanged, importAgainHint, importSoFar, progressImporting, syncTooLarge
  case syncTooLargeHint, calendarEndBeforeStart, calendarOtherType, calendarSecondEnd, calendarNoStart
  case importNotCalendar, calendarConflictUnsayable

  // MARK: Drafting
  case flagDraftWith, flagDraftServings, exampleDraft, draftNotConfigured, draftNotConfiguredHint, draftKeyHint,
    draftNoCurl
  case draftNotReached, draftRefused, draftEmpty, draftNotARecipe, draftNotARecipeHint, draftNeedsWith
  case draftNotJSON, draftNoMessage, draftMissing, draftWrongKind, draftFewIngredients, draftMade
  case variableGeneratorKey
}
