import { Component, type ErrorInfo, type ReactNode } from 'react';
import { BrokenView } from './broken-view.tsx';
import { ChunkError } from './lazy-screen.tsx';
import { logError } from './log.ts';

interface Props {
  children: ReactNode;
  /** A change of it clears the failure and renders again. */
  place: string;
  /** Shows the failure as a page of its own, where no frame of the shop surrounds it. */
  alone?: boolean;
}

interface State {
  failure: unknown;
  place: string;
}

/** Catches what fails while rendering: shows what happened and offers another try, while the frame stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, place: this.props.place };

  static getDerivedStateFromError(failure: unknown): Partial<State> {
    return { failure };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.place === state.place ? null : { failure: null, place: props.place };
  }

  override componentDidCatch(failure: unknown, info: ErrorInfo): void {
    // The network came back between the failure and this call, so no `online` event will follow.
    if (failure instanceof ChunkError && failure.isOver) this.retry();
    else logError('A screen failed', failure, info.componentStack);
  }

  // Code that could not be loaded without a network is loaded as soon as there is one.
  override componentDidMount(): void {
    addEventListener('online', this.retryCode);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.retryCode);
  }

  retryCode = () => {
    if (this.state.failure instanceof ChunkError) this.retry();
  };

  retry = () => {
    if (this.state.failure instanceof ChunkError) this.state.failure.forget();
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return (
      <BrokenView
        kind={failure instanceof ChunkError ? 'chunk' : 'fault'}
        alone={this.props.alone}
        onRetry={this.retry}
        onReload={() => location.reload()}
      />
    );
  }
}
