import { useLocation } from '@gyg/platform';
import { AreaBoundary } from './area-boundary';
import { AreaScreen } from './area-screen';

/** A claimed path: the remote's screen in an error boundary. */
export function AreaRoute({ name, pattern }: { name: string; pattern: string }) {
  const { pathname } = useLocation();
  return (
    <AreaBoundary name={name} at={pathname}>
      <AreaScreen name={name} pattern={pattern} />
    </AreaBoundary>
  );
}
