interface FadeProps {
  /** The edge that is fully covered. */
  to: 'top' | 'bottom' | 'left' | 'right';
  /** The ground that it stands on. */
  ground?: 'surface' | 'surface-raised';
  className: string;
}

/** What is cut through by an edge fades into the ground there: there is more. */
export const Fade = ({ to, ground = 'surface', className }: FadeProps) => (
  <div
    aria-hidden
    data-fade
    className={className}
    style={{ background: `linear-gradient(to ${to}, transparent, var(--${ground}))` }}
  />
);
