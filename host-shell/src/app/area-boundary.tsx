import { Component, type ReactNode } from 'react';
import { AreaUnavailable, replaceCanary, resetArea } from '../federation/load-area';
import { reportFailed } from '../federation/load-reports';
import { AreaFailure } from './area-failure';
import { clearScreens } from './area-screen';

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

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: thrown ?? new Error('The area failed') };
  }

  override componentDidCatch(thrown: unknown) {
    // What did not load was reported, and replaced, where it was loaded.
    if (thrown instanceof AreaUnavailable) return;
    reportFailed(this.props.name, thrown);
    void replaceCanary(this.props.name);
  }

  override componentDidUpdate(before: AreaBoundaryProps) {
    if (before.at !== this.props.at && this.state.failure !== undefined) this.retry();
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
