import { type LoginWindow, pool, useSearchParams } from '@gyg/platform';
import { useCallback, useEffect, useState } from 'react';

export type WindowState =
  | { status: 'loading' }
  /** It took too long, or another browser began it. */
  | { status: 'expired' }
  | { status: 'failed'; thrown: unknown }
  | { status: 'open'; login: LoginWindow };

/** The login that this window is for, by its address. */
export function useLoginWindow(): { interaction: string; state: WindowState; load: () => void } {
  const [params] = useSearchParams();
  const interaction = params.get('interaction') ?? '';
  const [state, setState] = useState<WindowState>({ status: 'loading' });
  const load = useCallback(() => {
    let active = true;
    const show = (next: WindowState) => active && setState(next);
    pool.window(interaction).then(
      (login) => show(login === undefined ? { status: 'expired' } : { status: 'open', login }),
      (thrown: unknown) => show({ status: 'failed', thrown }),
    );
    return () => {
      active = false;
    };
  }, [interaction]);
  useEffect(() => load(), [load]);
  return { interaction, state, load: () => void load() };
}
