// Which answers to the question what games there are may be kept: a portal of a hotel answers 200 as well.

/** Whether the server itself answered: JSON, with a list of games in it. */
export async function isGamesAnswer(response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  if (response.headers.get('content-type')?.startsWith('application/json') !== true) return false;
  const { games } = ((await response
    .clone()
    .json()
    .catch(() => null)) ?? {}) as { readonly games?: unknown };
  return Array.isArray(games) && games.length > 0;
}
