"""A real server, whose Scythe has its campaign."""

from tests.web.house import House as CampaignHouse

__all__ = ["CampaignHouse"]
