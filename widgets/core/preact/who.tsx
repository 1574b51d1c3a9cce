import { Icon, TextButton } from '@gyg/design-system/shadow';
import type { Session, Visitor } from '../session';
import s from './frame.module.css';

interface WhoProps {
  session: Session;
  visitor: Visitor;
  origin: string;
  notYou: string;
}

/** Who is logged in on this page, and the way out for someone else. */
export const Who = ({ session, visitor, origin, notYou }: WhoProps) => (
  <p className={s.who} part="visitor">
    <span className={s.person}>
      {visitor.picture === null ? (
        <Icon name="user" />
      ) : (
        <img className={s.face} src={new URL(visitor.picture, origin).href} alt="" width="32" height="32" />
      )}
      {visitor.name}
    </span>
    <TextButton part="button" onClick={() => void session.logOut()}>
      {notYou}
    </TextButton>
  </p>
);
