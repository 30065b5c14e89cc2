interface FadeProps {
  /** The edge that is fully covered. */
  to: 'top' | 'bottom' | 'left' | 'right';
  /** The background colour that it fades into. */
  ground?: 'surface' | 'surface-raised';
  className: string;
}

/** Fades content that is cut off by an edge into the background, to show that there is more. */
export const Fade = ({ to, ground = 'surface', className }: FadeProps) => (
  <div
    aria-hidden
    data-fade
    className={className}
    style={{ background: `linear-gradient(to ${to}, transparent, var(--${ground}))` }}
  />
);
