import { Component, type ErrorInfo, type ReactNode } from 'react';
import { BrokenView } from './broken-view.tsx';
import { ChunkError } from './lazy-screen.tsx';
import { logError } from './log.ts';

interface Props {
  children: ReactNode;
  /** Another place is another try. */
  place: string;
  /** No frame of a page stands around it: a failure is the whole page. */
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
    // The network came back between the failure and this: nobody will say so again.
    if (failure instanceof ChunkError && failure.isOver) this.retry();
    else logError('A screen failed', failure, info.componentStack);
  }

  // The code that did not come without a network is asked for as soon as there is one.
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
