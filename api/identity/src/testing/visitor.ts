import { CookieJar } from './cookie-jar';
import { readAnswer } from './read-answer';
import { beginSignIn } from './sign-in';

type Answer = Awaited<ReturnType<typeof readAnswer>>;

/** A person before a browser of their own, that keeps its cookies. */
export interface Visitor {
  browser: CookieJar;
  /** Calls the user pool; gives the outcome. */
  post(call: string, body: unknown): Promise<Answer>;
  /** Sends the login form of a new sign-in; gives the outcome. */
  logIn(form: { email: string; password: string }): Promise<Answer>;
}

/** Opens a browser. `headers` go along with every post, for example from where it seems to come. */
export function openVisitor({ origin }: { origin: string }, headers: Record<string, string> = {}): Visitor {
  const browser = new CookieJar();
  const send = async (path: string, body: unknown) =>
    readAnswer(
      await browser.fetch(`${origin}/identity/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, ...headers },
        body: JSON.stringify(body),
      }),
    );
  return {
    browser,
    post: (call, body) => send(`pool/${call}`, body),
    async logIn(form) {
      const { uid } = await beginSignIn(origin, browser);
      return send(`interaction/${uid}/login`, form);
    },
  };
}
