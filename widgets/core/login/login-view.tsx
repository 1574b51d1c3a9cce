import { ApiError } from '@gyg/contract/client';
import { SmallButton, SmallIcon, smallIcons } from '@gyg/design-system/shadow/small';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { announceError, GygErrorEvent } from '../error-event';
import { useKeptFocus } from '../preact/use-kept-focus';
import { useOnline } from '../preact/use-online';
import { useSession } from '../preact/use-session';
import { isLasting, type LogInRequest, type Session, type SessionState, sessionOf } from '../session';
import { Surface } from '../surface';
import { type CommonOptions, useAround } from '../use-around';
import { GygLoggedInEvent, GygLoggedOutEvent } from './login-events';
import { type LoginTask, loginTexts } from './login-texts';

interface LoginViewProps {
  element: HTMLElement;
  options: CommonOptions;
  task: LoginTask;
  /** The address of the account, if the page knows it. */
  email?: string;
}

/** Tells the page what has changed between two states of the session. */
function announce(element: HTMLElement, before: SessionState, state: SessionState): void {
  if (state.status === 'signed-in' && before.status !== 'signed-in') {
    const { id, name } = state.visitor;
    element.dispatchEvent(new GygLoggedInEvent({ id, name }));
  }
  if (before.status === 'signed-in' && state.status !== 'signed-in') element.dispatchEvent(new GygLoggedOutEvent());
  if (state.status !== 'failed' || state.code === 'login.cancelled') return;
  // The session has told the developer about one that lasts.
  if (isLasting(state.code)) element.dispatchEvent(new GygErrorEvent({ code: state.code, status: 0, retryIn: null }));
  else announceError(element, new ApiError(state.code));
}

/** Tells the page about each change of a session's state after the first one. */
function useAnnounced(element: HTMLElement, session: Session, state: SessionState): void {
  const last = useRef({ session, state });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { session, state };
    if (before.session === session && before.state !== state) announce(element, before.state, state);
  }, [element, session, state]);
}

/** Who is logged in, or the button that opens the platform's window. */
export function LoginView({ element, options, task, email }: LoginViewProps) {
  const around = useAround(element, options);
  const { language, origin } = around;
  const session = sessionOf(origin);
  const state = useSession(session);
  const online = useOnline();
  useAnnounced(element, session, state);
  useKeptFocus(element);
  const texts = loginTexts[language];
  const request: LogInRequest = { scopes: ['profile'], task, language, ...(email && { email }) };

  const open = (isOff = false) => (
    <SmallButton part="button" icon={smallIcons.user} isOff={isOff} onClick={() => void session.logIn(request)}>
      {texts.buttons[task]}
    </SmallButton>
  );
  const content = () => {
    if (state.status === 'signed-in') {
      const { name, picture } = state.visitor;
      return (
        <div className="who" part="visitor">
          {picture ? (
            <img src={new URL(picture, origin).href} alt="" width={32} height={32} />
          ) : (
            <SmallIcon path={smallIcons.user} />
          )}
          <b>{name}</b>
          <SmallButton part="button" onClick={() => void session.logOut()}>
            {texts.logOut}
          </SmallButton>
        </div>
      );
    }
    const isOpening = state.status === 'opening';
    if (!online || isOpening) {
      return (
        <>
          {open(true)}
          <Note>{online ? texts.opening : texts.offline}</Note>
        </>
      );
    }
    if (state.status !== 'failed' || state.code === 'login.cancelled') return <>{open()}</>;
    if (state.code === 'window.blocked') {
      return (
        <>
          <Note>{texts.blocked}</Note>
          <SmallButton part="button" icon={smallIcons.user} onClick={() => session.logInHere(request)}>
            {texts.here}
          </SmallButton>
        </>
      );
    }
    if (isLasting(state.code)) {
      return (
        <>
          {state.code === 'storage.unavailable' && <Note>{texts.noStorage}</Note>}
          <p>
            <a href={origin} data-focus>
              {texts.elsewhere(new URL(origin).host)}
            </a>
          </p>
        </>
      );
    }
    return (
      <>
        {open()}
        <Note>{texts.failed}</Note>
      </>
    );
  };
  return (
    <Surface around={around} options={options}>
      {content()}
    </Surface>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="note" part="note" role="status">
    {children}
  </p>
);
