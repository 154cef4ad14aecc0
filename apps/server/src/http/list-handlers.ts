// What the endpoints of lists do: games, and matches by what they are doing.

import { fingerprint } from '@bridgefront/kernel';
import type { Answer, MatchInfo } from '@bridgefront/protocol';
import type { CommonServices } from '../commons.ts';
import { matchInfo } from '../lobby/info.ts';
import type { MatchQuery } from '../store/store.ts';
import { isScored } from '../tournaments/plan.ts';
import type { Handlers } from './caller.ts';
import { stranger } from './people-handlers.ts';
import { schemaOf } from './schemas.ts';

function statuses(show: 'open' | 'mine' | 'live' | 'finished'): MatchQuery['statuses'] {
  if (show === 'open') return ['lobby'];
  if (show === 'mine') return ['lobby', 'live', 'finished', 'ended'];
  return show === 'live' ? ['live'] : ['finished', 'ended'];
}

/** Handlers of lists. */
export function listHandlers({
  games,
  bots,
  store,
  watch,
  ties,
}: CommonServices): Pick<Handlers, 'listGames' | 'getSchema' | 'listMatches' | 'getWatch'> {
  return {
    async listGames() {
      const declared = [...games.values()].map((game) => {
        const { name, title, seats } = game;
        const options = game.options as unknown as Answer<'listGames'>['games'][number]['options'];
        const presets = (game.presets ?? []).map((preset) => ({
          ...preset,
          options: preset.options as MatchInfo['options'],
        }));
        const scored = isScored(game) && { scored: true as const };
        const styles = (game.styles ?? []).map((style) => ({ name: style.name, says: style.says }));
        const rules = fingerprint(game);
        return { name, title, seats: { ...seats }, options, presets, styles, rules, ...scored };
      });
      return { games: declared, bots: bots.map(({ strong: _strong, ...bot }) => bot) };
    },
    async getWatch(_given, { identity }) {
      const found = await watch.featured();
      return { matches: found.map((match) => matchInfo(match, games, identity?.id ?? null)) };
    },
    getSchema: async ({ params }) => schemaOf(games, params.game),
    async listMatches({ query }, { identity }) {
      const { show, limit, before, beforeId, here } = query;
      if (here !== undefined && identity?.kind === 'guest')
        // Of no consequence if it fails: it is said again.
        void Promise.resolve(ties.here(identity.id)).catch(() => undefined);
      if (show === 'mine' && identity === null) return stranger;
      const found = await store.matches({
        statuses: statuses(show),
        limit,
        ...(show === 'mine' && identity !== null ? { identity: identity.id } : { listed: true }),
        ...(before !== undefined && { before }),
        ...(beforeId !== undefined && { beforeId }),
      });
      return { matches: found.map((match) => matchInfo(match, games, identity?.id ?? null)) };
    },
  };
}
