import { Component, type ReactNode } from 'react';
import { ChunkError } from './lazy-screen.tsx';

interface ChunkBoundaryProps {
  /** The code could not be loaded; the next rendering loads it again. */
  onMissing?: () => void;
  children: ReactNode;
}

/** Draws nothing where code could not be loaded, and rethrows every other error to the page. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { failure: unknown }> {
  override state: { failure: unknown } = { failure: null };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override componentDidCatch(failure: unknown): void {
    if (!(failure instanceof ChunkError)) return;
    failure.forget();
    this.props.onMissing?.();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (failure instanceof ChunkError) return null;
    throw failure;
  }
}
