import { useLocation } from 'react-router';
import { AreaBoundary } from './area-boundary';
import { AreaScreen } from './area-screen';

/** A claimed address: the remote's screen inside its own boundary. */
export function AreaRoute({ name, pattern }: { name: string; pattern: string }) {
  const { pathname } = useLocation();
  return (
    <AreaBoundary name={name} at={pathname}>
      <AreaScreen name={name} pattern={pattern} />
    </AreaBoundary>
  );
}
