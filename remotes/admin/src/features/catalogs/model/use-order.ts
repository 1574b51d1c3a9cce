import type { CatalogWithGygs, Gyg } from '@gyg/contract';
import { toast, useErrorText, useQueryClient } from '@gyg/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { catalogOptions, saveGygs, useCatalogCache } from '../api/catalog-calls';
import { orderedGygs } from './catalog-gygs';

/** `at` is ISO 8601; undefined if nothing was saved since the catalogue was opened. */
export type OrderState = { kind: 'saved'; at?: string } | { kind: 'saving' } | { kind: 'failed' };

/**
 * The gygs of a catalogue in their order, saved by themselves: one request at a time, always the latest order. If that
 * fails, the order stays on screen and is sent again when the connection returns or the user asks.
 */
export function useOrder(catalog: CatalogWithGygs) {
  const { id } = catalog;
  const queries = useQueryClient();
  const { refreshList } = useCatalogCache();
  const errorText = useErrorText();
  const [unsaved, setUnsaved] = useState<readonly Gyg[]>();
  // The cache tells the page a moment later, which would show the order before once more.
  const [lastSaved, setLastSaved] = useState(catalog);
  const [state, setState] = useState<OrderState>({ kind: 'saved' });
  const line = useRef<{ next: readonly Gyg[] | undefined; sending: boolean }>({ next: undefined, sending: false });

  const send = async (gygs: readonly Gyg[]) => {
    line.current.next = gygs;
    if (line.current.sending) return;
    line.current.sending = true;
    setState({ kind: 'saving' });
    for (let now: readonly Gyg[] | undefined = gygs; now !== undefined; now = line.current.next) {
      line.current.next = undefined;
      try {
        const response = await saveGygs(
          id,
          now.map((gyg) => gyg.id),
        );
        if (line.current.next !== undefined) continue;
        queries.setQueryData(catalogOptions(id).queryKey, response);
        setLastSaved(response);
        setUnsaved(undefined);
        setState({ kind: 'saved', at: new Date().toISOString() });
        void refreshList();
      } catch (thrown) {
        if (line.current.next !== undefined) continue;
        setState({ kind: 'failed' });
        toast.error(errorText(thrown).text);
      }
    }
    line.current.sending = false;
  };
  const latest = useRef({ send, unsaved, state });
  latest.current = { send, unsaved, state };
  const retry = useCallback(() => {
    const now = latest.current;
    if (now.state.kind === 'failed' && now.unsaved !== undefined) void now.send(now.unsaved);
  }, []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return {
    gygs: unsaved ?? orderedGygs(lastSaved.updated > catalog.updated ? lastSaved : catalog),
    state,
    retry,
    change(gygs: readonly Gyg[]) {
      setUnsaved(gygs);
      void send(gygs);
    },
  };
}
