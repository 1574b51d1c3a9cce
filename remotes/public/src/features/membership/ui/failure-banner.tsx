import { Banner } from '@gyg/design-system';
import type { Failure } from '../model/failure';

/** An error message with the technical detail below. */
export function FailureBanner({ failure }: { failure: Failure | undefined }) {
  if (failure === undefined) return null;
  return (
    <Banner tone="bad" role="alert" title={failure.title} data-code={failure.code}>
      <p>{failure.text}</p>
      {failure.detail && <small>{failure.detail}</small>}
    </Banner>
  );
}
