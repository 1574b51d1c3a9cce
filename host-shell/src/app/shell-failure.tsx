import { Button, ErrorState } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { Component, type ReactNode } from 'react';
import { FreshRenders } from './fresh-renders';

/** Shown if the frame itself throws. Asks the user to reload. */
export function ShellFailure() {
  const { t } = useTranslation('shell');
  return (
    <ErrorState
      headingLevel={1}
      title={t('area.broken.title')}
      text={t('area.broken.text')}
      actions={<Button onClick={() => location.reload()}>{t('area.reload')}</Button>}
    />
  );
}

/** Around the whole page: what no area's boundary caught ends here. */
export class ShellBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  readonly #fresh = new FreshRenders();

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(thrown: unknown) {
    if (this.#fresh.allow(thrown)) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <ShellFailure /> : this.props.children;
  }
}
