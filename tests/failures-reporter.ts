import { writeFileSync } from 'node:fs';
import { JsonReporter, MinimalReporter } from 'vitest/node';

/** Prints failing tests with their output, and nothing when all pass: the counts are in the JSON report. */
export class FailuresReporter extends MinimalReporter {
  override onInit(vitest: Parameters<MinimalReporter['onInit']>[0]): void {
    // The base class prints the version and the folder here.
    this.ctx = vitest;
    this.start = performance.now();
  }

  override reportTestSummary(): void {}
}

/** Writes the JSON report to a file without a line about it. */
export class QuietJsonReporter extends JsonReporter {
  readonly #file: string;

  constructor(file: string) {
    super({});
    this.#file = file;
  }

  override async writeReport(report: string): Promise<void> {
    writeFileSync(this.#file, report);
  }
}
