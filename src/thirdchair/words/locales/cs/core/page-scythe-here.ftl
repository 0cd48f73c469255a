# Scythe: co platí u jednoho stolu.

scythe-at-this-table = (U tohoto stolu: { $part })
page-scythe-checklist-head = Obtížnost určuje jedna ze čtyř karet postupu. Kvůli náskoku ukazatel nezačíná na jejím prvním poli I.
page-scythe-checklist-factory = Karet Továrny k vyložení: { $count }
