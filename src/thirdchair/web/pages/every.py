"""Every address of the host; what only one game has is found by `own` and `own_box`."""

from typing import Any

from thirdchair.web import api, live
from thirdchair.web.pages import everything, home, welcome
from thirdchair.web.pages.about import page as about
from thirdchair.web.pages.box import own as own_box
from thirdchair.web.pages.box import page as box
from thirdchair.web.pages.campaign import page as campaign
from thirdchair.web.pages.correct import rulings
from thirdchair.web.pages.first import FIRST
from thirdchair.web.pages.history import mend, moments, moving
from thirdchair.web.pages.history import page as history
from thirdchair.web.pages.join import page as join
from thirdchair.web.pages.join import trust
from thirdchair.web.pages.new import page as new
from thirdchair.web.pages.record import page as record
from thirdchair.web.pages.record import paper
from thirdchair.web.pages.record import play as played
from thirdchair.web.pages.rules import page as rules
from thirdchair.web.pages.table import (
    checklist,
    importing,
    odds,
    own,
    put_back,
    result,
    resume,
    settings,
    who,
)
from thirdchair.web.pages.table import page as table

OF_A_NETWORK: list[Any] = [
    *(join.phone, join.switch, join.join, join.joined),
    *(trust.certificate, trust.certificate_file),
]
"""What is about other devices: an app that is alone has none of them."""

OTHERS: list[Any] = [
    *(new.games, new.play, new.new_game, new.start_game),
    *(campaign.new_campaign, campaign.start_campaign, campaign.campaign_page),
    *(campaign.change_campaign, campaign.ask_delete, campaign.delete, campaign.export),
    *(table.table_page, table.tapped, who.who, who.say),
    *(own.look, own.look_below, own.act, own.act_below, own.file),
    *(checklist.checklist, checklist.tick, odds.odds, resume.where),
    *(put_back.look, put_back.act, result.look, result.drawn),
    *(settings.settings, settings.set_settings, settings.ask_delete, settings.delete),
    *(settings.export_table, importing.import_table, home.all_tables, everything.save),
    *(history.history, history.jumped, mend.look, mend.act, moving.act),
    *(moments.moment, moments.look, moments.share),
    *(rulings.rulings, rulings.ruled),
    *(record.record, paper.sheet, paper.rulebook, played.play, rules.rules, rules.rules_at_table),
    *(box.box, box.set_box),
    *(own_box.look, own_box.look_below, own_box.look_before, own_box.act, own_box.act_below),
    *(welcome.welcome, about.about, about.about_at_table, about.licence),
    *OF_A_NETWORK,
    live.stream,
    *(api.new_table, api.table_request, api.view_table),
]
"""What is opened when somebody first asks for one of them."""

PAGES: list[Any] = [*FIRST, *OTHERS]
