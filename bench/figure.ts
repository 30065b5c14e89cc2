/** Prints a figure beside its goal. */
export function figure(what: string, value: number, goal: number, unit: string): void {
  const digits = unit === '' ? 3 : unit === 's' ? 2 : 0;
  const over = value > goal ? '   OVER' : '';
  console.log(
    `${what.padEnd(48)} ${value.toFixed(digits).padStart(8)} ${unit.padEnd(3)} goal ≤ ${goal} ${unit}${over}`,
  );
}
