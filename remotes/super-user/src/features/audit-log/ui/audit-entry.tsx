import type { AuditEntry as Entry } from '@gyg/contract';
import { profileSizes } from '@gyg/contract/images';
import { Avatar, Badge, type BadgeProps, Disclosure, Icon } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { useAuditWords } from '../model/use-audit-words';
import { AuditDetails } from './audit-details';
import s from './audit-entry.module.css';

const tones = {
  access: 'info',
  content: 'good',
  operations: 'warn',
  personal: 'bad',
} as const satisfies Record<Entry['category'], BadgeProps['tone']>;

/** One entry: when, who, what and to what; opened also what changed, why, and in which request. */
export function AuditEntry({ entry }: { entry: Entry }) {
  const { t } = useTranslation('super-user');
  const { time } = useFormat();
  const words = useAuditWords();
  const object = words.object(entry);
  return (
    <li>
      <Disclosure
        look="line"
        className={s.entry}
        summary={
          <span className={s.line}>
            <time className={s.time} dateTime={entry.at}>
              {time(entry.at)}
            </time>
            <span className={s.who}>
              <Face actor={entry.actor} />
              <span>{words.who(entry.actor)}</span>
            </span>
            <span className={s.what}>
              <span className={s.act}>{object === '' ? words.act(entry) : `${words.act(entry)}:`}</span>{' '}
              <span className={s.object}>{object}</span>
            </span>
            <span className={s.category}>
              <Badge tone={tones[entry.category]}>{t(`audit.categories.${entry.category}`)}</Badge>
            </span>
          </span>
        }
      >
        <AuditDetails entry={entry} />
      </Disclosure>
    </li>
  );
}

function Face({ actor: { kind, id, image } }: Pick<Entry, 'actor'>) {
  if (kind === 'user') {
    return <Avatar size="sm" seed={id ?? ''} src={image === null ? undefined : profileSizes(image).src} />;
  }
  return (
    <span className={s.machine}>
      <Icon name={kind === 'key' ? 'lock' : 'settings'} size="sm" />
    </span>
  );
}
