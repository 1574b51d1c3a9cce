import { type AreaDialogProps, toast, useLocation, useNavigate, useTranslation } from '@gyg/platform';
import { type ComponentType, useEffect, useState } from 'react';
import type { RemoteTable } from '../remotes/registry';
import { loadDialog, ownerOfDialog } from './load-dialog';

interface Loaded {
  hash: string;
  Dialog: ComponentType<AreaDialogProps>;
}

/**
 * Opens the dialog in the URL's fragment over the current page: terms, privacy policy, contact. It can be linked to,
 * Back closes it, and its code loads when it is first opened.
 */
export function PageDialog({ table }: { table: RemoteTable }) {
  const { t } = useTranslation('shell');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<Loaded>();
  const owner = ownerOfDialog(table, hash);
  const close = () => void navigate({ pathname, search }, { replace: true, preventScrollReset: true });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another fragment means another dialog
  useEffect(() => {
    if (owner === undefined) return undefined;
    let active = true;
    loadDialog(owner, hash).then(
      (Dialog) => active && setLoaded({ hash, Dialog }),
      () => {
        if (!active) return;
        toast.error(t('dialogFailed'));
        close();
      },
    );
    return () => {
      active = false;
    };
  }, [owner, hash]);

  if (owner === undefined || loaded?.hash !== hash) return null;
  return <loaded.Dialog onClose={close} />;
}
