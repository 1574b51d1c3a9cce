import type { AuditEntry as Entry } from '@gyg/contract';
import { profileSizes } from '@gyg/contract/images';
import { Avatar, Badge, type BadgeProps, Disclosure, Icon, Link, VisuallyHidden } from '@gyg/design-system';
import { DefinitionList } from '@gyg/design-system/tables';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { changesOf, detailsOf, type FieldLine } from '../model/changed-fields';
import { useAuditWords } from '../model/use-audit-words';
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

/** What changed, why, and in which request. */
function AuditDetails({ entry }: { entry: Entry }) {
  const { t } = useTranslation('super-user');
  const { target, reason, role, requestId } = entry;
  const changes = changesOf(entry);
  const page = targetPage(target);
  const details = detailsOf(entry);
  return (
    <div className={s.details}>
      {changes.before.length + changes.after.length > 0 && (
        <div className={s.changes}>
          <Changes sign="−" label={t('audit.before')} lines={changes.before} />
          <Changes sign="+" label={t('audit.after')} lines={changes.after} />
        </div>
      )}
      <DefinitionList
        rows={[
          ...(page === undefined
            ? []
            : [
                {
                  term: t('audit.about'),
                  value: (
                    <Link variant="standalone" href={page}>
                      {target.name}
                    </Link>
                  ),
                },
              ]),
          ...(details.length === 0
            ? []
            : [
                { term: t('audit.details'), value: <code className={s.code}>{details.map(lineText).join(', ')}</code> },
              ]),
          { term: t('audit.right'), value: t(`audit.rights.${role}`) },
          ...(reason === null ? [] : [{ term: t('audit.reason'), value: reason }]),
          ...(requestId === null
            ? []
            : [{ term: t('audit.request'), value: <code className={s.code}>{requestId}</code> }]),
        ]}
      />
    </div>
  );
}

const lineText = ({ field, value }: FieldLine) => `${field} ${value}`;

interface ChangesProps {
  sign: '−' | '+';
  label: string;
  lines: readonly FieldLine[];
}

function Changes({ sign, label, lines }: ChangesProps) {
  return lines.map((line) => (
    <p key={line.field} className={s.change} data-sign={sign}>
      <VisuallyHidden>{label} </VisuallyHidden>
      <span aria-hidden="true">{sign} </span>
      {lineText(line)}
    </p>
  ));
}

/** The page of what an entry is about; undefined if it has none or was removed. */
function targetPage({ kind, id, name, friendlyUrl, gygId }: Entry['target']): string | undefined {
  if (name === null) return undefined;
  if (kind === 'user') return paths.user(id);
  if (kind === 'gyg') return paths.gyg(id);
  if (kind === 'story' && gygId !== null) return paths.story(gygId, id);
  if (kind === 'organization' && friendlyUrl !== null) return paths.organizationByName(friendlyUrl);
  return kind === 'organizationRequest' ? paths.organizationRequests(id) : undefined;
}
