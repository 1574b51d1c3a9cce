import { Button, Icon, TextButton } from '@gyg/design-system/shadow';
import { type ReactNode, useState } from 'react';
import { isLasting, type LogInRequest, type Session, type SessionState } from '../session';
import { commonTexts } from './common-texts';
import s from './frame.module.css';
import { useOnline } from './use-online';

interface LogInProps {
  session: Session;
  state: SessionState;
  request: LogInRequest;
  origin: string;
  /** The button's text. */
  label: string;
  /** What is possible once the connection is back. */
  offline: string;
  /** The address on the platform where the same can be done. */
  elsewhere: string;
  secondary?: boolean;
  /** Called after the visitor has logged in here. */
  onLoggedIn: () => void;
}

/**
 * The button that opens the platform's window, and a quiet one that opens it for people without an account. If the
 * browser blocks the window, the same is offered in this tab; if the platform does not know this page, the visitor can go
 * on there.
 */
export function LogIn(props: LogInProps) {
  const { session, state, request, origin, label, offline, elsewhere, secondary, onLoggedIn } = props;
  const online = useOnline();
  const texts = commonTexts[request.language];
  const { host } = new URL(origin);
  // With an earlier login for something else, the session's state does not tell that this one failed.
  const [refused, setRefused] = useState('');
  const open = async (asked = request) => {
    setRefused('');
    const result = await session.logIn(asked);
    if (result.status === 'signed-in') onLoggedIn();
    if (result.status === 'failed') setRefused(result.code);
  };
  const code = state.status === 'failed' ? state.code : state.status === 'signed-in' ? refused : '';
  // Not for a visitor to solve, so there is no word about it.
  if (isLasting(code)) {
    return (
      <div className={s.logIn}>
        {code === 'storage.unavailable' && <Alert>{texts.noStorage}</Alert>}
        <p className={s.actions}>
          <a className={s.link} href={elsewhere} target="_blank" rel="noopener" part="link" data-focus>
            {texts.onPlatform(host)}
          </a>
        </p>
      </div>
    );
  }
  const isOpening = state.status === 'opening';
  return (
    <div className={s.logIn}>
      {code === 'window.blocked' && (
        <Alert>
          {texts.blocked}{' '}
          <TextButton part="button" onClick={() => session.logInHere(request)}>
            {texts.logInHere}
          </TextButton>
        </Alert>
      )}
      {!['', 'window.blocked', 'login.cancelled'].includes(code) && <Alert>{texts.openFailed}</Alert>}
      <Button
        block
        part="button"
        data-focus
        variant={secondary ? 'secondary' : 'primary'}
        disabled={!online}
        onClick={() => void open()}
      >
        {label}
      </Button>
      <p className={s.hint} aria-live="polite">
        {!online ? `${texts.offline} ${offline}` : isOpening ? texts.opening : texts.window(host)}{' '}
        {online && !isOpening && (
          <TextButton part="button" onClick={() => void open({ ...request, task: 'signup' })}>
            {texts.signUp}
          </TextButton>
        )}
      </p>
    </div>
  );
}

/** What went wrong, where a banner would be too much. */
const Alert = ({ children }: { children: ReactNode }) => (
  <p className={s.alert} role="alert" part="message">
    <Icon name="alert" size="sm" />
    <span>{children}</span>
  </p>
);
