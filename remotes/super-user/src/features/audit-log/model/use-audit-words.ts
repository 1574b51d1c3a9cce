import type { AuditEntry } from '@gyg/contract';
import { useTranslation } from '@gyg/platform';
import type { ActName } from '../../../translations/act-name';

/** Kinds of targets whose ids are names. */
const namedById = new Set<AuditEntry['target']['kind']>(['remote', 'job', 'setting', 'mail']);

/** The words of an entry: who, what was done, and to what. */
export function useAuditWords() {
  const { t, i18n } = useTranslation('super-user');
  const isActName = (name: string): name is ActName => i18n.exists(`acts.${name}`, { ns: 'super-user' });
  return {
    who({ kind, name }: AuditEntry['actor']): string {
      if (kind === 'platform' || kind === 'server') return t(`audit.${kind}`);
      if (kind === 'key') return name === null ? t('audit.removedKey') : t('audit.key', { name });
      return name ?? t('audit.erased');
    },
    /** The code of an act that has no words: a newer server may know more of them. */
    act({ action }: AuditEntry): string {
      const name = action.replace('.', '/');
      return isActName(name) ? t(`acts.${name}`) : action;
    },
    /** What it was done to, and where: names, or the id of what was removed. Empty for the platform as a whole. */
    object({ target, organization, gyg, details }: AuditEntry): string {
      const { kind, id, name } = target;
      const origin = kind === 'origin' && typeof details.origin === 'string' ? details.origin : undefined;
      const removed = kind === 'user' ? t('audit.erased') : (origin ?? (kind === 'other' ? undefined : id));
      const what = name ?? (namedById.has(kind) ? id : removed);
      // A request has the name of the organisation that it became.
      const names = new Set([what, gyg?.name, organization?.name]);
      return [...names].filter((part) => part !== undefined && part !== null && part !== '').join(', ');
    },
  };
}
