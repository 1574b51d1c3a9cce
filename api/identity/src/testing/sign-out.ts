import type { CookieJar } from './cookie-jar';

/**
 * Opens the logout page with the ID token, so without a confirmation. Returns the value that its form must send back.
 */
export async function askToSignOut(origin: string, browser: CookieJar, idToken: string): Promise<string> {
  const query = new URLSearchParams({ id_token_hint: idToken, post_logout_redirect_uri: `${origin}/` });
  const page = await browser.fetch(`${origin}/identity/session/end?${query}`);
  return /name="xsrf" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
}

/** Submits the form of the logout page. Returns the redirect address, or null when it is refused. */
export async function confirmSignOut(origin: string, browser: CookieJar, xsrf: string): Promise<string | null> {
  const done = await browser.fetch(`${origin}/identity/session/end/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  return done.headers.get('location');
}

/** Logs a browser out as the platform's page does. Returns the redirect address, or null when it is refused. */
export async function signOut(origin: string, browser: CookieJar, idToken: string): Promise<string | null> {
  return confirmSignOut(origin, browser, await askToSignOut(origin, browser, idToken));
}
