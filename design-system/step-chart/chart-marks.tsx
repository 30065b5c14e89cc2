/** A hatch pattern, so that held amounts differ from others without a colour. */
export function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line className="hatch" x1="0" x2="0" y1="0" y2="6" />
      </pattern>
    </defs>
  );
}

/** A triangle that points up, 10 px wide, centred on its position. */
export function Added() {
  return <path className="added" d="M-5 9 0 1 5 9Z" />;
}
