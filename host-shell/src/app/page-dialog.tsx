import { type AreaDialogProps, toast, useLocation, useNavigate, useTranslation } from '@gyg/platform';
import { type ComponentType, useEffect, useState } from 'react';
import type { RemoteTable } from '../federation/registry';
import { loadDialog, ownerOfDialog } from './load-dialog';

interface Loaded {
  hash: string;
  Dialog: ComponentType<AreaDialogProps>;
}

/**
 * The dialog that the address names by its fragment, over whatever page is shown: terms, privacy policy, contact. So it can
 * be linked to, Back closes it, and its code is loaded when it is first opened.
 */
export function PageDialog({ table }: { table: RemoteTable }) {
  const { t } = useTranslation('shell');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<Loaded>();
  const owner = ownerOfDialog(table, hash);
  const close = () => void navigate({ pathname, search }, { replace: true, preventScrollReset: true });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another fragment is another dialog; the rest is how to say so
  useEffect(() => {
    if (owner === undefined) return undefined;
    let wanted = true;
    loadDialog(owner, hash).then(
      (Dialog) => wanted && setLoaded({ hash, Dialog }),
      () => {
        if (!wanted) return;
        toast.error(t('dialogFailed'));
        close();
      },
    );
    return () => {
      wanted = false;
    };
  }, [owner, hash]);

  if (owner === undefined || loaded?.hash !== hash) return null;
  return <loaded.Dialog onClose={close} />;
}
