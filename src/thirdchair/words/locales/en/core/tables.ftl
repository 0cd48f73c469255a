# Saved tables: refusals, mending, the command line.

## Refusals: the table

error-stale = The table has moved on in the meantime. Here it is as it stands now; please look, and try again if it still fits.
error-no-such-table = There is no such table. It may have been deleted.
error-newer-table =
    { $kept ->
        [browser] This table was last played with a newer version of Third Chair. Reload this page with a connection, and take the new version when it is offered.
       *[disk] This table was last played with a newer version of Third Chair. Update Third Chair to open it.
    }
error-unreadable-table = The stored table “{ $name }” is damaged and cannot be opened. If you have an export of it, import that.
error-bad-table-name = A table needs a name of at most { $longest } characters.
error-unknown-device = This device has not joined yet. Enter the code first.
error-no-step-yet = The set-up is not complete yet: there is no step to look at. Answer the open question first.
error-no-such-step = There is no step { $answer } here. Steps run from { $first } to { $last }.
error-no-such-campaign = There is no such campaign. It may have been deleted.
error-not-of-campaign = This game does not belong to the campaign “{ $name }”.
error-campaign-game-open = “{ $name }” is still being played. Finish that game first; then the campaign goes on.
error-campaign-over = The campaign “{ $name }” is over. Start another one if you like.

## Refusals: mending

error-nothing-to-mend = There is no earlier step to fix yet.
error-answers-left-over = It no longer asks for everything that was answered then.
error-later-steps-misfit = Later steps no longer fit ({ $count }). Answer them again, leave them out, or go back to the first of them.
error-asks-again = It would now ask something that nobody has answered.
error-mend-open = Step { $step } is being fixed. Finish that or give it up first; until then the table stays as it was.
error-which-mend = A mend names a step with its kind, or says exactly one of these: { $options }.
error-no-mend = No fix of an earlier step is open.
error-mend-of-sealed = A sealed choice is made anew by its seat. It is not fixed where others could look on.
error-sealed-asked = { $seat } must say first whether the sealed choice stays.
error-sealed-no-longer-fits = Your sealed choice no longer fits. Choose anew afterwards.

## Refusals: files and storage

error-foreign-file = This is not an exported table of Third Chair. It takes a file that an export has written.
error-broken-file = This exported table is damaged or was changed by hand. Export it once more and import that file.
error-newer-file =
    { $kept ->
        [browser] This table was exported by a newer version of Third Chair ({ $version }) than this one ({ $ours }). Reload this page with a connection, take the new version when it is offered, and import the file then.
       *[disk] This table was exported by a newer version of Third Chair ({ $version }) than this one ({ $ours }). Update Third Chair to import it.
    }
error-already-here =
    { $likeness ->
        [same] “{ $name }” is already here, just as it is in the file.
        [longer] “{ $name }” is already here. In the file the game has gone further.
        [shorter] “{ $name }” is already here, and has gone further than in the file.
       *[other] “{ $name }” is already here, but the game in the file took another course.
    }
error-file-not-as-far = “{ $name }” has gone further here than in the file, and those steps would be lost. Add the file as a copy instead.
error-file-while-sealed = There are sealed choices at “{ $name }”, and until they are revealed no file takes its place. Open it, or add the file as a copy.
error-file-of-another-set-up = The game in the file was set up in another way than “{ $name }”, and a set-up stays as it is. Add the file as a copy.
error-file-for-others = There are choices in the file, or at “{ $name }”, of seats that this device does not play for, so the file does not take its place. Add it as a copy.
error-file-no-longer-kept = The file is no longer at hand. Please choose it once more.
error-unproven-table = This page cannot be made from what the imported file says. The table is stored as it was; you can look at its other pages, export it or delete it.
error-store-busy =
    { $kept ->
        [browser] Your games are in use in another tab just now. Try again in a moment.
       *[disk] The saved tables are in use by another process just now. Try again in a moment.
    }
error-store-newer =
    { $kept ->
        [browser] Your games belong to a newer version of Third Chair. Reload this page with a connection, and take the new version when it is offered.
       *[disk] The saved tables in { $file } belong to a newer version of Third Chair. Update Third Chair to open them.
    }
error-store-foreign =
    { $kept ->
        [browser] What this browser keeps here does not belong to Third Chair. Clear the data of this site in the browser's settings, and open Third Chair again.
       *[disk] The database { $file } belongs to another program. Third Chair needs a place of its own.
    }
error-several-tables = Several tables are called “{ $name }”. Name one by its id: { $options }.

## History

note-open-dropped = The rules of Third Chair have changed, and “{ $command }” could not be continued. The table stands as it did before it; please do it again.

## The command line

tables-none = There are no saved tables yet.
tables-id = Id
tables-name = Name
tables-game = Game
tables-changed = Last change
tables-state = State
tables-playing = being played
tables-over = over
tables-setting-up = in set-up
tables-exported = “{ $name }” is now in { $file }.
tables-imported = “{ $name }” is imported. Its id is { $table }.
tables-import-choose = Nothing was changed. With --copy it is added beside the one that is here.
tables-import-replace = Nothing was changed. With --copy it is added beside the one that is here, with --replace the one here goes on as in the file.
tables-import-one-way = Choose either --copy or --replace.
tables-delete-sure = Delete “{ $name }” for good?
tables-delete-campaign = Delete the campaign “{ $name }” with all its games for good?
tables-deleted = “{ $name }” is deleted.

error-not-for-the-app = No card or die is asked for now, so there is nothing that Third Chair could draw.
