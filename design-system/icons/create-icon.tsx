import { createElement, type SVGProps } from 'react';

/** A drawing in the format of lucide. */
interface IconData {
  name: string;
  size?: number;
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * Creates the component of a lucide drawing. In the built app it replaces lucide's own function (build/client-plugins.ts), which has
 * more features than are used here, computed at each rendering of each icon.
 */
export default function createIcon({ name, size: box = 24, node }: IconData) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, className, ...props }: IconProps) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: whoever draws an icon hides it, or names it
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox={`0 0 ${box} ${box}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
        className={['lucide', `lucide-${name}`, className].filter(Boolean).join(' ')}
      >
        {drawing}
      </svg>
    );
  };
}
