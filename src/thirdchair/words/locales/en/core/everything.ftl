# All that is saved as one file, and what became of such a file.

page-save-everything = Save everything to a file
page-result-save = Save everything
page-brought = Brought from the file
brought-new =
    { $count ->
        [one] One game or campaign is here now.
       *[other] { $count } games and campaigns are here now.
    }
brought-further =
    { $count ->
        [one] One went on as far as in the file.
       *[other] { $count } went on as far as in the file.
    }
brought-copy =
    { $count ->
        [one] One took another course here, and is now a copy beside it:
       *[other] { $count } took another course here, and are now copies beside them:
    }
brought-stays =
    { $count ->
        [one] One is not for this device to change now, so it stays as it is, and that of the file is a copy beside it:
       *[other] { $count } are not for this device to change now, so they stay as they are, and those of the file are copies beside them:
    }
brought-here =
    { $count ->
        [one] One was here already, at least as far, and is unchanged.
       *[other] { $count } were here already, at least as far, and are unchanged.
    }
brought-unreadable =
    { $count ->
        [one] One could not be read:
       *[other] { $count } could not be read:
    }
brought-nothing = There is no game in this file.
brought-box = My box is now as in the file.
everything-saved = Everything is now in { $file }.
page-left-out = These tables can no longer be read, and will not be in the file: { $names }.
page-left-out-hint = The disk has lost a part of them. They may be whole in a backup of these days: see “thirdchair tables restore”.
page-save-the-rest = Save all the others
everything-left-out = These tables could not be read, and are not in it: { $names }.
everything-import-plain = A file of everything is imported without --name, --copy and --replace: what is here stays.
error-broken-everything = This file is damaged or was changed by hand. Nothing was changed here. If there is another one, try that.
error-newer-everything =
    { $kept ->
        [browser] This file was saved by a newer version of Third Chair ({ $version }) than this one ({ $ours }). Nothing was changed here. Reload this page with a connection, take the new version when it is offered, and import the file then.
       *[disk] This file was saved by a newer version of Third Chair ({ $version }) than this one ({ $ours }). Nothing was changed here. To bring it in, please update Third Chair.
    }
cli-tables-save-all = Write all tables and campaigns into one file.
