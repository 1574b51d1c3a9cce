import { smallIcons } from '@gyg/design-system/elements/small';
import { announceError, GygErrorEvent } from '../error-event';
import { drawn, el } from '../light/dom';
import { type Around, dress, type SurfaceOptions, surface } from '../light/surface';
import { isLasting, type LogInRequest, type Session, type SessionState, sessionOf } from '../session';
import { WidgetError } from '../widget-error';
import { GygLoggedInEvent, GygLoggedOutEvent } from './login-events';
import { type LoginTask, loginTexts } from './login-texts';

export interface LoginViewInput {
  options: SurfaceOptions;
  task: LoginTask;
  /** The address of the account, if the page knows it. */
  email?: string;
}

/** Draws who is logged in, or the button that opens the platform's window. */
export class LoginView {
  readonly #host: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #base = surface();
  #input: LoginViewInput | undefined;
  #session: Session | undefined;
  #leave = () => {};
  #before: SessionState | undefined;
  readonly #render = () => this.#show();

  constructor(host: HTMLElement, root: ShadowRoot) {
    this.#host = host;
    this.#root = root;
  }

  draw(input: LoginViewInput): void {
    this.#input = input;
    const { origin } = dress(this.#host, this.#base, input.options);
    const session = sessionOf(origin);
    if (session !== this.#session) {
      this.#leave();
      const stop = session.subscribe(this.#render);
      for (const name of ['online', 'offline']) addEventListener(name, this.#render);
      this.#leave = () => {
        stop();
        for (const name of ['online', 'offline']) removeEventListener(name, this.#render);
      };
      this.#session = session;
      this.#before = undefined;
    }
    this.#root.append(this.#base);
    this.#show();
  }

  leave(): void {
    this.#leave();
    this.#session = undefined;
    this.#root.replaceChildren();
  }

  #show(): void {
    const [input, session] = [this.#input, this.#session];
    if (!input || !session) return;
    const state = session.read();
    const around = dress(this.#host, this.#base, input.options);
    const hadFocus = this.#root.activeElement !== null;
    this.#base.replaceChildren(...this.#content(input, session, state, around));
    if (hadFocus) this.#base.querySelector<HTMLElement>('button, a')?.focus();
    const before = this.#before;
    this.#before = state;
    if (before !== undefined && before !== state) this.#announce(before, state);
  }

  #announce(before: SessionState, state: SessionState): void {
    if (state.status === 'signed-in' && before.status !== 'signed-in') {
      const { id, name } = state.visitor;
      this.#host.dispatchEvent(new GygLoggedInEvent({ id, name }));
    }
    if (before.status === 'signed-in' && state.status !== 'signed-in')
      this.#host.dispatchEvent(new GygLoggedOutEvent());
    if (state.status !== 'failed' || state.code === 'login.cancelled') return;
    // The session has told the developer about one that lasts.
    if (isLasting(state.code))
      this.#host.dispatchEvent(new GygErrorEvent({ code: state.code, status: 0, retryIn: null }));
    else announceError(this.#host, new WidgetError(state.code));
  }

  #content(input: LoginViewInput, session: Session, state: SessionState, { language, origin }: Around): HTMLElement[] {
    const texts = loginTexts[language];
    const site = new URL(origin).host;
    const request: LogInRequest = {
      scopes: ['profile'],
      task: input.task,
      language,
      ...(input.email && { email: input.email }),
    };
    const button = (label: string, click: () => void, isOff = false) =>
      el(
        'button',
        { type: 'button', part: 'button', click: () => !isOff && click(), 'aria-disabled': isOff },
        drawn(smallIcons.user),
        label,
      );
    const open = (isOff = false) => button(texts.buttons[input.task], () => session.logIn(request), isOff);
    const note = (...parts: Parameters<typeof el>[2][]) =>
      el('p', { class: 'note', part: 'note', role: 'status' }, ...parts);

    if (state.status === 'signed-in') {
      const { name, picture } = state.visitor;
      const face = picture
        ? el('img', { src: new URL(picture, origin).href, alt: '', width: 32, height: 32 })
        : drawn(smallIcons.user);
      const out = el('button', { type: 'button', part: 'button', click: () => session.logOut() }, texts.logOut);
      return [el('div', { class: 'who', part: 'visitor' }, face, el('b', {}, name), out)];
    }
    if (!navigator.onLine) return [open(true), note(texts.offline)];
    if (state.status === 'opening') return [open(true), note(texts.opening)];
    if (state.status !== 'failed' || state.code === 'login.cancelled') return [open()];
    if (state.code === 'window.blocked')
      return [note(texts.blocked), button(texts.here, () => session.logInHere(request))];
    const why = state.code === 'storage.unavailable' ? [note(texts.noStorage)] : [];
    if (isLasting(state.code)) return [...why, el('p', {}, el('a', { href: origin }, texts.elsewhere(site)))];
    return [open(), note(texts.failed)];
  }
}
