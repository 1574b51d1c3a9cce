import { paths, useNavigate } from '@gyg/platform';
import type { GygAct } from './gyg-act';

/** Where to go after an act: to the copy’s editor, or away from a deleted gyg. Other acts stay on the page. */
export function useAfterAct(): (act: GygAct, copyId?: string) => void {
  const navigate = useNavigate();
  return (act, copyId) => {
    if (act === 'duplicate' && copyId !== undefined) void navigate(paths.editGyg(copyId));
    if (act === 'delete') void navigate(paths.hostedGygs(), { replace: true });
  };
}
