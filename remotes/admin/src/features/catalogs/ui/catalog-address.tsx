import type { Catalog } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { TextField } from '@gyg/design-system/forms';
import { copyText, paths, useTranslation } from '@gyg/platform';
import s from './catalogs.module.css';

/** The public address of a catalogue, to copy. */
export function CatalogAddress({ catalog }: { catalog: Catalog }) {
  const { t } = useTranslation('admin');
  const path = paths.catalogByName(catalog.orgFriendlyUrl, catalog.friendlyUrl);
  const { href, host, pathname } = new URL(path, location.origin);
  const copy = () => copyText(href, { done: t('catalogs.copied'), failed: t('catalogs.notCopied') });
  return (
    <div className={s.field}>
      <TextField
        label={t('catalogs.address')}
        readOnly
        value={host + pathname}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="secondary" icon="copy" onClick={() => void copy()}>
        {t('catalogs.copy')}
      </Button>
    </div>
  );
}
