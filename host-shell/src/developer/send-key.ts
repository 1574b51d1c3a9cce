/** The mode that a key permits: everything for developers, or nothing. */
export type DeveloperModeName = 'developer' | 'restricted';

/**
 * Sends the developer key to the server, which stores the proof in a cookie that scripts cannot read. A wrong or empty
 * key removes an earlier proof.
 * @throws if there is no response, or too many keys were tried.
 */
export async function sendKey(key: string): Promise<DeveloperModeName> {
  const response = await fetch('/developer/key', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  if (!response.ok) throw new Error(`${response.status}: /developer/key`);
  const body: { mode?: string } = await response.json();
  return body.mode === 'developer' ? 'developer' : 'restricted';
}
