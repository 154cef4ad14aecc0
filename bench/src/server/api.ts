// Our server's HTTP interface, as load generators and measurements ask it.

/**
 * Posts as the bearer of the token (empty: as nobody) to a server on this machine; its answer.
 * @throws Error with the server's words when it refuses
 */
export async function post<T>(port: number, token: string, path: string, body: object): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`POST ${path}: ${text}`);
  return JSON.parse(text) as T;
}
