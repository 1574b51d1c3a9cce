import { CookieJar } from './cookie-jar';
import { readAnswer } from './read-answer';
import { beginSignIn } from './sign-in';

interface LoginForm {
  email: string;
  password: string;
}
type Answer = Awaited<ReturnType<typeof readAnswer>>;

/** A person with a separate browser, which stores cookies. */
export interface Visitor {
  browser: CookieJar;
  /** Calls the user pool; returns the outcome. */
  post(call: string, body: unknown): Promise<Answer>;
  /** Begins a login; returns a function that submits its login form, once or, after refusals, again. */
  openLogin(): Promise<(form: LoginForm) => Promise<Answer>>;
  /** Begins a login and submits its form; returns the outcome. */
  logIn(form: LoginForm): Promise<Answer>;
}

/** Opens a browser. `headers` are sent with every post, for example to simulate an address. */
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
  const openLogin = async () => {
    // With the password, also where the browser has just completed a sign-up.
    browser.remove('gyg_sign_in');
    const { uid } = await beginSignIn(origin, browser);
    return (form: LoginForm) => send(`interaction/${uid}/login`, form);
  };
  return {
    browser,
    openLogin,
    post: (call, body) => send(`pool/${call}`, body),
    logIn: async (form) => (await openLogin())(form),
  };
}
