/** The types of `simulation-report.mjs`, which runs without a compiler. */
export function parseWorkerLine(line: string): {
  played: number;
  report: Readonly<Record<string, unknown>>;
  isBroken: boolean;
};
