import { Component, type ReactNode } from 'react';
import { ChunkError } from './lazy-screen.tsx';

interface ChunkBoundaryProps {
  /** The code did not come; the next rendering asks for it again. */
  onMissing?: () => void;
  children: ReactNode;
}

/** Draws nothing where code did not come, and leaves every other failure to the page. */
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
