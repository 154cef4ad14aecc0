// The endpoints of tournaments, which come with their pages.

import { addRoutes } from './api.ts';

addRoutes({
  listTournaments: 'GET /api/tournaments',
  makeTournament: 'POST /api/tournaments',
  getTournament: 'GET /api/tournaments/{tournament}',
  joinTournament: 'POST /api/tournaments/{tournament}/join',
  leaveTournament: 'POST /api/tournaments/{tournament}/leave',
  startTournament: 'POST /api/tournaments/{tournament}/start',
  cancelTournament: 'DELETE /api/tournaments/{tournament}',
});
