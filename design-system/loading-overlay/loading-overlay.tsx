import { LoaderCircle } from 'lucide-react';

export interface LoadingOverlayProps {
  /** What is being waited for. */
  label: string;
}

/** Covers the place whose work must not be touched meanwhile; that place is `relative`. A Skeleton for what is being loaded. */
export function LoadingOverlay({ label }: LoadingOverlayProps) {
  return (
    <div
      role="status"
      className="absolute inset-0 z-20 grid place-items-center rounded-[inherit] bg-surface-raised/80 transition-opacity duration-base starting:opacity-0"
    >
      <span className="flex items-center gap-3 font-560">
        <LoaderCircle aria-hidden size={24} className="animate-spin text-brand" />
        {label}
      </span>
    </div>
  );
}
