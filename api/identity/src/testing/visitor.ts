import { CookieJar } from './cookie-jar';
import { readAnswer } from './read-answer';
import { beginSignIn } from './sign-in';

interface LoginForm {
  email: string;
  password: string;
}
type Answer = Awaited<ReturnType<typeof readAnswer>>;

/** A person with their own browser, which stores cookies. */
export interface Visitor {
  browser: CookieJar;
  /** Calls the user pool; gives the outcome. */
  post(call: string, body: unknown): Promise<Answer>;
  /** Begins a sign-in; gives what sends its login form, once or, after refusals, again. */
  openLogin(): Promise<(form: LoginForm) => Promise<Answer>>;
  /** Begins a sign-in and sends its login form; gives the outcome. */
  logIn(form: LoginForm): Promise<Answer>;
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
  const openLogin = async () => {
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
