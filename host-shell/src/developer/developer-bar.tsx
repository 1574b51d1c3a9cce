import { Banner, Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { clearOverrides, refusedOverrides } from '../remotes/overrides';
import { remoteTable } from '../remotes/registry';
import s from './diagnostics.module.css';

function dropAll(): void {
  clearOverrides();
  location.reload();
}

/** Shows a developer which remotes are overridden, on every page, and offers to remove the overrides. */
export function DeveloperBar() {
  const { t } = useTranslation('shell');
  const overridden = Object.entries(remoteTable()).filter(([, row]) => row.overridden);
  const refused = refusedOverrides();
  if (overridden.length === 0 && refused.length === 0) return null;
  const names = overridden.map(([name, { entry }]) => `${name} (${new URL(entry).origin})`).join(', ');
  return (
    <aside className={s.bar} aria-label={t('developer.bar.label')}>
      {overridden.length > 0 && (
        <Banner
          tone="warn"
          title={t('developer.bar.overridden', { names })}
          actions={
            <Button size="sm" variant="secondary" onClick={dropAll}>
              {t('developer.bar.drop')}
            </Button>
          }
        />
      )}
      {refused.length > 0 && (
        <Banner tone="bad" role="alert" title={t('developer.bar.refused', { what: refused.join(', ') })} />
      )}
    </aside>
  );
}
