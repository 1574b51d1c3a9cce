import { Component, type ReactNode } from 'react';
import { AreaUnavailable, isMissingCode, replaceCanary, resetArea } from '../remotes/load-area';
import { reportFailed } from '../remotes/load-reports';
import { isPageOutdated } from '../remotes/outdated-page';
import { AreaFailure } from './area-failure';
import { clearScreens } from './area-screen';
import { FreshRenders } from './fresh-renders';
import { endTakeOver } from './take-over';

interface AreaBoundaryProps {
  /** The remote whose errors are caught. */
  name: string;
  /** The current address. A change resets the error. */
  at: string;
  children: ReactNode;
}

/** Catches a remote's load and render errors, so that the rest of the page stays. */
export class AreaBoundary extends Component<AreaBoundaryProps, { failure: unknown }> {
  override state: { failure: unknown } = { failure: undefined };
  readonly #fresh = new FreshRenders();

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: thrown ?? new Error('The area failed') };
  }

  override componentDidCatch(thrown: unknown) {
    endTakeOver();
    // What did not load was reported, and replaced, where it was loaded.
    if (thrown instanceof AreaUnavailable) return;
    if (this.#fresh.allow(thrown)) {
      this.setState({ failure: undefined });
      return;
    }
    const { name } = this.props;
    reportFailed(name, thrown);
    void replaceCanary(name);
    if (isMissingCode(thrown)) void this.offerReload(name, thrown);
  }

  /** A file of a build that was replaced may be gone: then only a reload helps. */
  async offerReload(name: string, thrown: unknown): Promise<void> {
    if (!(await isPageOutdated(name))) return;
    const failure = new AreaUnavailable(name, 'outdated-page', thrown);
    this.setState((state) => (state.failure === thrown ? { failure } : null));
  }

  override componentDidUpdate(before: AreaBoundaryProps) {
    if (before.at === this.props.at) return;
    this.#fresh.reset();
    if (this.state.failure !== undefined) this.retry();
  }

  readonly retry = () => {
    resetArea(this.props.name);
    clearScreens(this.props.name);
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <AreaFailure failure={failure} onRetry={this.retry} />;
  }
}
