/** What a game came to, by team: VP by source, and what was won and lost on the map. */
import type { VodEvent } from '$generated/VodEvent';
import type { VodTeam } from '$generated/VodTeam';

export interface Tally {
  cities: number;
  statuses: number;
  city: number;
  majors: number;
  lost: number;
  battles: number;
  removed: number;
  unsupplied: number;
}

const teams: Record<string, VodTeam> = { corinth: 'oligarchs', sparta: 'oligarchs', delian: 'demos', athens: 'demos' };

export function tallies(events: readonly VodEvent[]): Record<VodTeam, Tally> {
  const none = (): Tally => ({ cities: 0, statuses: 0, city: 0, majors: 0, lost: 0, battles: 0, removed: 0, unsupplied: 0 });
  const all: Record<VodTeam, Tally> = { oligarchs: none(), demos: none() };
  for (const event of events) {
    if (event.event === 'vp') {
      const tally = all[event.team];
      if (event.change < 0) tally.lost += event.change;
      else if (event.reason === 'cities') tally.cities += event.change;
      else if (event.reason === 'majors') tally.majors += event.change;
      else if (event.reason === 'card') tally.statuses += event.change;
      else tally.city += event.change;
    } else if (event.event === 'battle') all[teams[event.power]!].battles += 1;
    else if (event.event === 'removed') {
      if (event.cause === 'supply') all[teams[event.power]!].unsupplied += 1;
      else if (event.by !== null) all[teams[event.by]!].removed += 1;
    }
  }
  return all;
}
