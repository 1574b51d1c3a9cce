import { Avatar, Banner, Button, TextButton } from '@gyg/design-system/elements';
import { commonErrors, commonTexts, errorText } from './common-texts';
import s from './frame.module.css';
import type { LogInRequest, Session, SessionState, Visitor } from './session-port';
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
 * The button that opens the platform's window. If the browser blocks the window, the same is offered in this tab; if the
 * platform does not know this page, the visitor can go on there.
 */
export function LogIn(props: LogInProps) {
  const { session, state, request, origin, label, offline, elsewhere, secondary, onLoggedIn } = props;
  const online = useOnline();
  const texts = commonTexts[request.language];
  const { host } = new URL(origin);
  const open = async () => {
    const result = await session.logIn(request);
    if (result.status === 'signed-in') onLoggedIn();
  };
  const code = state.status === 'failed' ? state.code : '';
  if (code === 'origin.not_registered') {
    return (
      <Banner tone="warn" role="alert" part="message">
        {texts.notRegistered}{' '}
        <a href={elsewhere} target="_blank" rel="noopener">
          {texts.onPlatform(host)}
        </a>
      </Banner>
    );
  }
  const isOpening = state.status === 'opening';
  return (
    <div className={s.logIn}>
      {code === 'window.blocked' && (
        <Banner
          tone="bad"
          role="alert"
          part="message"
          actions={
            <TextButton variant="standalone" part="button" onClick={() => session.logInHere(request)}>
              {texts.logInHere}
            </TextButton>
          }
        >
          {texts.blocked}
        </Banner>
      )}
      {!['', 'window.blocked', 'login.cancelled'].includes(code) && (
        <Banner tone="bad" role="alert" part="message">
          {errorText(code, { ...commonErrors[request.language], unexpected: texts.openFailed })}
        </Banner>
      )}
      <Button
        block
        part="button"
        variant={secondary ? 'secondary' : 'primary'}
        disabled={!online}
        onClick={() => void open()}
      >
        {label}
      </Button>
      <p className={s.hint} aria-live="polite">
        {!online ? `${texts.offline} ${offline}` : isOpening ? texts.opening : texts.window(host)}
      </p>
    </div>
  );
}

interface WhoProps {
  session: Session;
  visitor: Visitor;
  origin: string;
  language: LogInRequest['language'];
}

/** Who is logged in on this page, and the way out for somebody else. */
export const Who = ({ session, visitor, origin, language }: WhoProps) => (
  <p className={s.who} part="visitor">
    <span className={s.person}>
      <Avatar size="sm" seed={visitor.id} src={visitor.picture ? new URL(visitor.picture, origin).href : undefined} />
      {visitor.name}
    </span>
    <TextButton part="button" onClick={() => void session.logOut()}>
      {commonTexts[language].notYou}
    </TextButton>
  </p>
);
