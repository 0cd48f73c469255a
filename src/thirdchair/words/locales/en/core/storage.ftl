# What the saved tables are kept on: the disk, backups, and the one server of a folder.

## The disk

error-store-full =
    { $kept ->
        [browser] There is no room left on this device for your games. Nothing was changed. Make room on the device or in the browser's settings, and try again.
       *[disk] There is no room left on the disk for the saved tables ({ $file }). Nothing was changed. Make room and try again.
    }
error-store-read-only =
    { $kept ->
        [browser] This browser lets nothing be added to your games just now. Nothing was changed. Close the other tabs with Third Chair, and reload this page.
       *[disk] The saved tables ({ $file }) can only be read. Nothing was changed. Allow this user to write there, or name another folder in THIRDCHAIR_DATA.
    }
error-store-no-access =
    { $kept ->
        [browser] This browser cannot open your games just now. Close the other tabs with Third Chair, and reload this page.
       *[disk] The saved tables ({ $file }) cannot be opened. See to it that this user may read and write that folder, or name another one in THIRDCHAIR_DATA.
    }
error-store-damaged =
    { $kept ->
        [browser] The games that this browser keeps are damaged. If you have saved everything to a file: clear the data of this site in the browser's settings, open Third Chair again, and import the file.
       *[disk] The saved tables ({ $file }) are damaged. Stop Third Chair and go back to a backup: “thirdchair tables restore” lists them.
    }
error-store-unreadable =
    { $kept ->
        [browser] This browser could not read or write your games ({ $reason }). Reload this page. If that does not help, close the browser and open it again.
       *[disk] The saved tables ({ $file }) cannot be used: reading or writing failed ({ $reason }). Check the disk; “thirdchair tables restore” lists the backups.
    }
note-disk-low = Only { $left } MB are left on the disk with the saved tables. Make room soon: when it is full, no step can be saved.

## What the system says

system-error =
    { $reason ->
        [ENOENT] No such file or folder
        [EACCES] This user may not do that here
        [EPERM] This user may not do that here
        [EROFS] Nothing can be written on this disk
        [ENOSPC] There is no room left on the disk
        [EDQUOT] There is no room left on the disk
        [EFBIG] No file may become that large here
        [EISDIR] That is a folder
        [ENOTDIR] That is no folder
        [EADDRINUSE] Another program uses it
        [EADDRNOTAVAIL] This machine does not have that address
       *[other] The system says { $reason }
    }
error-file-unusable = { $file }: { system-error }.

## One server for a folder

serve-already =
    { $address ->
        [none] Third Chair is just starting. Its page will be there in a moment.
       *[other] Third Chair is already running, at { $address }
    }
error-served-already =
    { $address ->
        [none] Another Third Chair is just starting with the same saved tables. Stop that one first, or name another folder in THIRDCHAIR_DATA.
       *[other] Third Chair is already running with these saved tables, at { $address }. Stop that one first, or name another folder in THIRDCHAIR_DATA.
    }

## Backups

backups-one =
    { $count ->
        [one] { $when }, one table, { $size } kB
       *[other] { $when }, { $count } tables, { $size } kB
    }
backups-unreadable = { $when }, cannot be read, { $size } kB
backups-how = “thirdchair tables restore 1” goes back to the first of them. What is there now is kept in a file of its own. The backups are in { $folder }.
backups-sure = Replace all saved tables by this backup ({ $backup })?
backups-restored = Restored: { $backup }.
backups-replaced = What was there before is now in { $file }.
error-no-backups = There are no backups yet. Third Chair makes one soon after each start, and every day while it runs.
error-no-such-backup =
    { $count ->
        [one] There is no backup { $answer }. There is one, with the number 1.
       *[other] There is no backup { $answer }. Choose a number from 1 to { $count }.
    }
error-backup-damaged = The copy { $file } is damaged and cannot be used. Choose an older backup.
error-restore-while-serving =
    { $address ->
        [none] Third Chair is running with these saved tables. Stop it, then restore.
       *[other] Third Chair is running with these saved tables, at { $address }. Stop it, then restore.
    }
